import { lastSentencesFrom } from './lastSentences.ts';

/** More than this is not listened to while one waits to play: a key tells it again. */
const MOST = 420; // characters

/** News for who hears them: the latest sentences; `earlier` says first how many are left out. */
export const announced = (sentences: readonly string[], earlier: (n: number) => string): string => {
  const from = lastSentencesFrom(sentences, MOST);
  return [...(from > 0 ? [earlier(from)] : []), ...sentences.slice(from)].join(' ');
};
