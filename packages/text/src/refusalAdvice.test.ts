/** A refusal names an alternative wherever there is one. */
import { describe, expect, test } from 'vitest';
import { gameTexts } from './index.ts';

/** Codes within a decision of several moves, where undo is the alternative. */
const UNDO_HELPS = {
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

/** Codes for which another move can be chosen at once. */
const ANOTHER_CAN_BE_CHOSEN = {
  'nautilus-island': ['own-column', 'column-taken', 'empty-column', 'set-closed'],
  nautilion: ['too-dear', 'no-such-die', 'same-kind', 'would-split', 'wrong-space', 'space-taken'],
  nauticus: ['tile-flipped', 'same-good', 'stack-empty', 'too-few-taler', 'no-place', 'no-worker'],
};

const UNDO = { en: /\bundo\b/, fr: /\bannulez\b/ };
const OTHERWISE = {
  en: /: (?:choose|end)/,
  fr: /\u00a0: (?:choisissez|terminez)/,
};

const GAMES = ['nautilus-island', 'nautilion', 'nauticus'] as const;

describe.each(['en', 'fr'] as const)('%s', language => {
  test.each(GAMES)('%s says how to get out of a refusal', game => {
    const { refusal } = gameTexts[language][game];
    for (const code of UNDO_HELPS[game]) expect(refusal(code)).toMatch(UNDO[language]);
    for (const code of ANOTHER_CAN_BE_CHOSEN[game])
      expect(refusal(code)).toMatch(OTHERWISE[language]);
  });
});
