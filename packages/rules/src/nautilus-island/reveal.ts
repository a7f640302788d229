/** Which moves can bring to light what somebody did not know: cards, tokens, or what a hand lacks. */
import { CLOSE, COLLECT, COLUMN, IDLE, LAY, LAY_COPIES, STORE } from './moves.ts';
import { cardAt, OBJECTS, Phase, type State } from './state.ts';

/** Cards that were taken face up everybody knows until they are laid. [NI46] */
export const mayReveal = (before: State, m: number, after: State): boolean => {
  if (after.phase === Phase.over) return true; // hands are shown [NI51]
  if (m < COLLECT) return before.height[m - COLUMN] === 0; // perhaps only for those who can store [NI33]
  if (m === COLLECT || m === IDLE) return true;
  if (m < LAY) return !isKnown(before, m - STORE);
  if (m < CLOSE) return after.drawn !== before.drawn || !areKnown(before, m - LAY);
  return false; // to close a set or to leave it open
};

/** Does everybody know of a card of this colour in the hand of the seat to act? */
const isKnown = (s: State, colour: number): boolean => {
  const from = cardAt(s.toAct, colour * OBJECTS);
  return s.known.subarray(from, from + OBJECTS).some(n => n > 0);
};

/** Does everybody know that the seat to act holds the cards that it lays? */
const areKnown = (s: State, lay: number): boolean => {
  const from = cardAt(s.toAct, s.storing * OBJECTS);
  for (let object = 0; object < OBJECTS; object++)
    if (LAY_COPIES[lay * OBJECTS + object] > s.known[from + object]) return false;
  return true;
};
