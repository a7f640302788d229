import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'training/src/**/*.test.ts',
      'packages/web/build/*.test.ts',
      'tools/**/*.test.ts',
    ],
    isolate: false,
    maxWorkers: '100%', // vitest leaves one core free, which is half of a machine with two
    pool: 'threads',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
