import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'packages/web/build/*.test.ts', 'tools/**/*.test.ts'],
    isolate: false,
    pool: 'threads',
    testTimeout: 120_000,
  },
});
