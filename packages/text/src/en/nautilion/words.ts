import type { NautilionTerm } from '@tidetable/bots';
import type { Nautilion } from '@tidetable/rules';
import type { Components, Spell, TakerName as Taker } from '@tidetable/rules/nautilion';
import type { TermWords } from '../../reasonText.ts';
import type { NotationWords } from '../../typing/ownNotation.ts';
import { choice, does, list, plural } from '../grammar.ts';
import { form } from './form.ts';

type Outcome = Exclude<Nautilion.OutcomeName, 'open'>;
type Refusal = Nautilion.RefusalCode | Nautilion.OptionRefusalCode;
type Source = Nautilion.Source | 'pile' | 'hold';
type OptionName = keyof Nautilion.View['options'];

/** A card: what it is called, and what it does. */
export interface CardWords {
  readonly name: string;
  readonly effect: string | ((components: Components) => string);
}

const tokens = (n: number): string => plural(n, { one: '1 token', other: `${n} tokens` });

const takers: Record<Taker, string> = {
  darkhouse: 'the Darkhouse',
  phantom: 'the Phantom',
  nautilion: 'the Nautilion',
};
const sources: Record<Source, string> = {
  ship: 'from the ship',
  cabin: 'from the mages’ cabin',
  reserve: 'from the reserve',
  pile: 'from the discard pile',
  hold: 'from the Phantom’s hold',
};
const spells: Record<Spell, string> = {
  whirlwind: 'Whirlwind',
  tide: 'Tide',
  translation: 'Translation',
  castaway: 'Castaway',
};
/** Cards by number, from 1. */
const darkhouse: readonly CardWords[] = [
  {
    name: 'Echo',
    effect: 'the dice are given and played a second time, without spells in between',
  },
  { name: 'Blindfold', effect: 'the dice are rolled one by one, each given before the next' },
  {
    name: 'Backwash',
    effect: 'first one of your crew, mages or mercenaries goes back to the path',
  },
  { name: 'Double Beam', effect: 'a 3 or 4 on the Darkhouse costs two tokens' },
  { name: 'Toll', effect: 'before the roll you lose one token' },
  {
    name: 'Crossed Streams',
    effect: 'the Nautilion takes the token behind the one on which it ends',
  },
  { name: 'Ebb', effect: 'the Nautilion sails back toward the Happy Isles' },
  { name: 'Early Helm', effect: 'the Nautilion’s die is rolled first, alone; then the other two' },
  { name: 'Fixed Swell', effect: 'nothing is rolled: the dice show 2, 3 and 4' },
  { name: 'Dim Light', effect: 'on the Darkhouse only a 4 costs a token' },
  {
    name: 'Castaway',
    effect: ({ castaway }) =>
      plural(castaway, {
        one: 'once, a reserve token brings a token of the discard pile to its place',
        other: `once, ${castaway} reserve tokens bring a token of the discard pile to its place`,
      }),
  },
  { name: 'Slack Water', effect: 'the first Whirlwind of the turn is free' },
];
const heroics: readonly CardWords[] = [
  { name: 'Great Reflux', effect: 'this turn and the next the Phantom runs back to the Abyss' },
  { name: 'Chosen Currents', effect: 'set every open die to a face of your choice' },
  { name: 'Change of Plan', effect: 'another open card leaves too, and a new one is opened' },
  { name: 'Dead Calm', effect: 'the Phantom does not move this turn' },
  { name: 'Rescue', effect: 'crew of the discard pile goes to its space of the ship' },
  { name: 'Call to Arms', effect: 'crew of the reserve goes to its space of the ship' },
  { name: 'Full Steam', effect: 'the Nautilion sails and takes twice with its die' },
  { name: 'Wide Net', effect: 'the landed token and both its neighbours go to the reserve' },
  {
    name: 'Salvage',
    effect: ({ salvage }) =>
      plural(salvage, {
        one: 'a discarded token goes to the reserve',
        other: `up to ${salvage} discarded tokens go to the reserve`,
      }),
  },
  {
    name: 'Mages’ Pact',
    effect: 'for a 1, 4 or 7: the two others of these come back from the discard pile',
  },
  {
    name: 'Boarding Party',
    effect: ({ boarders }) =>
      `for a 2, 5 or 8: throw up to ${tokens(boarders)} out of the Phantom’s hold`,
  },
  { name: 'Reef Breaker', effect: 'for a 3, 6 or 9: all reefs of that number leave the game' },
];
const outcomes: Record<Outcome, string> = {
  won: 'The Nautilion reaches the Abyss with all that it needs: the voyage is won!',
  'phantom-home': 'The Phantom reaches the Happy Isles: the voyage is lost.',
  'no-crew': 'The Nautilion reaches the Abyss without a full crew: the voyage is lost.',
  'no-mages': 'The Nautilion reaches the Abyss without all three mages: the voyage is lost.',
  'heroics-left': 'The Nautilion reaches the Abyss with a heroic card left: the voyage is lost.',
  'collision-lost': 'The Phantom has more harpoons: the voyage is lost.',
};

/** Crew tokens that a move is worth more than another, in words: nobody counts in such units. */
const howMuchBetter = (difference: number): string => {
  const better = difference < 0 ? 'worse' : 'better';
  const tokens = Math.abs(difference);
  return `${tokens < 0.5 ? 'a little' : tokens < 1.5 ? 'clearly' : 'far'} ${better}`;
};

/** English defines what is to be said; every other language must say all of it. */
/** At once, and after the ship has taken tokens before it. */
const steps = (n: number, then: number): string => {
  const now = plural(n, { one: '1 step', other: `${n} steps` });
  return `${now} to the Happy Isles${then < n ? `, ${then} after the Nautilion’s catch` : ''}`;
};

export const words = {
  title: 'Nautilion',
  about:
    'A submarine sails down to the Abyss while its evil twin comes up. Roll three dice, give one each to the Darkhouse, the Phantom and your own ship, gather a crew of nine along the path, and arrive before the Phantom is home. One captain, or two admirals together; five expansions; about twenty minutes.',
  credits: 'Designed by Shadi Torbey, illustrated by Élise Plessis, published by Z-Man Games.',

  takers,
  sources,
  spells,
  darkhouse,
  heroics,
  outcomes,
  /** A token as the object of a sentence. */
  crew: (number: number) => `crew ${number}`,
  mage: (letter: string) => `mage ${letter}`,
  mercenary: 'a mercenary',
  blank: 'a blank token',
  reef: (number: number) => `reef ${number}`,
  nothing: 'nothing',
  /** Two tokens of a kind, or more. */
  several: {
    crew: (n: number, number: number) => `${n} × crew ${number}`,
    mage: (n: number, letter: string) => `${n} × mage ${letter}`,
    mercenary: (n: number) => plural(n, { one: '1 mercenary', other: `${n} mercenaries` }),
    blank: (n: number) => plural(n, { one: '1 blank token', other: `${n} blank tokens` }),
    reef: (n: number, number: number) => `${n} × reef ${number}`,
  },
  mercenaryOn: (space: number) => `the mercenary on space ${space}`,
  list,

  /** Where a die takes a figure. */
  landing: {
    phantomTakes: (token: string) => `it discards ${token}`,
    phantomHolds: (token: string) => `it takes ${token} into its hold`,
    phantomIsles: 'it reaches the Happy Isles, and you lose',
    phantomAbyss: 'it goes back to the Abyss',
    phantomStays: 'it does not move',
    phantomCollision: 'it runs into the Nautilion: collision',
    ship: (face: number, where: string) => `${face} for you: ${where}`,
    shipTakes: (token: string) => `${token}, can board`,
    shipCannotTake: (token: string) => `${token}, cannot board yet`,
    shipBlocked: (token: string) => `${token}, a mercenary has its space`,
    shipHas: (token: string) => `${token}, already aboard`,
    shipIsles: 'back to the Happy Isles',
    shipWins: 'into the Abyss, and you win',
    shipLoses: 'into the Abyss, too early',
    shipStays: 'stuck',
    shipCollision: 'collision with the Phantom',
    reef: (reef: string) => `beside ${reef}`,
    /** Where the ship ends depends on the die of the Phantom. */
    withPhantom: (where: string, face: number) => `${where} (Phantom ${face})`,
  },

  /** What a move brings about, where its name does not say so. */
  consequences: {
    /** One die goes to one of them. */
    either: (ways: readonly string[]) => choice(ways),
    /** The same of ways that are told in whole clauses. */
    orElse: (ways: readonly string[]) => ways.join('; or '),
    reserve: (n: number) =>
      plural(n, { one: '1 token in the reserve then', other: `${n} tokens in the reserve then` }),
    phantom: (face: number, what: string) => `${face} for the Phantom: ${what}`,
    onPath: (n: number) => `${n === 0 ? 'no' : n} more on the path`,
    lies: (token: string, where: string) => `${token} then ${where}`,
    joined: (numbers: string) => `then crew ${numbers} can board`,
    /** Of a mercenary on the space of this crew. */
    blocks: (number: number) => `keeps crew ${number} from its space until the collision`,
    harpoons: (ours: number, theirs: number) =>
      `harpoons then: yours ${ours}, the Phantom’s ${theirs}`,
    /** Crew that another one held within reach of a duct. */
    strands: (numbers: string) => `then crew ${numbers} cannot board any more`,
    complete: 'the crew is complete then',
    completeBut: (mages: string) => `all nine crew aboard then, still without ${mages}`,
    paired: 'one partnership more',
    parted: (kept: string, lost: string) => `${kept} stay, ${lost} leave`,
  },

  moves: {
    roll: (face: number) => `The die shows ${face}`,
    first: (numbers: string) => `The admiral who places ${numbers} begins`,
    whirlwind: (price: number, faces: string) =>
      price === 0
        ? `Whirlwind, free this time: roll ${faces} again`
        : `Whirlwind, for ${tokens(price)}: roll ${faces} again`,
    tide: (price: number, from: number, to: number) =>
      `Tide, for ${tokens(price)}: turn a ${from} into a ${to}`,
    translation: (price: number) =>
      `Translation, for ${tokens(price)}: exchange two tokens of the path`,
    reroll: (face: number) => `Partnership: roll a ${face} again`,
    castaway: (price: number) =>
      `Castaway, for ${tokens(price)}: bring a discarded token to its place`,
    heroic: (name: string, effect: string) =>
      `Heroic card ${name}, the price is one crew: ${effect}`,
    give: (face: number, taker: string) => `Give the ${face} to ${taker}`,
    costs: (n: number) => (n === 0 ? 'costs nothing' : `costs ${tokens(n)}`),
    keeps: (faces: string) => `${faces} for the others`,
    exchange: (n: number, token: string, where: string) => `Token ${n}: ${token}, ${where}`,
    exchangeWith: (n: number, token: string, where: string, first: number) =>
      `Exchange token ${first} with token ${n}: ${token}, ${where}`,
    ahead: (steps: number) =>
      plural(steps, {
        one: '1 step ahead of the ship',
        other: `${steps} steps ahead of the ship`,
      }),
    behind: 'behind the ship',
    insert: (token: string, before: string, behind: string) =>
      `Put ${token} between ${before} and ${behind}`,
    insertBeyond: (token: string) => `Put ${token} right behind the Phantom`,
    sacrifice: (token: string) => `Sacrifice ${token}`,
    lose: (token: string, source: string) => `Lose ${token} ${source}`,
    giveBack: (token: string, source: string) => `Return ${token} ${source} to the path`,
    pay: (token: string, owed: number) => `Pay with ${token} (${owed} to pay)`,
    pick: (token: string, source: string) => `Take ${token} ${source}`,
    throwOut: (token: string) => `Throw ${token} out of the Phantom’s hold`,
    set: (die: number, face: number) => `Set die ${die} to ${face}`,
    drop: (name: string) => `Remove the heroic card ${name}`,
    toShip: (token: string) => `Put ${token} on its space of the ship`,
    toSpace: (space: number) => `Put the mercenary on space ${space} of the ship`,
    toCabin: (token: string) => `Put ${token} into the mages’ cabin`,
    toReserve: (token: string) => `Put ${token} into the reserve`,
    group: (number: number) => `Keep the group of crew in which ${number} is the lowest number`,
    done: 'Take no more',
  },
  ends: { isles: 'the Happy Isles', abyss: 'the Abyss' },
  figures: { nautilion: 'the Nautilion', phantom: 'the Phantom' },

  events: {
    turn: (turn: number) => `Turn ${turn}.`,
    turnOf: (turn: number, name: string) => `Turn ${turn}: ${name}.`,
    card: (name: string, effect: string) => `Darkhouse card ${name}: ${effect}.`,
    starter: (name: string) => `${does(name, 'begins', 'begin')}.`,
    rolled: (die: number, face: number) => `Die ${die} shows ${face}.`,
    diceSet: (faces: string) => `The dice show ${faces}.`,
    escaped: (face: number, bonus: number, reef: string) =>
      bonus > 0
        ? `A ${face}, plus ${bonus} for the crew: the ship leaves ${reef}.`
        : `A ${face}: the ship leaves ${reef}.`,
    stuck: (face: number, bonus: number, reef: string) =>
      bonus > 0
        ? `A ${face}, plus ${bonus} for the crew: the ship is stuck on ${reef}.`
        : `A ${face}: the ship is stuck on ${reef}.`,
    cast: (spell: string, price: number) =>
      price === 0 ? `${spell}, free this time.` : `${spell}, for ${tokens(price)}.`,
    paid: (token: string) => `Paid: ${token}.`,
    turned: (die: number, face: number) => `Die ${die} is turned to ${face}.`,
    exchanged: (first: number, second: number) =>
      `Tokens ${first} and ${second} of the path change places.`,
    rerolling: (die: number) => `A partnership rolls die ${die} again.`,
    given: (taker: string, face: number) => `${taker} gets the ${face}.`,
    secondPass: 'Echo: the same dice are given once more.',
    lost: (token: string, source: string) => `Lost ${source}: ${token}.`,
    returned: (token: string, source: string) => `Back to the path ${source}: ${token}.`,
    inserted: (token: string, at: number) => `${token} is token ${at} of the path now.`,
    phantomMoved: (n: number, then: number) => `The Phantom moves: ${steps(n, then)}.`,
    phantomRan: (n: number, then: number) => `The Phantom runs back: ${steps(n, then)}.`,
    phantomBack: 'The Phantom is back on the Abyss.',
    phantomCalm: 'Dead Calm: the Phantom does not move.',
    phantomTook: (token: string) => `The Phantom discards ${token}.`,
    phantomHeld: (token: string) => `The Phantom takes ${token} into its hold.`,
    sailed: 'The Nautilion sails.',
    backOnIsles: 'The Nautilion is back on the Happy Isles.',
    shipStuck: 'The Nautilion is stuck and does not move.',
    landed: (token: string) => `It lands on ${token}.`,
    landedByReef: (token: string, reef: string) => `It lands on ${token}, beside ${reef}.`,
    crossedStreams: (token: string) => `Crossed Streams bring ${token} under the Nautilion.`,
    placedOnShip: (token: string) => `${token} takes its space on the ship.`,
    hired: (space: number) => `The mercenary takes space ${space} of the ship.`,
    placedInCabin: (token: string) => `${token} goes to the mages’ cabin.`,
    kept: (token: string) => `${token} goes to the reserve.`,
    reefSunk: (reef: string) => `${reef} is discarded.`,
    collision: (ours: number, theirs: number) =>
      `Collision! Harpoons: yours ${ours}, the Phantom’s ${theirs}.`,
    holdEmptied: (held: string) => `The Phantom’s hold is emptied: ${held}.`,
    dismissed: (n: number) =>
      plural(n, {
        one: '1 mercenary leaves the ship.',
        other: `${n} mercenaries leave the ship.`,
      }),
    picked: (token: string, source: string) => `${token} is taken ${source}.`,
    groupKept: (kept: string, lost: string) => `Crew ${kept} stays; lost: ${lost}.`,
    heroic: (name: string, token: string, effect: string) =>
      `Heroic card ${name}, for ${token}: ${effect}.`,
    heroicDropped: (name: string) => `The heroic card ${name} leaves the game.`,
    heroicOpened: (name: string, effect: string) => `New heroic card ${name}: ${effect}.`,
    reefsBroken: (reef: string, count: number) =>
      plural(count, {
        one: `1 token ${reef} leaves the game.`,
        other: `${count} tokens ${reef} leave the game.`,
      }),
  },

  refusals: {
    over: 'The game is over.',
    'chance-decides': 'The dice are rolling: chance decides.',
    'only-chance': 'Dice are rolled by chance, not by a player.',
    'choose-who-begins': 'First choose who begins.',
    'cast-or-give': 'Now cast a spell, play a card, or give the first die.',
    'give-a-die': 'Spells and cards come before the first die: give another die, or undo.',
    'pay-first': 'Now pay for the spell from the reserve, or undo it.',
    'choose-two-tokens': 'Now choose the two tokens that change places, or undo the spell.',
    'sacrifice-first': 'Now choose the crew that pays for the heroic card, or undo.',
    'set-the-dice': 'Now set the dice, one after the other.',
    'drop-a-card': 'Now choose the other heroic card that leaves.',
    'pick-a-token': 'Now choose a token.',
    'place-the-token': 'Now say where the token goes.',
    'lose-a-token': 'Now choose the token that you lose.',
    'return-a-token': 'Now choose the token that goes back to the path.',
    'insert-the-token': 'Now choose its place on the path.',
    'keep-one-group': 'Now choose the group of crew that stays.',
    'too-dear':
      'The reserve does not hold enough tokens for that: choose something cheaper, or give a die.',
    'no-such-die': 'No open die shows that: choose one that lies open.',
    'nothing-to-exchange':
      'The path holds no two different tokens: cast another spell, or give a die.',
    'same-kind': 'Those two tokens are of the same kind: choose a different one.',
    'no-such-token': 'The path has no such token: choose one that lies there.',
    'no-partnership': 'No partnership is left for this turn: cast a spell, or give a die.',
    'no-castaway': 'Castaway is not this turn’s card, or was used already.',
    'nothing-to-fetch': 'No discarded token could be placed now: cast a spell, or give a die.',
    'card-not-open': 'That heroic card does not lie open: choose an open one.',
    'no-sacrifice': 'No crew can leave the ship for that card.',
    'not-this-taker': 'That die is not to be given now: the Darkhouse, then the Phantom.',
    'not-there': 'The token cannot go there: choose a place ahead of the Nautilion.',
    'empty-space': 'There is nothing that could be taken: choose another place.',
    'would-split': 'Without that token the crew would fall apart: choose another one.',
    'not-in-reserve':
      'The reserve does not give that token now: where it makes no difference which one leaves, it gives blanks first, then reefs, mercenaries, mages and crew.',
    'not-to-pick': 'That token is not there, or cannot be placed: choose another one.',
    'wrong-space': 'That token does not belong on that space: choose another place for it.',
    'space-taken': 'That space is taken: choose another place for the token.',
    'no-duct':
      'No duct joins that space to the crew, or your admiral may not place it: choose another place.',
    'no-cabin-space': 'That token cannot go to the cabin now: choose another place for it.',
    'must-be-placed': 'That token must be placed, not kept: choose a place for it.',
    'no-such-group': 'No group of crew has that lowest number.',
    'level-without-darkhouse': 'A level is only for games with the Darkhouse expansion.',
    'harpoons-without-mercenaries':
      'More harpoons are only for games with the mercenaries expansion.',
  } satisfies Record<Refusal, string> as Record<Refusal, string>,

  /** What a board refuses before it is a move. */
  boardRefusals: { 'choose-a-die': 'Now choose the die for that, or undo it.' },

  options: {
    ship: 'your ship, from the easiest to the hardest',
    reserve: 'reserve tokens at the start; more is easier',
    expansions: 'what is added: any of them, separated by commas',
    darkhouse: 'how hard its cards are; with that expansion only',
    harpoons: 'harpoons of the Phantom itself; with mercenaries only',
  } satisfies Record<OptionName, string> as Record<OptionName, string>,
  form,
  expansions: {
    mages: 'mages',
    mercenaries: 'mercenaries',
    reefs: 'reefs',
    darkhouse: 'Darkhouse',
    heroics: 'heroics',
  },
  levels: { intro: 'intro', normal: 'normal', difficult: 'difficult' },

  notation: [
    ['darkhouse 1', 'give a 1 to the Darkhouse; also phantom 2, nautilion 3'],
    ['whirlwind', 'roll all open dice again'],
    ['tide 2 to 4', 'turn a 2 into a 4'],
    ['translation', 'exchange two tokens: then token 3, token 12'],
    ['to ship 5', 'put the token on space 5; also to cabin, to reserve'],
    ['from reserve blank', 'pay or lose a token; also from ship 5, from cabin A'],
    ['first 1', 'with two admirals: the first player begins'],
    ['reroll 2', 'a partnership of the mages rolls a 2 again'],
    ['heroic 5', 'play the open heroic card 5'],
    ['castaway', 'use the Darkhouse card Castaway'],
    ['pick 5', 'take a crew 5 for a card or after a collision; done ends it'],
    ['set 3', 'set the next die to 3; drop 4 removes heroic card 4'],
    ['insert after 7', 'put a token back behind 7 others'],
    ['group 2', 'after a collision, keep the crew with 2 as its lowest number'],
  ] as readonly (readonly [string, string])[],
  /** Words that may be typed, by those of the notation; empty ones add nothing. */
  notationWords: {} as NotationWords,

  why: {
    amount: howMuchBetter,
    terms: {
      end: 'for the outcome of the voyage',
      crew: 'for the crew aboard',
      reserve: 'for the reserve',
      prospects: 'for finding what is missing',
      time: 'for the turns that are left',
      home: 'for the way to the Abyss',
      race: 'in the race against the Phantom',
      mages: 'for the mages',
      harpoons: 'for the collision',
      reefs: 'for the reefs ahead',
      heroics: 'for the heroic cards',
    },
    themes: {
      end: 'Take care: the voyage may be decided in this turn.',
      crew: 'Think about who comes aboard in this turn.',
      reserve: 'Think about your reserve.',
      prospects: 'Think about what is still missing, and where it lies.',
      time: 'Think about how few turns are left for what is missing.',
      home: 'Nothing is missing: think about the way to the Abyss.',
      race: 'Think about the race against the Phantom.',
      mages: 'Think about the mages and their partners.',
      harpoons: 'Think about the collision: harpoons, and crew that hangs together.',
      reefs: 'Think about where you end: a reef beside that token may hold you next turn.',
      heroics: 'Think about the heroic cards: all of them must be gone at the Abyss.',
    },
  } satisfies TermWords<NautilionTerm> as TermWords<NautilionTerm>,

  /** Themes of a hint by what is there. */
  counted: {
    reserve: (n: number) =>
      `Think about your reserve: ${n === 0 ? 'it is empty' : `${tokens(n)} left`}.`,
    prospects: (missing: number) =>
      `Think about what is still missing, ${missing} crew, and where it lies.`,
    time: (missing: number) => `Think about how few turns are left for ${missing} missing crew.`,
  },

  board: {
    heading: (turn: number, ship: string) => `Turn ${turn} · ship ${ship}`,
    headingOf: (turn: number, ship: string, name: string) =>
      `Turn ${turn} · ship ${ship} · ${name}`,
    /** For a narrow window. */
    brief: (turn: number, ship: string) => `Turn\u00a0${turn} · ${ship}`,
    /** A ship, and how hard it is. */
    noted: (name: string, note: string) => `${name} (${note})`,
    secondPass: 'second pass',
    is: (name: string, value: string) => `${name}: ${value}`,
    dice: 'Dice',
    notRolled: 'not rolled yet',
    isOpen: 'to give',
    isGiven: 'given',
    takers: { darkhouse: 'Darkhouse', phantom: 'Phantom', nautilion: 'Nautilion' } as Record<
      Taker,
      string
    >,
    figures: { nautilion: 'N', phantom: 'P' },
    isles: 'Isles',
    abyss: 'Abyss',
    reefs: 'reefs',
    goals: 'dice',
    legend: '[N] Nautilion, [P] Phantom; N2 P2: where a 2 would take them',
    ways: (ship: number, phantom: number) => `to go: Nautilion ${ship}, Phantom ${phantom}`,
    ship: 'Ship',
    shipLegend: '[1] aboard   (1) can be filled   1 not yet',
    mercenaryLegend: '[M] mercenary',
    reserve: 'Reserve',
    discarded: 'Discarded',
    cabin: 'Cabin',
    hold: 'Hold',
    harpoons: (ours: number, theirs: number) => `harpoons: yours ${ours}, the Phantom’s ${theirs}`,
    collided: 'the collision is over',
    partnerships: (n: number) =>
      plural(n, { one: '1 partnership left', other: `${n} partnerships left` }),
    beside: (reef: string) => `beside ${reef}`,
    stuck: 'stuck',
    darkhouse: 'Darkhouse',
    level: (level: string) => `level: ${level}`,
    heroics: 'Heroics',
    heroicPile: (n: number) => plural(n, { one: '1 in the pile', other: `${n} in the pile` }),
    admirals: 'Admirals',
    effects: 'This turn',
    reflux: 'the Phantom runs back',
    calm: 'the Phantom stays',
    steam: 'the Nautilion sails twice',
    net: 'landings net their neighbours',
    none: 'none',
    mercenary: 'M',
    blank: 'blank',
    reefName: (number: string) => `reef ${number}`,
  },
};

export type Words = typeof words;
