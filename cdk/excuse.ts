// Findings of cdk-nag that stand, each with the reason why.
import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** @param reasons by the finding's exact name, such as `AwsSolutions-IAM5[Resource::*]` */
export function excuse(construct: IConstruct, reasons: Readonly<Record<string, string>>): void {
  const findings = Object.entries(reasons).map(([id, reason]) => ({ id, reason }));
  Validations.of(construct).acknowledge(...findings);
}
