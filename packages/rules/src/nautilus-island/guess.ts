/** Worlds that a view cannot tell from the real one, each as often as it is likely. */
import { has } from '../core/bitSet.ts';
import type { WorldSampler } from '../core/game.ts';
import { type Rng, shuffle, unnamed } from '../core/rng.ts';
import { components } from './components.ts';
import { fromView } from './read.ts';
import { asideAt } from './setup.ts';
import type { Sheet } from './sheet.ts';
import {
  addToHand,
  BONUSES,
  CARDS,
  colourOf,
  copyInto,
  HEIGHT,
  heldAt,
  isFaceUp,
  KINDS,
  Phase,
  SETS,
  type State,
  setAt,
  topCard,
} from './state.ts';
import type { View } from './view.ts';

export const worlds = (sheet: Sheet, v: View): WorldSampler<State> => {
  const base = fromView(sheet, v);
  const cards = unseenCards(base);
  const tokens = unseenTokens(base);
  const hidden = v.players.map(p => (p.hand === null ? p.handSize - p.known.length : 0));
  const slots = hiddenSlots(base);
  insistOnWorlds(base, cards.length - slots.length, hidden);
  const sampleInto = (to: State, rng: Rng): void => {
    let dealt: number;
    do {
      copyInto(to, base);
      dealt = dealHands(to, cards, hidden, rng);
    } while (dealt < 0);
    for (const slot of slots) to.deck[slot] = cards[dealt++];
    shuffle(tokens, tokens.length, unnamed(rng), '');
    to.bag.set(tokens, to.drawn);
  };
  return { sampleInto };
};

/** Throws if no deal of so many cards can give such hands, so that nobody looks for one for ever. */
const insistOnWorlds = (base: State, inHands: number, hidden: readonly number[]): void => {
  const isFair = hidden.every(n => n >= 0) && hidden.reduce((a, b) => a + b) === inHands;
  const isHidden = hidden[base.toAct] > 0;
  if (!isFair || !(isHidden || holdsWhatItShowed(base))) throw new RangeError('no such hands');
};

/**
 * Deals the unseen cards to the hands that hold some; returns how many it used, or -1 if the
 * hands contradict what their owners have shown, and the whole deal must be made again. [NI50]
 */
const dealHands = (s: State, cards: Uint8Array, hidden: readonly number[], rng: Rng): number => {
  let used = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (!hasIdled(s, seat) || hidden[seat] === 0) continue;
    if (!dealDullHand(s, seat, hidden[seat], cards, used, rng)) return -1;
    used += hidden[seat];
  }
  const rest = cards.subarray(used);
  shuffle(rest, rest.length, unnamed(rng), '');
  for (let seat = 0; seat < s.seats; seat++) {
    if (hasIdled(s, seat)) continue;
    for (let i = 0; i < hidden[seat]; i++) addToHand(s, seat, cards[used++]);
  }
  return holdsWhatItShowed(s) ? used : -1;
};

const hasIdled = (s: State, seat: number): boolean => has(s.idled, seat);

/**
 * A seat that idled holds nothing it could store. Its cards are drawn from those alone; since the
 * seats dealt before it may have taken some of them, the deal is kept only as often as that leaves
 * ways to go on, or the first seats would get more than their share.
 */
const dealDullHand = (
  s: State,
  seat: number,
  n: number,
  cards: Uint8Array,
  used: number,
  rng: Rng,
): boolean => {
  const isDull = (card: number): boolean => {
    const colour = colourOf(card);
    return colour >= SETS || s.porthole[setAt(seat, colour)] > 0;
  };
  const all = cards.reduce((count, card) => count + (isDull(card) ? 1 : 0), 0);
  let left = cards.subarray(used).reduce((count, card) => count + (isDull(card) ? 1 : 0), 0);
  for (let i = 0; i < n; i++) {
    if (rng(all - i) >= left) return false;
    let skip = rng(left--);
    let at = used + i;
    while (!isDull(cards[at]) || skip-- > 0) at++;
    const card = cards[at];
    cards[at] = cards[used + i];
    cards[used + i] = card;
    addToHand(s, seat, card);
  }
  return true;
};

const holdsWhatItShowed = (s: State): boolean => {
  if (s.phase === Phase.lay) return s.held[heldAt(s.toAct, s.storing)] > 0;
  return s.phase !== Phase.act || s.hasStore === 0 || s.storable[s.toAct] !== 0;
};

/** The cards that the viewer does not see, and cannot place. */
const unseenCards = (s: State): Uint8Array => {
  const left = new Uint8Array(KINDS).fill(components.copies);
  s.spaces.forEach((spaces, column) => {
    for (let stack = 0; stack < spaces; stack++) {
      if (isSeen(s, column, stack)) left[topCard(s, column, stack)]--;
    }
  });
  for (let i = 0; i < s.hand.length; i++) left[i % KINDS] -= s.hand[i] + s.laid[i];
  return expand(left);
};

const unseenTokens = (s: State): Uint8Array => {
  const left = s.sheet.bonus.slice();
  for (const token of s.camp) if (token > 0) left[token - 1]--;
  s.bonus.forEach((n, i) => {
    left[i % BONUSES] -= n;
  });
  return expand(left);
};

/** `[2, 0, 1]` becomes `[0, 0, 2]`. */
const expand = (counts: Uint8Array): Uint8Array =>
  Uint8Array.from(Array.from(counts).flatMap((n, item) => new Array<number>(n).fill(item)));

const isSeen = (s: State, column: number, stack: number): boolean =>
  s.height[column] > 0 && isFaceUp(s, column, stack);

/** Where in the deck the unseen cards of the stacks lie, and those set aside. */
const hiddenSlots = (s: State): number[] => {
  const slots: number[] = [];
  s.spaces.forEach((spaces, column) => {
    for (let stack = 0; stack < spaces; stack++) {
      const end = (s.firstStack[column] + stack + 1) * HEIGHT;
      const first = end - s.height[column] + (isSeen(s, column, stack) ? 1 : 0);
      for (let at = first; at < end; at++) slots.push(at);
    }
  });
  for (let at = asideAt(s); at < CARDS; at++) slots.push(at);
  return slots;
};
