/** What a system shows when somebody installs the app: a web manifest for each language. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gameIds } from '@tidetable/rules';
import { LANGUAGES, type Language, loadEveryLanguage } from '@tidetable/text/shell';
import { homeWords } from '@tidetable/text/web';
import type { Plugin } from 'vite';
import common from './manifest.json' with { type: 'json' };

/** Pictures of every game, by form factor; `e2e/drawScreens.ts` draws them. */
export const FORMS = {
  wide: { width: 1280, height: 720 },
  narrow: { width: 390, height: 844 },
} as const;
type Form = keyof typeof FORMS;

/** In `public`, so that they are served under the same path. */
export const screenFile = (language: Language, game: string, form: Form): string =>
  `screens/${language}/${game}-${form}.jpg`;

const PUBLIC = join(import.meta.dirname, '../public');

/** A language that has not been drawn yet shows no pictures. */
const screenshots = (language: Language): object[] => {
  const drawn = globSync(`screens/${language}/*.jpg`, { cwd: PUBLIC }).map(file => basename(file));
  return gameIds.flatMap(game =>
    Object.entries(FORMS)
      .map(([form, { width, height }]) => ({
        src: `/${screenFile(language, game, form as Form)}`,
        sizes: `${width}x${height}`,
        type: 'image/jpeg',
        form_factor: form,
        label: homeWords[language].games[game].title,
      }))
      .filter(({ src }) => drawn.includes(basename(src))),
  );
};

export const manifestOf = async (language: Language): Promise<object> => {
  await loadEveryLanguage(['web']);
  return {
    ...common,
    lang: language,
    description: homeWords[language].lead,
    screenshots: screenshots(language),
  };
};

export const manifestPath = (language: Language): string => `${language}.webmanifest`;

/** The page begins with the first of them, and changes it with its language (`settings.ts`). */
export const manifests = (): Plugin => ({
  name: 'manifests',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: `/${manifestPath('en')}` }, injectTo: 'head' },
  ],
  async generateBundle() {
    for (const language of LANGUAGES)
      this.emitFile({
        type: 'asset',
        fileName: manifestPath(language),
        source: JSON.stringify(await manifestOf(language)),
      });
  },
});
