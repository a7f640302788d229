/** A refusal says what to do instead, wherever there is something to do. */
import { type GameId, gameIds } from '@tidetable/rules';
import { describe, expect, test } from 'vitest';
import { gameTexts, LANGUAGES, type Language } from './index.ts';

/** Codes of tries in the middle of a decision, which an undo leads out of. */
const UNDO_HELPS: Record<GameId, readonly string[]> = {
  'nautilus-island': ['already-explored', 'nothing-to-collect', 'lay-first'],
  nautilion: ['give-a-die', 'pay-first', 'choose-two-tokens', 'sacrifice-first'],
  nauticus: [
    'go-on-or-end',
    'place-first',
    'choose-extra-first',
    'nothing-to-do',
    'storage-full',
    'carried-not-bought',
    'no-hull-part',
    'does-not-fit',
  ],
};

/** Codes of tries for which something else can be chosen at once. */
const ANOTHER_CAN_BE_CHOSEN: Record<GameId, readonly string[]> = {
  'nautilus-island': ['own-column', 'column-taken', 'empty-column', 'set-closed'],
  nautilion: ['too-dear', 'no-such-die', 'same-kind', 'would-split', 'wrong-space', 'space-taken'],
  nauticus: ['tile-flipped', 'same-good', 'stack-empty', 'too-few-taler', 'no-place', 'no-worker'],
};

const UNDO: Record<Language, RegExp> = { en: /\bundo\b/, fr: /\bannulez\b/ };
const OTHERWISE: Record<Language, RegExp> = {
  en: /: (?:choose|end)/,
  fr: /\u00a0: (?:choisissez|terminez)/,
};

describe.each(LANGUAGES)('%s', language => {
  test.each(gameIds)('%s says how to get out of a refusal', game => {
    const { refusal } = gameTexts[language][game];
    for (const code of UNDO_HELPS[game]) expect(refusal(code)).toMatch(UNDO[language]);
    for (const code of ANOTHER_CAN_BE_CHOSEN[game])
      expect(refusal(code)).toMatch(OTHERWISE[language]);
  });
});
