// The clock in AWS: called each minute to do what is due. What that is, push/work.ts says.
import { deployedNotifier } from './push/deployed.ts';
import { sweep } from './push/work.ts';

const notifier = await deployedNotifier(process.env);

export const handler = (): Promise<void> => sweep(notifier);
