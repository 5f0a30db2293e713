// The notifier in AWS: hears from the table's stream which heads were written. What it does is push/work.ts's part.
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { deployedNotifier } from './push/deployed.ts';
import { changedGames } from './push/stream.ts';
import { notifyAll } from './push/work.ts';

const notifier = deployedNotifier(process.env);

export const handler = (event: DynamoDBStreamEvent): Promise<void> =>
  notifyAll(notifier, changedGames(event));
