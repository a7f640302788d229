/** What the drawn board says besides the words of the game. */
import type { Nauticus } from '@tidetable/rules';
import { plural } from '../grammar.ts';

export const board = {
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  actionPhase: (phase: number, phases: number) => `action ${phase} of ${phases}`,
  /** The same where there is little room. */
  brief: {
    round: (round: number, rounds: number) => `R\u00a0${round}/${rounds}`,
    actionPhase: (phase: number, phases: number) => `action ${phase}/${phases}`,
  },
  /** What is asked of the reader, as a sentence. */
  requests: {
    choose: 'Choose an action',
    extra: 'Choose any action as your extra action',
    bonus: {
      hull: 'Take a hull part as your bonus',
      mast: 'Take a mast as your bonus',
      sail: 'Take a sail as your bonus',
      good: 'Take a good as your bonus',
    } satisfies Record<Nauticus.TileKind, string> as Record<Nauticus.TileKind, string>,
    use: {
      hulls: 'Buy a hull part',
      masts: 'Buy a mast',
      sails: 'Buy a sail',
      goods: 'Buy a good',
      transport: 'Carry a tile from storage to your yard',
      money: 'Withdraw money',
      delivery: 'Deliver the goods of a loaded ship',
      crowns: 'Score your crowns',
    } satisfies Record<Nauticus.ActionName, string> as Record<Nauticus.ActionName, string>,
    orPass: (use: string) => `${use}, or pass`,
    again: (use: string) => `${use}, or end your turn`,
    nothing: 'You can do nothing with this action: pass',
    nothingMore: 'Nothing more to do: end your turn',
    place: (tile: string) => `Find a place for ${tile} in your yard`,
    placeOrStore: (tile: string) => `Place ${tile} in your yard, or store it`,
    store: (tile: string) => `Store ${tile}: no ship takes it yet`,
    reward: (n: number, of: number) => `Choose reward ${n} of ${of} for your ship`,
    goods: (n: number) =>
      plural(n, { one: 'Take a good as reward', other: `Take ${n} different goods as reward` }),
    gift: 'Take your gift, one more of the four kinds',
    after: 'End your turn, or take your extra action',
  },
  /** What a move loses, beside its choice. */
  warnings: {
    blue: (n: number) => plural(n, { one: '1 blue worker lost', other: `${n} blue workers lost` }),
    delivery: 'a loaded ship could still deliver',
    extra: 'your extra action lapses',
    tile: 'no room: lost',
    bonus: 'no room for the bonus: lost',
    gift: 'no room for the gift: lost',
    goods: (n: number) =>
      plural(n, { one: 'no room: 1 good lost', other: `no room: ${n} goods lost` }),
    crowns: (n: number) =>
      plural(n, { one: 'limit: only 1 point', other: `limit: only ${n} points` }),
  },

  tabs: { wheel: 'Actions', yard: 'Yard', supply: 'Supply', rivals: 'Rivals' },
  views: 'Views of the board',
  wheel: 'The wheel',
  spaces: 'Spaces with their actions, clockwise',
  space: (n: number, what: string) => `Space ${n}: ${what}`,
  anchorHere: 'the anchor stands here',
  nextAnchor: 'the anchor goes here next round',
  flipped: 'played already',
  chosen: 'in play',
  yard: 'Your yard',
  yardOf: (name: string) => `${name}’s yard`,
  yards: 'Whose yard',
  /** Its number, its size and what it wants or is worth. */
  ship: (name: string, parts: number, state: string) =>
    `${name}: ${plural(parts, { one: '1 part', other: `${parts} parts` })}; ${state}`,
  partsOf: 'From the stern',
  ships: 'Ships',
  emptyYard: 'No ship has been begun yet.',
  newShip: 'New ship',
  newShipBrief: 'New',
  /** What a ship still wants. */
  wants: (what: string) => `${what} to go`,
  worth: (n: number) => plural(n, { one: 'worth 1 point', other: `worth ${n} points` }),
  onCrownMast: 'on the crown mast',
  supply: 'Supply',
  left: (name: string, n: number) => `${name}: ${n} left`,
  price: (name: string, taler: string) => `${name}, ${taler}`,
  onlyReward: (name: string) => `${name}, only as a reward`,
  stored: (name: string, boxes: string) => `${name}, ${boxes}`,
  storage: 'Storage',
  storageOf: (name: string) => `${name}’s storage`,
  boxes: (n: number, all: number) => `${n} of ${all} boxes`,
  freeBox: 'Free box',
  delivered: 'Delivered',
  purse: 'Purse',
  purseOf: (name: string) => `${name}’s purse`,
  /** Of that many. */
  taler: (_n: number): string => 'taler',
  workers: (n: number) => plural(n, { one: 'worker', other: 'workers' }),
  crowns: (n: number) => plural(n, { one: 'crown', other: 'crowns' }),
  points: (n: number) => plural(n, { one: 'point', other: 'points' }),
  blueToo: (n: number) => `and ${n} blue`,
  passTiles: 'Pass tiles',
  passTile: (n: number, isFlipped: boolean) =>
    isFlipped ? `−${n} flipped: a crown` : `−${n} at the end of the round`,
  extra: 'Extra action left',
  extraGone: 'Extra action taken',
  startPlayer: 'Start player',
  ifOver: 'If it ended now',
  atEnd: 'Final score',
  /** What was bought or carried, behind the reason. */
  bookedTile: (tile: string) => ` ${tile}`,
  /** Parts of a score that are no road of their own; “crowns” alone are those that a player shows. */
  scoreParts: { crowns: 'crown points', track: 'on the track', exchange: 'for leftovers' },
  score: 'score',
  ledger: 'Ledger',

  /** The tray: what can be done now. */
  now: 'Now',
  chooseNow: 'Choose one of the actions: its bonus is yours, then everybody does it.',
  extraNow: 'Choose any action, played or not: it is for you alone.',
  carryNow: 'Choose a tile in your storage: one worker carries it to the yard.',
  nothingNow: 'You can do nothing with this action.',
  nothingMore: 'Done: nothing more to do with this action.',
  placeNow: 'Choose a place for it, or the storage.',
  placeOnly: 'Choose a place for it.',
  inHand: (tile: string) => `In hand: ${tile}`,
  pass: 'Pass',
  /** Points that a flipped pass tile does not cost at the end of the round. */
  saves: (points: number) => `saves\u00a0${points}`,
  /** The same, heard. */
  savesPoints: (points: number) =>
    plural(points, {
      one: 'saves 1 point at the end of the round',
      other: `saves ${points} points at the end of the round`,
    }),
  end: 'End',
  endTurn: 'End turn',
  takeExtra: 'Extra action',
  /** So often the extra action may be taken. */
  once: 'once a game',
  store: (boxes: number) =>
    plural(boxes, { one: 'Store · 1 box', other: `Store · ${boxes} boxes` }),
  withdraw: (n: number) => `Withdraw ${n} taler`,
  scoreCrowns: (n: number) => plural(n, { one: 'Score 1 point', other: `Score ${n} points` }),
  deliver: (ship: number, points: number) => `Deliver ship ${ship} · +${points}`,
  toStorage: 'into storage',

  /** Interruptions. */
  rewardTitle: 'Ship finished!',
  taken: (n: number) => (n === 0 ? '' : `taken ×${n}`),
  rewards: {
    'crown mast': 'Crown mast',
    'crown sail': 'Crown sail',
    points: 'points',
    taler: 'taler',
    workers: 'workers',
    goods: 'goods',
  } satisfies Record<Nauticus.RewardName, string> as Record<Nauticus.RewardName, string>,
  goodsTitle: 'Reward: goods',
  giftTitle: 'A gift!',
  bonusTitle: 'Your bonus',

  /** The books. */
  nothingBooked: 'Nothing has been booked yet.',
  /** Heard after a change: what one had then. */
  thenLeft: (n: number) => `, then ${n}`,
  column: { taler: 'Taler', workers: 'Workers', points: 'Points', why: 'For' },
  reasons: {
    start: 'to begin with',
    bonus: 'bonus',
    buy: 'purchase',
    transport: 'transport',
    withdraw: 'withdrawal',
    deliver: 'delivery',
    crowns: 'crowns',
    reward: 'reward',
    extra: 'extra action',
    'pass-tiles': 'pass tiles',
    ships: 'finished ships',
    goods: 'delivered goods',
    exchange: 'exchange',
  } satisfies Record<Nauticus.Reason, string> as Record<Nauticus.Reason, string>,
};

export type BoardWords = typeof board;
