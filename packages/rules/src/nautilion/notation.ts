/** Text for moves and tokens. Spaces, path tokens and seats count from 1, as people do. */
import * as Move from './moves.ts';
import { cabinTokenAt, KINDS, REEF, REEF_NUMBERS, TAKERS } from './state.ts';

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

const textOf = (m: number): string => {
  if (m < Move.FIRST) return `roll ${m - Move.ROLL + 1}`;
  if (m < Move.WHIRLWIND) return `first ${m - Move.FIRST + 1}`;
  if (m === Move.WHIRLWIND) return 'whirlwind';
  if (m < Move.TRANSLATION)
    return `tide ${Move.tideFrom(m - Move.TIDE)} to ${Move.tideTo(m - Move.TIDE)}`;
  if (m === Move.TRANSLATION) return 'translation';
  if (m < Move.CASTAWAY) return `reroll ${m - Move.REROLL + 1}`;
  if (m === Move.CASTAWAY) return 'castaway';
  if (m < Move.GIVE) return `heroic ${m - Move.HEROIC + 1}`;
  if (m < Move.TOKEN) return `${TAKERS[Move.takerOf(m - Move.GIVE)]} ${Move.faceOf(m - Move.GIVE)}`;
  if (m < Move.INSERT) return `token ${m - Move.TOKEN + 1}`;
  if (m < Move.BEYOND) return `insert after ${m - Move.INSERT}`;
  if (m === Move.BEYOND) return 'insert beyond the phantom';
  if (m < Move.CABIN) return `from ship ${m - Move.SHIP + 1}`;
  if (m < Move.RESERVE) return `from cabin ${formatToken(cabinTokenAt(m - Move.CABIN))}`;
  if (m < Move.PICK) return `from reserve ${formatToken(m - Move.RESERVE)}`;
  if (m < Move.SET) return `pick ${formatToken(m - Move.PICK)}`;
  if (m < Move.DROP) return `set ${m - Move.SET + 1}`;
  if (m < Move.TO_SHIP) return `drop ${Move.cardOfDrop(m - Move.DROP)}`;
  if (m < Move.TO_CABIN) return `to ship ${m - Move.TO_SHIP + 1}`;
  if (m === Move.TO_CABIN) return 'to cabin';
  if (m === Move.KEEP) return 'to reserve';
  if (m < Move.DONE) return `group ${m - Move.GROUP + 1}`;
  return 'done';
};

// Both ways by table: bots ask for every legal move.
const TEXTS = Array.from({ length: Move.MOVE_COUNT }, (_, m) => textOf(m));
const MOVES = new Map(TEXTS.map((text, m) => [text, m]));

export const formatMove = (m: number): string => TEXTS[m];

export const parseMove = (text: string): number | undefined => MOVES.get(text);
