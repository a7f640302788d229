/** What the web client says about its own files. */
import type { Language } from '../language.ts';

const en = {
  newVersion: 'A new version of Tidetable is ready. Your games are kept.',
  load: 'Load it now',
  later: 'Later',
};

const fr: typeof en = {
  newVersion: 'Une nouvelle version de Tidetable est prête. Vos parties sont gardées.',
  load: 'La charger',
  later: 'Plus tard',
};

export const offlineWords: Record<Language, typeof en> = { en, fr };
