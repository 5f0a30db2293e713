import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Two projects. `unit` is everything that runs in Node alone, in parallel. `browser` drives chromium against a built client
 * and a running server: one file after the other, with the patience that a browser needs.
 * `npx vitest run --project unit test/engine` runs a part.
 */
export default defineConfig({
  test: {
    // The SDK's advice about next year's Node, once for each of a hundred processes.
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'test/web/**', 'test/bench/peer/**'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['test/web/**/*.test.{ts,tsx}'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
