import { basename, dirname, resolve } from 'node:path';
import { LANGUAGES, loadEveryLanguage } from '@tidetable/text/shell';
import { shellWords } from '@tidetable/text/web';
import { defineConfig, type Plugin } from 'vite';
import { LICENCES } from './build/licences.ts';
import { manifests } from './build/manifests.ts';

/** The two faces that every page shows at once; asked for early, so that no text jumps. */
const EARLY_FONTS = [/alegreya-sans-latin-400-normal-.*\.woff2$/, /im-fell-english-sc-.*\.woff2$/];

const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      EARLY_FONTS.map(font => {
        const file = Object.keys(bundle).find(name => font.test(name));
        if (file === undefined) throw new Error(`no font ${font} in the bundle`);
        const attrs = {
          rel: 'preload',
          href: `/${file}`,
          as: 'font',
          type: 'font/woff2',
          crossorigin: '',
        };
        return { tag: 'link', attrs, injectTo: 'head' as const };
      }),
  },
});

/** Without scripts nobody knows which language is read: the page says it in all of them. */
const sayWithoutScripts = (): Plugin => ({
  name: 'say-without-scripts',
  transformIndexHtml: async html => {
    await loadEveryLanguage(['web']);
    const said = LANGUAGES.map(id => `<p lang="${id}">${shellWords[id].needsScripts}</p>`);
    return html.replace('<noscript></noscript>', `<noscript>${said.join('')}</noscript>`);
  },
});

const WORKER = /new URL\('(\.\/[\w.]+\.worker\.ts)', import\.meta\.url\)/g;

/** Bundles workers together with the page: left alone, vite puts the rules into each anew. */
const shareWithWorkers = (): Plugin => ({
  name: 'share-with-workers',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('new Worker(')) return undefined;
    return code.replace(WORKER, (_, path: string) => {
      const name = basename(path, '.ts');
      const file = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path), name });
      return `import.meta.ROLLUP_FILE_URL_${file}`;
    });
  },
});

/** What the first page, every table, both workers and the rules of every game need. */
const SHARED =
  /[\\/]src[\\/](store[\\/]keeper|table[\\/](gameAt|newTable|rpc|watchers)|core[\\/]\w+)\.ts$/;

/** What most screens need and no worker: left alone, eighteen small files. */
const PAGE =
  /[\\/](node_modules[\\/]@?preact[\\/]|text[\\/]src[\\/](grammar|reasonText|online)\.|client[\\/]src[\\/]api\.|web[\\/]src[\\/](router|settings|ownBox|look[\\/](icon|pawn)|lessons[\\/](lessonList|progress)|online[\\/](api|invitation|paces)|screens[\\/](page|learn[\\/]lessonList))\.)/;

/** All rules of a game are one file: who needs a part of them soon needs the rest. */
const rulesOf = (file: string): string | null => {
  const [, game] = /[\\/]rules[\\/]src[\\/]([\w-]+)[\\/]/.exec(file) ?? [];
  return game === undefined ? null : `${game}-rules`;
};

/** Words of one language that every screen needs. */
const wordsOf = (file: string): string | null => {
  const path =
    /[\\/]text[\\/]src[\\/](\w\w)[\\/](amounts|grammar|record|notices|web[\\/](?!typing\.)\w+)\.ts$/;
  const [, language] = path.exec(file) ?? [];
  return language === undefined ? null : `${language}-words`;
};

/** Bundled files that workers load, too. */
const RUNS_IN_WORKERS = /\b(shared|\w+\.worker)-[^/]*$/;

export default defineConfig({
  root: import.meta.dirname,
  build: {
    target: 'es2023',
    assetsInlineLimit: 0, // the content security policy knows files only
    modulePreload: {
      polyfill: false,
      // In a worker there is no document that could preload anything.
      resolveDependencies: (_, files, { hostId }) => (RUNS_IN_WORKERS.test(hostId) ? [] : files),
    },
    license: { fileName: LICENCES }, // of programs; the build adds those of fonts
    rolldownOptions: {
      input: ['index.html', 'sw/sw.ts'].map(file => `${import.meta.dirname}/${file}`),
      output: {
        // With all that they import: left alone, what pages and workers share is a dozen small files.
        codeSplitting: {
          groups: [
            { name: 'shared', test: SHARED },
            { name: 'page', test: PAGE },
            { name: rulesOf, debugName: 'rules' },
            { name: wordsOf, debugName: 'words' },
          ],
        },
        // The address of a service worker never changes.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [preloadFonts(), sayWithoutScripts(), manifests(), shareWithWorkers()],
});
