import type { NautilusIsland } from '@tidetable/rules';
import type { SetColour } from '@tidetable/rules/nautilus-island';
import { things } from './things.ts';

/** How the place of a set looks now, and what it is called by flights and explanations. */
export const setState = (view: NautilusIsland.View, seat: number, colour: SetColour) => {
  const set = view.players[seat].sets[colour];
  return {
    'data-place': `set/${seat}/${colour}`,
    'data-explain': things.set(seat, colour),
    'data-empty': set.cards.length === 0 || undefined,
    'data-closed': set.porthole !== null || undefined,
    'data-storing': (view.storing === colour && view.toAct === seat) || undefined,
  };
};
