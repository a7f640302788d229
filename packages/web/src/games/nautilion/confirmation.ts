/** Moves worth a question: chance answers at once, or something is lost by them. */
import type { Nautilion } from '@tidetable/rules';
import { readMove } from '@tidetable/rules/nautilion';
import { warningOf } from './warning.ts';

const CHANCE_ANSWERS: readonly string[] = ['whirlwind', 'reroll', 'heroic'];

export const needsConfirmation = (
  move: string,
  view: Nautilion.View,
  components: object,
): boolean =>
  CHANCE_ANSWERS.includes(readMove(move).type) || warningOf(move, view, components) !== undefined;
