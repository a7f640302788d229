/** A page of `src/testkit`, which no client carries: built by its test, and served to its page. */
import type { Page } from '@playwright/test';
import { build } from 'vite';

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Opens the page, as often as wanted. */
export type OpenBuilt = (page: Page) => Promise<void>;

/** Builds a module; it is opened at an address of its name. */
export const buildPage = async (name: string): Promise<OpenBuilt> => {
  const root = `${import.meta.dirname}/..`;
  const base = `/built/${name}/`;
  const built = await build({
    root,
    base,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: `${root}/src/testkit/${name}.tsx`,
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  if (!('output' in built)) throw new Error('not one build');
  const files = new Map<string, string | Uint8Array>();
  for (const file of built.output)
    files.set(base + file.fileName, file.type === 'chunk' ? file.code : file.source);
  const styles = [...files.keys()].filter(path => path.endsWith('.css'));
  files.set(
    base,
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${name}</title>${styles
      .map(href => `<link rel="stylesheet" href="${href}">`)
      .join('')}<script type="module" src="${base}page.js"></script>`,
  );
  return async page => {
    await page.route(`**${base}**`, route => {
      const { pathname } = new URL(route.request().url());
      const body = files.get(pathname);
      const contentType = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/html';
      return body === undefined
        ? route.abort()
        : route.fulfill({ body: typeof body === 'string' ? body : Buffer.from(body), contentType });
    });
    await page.goto(base);
  };
};
