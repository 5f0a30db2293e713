// What a function's synthesized role allows. As much of IAM's evaluation as the template uses: statements that allow
// actions on resources, with `*` in either.
import type { Assembly } from './assembly.ts';

export type Rights = (action: string, resource: string) => boolean;

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: string | readonly string[];
  readonly Condition?: unknown;
}

/** @param role the ARN of the role, as the function names it */
export function rightsOf(assembly: Assembly, role: string): Rights {
  const policies = assembly
    .of('AWS::IAM::Policy')
    .filter(({ properties }) => properties.Roles.some((name: string) => role.endsWith(`/${name}`)));
  const statements: Statement[] = policies.flatMap(({ properties }) => properties.PolicyDocument.Statement);
  for (const { Effect, Condition } of statements)
    if (Effect !== 'Allow' || Condition) throw new Error('only plain permissions are understood here');
  return (action, resource) =>
    statements.some(
      ({ Action, Resource }) =>
        [Action].flat().some((pattern) => matches(pattern, action)) &&
        [Resource].flat().some((pattern) => matches(pattern, resource)),
    );
}

const matches = (pattern: string, value: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(value);
