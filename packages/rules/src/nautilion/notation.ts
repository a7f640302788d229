/**
 * How moves and tokens are written. Spaces, cards and path tokens count from 1, as people do, and so do
 * seats, which are numbered from 0 everywhere else.
 */
import type { Source } from './events.ts';
import { KINDS, MAGE, MERCENARY, REEF, REEF_NUMBERS, type TAKERS } from './state.ts';

/** `1` … `9`, `A` … `C`, `mercenary`, `blank`, `reef3` … `reef9`: by kind. */
export const TOKEN_NAMES: readonly string[] = [
  ...'123456789ABC',
  'mercenary',
  'blank',
  ...REEF_NUMBERS.map(number => `reef${number}`),
];

export const formatToken = (kind: number): string => TOKEN_NAMES[kind];

/** A reef by its index. */
export const formatReef = (reef: number): string => formatToken(REEF + reef);

export const parseToken = (text: string): number | undefined => {
  const kind = TOKEN_NAMES.indexOf(text);
  return kind < 0 ? undefined : kind;
};

/** Tokens by kind, each as often as it is there. */
export const listTokens = (counts: Uint8Array): string[] =>
  Array.from(counts.subarray(0, KINDS)).flatMap((n, kind) =>
    new Array<string>(n).fill(formatToken(kind)),
  );

/** What a token is, and what is written on it. */
export type TokenParts =
  | { readonly kind: 'crew' | 'reef'; readonly number: number }
  | { readonly kind: 'mage'; readonly letter: string }
  | { readonly kind: 'mercenary' | 'blank' };

/** Reads a token that a view names. */
export const readToken = (token: string): TokenParts => {
  const kind = TOKEN_NAMES.indexOf(token);
  if (kind < MAGE) return { kind: 'crew', number: kind + 1 };
  if (kind < MERCENARY) return { kind: 'mage', letter: token };
  if (kind < REEF) return { kind: kind === MERCENARY ? 'mercenary' : 'blank' };
  return { kind: 'reef', number: reefNumber(token) };
};

/** The number on a reef. */
export const reefNumber = (token: string): number =>
  REEF_NUMBERS[TOKEN_NAMES.indexOf(token) - REEF];

type Taker = (typeof TAKERS)[number];

/** The text of a move of each kind. */
export const moveNotation = {
  roll: (face: number): string => `roll ${face}`,
  first: (seat: number): string => `first ${seat + 1}`,
  whirlwind: 'whirlwind',
  tide: (from: number, to: number): string => `tide ${from} to ${to}`,
  translation: 'translation',
  reroll: (face: number): string => `reroll ${face}`,
  castaway: 'castaway',
  heroic: (card: number): string => `heroic ${card}`,
  give: (taker: Taker, face: number): string => `${taker} ${face}`,
  token: (n: number): string => `token ${n}`,
  /** With so many tokens on its Isles side. */
  insertAfter: (tokens: number): string => `insert after ${tokens}`,
  insertBeyond: 'insert beyond the phantom',
  fromShip: (space: number): string => `from ship ${space}`,
  fromCabin: (token: string): string => `from cabin ${token}`,
  fromReserve: (token: string): string => `from reserve ${token}`,
  pick: (token: string): string => `pick ${token}`,
  set: (face: number): string => `set ${face}`,
  drop: (card: number): string => `drop ${card}`,
  toShip: (space: number): string => `to ship ${space}`,
  toCabin: 'to cabin',
  toReserve: 'to reserve',
  group: (space: number): string => `group ${space}`,
  done: 'done',
} as const;

/** A move by its parts. */
export type MoveParts =
  | { readonly type: 'roll' | 'reroll' | 'set'; readonly face: number }
  | { readonly type: 'first'; readonly seat: number }
  | { readonly type: 'tide'; readonly from: number; readonly to: number }
  | { readonly type: 'heroic' | 'drop'; readonly card: number }
  | { readonly type: 'give'; readonly taker: Taker; readonly face: number }
  | { readonly type: 'token'; readonly n: number }
  | { readonly type: 'insert'; readonly after: number | null } // null: beyond the Phantom
  | { readonly type: 'from'; readonly source: Source; readonly which: string } // a space or a token
  | { readonly type: 'pick'; readonly token: string }
  | { readonly type: 'to'; readonly place: Source; readonly space: number | null } // of the ship
  | { readonly type: 'group'; readonly space: number }
  | { readonly type: 'whirlwind' | 'translation' | 'castaway' | 'done' };

/** Reads a move that the rules wrote; text from elsewhere goes through `parseMove` of the game. */
export const readMove = (notation: string): MoveParts => {
  const [verb, ...rest] = notation.split(' ');
  const type = verb as Exclude<MoveParts['type'], 'give'> | Taker;
  const n = Number(rest[0]);
  switch (type) {
    case 'darkhouse':
    case 'phantom':
    case 'nautilion':
      return { type: 'give', taker: type, face: n };
    case 'roll':
    case 'reroll':
    case 'set':
      return { type, face: n };
    case 'first':
      return { type, seat: n - 1 };
    case 'tide':
      return { type, from: n, to: Number(rest[2]) };
    case 'heroic':
    case 'drop':
      return { type, card: n };
    case 'token':
      return { type, n };
    case 'insert':
      return { type, after: notation === moveNotation.insertBeyond ? null : Number(rest[1]) };
    case 'from':
      return { type, source: rest[0] as Source, which: rest[1] };
    case 'pick':
      return { type, token: rest[0] };
    case 'to':
      return { type, place: rest[0] as Source, space: rest[1] ? Number(rest[1]) : null };
    case 'group':
      return { type, space: n };
    default:
      return { type };
  }
};
