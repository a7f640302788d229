import { defineConfig } from 'vitest/config';
import { root } from './sources.ts';

export default defineConfig({
  root,
  test: {
    include: ['packages/*/src/**/*.long.ts', 'tools/**/*.long.ts'],
    pool: 'threads',
    testTimeout: 3_600_000,
    passWithNoTests: true,
  },
});
