import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  build: { target: 'es2023', manifest: true, assetsInlineLimit: 0 },
  worker: { format: 'es' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
