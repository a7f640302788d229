/** What everything on the table is and does, for somebody who points at it. */
import { plural } from '../grammar.ts';

const boxes = (n: number): string => plural(n, { one: '1 box', other: `${n} boxes` });
const points = (n: number): string => plural(n, { one: '1 point', other: `${n} points` });

export const explain = {
  action: {
    sells: (what: string, again: number) =>
      `A worker and its price buy ${what}. A further one of the same kind costs ${again} taler; all four kinds bring a gift.`,
    transport: 'A worker carries a tile from storage to the yard, where it is placed at once.',
    money: (taler: number) => `Each worker brings ${taler} taler.`,
    delivery: 'A finished ship with a good on every part delivers them all, for one worker each.',
    crowns: (most: number) =>
      `Each worker brings a point for every crown you show; at most ${most} points an action.`,
    flipped: 'Played already in this round.',
    chosen: 'It is being played.',
    blue: (workers: string) => `Everybody who performs it has ${workers}.`,
    stored: (n: number) =>
      `You have ${plural(n, { one: '1 tile', other: `${n} tiles` })} in storage.`,
    loaded: (n: number) =>
      `${n === 0 ? 'None' : n} of your ships ${n === 1 ? 'is' : 'are'} finished and loaded.`,
    crownsNow: (n: number) => `You show ${plural(n, { one: '1 crown', other: `${n} crowns` })}.`,
  },
  bonus: {
    name: (what: string) => `Bonus: ${what}`,
    does: 'For the player who chooses the action of this space, before anything else and even to pass then.',
    goesWith: (action: string) => `It goes with “${action}”.`,
    taken: 'Given already in this round.',
    lost: 'You have no room in storage for its tile: it would be lost.',
  },
  blue: {
    does: 'Workers of the wheel. Everybody who performs this action has all of them, spent before the own ones; unused ones are lost.',
    left: (workers: string) => `You can still use ${workers} in this action.`,
  },
  price: {
    name: (tile: string, taler: string) => `${tile}: ${taler}`,
    does: (again: number) =>
      `The price of the first one in an action on this space; further ones cost ${again} taler.`,
    extra: (again: number) =>
      `In an extra action every kind has this price; further ones cost ${again} taler.`,
    now: (taler: string) => `Your next one costs ${taler}.`,
    free: 'Free tiles go into storage.',
  },
  left: (n: number) =>
    n === 0
      ? 'None are left.'
      : `${n} ${plural(n, { one: 'is', other: 'are' })} left in the supply.`,
  anchor: {
    name: 'The anchor',
    does: 'The zero of the wheel: its space has no blue workers, the others have theirs clockwise from here.',
    next: 'Next anchor',
    nextDoes:
      'The first action of the round was chosen here, so the wheel turns its anchor here for the next one.',
  },
  round: {
    does: (phases: number) =>
      `A round has ${phases} action phases: one action each, done or passed by everybody in turn.`,
    last: 'It is the last round.',
    toGo: (n: number) =>
      plural(n, { one: 'One more round follows.', other: `${n} more rounds follow.` }),
  },
  tile: {
    bow: 'The fore end of a ship.',
    middle: 'Makes a ship longer, between stern and bow.',
    stern: 'The aft end of a ship.',
    '1-ship': 'A whole hull of one part.',
    mast: 'Stands on a hull part; all masts of a ship show one emblem.',
    sail: 'Hangs on a mast of its emblem, or on a crown mast.',
    crownMast: 'Goes with any emblem, takes any sail and shows a crown. Only a reward.',
    crownSail: 'Hangs on any mast and shows a crown. Only a reward.',
    good: 'Lies on any hull part, one on each. A finished, fully loaded ship delivers its goods.',
  },
  /** Instead of those above, at a table with one emblem per ship. */
  oneEmblem: {
    sail: 'Hangs on a mast of its emblem, or on a crown mast of a ship that shows no other emblem.',
    crownMast:
      'Goes with any emblem, takes every sail that the ship’s emblem allows, and shows a crown. Only a reward.',
    onCrownMast:
      'Takes every sail that the ship’s emblem allows; masts with an emblem then stay free.',
  },
  fits: 'Your yard has a place for it now.',
  fitsNot: 'No ship of yours takes it now.',
  takesBoxes: (n: number) => `It takes ${boxes(n)} of your storage; only Transport brings it out.`,
  costs: (taler: string) => `Now: ${taler} and a worker.`,
  toStorage: 'Free, so it goes into storage.',
  lost: 'There is no room in storage: it would be lost.',
  gift: 'The fourth kind brings a gift.',
  intoStorage: (n: number, free: number) => `It goes into storage: ${boxes(n)} of ${free} free.`,
  reward: {
    does: (most: number) =>
      `A finished ship brings one reward for each of its masts, none more than ${most} times.`,
    taken: (n: number) => `Taken ×${n} for this ship.`,
  },
  ship: {
    does: (worth: string) =>
      `Finished when the hull is whole and every part has mast and sail; then worth ${worth} points by its length, and a reward for each mast.`,
    worth: (n: number) => `It is worth ${points(n)}.`,
    loaded: 'It is loaded and can deliver.',
    canLoad: 'A good on every part, and it can deliver.',
    wants: (what: string) => `Still wants: ${what}.`,
    newDoes: 'Any hull part may begin a ship, and you may have as many as you like.',
    crownMast: 'The crown mast',
    crownMastDoes: 'Takes any sail; masts with an emblem then stay free for their own sails.',
  },
  taler: {
    does: (forPoint: number) => `Pays for tiles. In the end every ${forPoint} are worth a point.`,
  },
  workers: {
    does: 'Each use of an action costs one; the blue ones of its space are spent first. In the end each is worth a taler.',
  },
  crowns: {
    does: 'On crown masts, crown sails and flipped pass tiles. The action “Crowns” scores them.',
  },
  score: {
    name: (n: number) => `Score: ${n}`,
    does: 'What it would be if the game ended now.',
  },
  points: {
    does: (start: number) =>
      `${start} to begin with, bonuses, rewards and scored crowns, less what pass tiles have cost. Ships, delivered goods and what is left over count in the end.`,
  },
  part: {
    ships: (worth: string) => `Finished ships: ${worth} points by their length.`,
    goods: (worth: string, further: number) =>
      `Delivered goods of one kind: ${worth} points by their number, then ${further} more for each.`,
    crowns: 'Scored by the action “Crowns”.',
    track: (start: number) =>
      `${start} to begin with, bonuses and rewards, less what pass tiles have cost.`,
    exchange: (forPoint: number) =>
      `Each worker, each undelivered good and each tile in storage or on an unfinished ship becomes a taler; every ${forPoint} taler are a point.`,
  },
  pass: {
    name: (n: number) => `Pass tile −${n}`,
    none: 'Pass',
    does: 'Costs its points at the end of the round, unless you have passed and flipped it. Flipped, it shows a crown.',
    noneDoes: 'You may pass although all pass tiles are flipped.',
    flipped: 'Flipped: it costs nothing and counts as a crown.',
    unflipped: (n: number) => `It will cost ${points(n)} at the end of the round.`,
  },
  extra: {
    does: (workers: string) =>
      `Once a game, before or after your action: ${workers} and any action, flipped or not, for you alone.`,
    left: 'Not taken yet.',
    bare: 'An extra action brings neither bonus nor blue workers.',
    gone: 'Taken already.',
  },
  start: {
    does: 'Chooses the action of this action phase; the next one clockwise then chooses.',
  },
  storage: {
    name: (full: number, all: number) => `Storage: ${full} of ${all} boxes`,
    does: (mast: number) =>
      `Free tiles go here, paid ones may. A mast takes ${mast} boxes, anything else one. Without room a free tile is lost.`,
    free: (n: number) => (n === 0 ? 'It is full.' : `${boxes(n)} free.`),
  },
  delivered: {
    name: (good: string, n: number) => `Delivered ${good}: ${n}`,
    now: (worth: number, more: number) =>
      `Worth ${points(worth)}; the next one brings ${more} more.`,
  },
  tieBreak:
    'Of players with equal points, the one with more taler left over after the exchange comes first, then the one with more taler in all. Players still equal share the place.',
};

export type ExplainWords = typeof explain;
