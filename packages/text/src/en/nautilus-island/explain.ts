import { choice, list, plural } from '../grammar.ts';

const points = (n: number): string => plural(n, { one: '1 point', other: `${n} points` });
const cards = (n: number): string => plural(n, { one: '1 card', other: `${n} cards` });

/** What each thing on the table is, for somebody who points at it. Colours as in the words of the game. */
export const explain = {
  card: {
    name: (object: string, category: string) => `${object} · ${category}`,
    does: (colour: string) =>
      `Store it with other ${colour} cards as a set. It scores through the tokens on the set; two cards of the same object are a pair.`,
    now: (inHand: number, same: number, inSet: number) =>
      `In your hand: ${inHand} of this colour, ${same} of this object. In your set: ${inSet}.`,
    closed: 'Your set of this colour is closed: it takes no more cards.',
  },
  treasure: {
    does: (n: number) =>
      `A treasure is never stored: it stays in hand and scores ${points(n)} at the end.`,
    now: (n: number) => `The treasures in your hand score ${points(n)} together.`,
  },
  back: {
    name: 'Face-down card',
    does: 'All backs are alike. Whoever collects such a card sees it alone.',
  },
  column: {
    name: (n: number) => `Column ${n}`,
    does: (spaces: number) =>
      plural(spaces, {
        one: 'Collect the top card here, or store 1 card of your hand.',
        other: `Collect the top card of each of its ${spaces} stacks, or store up to ${spaces} cards of one colour.`,
      }),
    open: 'Your castaway may go there now.',
    here: 'Your castaway is here: collect or store.',
    own: 'You may not go to the column of your last turn again.',
    taken: 'Somebody has taken it on this side in this round.',
    empty: 'It is empty: in the final round you may still store there.',
    left: (n: number) =>
      plural(n, { one: 'Each stack has 1 card left.', other: `Each stack has ${n} cards left.` }),
  },
  height: {
    name: (n: number) => `${cards(n)} left in each stack`,
    does: 'When a column runs empty for the first time, the round is finished, and one final round follows.',
    last: 'A column has run empty: one more round follows this one.',
    final: 'This is the final round.',
  },
  landing: {
    name: 'Landing place',
    does: 'A castaway crosses to the opposite side of the Nautilus in every turn.',
    now: (side: string) => `In this round all go to the ${side} side.`,
  },
  castaway: {
    name: (player: string) => `Castaway of ${player}`,
    does: 'Whoever stands closest to the back plays first in the next round, and is ahead if points are equal.',
    now: (column: number, turn: number) =>
      `At column ${column}; plays as number ${turn} in this round.`,
    waits: (turn: number) => `Not on the Nautilus yet; plays as number ${turn} in this round.`,
  },
  camp: {
    name: (category: string, bonus: string) => `Camp, ${category}: ${bonus}`,
    empty: (category: string) => `Camp, ${category}: no token`,
    does: (colour: string, scores: string) =>
      `Whoever stores ${colour} cards takes this token onto the set. It scores ${scores}.`,
    doesEmpty:
      'Whoever stores this colour now gets no token. The empty spaces are refilled when a taking leaves one token alone.',
    now: (n: number, size: number) => `On your set of ${cards(size)} it would score ${n} now.`,
    none: 'You have no card in this set yet: the first ones that you store bring this token.',
    closed: 'Your set of this colour is closed: you cannot take this token.',
  },
  token: {
    does: (scores: string) => `It scores ${scores}, whether the set is closed or open.`,
    doesDouble: (scores: string) => `It scores ${scores}; without a porthole it scores nothing.`,
    now: (n: number, tokens: number) =>
      plural(tokens, {
        one: `It scores ${points(n)} now.`,
        other: `The ${tokens} of this sort score ${points(n)} now.`,
      }),
  },
  bag: {
    does: 'When a taking leaves exactly one token in the camp, every empty space is refilled from the bag.',
    now: (n: number) =>
      plural(n, { one: 'The camp has 1 token now.', other: `The camp has ${n} tokens now.` }),
  },
  pile: {
    name: (size: number) => `Portholes for ${size} cards`,
    does: (size: number) =>
      `Just after storing, a set of exactly ${size} cards may be closed with the top token. The set then takes no more cards.`,
    now: (n: number, next: readonly string[]) =>
      next.length === 0
        ? `The last one is worth ${points(n)}.`
        : `The next one is worth ${points(n)}, then ${list(next)}.`,
    may: (n: number) => `You may close your set with it now, for ${points(n)}.`,
    none: 'None is left: a set of this size cannot be closed.',
  },
  porthole: {
    name: (n: number) => `Porthole of ${points(n)}`,
    does: 'It closes its set: the set takes no more cards, and the porthole scores its points.',
    doubled: (n: number) => `With double tokens it scores ${points(n)} in all.`,
  },
  set: {
    name: (colour: string) => `The ${colour} set`,
    nameOf: (colour: string, player: string) => `The ${colour} set of ${player}`,
    does: (colour: string) =>
      `All stored ${colour} cards lie here, with the tokens taken for them. One set a colour.`,
    empty: 'It has no cards yet.',
    open: (size: number, n: number) => `${cards(size)}, open; it scores ${points(n)} now.`,
    closed: (size: number, n: number) => `${cards(size)}, closed; it scores ${points(n)}.`,
    next: (sizes: readonly string[]) => `It can be closed with ${choice(sizes)} cards.`,
    never: 'It can never be closed: no porthole is left for so many cards.',
  },
  worth: {
    name: (n: number) => `Scores ${points(n)} now`,
    does: 'A set scores its tokens and its porthole. Cards alone score nothing.',
    now: (tokens: number, porthole: number) => `Tokens ${tokens}, porthole ${porthole}.`,
  },
  hand: {
    name: (player: string, n: number) => `${player}: ${cards(n)} in hand`,
    does: 'Hands are secret, but all saw what was taken from a face-up stack. Of the cards in hand only treasures score.',
    now: (n: number) => plural(n, { one: '1 of them is known.', other: `${n} of them are known.` }),
  },
  score: {
    name: (n: number) => `Sets: ${points(n)}`,
    does: 'Tokens and portholes of all sets, closed or open. With the treasures in hand they are the score.',
  },
  tieBreak:
    'Of players with equal points, the one whose castaway is closer to the back comes first.',
};

export type ExplainWords = typeof explain;
