import type { NautilusIslandTerm } from '@tidetable/bots';
import type { NautilusIsland } from '@tidetable/rules';
import { components, SET_COLOURS } from '@tidetable/rules/nautilus-island';
import type { TermWords } from '../../reasonText.ts';
import type { NotationWords } from '../../typing/ownNotation.ts';
import { morePoints } from '../amounts.ts';
import { does, list, plural } from '../grammar.ts';

type Bonus = NautilusIsland.BonusName;
type Colour = NautilusIsland.ColourName;

const { bonusPoints } = components;

const colourNames: Record<Colour, string> = {
  green: 'green',
  red: 'red',
  blue: 'blue',
  purple: 'purple',
  orange: 'orange',
  yellow: 'yellow',
};

const objects: Record<Colour, readonly string[]> = {
  green: ['hat', 'coat', 'boots', 'gloves'],
  red: ['compass', 'sextant', 'spyglass', 'chart'],
  blue: ['hammer', 'saw', 'wrench', 'nails'],
  purple: ['rod', 'net', 'hook', 'harpoon'],
  orange: ['bread', 'fruit', 'water', 'tins'],
  yellow: ['coin', 'pearl', 'goblet', 'crown'],
};

/** Which object of a colour is which number: `green: 1 hat, 2 coat, …`. */
const numbered = SET_COLOURS.map(
  colour =>
    `${colourNames[colour]}: ${objects[colour].map((name, i) => `${i + 1} ${name}`).join(', ')}`,
).join('; ');

/** English defines what is to be said; every other language must say all of it. */
export const words = {
  title: 'Nautilus Island',
  about:
    'Castaways search a stranded submarine. Collect objects from its columns, store them in your camp as sets of one colour, pick up bonus tokens and close each set at the right moment. Two to four players, about twenty minutes.',
  credits: 'Designed by Johannes Goupy and Théo Rivière, published by Funnyfox.',
  colours: colourNames,
  /** As an adjective of “set”, and of “cards”. */
  setColours: colourNames,
  cardColours: colourNames,
  categories: {
    green: 'clothes',
    red: 'navigation',
    blue: 'repair',
    purple: 'fishing',
    orange: 'supplies',
    yellow: 'treasure',
  } satisfies Record<Colour, string> as Record<Colour, string>,
  objects,
  bonus: {
    two: `${bonusPoints.two} points`,
    three: `${bonusPoints.three} points`,
    perCard: '1 per card',
    double: 'double porthole',
    odd: `${bonusPoints.odd} if odd`,
    pair: `${bonusPoints.pair} per pair`,
  } satisfies Record<Bonus, string> as Record<Bonus, string>,
  /** The same for somebody who asks. */
  bonusInFull: {
    two: `${bonusPoints.two} points`,
    three: `${bonusPoints.three} points`,
    perCard: '1 point for each card of the set',
    double: 'the points of the set’s porthole once more',
    odd: `${bonusPoints.odd} points if the set has an odd number of cards`,
    pair: `${bonusPoints.pair} points for two cards of the same object in the set`,
  } satisfies Record<Bonus, string> as Record<Bonus, string>,
  unseenCard: 'an unseen card',
  faceDown: 'face down',
  list,

  moves: {
    /** With so many stacks. */
    column: (n: number, tops: string, height: number, _stacks: number) =>
      height === 0 ? `Explore column ${n}: empty` : `Explore column ${n}: ${tops} (${height} high)`,
    collect: (column: number, stacks: number) =>
      `Collect the top ${stacks === 1 ? 'card' : 'cards'} of column ${column}`,
    idle: 'Do nothing: there is nothing to collect and nothing to store',
    store: (colour: string) => `Store ${colour} cards`,
    lay: (cards: string) => `Lay ${cards}`,
    close: (colour: string, points: number) =>
      `Close the ${colour} set with the porthole of ${plural(points, { one: '1 point', other: `${points} points` })}`,
    leave: (colour: string) => `Leave the ${colour} set open`,
    refill: (colour: string) => `Refill the ${colour} space of the camp`,
  },

  events: {
    explored: (name: string, column: number) =>
      `${does(name, 'explores', 'explore')} column ${column}.`,
    collected: (name: string, column: number, cards: string) =>
      `${does(name, 'collects', 'collect')} from column ${column}: ${cards}.`,
    stored: (name: string, cards: string, colour: string) =>
      `${does(name, 'lays', 'lay')} ${cards} (${colour}).`,
    tookBonus: (name: string, bonus: string, colour: string) =>
      `${does(name, 'takes', 'take')} the bonus token “${bonus}” for the ${colour} set.`,
    refilled: (tokens: readonly string[]) => `The camp gets ${list(tokens)}.`,
    inSpace: (bonus: string, colour: string) => `“${bonus}” (${colour})`,
    closed: (name: string, colour: string, points: number) =>
      `${does(name, 'closes', 'close')} the ${colour} set for ${plural(points, { one: '1 point', other: `${points} points` })}.`,
    leftOpen: (name: string, colour: string) =>
      `${does(name, 'leaves', 'leave')} the ${colour} set open.`,
    idled: (name: string) => `${name} can do nothing.`,
    firstEmptied: (column: number) =>
      `Column ${column} is empty: after this round comes the final one.`,
    columnEmptied: (column: number) => `Column ${column} is empty.`,
    revealed: (column: number, card: string) => `Column ${column} now shows ${card}.`,
    round: (round: number, names: string) => `Round ${round} begins; order: ${names}.`,
    finalRound: (round: number, names: string) =>
      `Round ${round} begins, the final one; order: ${names}.`,
    over: 'The game is over; all hands are shown.',
  },

  refusals: {
    over: 'The game is over.',
    'explore-first': 'First choose a column to explore.',
    'already-explored':
      'Your castaway has already moved: now collect or store, or undo to choose another column.',
    'no-such-column': 'There is no such column with this number of players.',
    'own-column': 'You may not stay in the column of your last turn: choose another one.',
    'column-taken': 'Another castaway has taken that column on this side: choose a free one.',
    'empty-column':
      'That column is empty, and you have nothing to store there: choose another one.',
    'store-or-collect': 'Now collect, or store cards of one colour.',
    'nothing-to-collect':
      'That column is empty: store cards of one colour, or undo to choose another column.',
    'set-closed': 'That set is closed and takes no more cards: choose another colour.',
    'no-such-colour-in-hand':
      'You have no card of that colour in hand: choose another colour, or collect.',
    'must-act': 'You must collect or store.',
    'lay-first': 'Now choose which cards to lay. One colour a turn: undo to switch.',
    'too-many-cards': 'This column has fewer spaces than that: lay fewer cards.',
    'no-such-cards-in-hand': 'You do not have those cards in hand: choose others.',
    'close-or-leave': 'Now close the set, or leave it open.',
    'chance-decides': 'Chance decides where the last tokens go.',
    'only-chance': 'The camp is refilled by chance, not by a player.',
  } satisfies Record<NautilusIsland.RefusalCode, string> as Record<
    NautilusIsland.RefusalCode,
    string
  >,

  notation: [
    ['column 3', 'explore column 3, counted from the back'],
    ['collect', 'take the top card of each stack there'],
    ['store green', 'store green cards; also red, blue, purple, orange'],
    ['lay 1 1 3', `lay these objects of that colour, or by their names (${numbered})`],
    ['close', 'close the set with a porthole token'],
    ['leave', 'leave the set open'],
    ['idle', 'do nothing, if nothing can be done'],
  ] as readonly (readonly [string, string])[],
  /** Words that may be typed, by those of the notation; empty ones add nothing. */
  notationWords: { explore: '' } as NotationWords,

  why: {
    amount: morePoints,
    terms: {
      portholes: 'from portholes',
      bonus: 'from bonus tokens',
      treasures: 'from treasures',
      green: 'expected later from the green set',
      red: 'expected later from the red set',
      blue: 'expected later from the blue set',
      purple: 'expected later from the purple set',
      orange: 'expected later from the orange set',
      rivals: 'for the others',
    },
    themes: {
      portholes: 'Think about the portholes: which set to close, and when.',
      bonus: 'Think about the bonus tokens in the camp.',
      treasures: 'Think about the treasures.',
      green: 'Think about green: your set of it, and what hidden cards may bring to it.',
      red: 'Think about red: your set of it, and what hidden cards may bring to it.',
      blue: 'Think about blue: your set of it, and what hidden cards may bring to it.',
      purple: 'Think about purple: your set of it, and what hidden cards may bring to it.',
      orange: 'Think about orange: your set of it, and what hidden cards may bring to it.',
      rivals: 'Think about what you leave to the others.',
    },
  } satisfies TermWords<NautilusIslandTerm> as TermWords<NautilusIslandTerm>,

  /** Themes of a hint by what one has. */
  counted: {
    colour: (colour: string, laid: number, held: number) =>
      `Think about ${colour}: ${plural(laid, { one: '1 card', other: `${laid} cards` })} in your set, ${held} in your hand.`,
    treasures: (held: number) =>
      `Think about the treasures: you hold ${plural(held, { one: '1 of them', other: `${held} of them` })}.`,
    portholes: (n: number) =>
      plural(n, {
        one: 'Think about the portholes: you have 1 open set; close it now, or later?',
        other: `Think about the portholes: you have ${n} open sets; which to close, and when?`,
      }),
  },

  board: {
    /** The side is called `top` or `bottom`, as below. */
    heading: (round: number, side: string) => `Round ${round} · ${side} side`,
    /** For a narrow window: the end in one word. */
    brief: {
      heading: (round: number, side: string) => `R\u00a0${round} · ${side}`,
      finalRound: 'final',
      lastRound: '1 more',
    },
    /** A name and its value. */
    is: (name: string, value: string) => `${name}: ${value}`,
    finalRound: 'final round',
    lastRound: 'one more round follows',
    back: 'back',
    front: 'front',
    top: 'top',
    bottom: 'bottom',
    column: 'column',
    left: 'cards left',
    camp: 'Camp',
    bag: (n: number) => plural(n, { one: '1 token in the bag', other: `${n} tokens in the bag` }),
    portholes: 'Portholes',
    /** Where points came from. */
    from: {
      set: (colour: string) => `${colour} set`,
      tokens: 'tokens',
      porthole: 'porthole',
      treasures: 'treasures',
    },
    none: 'none',
    handSize: (n: number) => plural(n, { one: '1 card in hand', other: `${n} cards in hand` }),
    known: 'known',
    yourHand: 'Your hand',
    empty: 'empty',
    open: 'open',
    closed: (points: number) => `closed for ${points}`,
    toMove: 'to move',
    points: (n: number) => plural(n, { one: '1 point', other: `${n} points` }),

    /** On the drawn board: names of things, and what is asked. */
    drawing: 'The Nautilus and the camp',
    columns: 'Columns, from the back to the front',
    inColour: (card: string, colour: string) => `${colour} ${card}`,
    aFaceDownCard: 'a face-down card',
    emptySpaces: (n: number) => plural(n, { one: '1 empty space', other: `${n} empty spaces` }),
    /** A castaway, and its side of the submarine. */
    ashore: (name: string, side: string) => `${name} (${side} side)`,
    waiting: (names: string) => `Waiting at the back: ${names}`,
    columnLabel: (n: number, cards: string, height: number, here: string) =>
      `Column ${n}: ${cards}${height > 0 ? `, ${height} high` : ''}; ${
        here === '' ? 'nobody here' : `here: ${here}`
      }`,
    campSpace: (colour: string, category: string, bonus: string) =>
      `${colour}, ${category}: ${bonus}`,
    /** The points of the token on top, and of those below it. */
    /** Behind `portholes`. */
    pile: (size: number, top: string, below: string) => {
      if (top === '') return `for ${size} cards: none left`;
      return `for ${size} cards: ${top} points${below === '' ? '' : `, below it ${below}`}`;
    },
    setLabel: (category: string, set: string, state: string) => `${category}, ${set}: ${state}`,
    cards: (n: number) => plural(n, { one: '1 card', other: `${n} cards` }),
    token: (bonus: string) => `token “${bonus}”`,
    knownCards: (n: number, of: number) =>
      n === of ? 'known' : plural(n, { one: '1 of them known', other: `${n} of them known` }),
    /** What a set has scored so far. */
    pointsNow: (n: number) => plural(n, { one: '1 point now', other: `${n} points now` }),
    yourSets: 'Your sets',
    setsOf: (name: string) => `${name}’s sets`,
    /** Told when a card of the hand is picked or let go. */
    picked: (cards: string) => `Picked: ${cards}.`,
    treasuresStay: 'Treasures are not stored: they score in your hand.',
    /** On the confirming button, which keeps its width. */
    collect: 'Collect',
    pass: 'Pass',
    lay: (n: number) => `Lay ${n}`,
    closeFor: (points: number) => `Close for ${points}`,
    /** What is closed: the colour of the set, and how many cards it has. */
    closeWhat: (colour: string, cards: number) => `${colour} set, ${cards} cards`,
    leaveOpen: 'Leave open',
    leaveWhy: 'for more cards',
  },

  /** What a move brings about at once. */
  consequences: {
    all: (parts: readonly string[]) => parts.join('; '),
    collectHere: (n: number) =>
      plural(n, { one: '1 card to collect', other: `${n} cards to collect` }),
    storeHere: (n: number) =>
      plural(n, { one: '1 card to store', other: `up to ${n} cards to store` }),
    nothingHere: 'nothing to do there',
    gets: (cards: string) => `you get ${cards}`,
    left: (n: number) =>
      plural(n, { one: '1 card left in each stack', other: `${n} cards left in each stack` }),
    empties: 'empties the column',
    emptiesFirst: 'empties the column: the next round is the final one',
    upTo: (n: number) => plural(n, { one: '1 card', other: `up to ${n} cards` }),
    takes: (bonus: string) => `takes the token “${bonus}”`,
    noToken: 'no token for it in the camp',
    refills: 'then the camp is refilled',
    size: (n: number) => plural(n, { one: 'a set of 1 card', other: `a set of ${n} cards` }),
    gains: (n: number) => plural(n, { one: '1 point more', other: `${n} points more` }),
    noPoints: 'no points yet',
    /** Of a store, whichever cards are laid, closed where that is possible. */
    bringsUpTo: (n: number) =>
      plural(n, { one: 'up to 1 point more', other: `up to ${n} points more` }),
    loses: (n: number) => plural(n, { one: '1 point less', other: `${n} points less` }),
    mayClose: (n: number) =>
      plural(n, { one: 'closed, 1 point more', other: `closed, ${n} points more` }),
    endsRound: 'ends the round',
    endsGame: 'ends the game',
  },

  /** What is asked of the person to act. */
  requests: {
    explore: 'Choose a column for your castaway.',
    collectOrStore: 'Collect here, or choose a card to store its colour.',
    collect: 'Collect here: you have nothing to store.',
    store: 'This column is empty: choose a card to store its colour.',
    idle: 'Here is nothing to collect, and you have nothing to store.',
    /** The colour as an adjective of one card, and of several. */
    lay: (n: number, ofOne: string, ofMany: string) =>
      plural(n, {
        one: `Choose one ${ofOne} card to lay.`,
        other: `Choose up to ${n} ${ofMany} cards to lay.`,
      }),
    layChosen: (n: number, ofOne: string, ofMany: string) =>
      plural(n, {
        one: `Lay this ${ofOne} card, or change your choice.`,
        other: `Lay these ${n} ${ofMany} cards, or change your choice.`,
      }),
    close: (colour: string, points: number) =>
      `Close the ${colour} set for ${plural(points, { one: '1 point', other: `${points} points` })}, or leave it open?`,
    refill: 'Chance refills the camp.',
    over: 'The game is over.',
  },

  /** What a move gives away for good, beside its choice. */
  warnings: {
    neverClosed: 'left open, this set can never be closed',
    sizeNeverClosed: (size: number) =>
      `with ${plural(size, { one: '1 card', other: `${size} cards` })} this set can never be closed`,
    uselessCards: (n: number, ofOne: string, ofMany: string) =>
      plural(n, {
        one: `closed, it leaves 1 ${ofOne} card in your hand that can never be stored`,
        other: `closed, it leaves ${n} ${ofMany} cards in your hand that can never be stored`,
      }),
    lastTurn: (points: number) =>
      `in your last turn cards of the hand score nothing: to store instead would bring ${plural(points, { one: '1 point', other: `${points} points` })}`,
  },
};

export type Words = typeof words;
