// The story of journey.test.ts once more, with everything that is deployed: bundles in processes of their own, each with its
// own rights, behind what stands in for CloudFront, API Gateway, stream and clock.
import { afterAll, vi } from 'vitest';

vi.stubEnv('TABLE_IN', 'cloud');
afterAll(() => void vi.unstubAllEnvs());
await import('./journey.test.ts');
