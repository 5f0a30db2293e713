// The notifier in AWS: hears from the table's stream which heads were written. What it does is push/work.ts's part.
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { deployedNotifier } from './push/deployed.ts';
import { changedGames, notDone } from './push/stream.ts';
import { notifyAll } from './push/work.ts';

const notifier = await deployedNotifier(process.env);

export const handler = async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
  notDone(event, await notifyAll(notifier, changedGames(event)));
