import { type Nautilion, nautilion, SPECTATOR, seededRng } from '@tidetable/rules';
import { dealt } from '@tidetable/rules/testkit';
import { expect, test } from 'vitest';
import { needsConfirmation as needsConfirmationIn } from './confirmation.ts';

const needsConfirmation = (move: string, view: Nautilion.View): boolean =>
  needsConfirmationIn(move, view, nautilion.components);

const options = {
  seats: 1,
  ship: 'A1',
  reserve: 4,
  expansions: ['heroics'], // something may still fetch crew back
  darkhouse: 'intro',
  harpoons: 2,
};
const dealtView = nautilion.view(dealt(nautilion, options, seededRng(1)), SPECTATOR);

/** Both submarines where they are wanted, on a path of so many tokens, with these dice to give. */
const viewOf = (
  length: number,
  ours: number,
  theirs: number,
  ...faces: number[]
): Nautilion.View => ({
  ...dealtView,
  path: dealtView.path.slice(0, length),
  reefs: dealtView.reefs.slice(0, length),
  nautilion: { ...dealtView.nautilion, after: ours, onIsles: false },
  phantom: { after: theirs, onAbyss: false, isPast: theirs < ours },
  dice: faces.map(face => ({ face, rolls: 1, isOpen: true, isRolling: false })),
  heroics: { opened: [], open: [], pile: 0 },
  given: { darkhouse: 1, phantom: null, nautilion: null },
});

test('chance cannot be taken back', () => {
  expect(needsConfirmation('whirlwind', dealtView)).toBe(true);
  expect(needsConfirmation('reroll 2', dealtView)).toBe(true);
  expect(needsConfirmation('darkhouse 2', dealtView)).toBe(false);
});

test('a die that brings the Phantom home', () => {
  expect(needsConfirmation('phantom 3', viewOf(9, 6, 2, 3, 1))).toBe(true);
  expect(needsConfirmation('phantom 2', viewOf(9, 6, 2, 2, 1))).toBe(false);
});

test('a die that leaves the ship one too many, while crew is missing', () => {
  const view = viewOf(9, 7, 5, 1, 3);
  expect(needsConfirmation('phantom 1', view)).toBe(true);
  expect(needsConfirmation('phantom 3', view)).toBe(false);
  expect(needsConfirmation('phantom 1', { ...view, crew: [1, 2, 3, 4, 5, 6, 7, 8, 9] })).toBe(
    false,
  );
});
