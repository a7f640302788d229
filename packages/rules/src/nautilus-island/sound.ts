/** What must hold in every position, whatever was played: nothing is lost, nothing is made. */
import { components } from './components.ts';
import {
  BONUS_NAMES,
  BONUSES,
  CARDS,
  COLOURS,
  cardAt,
  HEIGHT,
  heldAt,
  KINDS,
  OBJECTS,
  PILES,
  SETS,
  SMALLEST_PILE,
  type State,
  setAt,
  TOKENS,
} from './state.ts';

/** The name of the first thing found wrong, undefined in a sound position. */
export const whatIsWrong = (s: State): string | undefined => {
  const cards = countCards(s);
  if (cards.some(n => n !== components.copies)) return 'cards';
  const tokens = countTokens(s);
  if (BONUS_NAMES.some((name, bonus) => tokens[bonus] !== components.bonus[name])) return 'tokens';
  if (s.camped !== s.camp.filter(Boolean).length) return 'camp';
  for (let seat = 0; seat < s.seats; seat++) {
    const wrong = whatIsWrongWithSeat(s, seat);
    if (wrong !== undefined) return wrong;
  }
  return portholesAreSound(s) ? undefined : 'portholes';
};

/** Every card once: left in its stack or set aside, in a hand, or laid. */
const countCards = (s: State): Uint8Array => {
  const count = new Uint8Array(KINDS);
  s.spaces.forEach((spaces, column) => {
    for (let stack = s.firstStack[column]; stack < s.firstStack[column] + spaces; stack++) {
      const from = stack * HEIGHT;
      for (let i = HEIGHT - s.height[column]; i < HEIGHT; i++) count[s.deck[from + i]]++;
    }
  });
  const last = s.spaces.length - 1;
  const aside = (s.firstStack[last] + s.spaces[last]) * HEIGHT;
  for (let i = aside; i < CARDS; i++) count[s.deck[i]]++;
  for (let i = 0; i < s.hand.length; i++) count[i % KINDS] += s.hand[i] + s.laid[i];
  return count;
};

const countTokens = (s: State): Uint8Array => {
  const count = new Uint8Array(BONUSES);
  for (let i = s.drawn; i < TOKENS; i++) count[s.bag[i]]++;
  for (const token of s.camp) if (token > 0) count[token - 1]++;
  s.bonus.forEach((n, i) => {
    count[i % BONUSES] += n;
  });
  return count;
};

const whatIsWrongWithSeat = (s: State, seat: number): string | undefined => {
  for (let colour = 0; colour < COLOURS; colour++) {
    const from = cardAt(seat, colour * OBJECTS);
    const sum = (column: Uint8Array): number =>
      column.subarray(from, from + OBJECTS).reduce((a, b) => a + b);
    if (sum(s.hand) !== s.held[heldAt(seat, colour)]) return 'held';
    const isStorable = sum(s.hand) > 0 && colour < SETS && s.porthole[setAt(seat, colour)] === 0;
    if (isStorable !== ((s.storable[seat] & (1 << colour)) !== 0)) return 'storable';
    if (sum(s.laid) !== (colour < SETS ? s.size[setAt(seat, colour)] : 0)) return 'size';
    for (let i = from; i < from + OBJECTS; i++) if (s.known[i] > s.hand[i]) return 'known';
  }
  return undefined;
};

/** Each token that left a pile closes one set of exactly that size. */
const portholesAreSound = (s: State): boolean =>
  PILES.every((pile, i) => {
    const taken: number[] = pile.slice(0, s.pile[i]);
    const placed = Array.from(s.porthole).filter(
      (p, set) => p > 0 && s.size[set] === SMALLEST_PILE + i,
    );
    return taken.length === placed.length && taken.every(p => placed.includes(p));
  });
