// The two DynamoDB clients and nothing else: what the start of a function is compared with.
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

const doc = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'local' }));

export const handler = (Key: Record<string, string>) =>
  doc.send(new GetCommand({ TableName: 'Lightlag', Key }));
