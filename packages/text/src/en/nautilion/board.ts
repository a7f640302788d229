/** What Nautilion's board says besides the words of the game itself. */
import { list, plural } from '../grammar.ts';

export const board = {
  /** What is to be decided now. */
  asks: {
    start: 'Who begins?',
    currents: 'Give each a die, or cast a spell first.',
    ready: 'All is aboard: sail to the Abyss. Give each a die, or cast a spell first.',
    /** After the die of a reef: what it showed, with what crew adds. */
    stuck: (roll: string) =>
      `The reef’s die: ${roll}, stuck this turn. Give the dice, or cast a spell first.`,
    free: (roll: string) =>
      `The reef’s die: ${roll}, free. Give each a die, or cast a spell first.`,
    freeReady: (roll: string) => `The reef’s die: ${roll}, free. All is aboard: sail to the Abyss.`,
    plan: 'Give each a die.',
    lastDie: 'Give this die.',
    oneDie: 'Give this die, or cast a spell first.',
    pay: (owed: number) =>
      plural(owed, {
        one: 'Pay 1 token from the reserve.',
        other: `Pay ${owed} tokens from the reserve.`,
      }),
    exchange: 'Translation: choose the first of two tokens on the path.',
    with: 'Now choose a token of another kind: the two change places.',
    sacrifice: 'Which crew pays for the heroic card?',
    set: (die: number) => `Which face shall die ${die} show?`,
    drop: 'Which other heroic card leaves?',
    pickPile: 'Choose a token of the discard pile.',
    pickSpoils: 'The collision is over: take a token of the discard pile.',
    pickReserve: 'Choose crew of the reserve.',
    pickHold: 'Choose what leaves the Phantom’s hold.',
    place: (token: string) => `You caught ${token}. Where does it go?`,
    placeFetched: (token: string) => `Where does ${token} go?`,
    lose: (owed: number) =>
      plural(owed, {
        one: 'The Darkhouse shines: lose 1 token of your choice.',
        other: `The Darkhouse shines: lose ${owed} tokens of your choice.`,
      }),
    loseToll: 'Toll: lose a token of your choice.',
    loseRaid: 'The Phantom met a mercenary: lose a token of your choice.',
    return: 'Backwash: which token goes back to the path?',
    insert: 'Where on the path does it go?',
    inAnyCase: 'Lost in any case.',
    group: 'Which group of crew stays aboard?',
  },
  /** How far a voyage came. */
  voyage: {
    course: 'Steps still to go',
    crew: (n: number) => `Crew aboard: ${n} of 9.`,
    mages: (n: number) => `Mages aboard: ${n} of 3.`,
    harpoons: (ours: number, theirs: number) =>
      `Harpoons at the collision: yours ${ours}, the Phantom’s ${theirs}.`,
    expansions: (names: string) => `With ${names}.`,
    nautilion: (n: number) =>
      plural(n, {
        one: 'The Nautilion was 1 step from the Abyss.',
        other: `The Nautilion was ${n} steps from the Abyss.`,
      }),
    phantom: (n: number) =>
      plural(n, {
        one: 'The Phantom was 1 step from the Happy Isles.',
        other: `The Phantom was ${n} steps from the Happy Isles.`,
      }),
  },
  /** Told once nothing can help any more. */
  hopeless: (tokens: readonly string[]) =>
    `The voyage can no longer be won: ${list(tokens)} ${plural(tokens.length, { one: 'is', other: 'are' })} gone for good.`,
  /** What a move loses at once or for good. */
  warnings: {
    phantomHome: 'the Phantom gets home: voyage lost',
    tooEarly: 'the Abyss too early: voyage lost',
    collision: (ours: number, theirs: number) =>
      `harpoons yours ${ours}, the Phantom’s ${theirs}: voyage lost`,
    gone: (token: string) => `${token} is gone for good: the voyage cannot be won`,
    /** A card or the collision may still bring it back. */
    last: (token: string) => `the last one: no ${token} is left on the path ahead`,
  },
  /** What is to be chosen next for what was begun. */
  tide: 'Tide: which die shall turn?',
  tideTo: (from: number) => `Tide: which face shall the ${from} show instead?`,
  reroll: 'Which die rolls again?',
  /** On the button: how many partnerships are left. */
  rollAgain: (n: number) => `Roll again · ${n}`,
  translated: (first: string, second: string, price: string) =>
    `Translation: ${first} and ${second} change places, for ${price}. Shall it be?`,
  cast: 'Cast',
  giveTo: (face: number) => `The ${face} goes to…`,
  setOff: 'Set off',
  begins: (name: string) => `${name} begins`,
  enough: 'That is enough',
  cards: 'Cards',
  /** Beside harpoons that are too few. */
  weaker: 'would lose',
  placesFor: { ship: 'Aboard', cabin: 'Into the cabin', reserve: 'Into the reserve' },
  die: (face: number) => `Die showing ${face}`,
  dieHeld: (face: number) => `Die showing ${face}, to give next`,
  noDie: 'no die yet',
  toGo: (n: number) =>
    n === 0 ? 'arrived' : plural(n, { one: '1 step to go', other: `${n} steps to go` }),
  /** Which faces cost so many tokens on the Darkhouse. */
  dies: (faces: readonly number[], tokens: number) =>
    `${faces.length > 1 ? 'a' : 'only a'} ${faces.join(' or ')} costs ${tokens > 1 ? `${tokens} tokens` : 'a token'}`,
  price: (n: number) => plural(n, { one: '1 token', other: `${n} tokens` }),
  free: 'free',
  grimoire: 'Grimoire: spells to cast before the first die is given',
  /** Where it lies behind a tab. */
  spellsTab: 'Spells',
  spells: { whirlwind: 'roll all again', tide: 'turn a die', translation: 'swap two tokens' },
  space: (n: number, token?: string) => `Space ${n}: ${token ?? 'empty'}`,
  mayBeFilled: 'can be filled next',
  /** What is heard of things that are only drawn. */
  heard: {
    path: 'Path from the Happy Isles to the Abyss',
    goals: 'Where dice would lead',
    takers: 'Who takes a die',
    shipTakes: 'can board now',
    shipCannotTake: 'cannot board yet',
    shipBlocked: 'a mercenary has its space',
    shipHas: 'already aboard',
    held: 'the Phantom would keep it',
    fromShip: (n: number) =>
      plural(n, { one: '1 step from the ship', other: `${n} steps from the ship` }),
    behindShip: 'behind the ship',
    fromPhantom: (n: number) =>
      plural(n, { one: '1 from the Phantom', other: `${n} from the Phantom` }),
    behindPhantom: 'behind the Phantom',
    toAbyss: (n: number) =>
      plural(n, { one: '1 step to the Abyss', other: `${n} steps to the Abyss` }),
    toIsles: (n: number) =>
      plural(n, { one: '1 step to the Happy Isles', other: `${n} steps to the Happy Isles` }),
    ducts: (spaces: string) => `ducts to ${spaces}`,
    placedBy: (name: string) => `for ${name}`,
    notIn: (token: string) => `${token}: not in the cabin`,
    isIn: (token: string) => `${token}: in the cabin`,
    turnOf: (turns: number) =>
      turns === 0 ? 'now' : plural(turns, { one: 'next turn', other: `in ${turns} turns` }),
    /** Dice that were laid: `Darkhouse: 1`. */
    planned: (laid: string) => `Planned: ${laid}.`,
    rolled: (faces: string) => `Dice: ${faces}`,
    asked: (faces: string, request: string) => `Dice: ${faces}. ${request}`,
  },
  phantomBoard: 'Phantom’s hold',
  places: (n: number, of: number) => `${n} of ${of} places taken`,
  crewOf: (n: number) => `Crew ${n} of 9`,
  magesOf: (n: number) => `mages ${n} of 3`,
  mayPlace: 'May place',
  paleOnPath: 'pale on the path: aboard already',
  notAboard: 'missing',
  pile: (n: number) => plural(n, { one: '1 face down', other: `${n} face down` }),
};

export type BoardWords = typeof board;
