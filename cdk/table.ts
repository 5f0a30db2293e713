// The one table. Its items are functions/store's part.
import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';

/**
 * It holds games that people have played for weeks, so nothing short of two deliberate steps removes it: deletion
 * protection refuses a delete, and a stack that goes leaves it behind.
 *
 * - `due`, sparse and sharded: what must happen next for a game, and when. The outbox, and the clock's work list.
 * - `lobby`, sparse: public games that still have a free seat, newest last.
 *   Both hold keys alone, so that they are written (and paid for) when their key changes, not with every commit.
 * - `gone`: epoch seconds after which DynamoDB may tidy the item away. Housekeeping alone: no rule waits for it.
 */
export function table(scope: Construct): TableV2 {
  return new TableV2(scope, 'Table', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    billing: Billing.onDemand(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
    dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
    timeToLiveAttribute: 'gone',
    globalSecondaryIndexes: [
      {
        indexName: 'due',
        partitionKey: { name: 'dueShard', type: AttributeType.STRING },
        sortKey: { name: 'due', type: AttributeType.NUMBER },
        projectionType: ProjectionType.KEYS_ONLY,
      },
      {
        indexName: 'lobby',
        partitionKey: { name: 'lobby', type: AttributeType.STRING },
        sortKey: { name: 'listed', type: AttributeType.NUMBER },
        projectionType: ProjectionType.KEYS_ONLY,
      },
    ],
  });
}
