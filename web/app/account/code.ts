// Codes as people read them.

/** "ABCD-EFGH-JKMN" */
export const inGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';
