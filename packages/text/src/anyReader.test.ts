/** Texts suit screen readers and keyboards, too: they say what to choose, not what to tap or what glows. */
import { expect, test } from 'vitest';
import { everySentence } from './testkit/everySentence.ts';

const HANDS_AND_EYES = {
  en: /\btap\b|\bglow(s|ing)?\b/i,
  fr: /\btouche[rz]\b|\bqui brille\b|\bcoup brille\b/i,
} as const;

/** Captions of drawn examples may describe the picture. */
const DRAWN = /\/figure$/;

test.each(['en', 'fr'] as const)('%s: nothing is only for hands and eyes', async language => {
  const wrong = [...(await everySentence(language, 3))].flatMap(([path, sentences]) =>
    DRAWN.test(path) ? [] : sentences.filter(said => HANDS_AND_EYES[language].test(said)),
  );
  expect(wrong).toEqual([]);
});
