/** For tests: a position as a reader would describe it; the rest of the box fills what is not said. */

import { components } from '../../nauticus/components.ts';
import { nauticus } from '../../nauticus/index.ts';
import {
  ACTION_NAMES,
  type ActionName,
  parseTile,
  TILE_NAMES,
  type TileName,
} from '../../nauticus/notation.ts';
import type { Part } from '../../nauticus/part.ts';
import {
  FIRST_GOOD,
  FIRST_MAST,
  isGood,
  isMast,
  type State,
  SUPPLY,
} from '../../nauticus/state.ts';
import type { Player, Position, View } from '../../nauticus/view.ts';
import { byNotation } from '../byNotation.ts';

export interface GivenPlayer {
  workers?: number; // 4
  taler?: number; // 15
  points?: number; // 10
  crownPoints?: number;
  passed?: number;
  extra?: boolean; // false, so that a turn ends with its action
  /** `bow, 2 lion mast, coffee` */
  storage?: string;
  /** Parts from the stern as `hull:mast/sail+good`, each but the hull optional: `stern:lion/crown bow+fish`. */
  ships?: readonly string[];
  delivered?: string; // `3 coffee, fish`
}

/** A turn that is about to begin. Seats and spaces count from 0. */
export interface Given {
  seats?: number; // 2
  oneEmblemPerShip?: boolean;
  /** The action chosen in this phase; unsaid, the start player has still to choose. */
  action?: ActionName;
  /** Where its tile lies; the others follow in the order of the rulebook. */
  space?: number;
  /** Or all tiles by space. */
  tiles?: readonly ActionName[];
  /** The blue workers there: the wheel is turned so that it has them. Unsaid 0. */
  blue?: number;
  /** Where the anchor stands, if no action is chosen. */
  anchor?: number;
  /** Actions already done in this round, in their order. */
  flipped?: readonly ActionName[];
  round?: number;
  start?: number;
  turn?: number; // how many have had theirs
  /** By seat. */
  players?: readonly GivenPlayer[];
  /** Tiles left of some kinds; what is missing then lies in the yard of the last seat. */
  stacks?: { readonly [Tile in TileName]?: number };
  later?: readonly (readonly ActionName[])[];
}

const { sound, ...rest } = byNotation(nauticus);
export const { played, legal, refusal } = rest;

export const given = (g: Given): State => sound(positionOf(g));

export const playerOf = (s: State, seat: number): View['players'][number] =>
  nauticus.view(s, seat).players[seat];

/** The ships of a seat, drawn as in `given`. */
export const shipsOf = (s: State, seat: number): string[] =>
  playerOf(s, seat).ships.map(({ parts }) => parts.map(drawPart).join(' '));

const drawPart = ({ hull, mast, sail, good }: Part): string =>
  `${hull}${mast ? `:${mast}` : ''}${sail ? `/${sail}` : ''}${good ? `+${good}` : ''}`;

const positionOf = (g: Given): Position => {
  const seats = g.seats ?? 2;
  const players = Array.from({ length: seats }, (_, seat) => readPlayer(g.players?.[seat] ?? {}));
  fillYard(players[seats - 1], players, g.stacks ?? {});
  const { action, flipped = [], start = 0, turn = 0, round = 1 } = g;
  const tiles = g.tiles ?? tilesWith(action, g.space);
  const chosen = action === undefined ? null : tiles.indexOf(action);
  const blue = g.blue ?? 0;
  const anchor = chosen === null ? (g.anchor ?? 0) : anchorFor(chosen, blue);
  const rounds = components.rounds[seats as keyof typeof components.rounds];
  return {
    seats,
    oneEmblemPerShip: g.oneEmblemPerShip ?? false,
    round,
    actionPhase: flipped.length,
    phase: action === undefined ? 'choose' : 'act',
    toAct: (start + turn) % seats,
    start,
    turn,
    anchor,
    anchorTile: flipped.length === 0 ? null : tiles.indexOf(flipped[0]),
    chosen,
    spaces: tiles.map((name, space) => ({
      action: name,
      flipped: flipped.includes(name),
      blue: components.wheel[(space - anchor + 8) % 8],
    })),
    running: {
      action: action ?? null,
      extra: false,
      resume: null,
      uses: 0,
      blue,
      bought: [],
      giftDue: false,
      scored: 0,
      tile: null,
      rewardsLeft: 0,
      rewarded: [],
      goodsLeft: 0,
      goodTaken: null,
    },
    stacks: Object.fromEntries(
      TILE_NAMES.map((name, tile) => [name, SUPPLY[tile] - countUsed(players)[tile]]),
    ),
    players,
    later: Array.from({ length: rounds - round }, (_, i) => [...(g.later?.[i] ?? ACTION_NAMES)]),
  };
};

/** The tiles by space, with the action at the space wanted. */
const tilesWith = (action: ActionName | undefined, space: number | undefined): ActionName[] => {
  const tiles = [...ACTION_NAMES];
  if (action === undefined || space === undefined) return tiles;
  const from = tiles.indexOf(action);
  tiles[from] = tiles[space];
  tiles[space] = action;
  return tiles;
};

const anchorFor = (space: number, blue: number): number =>
  (space - components.wheel.indexOf(blue as 0) + 8) % 8;

const readPlayer = (p: GivenPlayer): Player => ({
  workers: p.workers ?? components.start.workers,
  taler: p.taler ?? components.start.taler,
  points: p.points ?? components.start.points,
  crownPoints: p.crownPoints ?? 0,
  passed: p.passed ?? 0,
  extra: p.extra ?? false,
  storage: readCounts(p.storage),
  ships: (p.ships ?? []).map(text => ({ parts: text.split(' ').map(readPart) })),
  delivered: { coffee: 0, grain: 0, salt: 0, fish: 0, ...readCounts(p.delivered) },
});

const readCounts = (text = ''): Record<string, number> =>
  Object.fromEntries(
    text
      .split(', ')
      .filter(Boolean)
      .map(item => {
        const [, n = '1', name] = /^(?:(\d+) )?(.+)$/.exec(item)!;
        return [name, Number(n)];
      }),
  );

const readPart = (text: string): Part => {
  const [, hull, mast, sail, good] = /^([^:+]+)(?::(\w+)(?:\/(\w+))?)?(?:\+(\w+))?$/.exec(text)!;
  return { hull, mast: mast ?? null, sail: sail ?? null, good: good ?? null } as Part;
};

/** Tiles that the players have, by tile. */
const countUsed = (players: readonly Player[]): number[] => {
  const used = SUPPLY.map(() => 0);
  const add = (name: string, n = 1): void => {
    used[parseTile(name)!] += n;
  };
  for (const { storage, delivered, ships } of players) {
    for (const [name, n] of Object.entries(storage)) add(name, n);
    for (const [name, n] of Object.entries(delivered)) add(name, n);
    for (const { hull, mast, sail, good } of ships.flatMap(ship => ship.parts)) {
      add(hull);
      if (mast) add(`${mast} mast`);
      if (sail) add(`${sail} sail`);
      if (good) add(good);
    }
  }
  return used;
};

/** Gives the seat whatever a stack must have lost: goods delivered, hull parts as ships, masts and sails on them. */
const fillYard = (
  last: Player,
  players: readonly Player[],
  stacks: NonNullable<Given['stacks']>,
): void => {
  const order = [...TILE_NAMES.keys()].toSorted((a, b) => rank(a) - rank(b));
  for (const tile of order) {
    const name = TILE_NAMES[tile];
    const wanted = stacks[name];
    if (wanted === undefined) continue;
    for (let n = SUPPLY[tile] - countUsed(players)[tile] - wanted; n > 0; n--) {
      if (isGood(tile)) last.delivered[name]++;
      else last.ships.push({ parts: [partWith(tile, players, stacks)] });
    }
  }
};

/** Sails first, since they need masts and hulls; hulls last. */
const rank = (tile: number): number => (tile < FIRST_MAST ? 2 : isMast(tile) ? 1 : 0);

const partWith = (
  tile: number,
  players: readonly Player[],
  stacks: NonNullable<Given['stacks']>,
): Part => {
  const name = TILE_NAMES[tile];
  const none = { mast: null, sail: null, good: null };
  if (tile < FIRST_MAST) return { ...none, hull: name } as Part;
  const used = countUsed(players);
  const spare = components.hulls.toSorted(
    (a, b) =>
      SUPPLY[parseTile(b)!] -
      used[parseTile(b)!] -
      (stacks[b] ?? 0) -
      (SUPPLY[parseTile(a)!] - used[parseTile(a)!] - (stacks[a] ?? 0)),
  );
  const emblem = name.split(' ')[0];
  const sail = isMast(tile) ? null : emblem;
  return { ...none, hull: spare[0], mast: emblem, sail } as Part;
};

/** A storage with so many boxes free. */
export const fullStorage = (free = 0): string =>
  `${components.storage.boxes - free} ${TILE_NAMES[FIRST_GOOD]}`;
