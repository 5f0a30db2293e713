// The keys in AWS: asked by each deployment for the pair that the site signs its messages with, made if there is none. It
// answers the deployment with the public key alone.
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { openVault, pairOf } from './push/vault.ts';

const vault = openVault(process.env);

/** A deployment waits for an answer, whatever it is. When the stack goes, the keys stay, as the table does. */
export async function handler(event: CloudFormationCustomResourceEvent): Promise<void> {
  const { LogicalResourceId, RequestId, StackId } = event;
  const answer = { LogicalResourceId, PhysicalResourceId: vault.name, RequestId, StackId };
  await fetch(event.ResponseURL, {
    method: 'PUT',
    body: JSON.stringify({ ...answer, ...(await outcome(event)) }),
  });
}

async function outcome({ RequestType, ResourceProperties }: CloudFormationCustomResourceEvent) {
  if (RequestType === 'Delete') return { Status: 'SUCCESS' };
  try {
    const { publicKey } = await pairOf(vault, String(ResourceProperties.Generation ?? ''));
    return { Status: 'SUCCESS', Data: { PublicKey: publicKey } };
  } catch (error) {
    return { Status: 'FAILED', Reason: error instanceof Error ? error.message : String(error) };
  }
}
