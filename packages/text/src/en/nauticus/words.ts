import type { NauticusTerm } from '@tidetable/bots';
import type { Nauticus } from '@tidetable/rules';
import type { TermWords } from '../../reasonText.ts';
import type { NotationWords } from '../../typing/ownNotation.ts';
import { morePoints } from '../amounts.ts';
import { does, list, plural } from '../grammar.ts';

type Action = Nauticus.ActionName;
type Kind = Nauticus.HullName | Nauticus.EmblemName | Nauticus.GoodName;
type TileKind = Nauticus.TileKind;

/** A tile in a list, as something new, and as something known. */
export interface Noun {
  readonly name: string;
  readonly a: string;
  readonly the: string;
}

/** What somebody gets; what is 0 is not said. */
export interface Gain {
  readonly workers: number;
  readonly points: number;
  readonly taler: number;
}

const noun = (name: string, article = 'a'): Noun => ({
  name,
  a: `${article} ${name}`,
  the: `the ${name}`,
});
const good = (name: string): Noun => ({ name, a: name, the: `the ${name}` });

const count = (n: number, one: string, other: string): string =>
  `${n} ${plural(n, { one, other })}`;
const workers = (n: number): string => count(n, 'worker', 'workers');
const blueWorkers = (n: number): string => count(n, 'blue worker', 'blue workers');
const points = (n: number): string => count(n, 'point', 'points');
const taler = (n: number): string => `${n} taler`;
const rewards = (n: number): string => count(n, 'reward', 'rewards');
const boxes = (n: number): string => count(n, 'box', 'boxes');

/** English defines what is to be said; every other language must say all of it. */
export const words = {
  title: 'Nauticus',
  about:
    'Merchants build a fleet from hulls, masts and sails. Whoever is start player chooses an action for the whole table; workers and taler pay for it. Finish ships, deliver goods and collect crowns over four or five rounds. Two to four players, an hour to an hour and a half.',
  credits: 'Designed by Wolfgang Kramer and Michael Kiesling.',

  actions: {
    hulls: 'Hulls',
    masts: 'Masts',
    sails: 'Sails',
    goods: 'Goods',
    transport: 'Transport',
    money: 'Money',
    delivery: 'Delivery',
    crowns: 'Crowns',
  } satisfies Record<Action, string> as Record<Action, string>,
  /** What the four actions do that sell nothing. */
  free: {
    transport: 'a stored tile for each worker',
    money: '2 taler for each worker',
    delivery: '1 worker for each good delivered',
    crowns: '1 point a crown for each worker',
  } as { readonly [action in Action]?: string },
  /** Hull parts, emblems and goods in lists and on ships. */
  kinds: {
    bow: 'bow',
    middle: 'middle',
    stern: 'stern',
    '1-ship': '1-ship',
    lion: 'lion',
    eagle: 'eagle',
    lily: 'lily',
    tower: 'tower',
    crown: 'crown',
    coffee: 'coffee',
    grain: 'grain',
    salt: 'salt',
    fish: 'fish',
  } satisfies Record<Kind, string> as Record<Kind, string>,
  tiles: {
    bow: noun('bow'),
    middle: noun('middle part'),
    stern: noun('stern'),
    '1-ship': noun('1-ship'),
    'lion mast': noun('lion mast'),
    'eagle mast': noun('eagle mast', 'an'),
    'lily mast': noun('lily mast'),
    'tower mast': noun('tower mast'),
    'crown mast': noun('crown mast'),
    'lion sail': noun('lion sail'),
    'eagle sail': noun('eagle sail', 'an'),
    'lily sail': noun('lily sail'),
    'tower sail': noun('tower sail'),
    'crown sail': noun('crown sail'),
    coffee: good('coffee'),
    grain: good('grain'),
    salt: good('salt'),
    fish: good('fish'),
  } satisfies Record<Nauticus.TileName, Noun> as Record<Nauticus.TileName, Noun>,
  /** Any tile of a sort. */
  anyTile: {
    hull: 'a hull part',
    mast: 'a mast',
    sail: 'a sail',
    good: 'a good',
  } satisfies Record<TileKind, string> as Record<TileKind, string>,
  /** Why a tile came for nothing. */
  reasons: {
    bonus: 'bonus',
    gift: 'gift',
    reward: 'reward',
    'price-0': 'price 0',
  } satisfies Record<Nauticus.Free, string> as Record<Nauticus.Free, string>,
  options: {
    oneEmblemPerShip:
      'one emblem per ship: sails, too, show the emblem of the ship’s masts, crowns apart',
  } as { readonly [name: string]: string },
  form: {
    oneEmblemPerShip: {
      title: 'One emblem per ship',
      help: 'Sails, too, must show the emblem of the ship’s masts; crowns fit everywhere.',
    },
  },

  list,
  times: (name: string, n: number) => (n === 1 ? name : `${name} ×${n}`),
  taler,
  points,
  workers,
  blueWorkers,
  noBlueWorkers: 'no blue workers',
  /** Workers that are spent, some or all of them blue. */
  spent: (own: number, blue: number) => {
    if (blue === 0) return workers(own);
    return own === 0 ? blueWorkers(blue) : `${workers(own + blue)}, ${blue} of them blue`;
  },
  gain: (g: Gain): string[] => [
    ...(g.workers > 0 ? [workers(g.workers)] : []),
    ...(g.points > 0 ? [points(g.points)] : []),
    ...(g.taler > 0 ? [taler(g.taler)] : []),
  ],

  moves: {
    choose: (action: string, bonus: string, blue: string) => `${action} · bonus ${bonus} · ${blue}`,
    prices: (prices: string) => `${prices}\u00a0taler`,
    extraChoice: (action: string, what: string) => `${action}: ${what}`,
    extraPrices: (first: number, further: number) =>
      `each kind ${taler(first)}, further ones of it ${further}`,
    crowns: (crowns: number) => `${points(crowns)} for each worker`,
    extra: (given: number) =>
      `Extra action, once a game: get ${workers(given)} and perform any action`,
    pass: (saved: number) =>
      `Pass and flip the pass tile −${saved}: saves ${points(saved)}, 1 crown`,
    passForNothing: 'Pass: all pass tiles are flipped already',
    endAction: (action: string, blueLost: number) =>
      blueLost === 0
        ? `End “${action}”`
        : `End “${action}”: ${plural(blueLost, { one: `${blueWorkers(blueLost)} is`, other: `${blueWorkers(blueLost)} are` })} lost`,
    endTurn: 'End the turn without the extra action',
    buy: (tile: Noun, spent: string, price: number) =>
      `Buy ${tile.a} for ${spent} and ${price === 0 ? 'no taler' : taler(price)}`,
    /** Without what it costs, of what may not be possible. */
    buying: (tile: Noun) => `Buy ${tile.a}`,
    storing: (tile: Noun) => `Store ${tile.the}`,
    carrying: (tile: Noun) => `Carry ${tile.the} from storage to the dockyard`,
    delivering: (ship: string) => `Deliver with ${ship}`,
    taking: (tile: Noun) => `Take ${tile.a} into storage`,
    toStorage: 'it goes into storage',
    noRoom: 'no room in storage: it would be lost',
    mustPlace: 'storage is full: it must be placed',
    mustStore: {
      hull: 'no ship takes it yet: storage only',
      mast: 'no hull takes this mast yet: storage only',
      sail: 'no mast takes this sail yet: storage only',
      good: 'no finished ship takes it yet: storage only',
    } satisfies Record<TileKind, string> as Record<TileKind, string>,
    fourthKind: 'the fourth kind brings a gift',
    store: (tile: Noun, needed: number, full: number, all: number) =>
      `Store ${tile.the} (${boxes(needed)}; ${full} of ${all} full then)`,
    newShip: (tile: Noun, ship: number) => `Begin ship ${ship} with ${tile.the}`,
    place: {
      hull: (tile: Noun, ship: string) => `Add ${tile.the} to ${ship}`,
      mast: (tile: Noun, ship: string) => `Raise ${tile.the} on ${ship}`,
      sail: (tile: Noun, ship: string) => `Hang ${tile.the} on ${ship}`,
      good: (tile: Noun, ship: string) => `Load ${tile.the} onto ${ship}`,
    } satisfies Record<TileKind, unknown> as Record<TileKind, (tile: Noun, ship: string) => string>,
    onCrownMast: (tile: Noun, ship: string) => `Hang ${tile.the} on a crown mast of ${ship}`,
    finishes: (n: number) => `finishes the ship: ${rewards(n)}`,
    transport: (tile: Noun, spent: string) =>
      `Carry ${tile.the} from storage to the dockyard for ${spent}`,
    withdraw: (amount: number, spent: string) => `Withdraw ${taler(amount)} for ${spent}`,
    deliver: (goods: string, ship: string, spent: string, worth: number) =>
      `Deliver ${goods} with ${ship} for ${spent}: worth ${points(worth)} more`,
    scoreCrowns: (scored: number, spent: string, sofar: number, most: number) =>
      `Score ${points(scored)} for ${spent} (${sofar} of at most ${most} so far)`,
    take: (tile: Noun, reason: string) => `Take ${tile.a} into storage (${reason})`,
    reward: (what: string) => `Reward: ${what}`,
    rewardGoods: (n: number) => plural(n, { one: '1 good', other: `${n} different goods` }),
    rewardGoodsFit: (n: number) =>
      n === 0 ? 'no room in storage: they would be lost' : `there is room for only ${n}`,
    needs: (n: number) => boxes(n),
  },

  /** Of an unfinished ship. */
  wanted: {
    masts: (n: number, emblem: string) =>
      `${count(n, 'mast', 'masts')}${emblem === '' ? '' : ` (${emblem})`}`,
    sails: (n: number) => count(n, 'sail', 'sails'),
    atLeast: (what: string) => `at least ${what}`,
  },

  /** What a move brings about at once. */
  consequences: {
    all: (parts: readonly string[]) => parts.join('; '),
    have: (what: string) => `then you have ${what}`,
    boxes: (full: number, all: number) => `${full} of ${all} boxes full`,
    /** Not all that one would have if the game ended. */
    onTrack: (n: number) => `${points(n)} on the score track`,
    wants: (what: string) => `the ship still wants ${what}`,
    worth: (n: number) => `worth ${points(n)} at the end`,
    goodsToGo: (n: number) =>
      plural(n, {
        one: '1 more good until it delivers',
        other: `${n} more goods until it delivers`,
      }),
    loaded: 'the ship is then ready to deliver',
    extraLeft: 'only your extra action can follow',
    goesOn: 'your turn goes on',
    endsTurn: 'ends your turn',
    endsPhase: 'ends this action for everybody',
    endsRound: 'ends the round',
    endsGame: 'ends the game',
    penalty: (n: number) => `you lose ${points(n)} for pass tiles not flipped`,
  },

  ship: (n: number) => `ship ${n}`,

  events: {
    chose: (name: string, action: string, space: number, blue: string) =>
      `${does(name, 'chooses', 'choose')} “${action}” on space ${space}: ${blue}.`,
    bonus: (name: string, gain: string) => `${does(name, 'gets', 'get')} the bonus: ${gain}.`,
    took: (name: string, tile: Noun, reason: string) =>
      `${does(name, 'takes', 'take')} ${tile.a} into storage (${reason}).`,
    lost: (name: string, tile: string, reason: string) =>
      `${does(name, 'has no room in storage and loses', 'have no room in storage and lose')} ${tile} (${reason}).`,
    passed: (name: string, saved: number) =>
      `${does(name, 'passes and flips', 'pass and flip')} the pass tile −${saved}.`,
    passedForNothing: (name: string) =>
      `${does(name, 'passes', 'pass')}; all pass tiles are flipped already.`,
    bought: (name: string, tile: Noun, spent: string, price: number) =>
      `${does(name, 'buys', 'buy')} ${tile.a} for ${spent} and ${price === 0 ? 'no taler' : taler(price)}.`,
    stored: (name: string, tile: Noun) => `${does(name, 'stores', 'store')} ${tile.the}.`,
    begun: (name: string, tile: Noun, ship: number) =>
      `${does(name, 'begins', 'begin')} ship ${ship} with ${tile.the}.`,
    placed: {
      hull: (name: string, tile: Noun, ship: number) =>
        `${does(name, 'adds', 'add')} ${tile.the} to ship ${ship}.`,
      mast: (name: string, tile: Noun, ship: number) =>
        `${does(name, 'raises', 'raise')} ${tile.the} on ship ${ship}.`,
      sail: (name: string, tile: Noun, ship: number) =>
        `${does(name, 'hangs', 'hang')} ${tile.the} on ship ${ship}.`,
      good: (name: string, tile: Noun, ship: number) =>
        `${does(name, 'loads', 'load')} ${tile.the} onto ship ${ship}.`,
    } satisfies Record<TileKind, unknown> as Record<
      TileKind,
      (name: string, tile: Noun, ship: number) => string
    >,
    onCrownMast: (name: string, tile: Noun, ship: number) =>
      `${does(name, 'hangs', 'hang')} ${tile.the} on a crown mast of ship ${ship}.`,
    carried: (name: string, tile: Noun, spent: string) =>
      `${does(name, 'carries', 'carry')} ${tile.the} to the dockyard for ${spent}.`,
    withdrew: (name: string, amount: number, spent: string) =>
      `${does(name, 'withdraws', 'withdraw')} ${taler(amount)} for ${spent}.`,
    delivered: (name: string, goods: string, ship: number, spent: string) =>
      `${does(name, 'delivers', 'deliver')} ${goods} with ship ${ship} for ${spent}.`,
    scoredCrowns: (name: string, scored: number, crowns: number, spent: string) =>
      `${does(name, 'scores', 'score')} ${points(scored)} with ${count(crowns, 'crown', 'crowns')} for ${spent}${scored < crowns ? ', up to the limit' : ''}.`,
    finishedShip: (name: string, ship: number, size: number, worth: number) =>
      `${does(name, 'finishes', 'finish')} ship ${ship} of ${count(size, 'part', 'parts')}, worth ${points(worth)} at the end: ${rewards(size)}.`,
    rewarded: (name: string, what: string) =>
      `${does(name, 'takes as reward', 'take as reward')}: ${what}.`,
    extra: (name: string, given: number) =>
      `${does(name, 'takes the extra action and gets', 'take the extra action and get')} ${workers(given)}.`,
    extraAction: (name: string, action: string) =>
      `Extra action: ${does(name, 'chooses', 'choose')} “${action}”.`,
    ended: (name: string, action: string, blueLost: number) =>
      `${does(name, 'ends', 'end')} “${action}”${blueLost === 0 ? '' : `; ${blueWorkers(blueLost)} unused`}.`,
    stackEmptied: (tile: Noun) => `The stack “${tile.name}” is empty.`,
    flipped: (action: string) => `The action “${action}” is over; its tile is flipped.`,
    anchorTile: (space: number) => `Space ${space}, the first of this round, gets the anchor tile.`,
    startPlayer: (name: string) => `${does(name, 'is', 'are')} start player.`,
    roundEnded: (round: number, unplayed: string) =>
      `Round ${round} is over; “${unplayed}” was not played.`,
    penalty: (name: string, lost: number) =>
      `${does(name, 'loses', 'lose')} ${points(lost)} for pass tiles not flipped.`,
    round: (round: number, anchor: number, tiles: string) =>
      `Round ${round} begins with the anchor at space ${anchor}; the tiles from space 1 on: ${tiles}.`,
    over: 'The game is over.',
    final: (name: string, f: Nauticus.Final) =>
      `${does(name, 'has', 'have')} ${points(f.score)}: ${f.track} on the track, crown points among them, ${f.ships} for ships, ${f.goods} for goods, ${f.exchanged} for ${taler(f.taler + f.workers + f.tiles)}.`,
  },

  refusals: {
    over: 'The game is over.',
    'choose-first': 'First choose an action.',
    'take-bonus-first': 'First take the tile of the bonus.',
    'act-or-pass': 'Now use the action or pass.',
    'go-on-or-end': 'Now use the action again, end it, or undo the last step.',
    'place-first': 'First place or store the tile in your hand, or undo to put it back.',
    'take-reward-first': 'First take a reward for the ship you have finished.',
    'take-goods-first': 'First take the goods of your reward.',
    'take-gift-first': 'First take the gift for buying all four kinds.',
    'choose-extra-first': 'First choose what your extra action is to be, or undo it.',
    'extra-or-end': 'Now take your extra action or end the turn.',
    'tile-flipped': 'That action has already been played in this round: choose one that lies open.',
    'nothing-to-do': 'You could do nothing with that action: choose another one, or undo.',
    'no-extra-left': 'You have already had your extra action.',
    'action-running':
      'The extra action cannot come in the middle of another one: end that one first.',
    'already-acting': 'You are performing the action: end it instead.',
    'not-used-yet': 'Use the action at least once before you end it.',
    'another-action':
      'That belongs to another action than the one being played: use this one, pass or end it.',
    'not-on-offer': 'That tile is not among those on offer: choose one that is.',
    'same-good': 'The two goods of a reward must be different: choose another kind.',
    'storage-full': 'There is no room for it in your storage: place it in the dockyard, or undo.',
    'carried-not-bought':
      'A tile that is carried to the dockyard must be placed there: choose a ship, or undo.',
    'no-hull-part': 'Only a hull part begins a ship: choose another place for this tile, or undo.',
    'does-not-fit': 'That does not fit on this ship: choose another place, or undo.',
    'reward-taken-twice': 'A reward can be taken only twice for one ship: choose another one.',
    'no-worker': 'You have no worker left for that: end the action or pass.',
    'too-few-workers':
      'You need one worker for every good of the ship: choose a smaller ship, or end or pass.',
    'stack-empty': 'There are none left: choose something else.',
    'too-few-taler': 'You have too few taler for that: choose something cheaper, or end or pass.',
    'neither-place-nor-room': 'You could neither place nor store that tile: choose another one.',
    'not-in-storage': 'You have no such tile in storage: choose one that you have.',
    'no-place': 'Nothing in your dockyard takes that tile now: choose another one.',
    'no-such-ship': 'You have no ship of that number.',
    'ship-not-finished': 'Only a finished ship delivers.',
    'ship-not-loaded': 'Every part of the ship must carry a good.',
    'same-as-another-ship':
      'Another ship of yours is just the same: choose that one, it makes no difference.',
    'no-crowns': 'You show no crowns.',
    'crowns-capped': 'One action brings no more points for crowns than that: end it.',
  } satisfies Record<Nauticus.RefusalCode, string> as Record<Nauticus.RefusalCode, string>,

  notation: [
    ['choose sails', 'choose an action: hulls, masts, sails, goods, transport, money, …'],
    ['pass', 'pass, and flip a pass tile'],
    ['extra action', 'take your extra action; then choose it'],
    ['end', 'end the action, or the turn'],
    ['buy lion mast', 'buy a tile: bow, middle, stern, 1-ship, eagle sail, coffee, …'],
    ['store', 'put the tile in hand into storage'],
    ['place on new ship', 'begin a ship with it'],
    ['place on ship 2', 'put it on that ship'],
    ['place on crown mast of ship 2', 'hang the sail on a crown mast'],
    ['transport crown sail', 'carry a tile from storage to the dockyard'],
    ['withdraw', 'withdraw money'],
    ['deliver ship 2', 'deliver the goods of that ship'],
    ['score crowns', 'score your crowns'],
    ['take coffee', 'take that tile as bonus, gift or reward'],
    ['reward taler', 'a reward: points, taler, workers, goods, crown mast, crown sail'],
  ] as readonly (readonly [string, string])[],
  /** Words that may be typed, by those of the notation; empty ones add nothing. */
  notationWords: {} as NotationWords,

  /** Where points come from. */
  roads: {
    ships: 'ships',
    goods: 'goods',
    crowns: 'crowns',
    rest: 'rest',
  } satisfies Record<keyof Nauticus.Roads, string> as Record<keyof Nauticus.Roads, string>,

  why: {
    amount: morePoints,
    terms: {
      track: 'on the score track',
      ships: 'from finished ships',
      delivered: 'from delivered goods',
      purse: 'in workers, taler and rewards',
      yard: 'from ships that you build',
      storage: 'from stored tiles',
      cargo: 'from goods to be delivered',
      holds: 'from room for goods on your ships',
      crowns: 'from crowns to be scored',
      passTiles: 'from pass tiles',
      extra: 'from the extra action',
      rivals: 'for the others',
    },
    themes: {
      track: 'Think about points that you can have at once.',
      ships: 'Think about a ship that you can finish.',
      delivered: 'Think about goods that you can deliver now.',
      purse: 'Think about your workers and taler: what they buy now, and what they may buy later.',
      yard: 'Think about the ships that you build, and what they still lack.',
      storage: 'Think about your storage.',
      cargo: 'Think about goods that you may deliver later.',
      holds: 'Think about room for goods on your finished ships.',
      crowns: 'Think about your crowns, and when they will be scored.',
      passTiles: 'Think about your pass tiles: those unflipped cost points when the round ends.',
      extra: 'Think about your extra action: is now the time for it?',
      rivals: 'Think about what the others make of it.',
    },
  } satisfies TermWords<NauticusTerm> as TermWords<NauticusTerm>,

  /** Themes of a hint by what one has. */
  counted: {
    purse: (n: number, money: number) =>
      `Think about your ${workers(n)} and ${taler(money)}: what they buy now, and what they may buy later.`,
    storage: (full: number, all: number) =>
      `Think about your storage: ${full} of ${all} boxes are full.`,
    crowns: (n: number) =>
      `Think about your ${count(n, 'crown', 'crowns')}, and when to score them.`,
  },

  board: {
    heading: (round: number, rounds: number, phase: number, phases: number) =>
      `Round ${round} of ${rounds} · action phase ${phase} of ${phases}`,
    over: 'The game is over',
    startPlayer: (name: string) => `start player ${name}`,
    oneEmblem: 'one emblem per ship',
    is: (name: string, value: string) => `${name}: ${value}`,
    space: 'space and bonus',
    action: 'action',
    blue: 'blue',
    taler: 'taler for the first of each kind',
    anchor: 'anchor',
    done: 'done',
    doneFirst: 'done, and next round’s anchor',
    bonus: {
      workers: (n: number) => (n === 1 ? 'worker' : workers(n)),
      points: (n: number) => (n === 1 ? 'point' : points(n)),
      taler,
      mast: 'mast',
      sail: 'sail',
      good: 'good',
    },
    supply: 'Left in the supply',
    now: {
      choose: 'chooses an action',
      bonus: 'takes the tile of the bonus',
      act: 'performs the action or passes',
      again: 'uses the action again or ends it',
      place: 'places the tile in hand',
      reward: 'takes a reward',
      goods: 'takes a good as reward',
      gift: 'takes a gift',
      extra: 'chooses the extra action',
      after: 'ends the turn or takes the extra action',
    },
    performing: (action: string) => `“${action}”`,
    extraAction: (action: string) => `extra action “${action}”`,
    blueLeft: (n: number) => `${blueWorkers(n)} left`,
    inHand: 'in hand',
    bought: 'bought',
    rewardsLeft: (n: number) => `${rewards(n)} to take`,
    toMove: 'to move',
    crowns: (n: number) => count(n, 'crown', 'crowns'),
    passTiles: 'pass tiles',
    allFlipped: 'all flipped',
    extraLeft: 'extra action left',
    extraGone: 'extra action used',
    score: (n: number) => `score now ${n}`,
    storage: (full: number, all: number) => `storage ${full}/${all}`,
    empty: 'empty',
    delivered: 'delivered',
    /** How the ships below are to be read. */
    ships: 'ships, from the stern: part mast/sail +good',
    finished: 'finished',
    loaded: 'finished and loaded',
  },
};

export type Words = typeof words;
