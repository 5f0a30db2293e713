import { describe, expect, it } from 'vitest';
import { templateOf } from './template.ts';

describe('the table', () => {
  const template = templateOf();
  const tables = Object.values(template.findResources('AWS::DynamoDB::GlobalTable'));

  it('is the only one, and outlives the stack', () => {
    expect(tables).toHaveLength(1);
    expect(tables[0]).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
  });

  it('can be restored to any second and is not deleted by accident', () => {
    expect(tables[0]?.Properties.Replicas).toEqual([
      expect.objectContaining({
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      }),
    ]);
  });

  it('costs nothing while nobody plays', () => {
    template.hasResourceProperties('AWS::DynamoDB::GlobalTable', { BillingMode: 'PAY_PER_REQUEST' });
  });

  it('streams both images to the notifier and tidies by `gone`', () => {
    template.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: 'gone', Enabled: true },
    });
  });

  it('has the keys and indexes that the store asks for', () => {
    template.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'S' },
        { AttributeName: 'dueShard', AttributeType: 'S' },
        { AttributeName: 'due', AttributeType: 'N' },
        { AttributeName: 'lobby', AttributeType: 'S' },
        { AttributeName: 'listed', AttributeType: 'N' },
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: 'due',
          KeySchema: [
            { AttributeName: 'dueShard', KeyType: 'HASH' },
            { AttributeName: 'due', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'KEYS_ONLY' },
        },
        {
          IndexName: 'lobby',
          KeySchema: [
            { AttributeName: 'lobby', KeyType: 'HASH' },
            { AttributeName: 'listed', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'KEYS_ONLY' },
        },
      ],
    });
  });
});
