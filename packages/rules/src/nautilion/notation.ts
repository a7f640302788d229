/** Text for moves and tokens. Spaces, path tokens and seats count from 1, as people do. */
import {
  BEYOND,
  CABIN,
  CASTAWAY,
  cardOfDrop,
  DONE,
  DROP,
  FIRST,
  faceOf,
  GIVE,
  GROUP,
  HEROIC,
  INSERT,
  KEEP,
  MOVE_COUNT,
  PICK,
  REROLL,
  RESERVE,
  ROLL,
  SET,
  SHIP,
  TIDE,
  TO_CABIN,
  TO_SHIP,
  TOKEN,
  TRANSLATION,
  takerOf,
  tideFrom,
  tideTo,
  WHIRLWIND,
} from './moves.ts';
import { cabinTokenAt, KINDS, REEF_NUMBERS, TAKERS } from './state.ts';

/** `1` … `9`, `A` … `C`, `mercenary`, `blank`, `reef3` … `reef9`: by kind. */
export const TOKEN_NAMES: readonly string[] = [
  ...'123456789ABC',
  'mercenary',
  'blank',
  ...REEF_NUMBERS.map(number => `reef${number}`),
];

export const formatToken = (kind: number): string => TOKEN_NAMES[kind];

export const parseToken = (text: string): number | undefined => {
  const kind = TOKEN_NAMES.indexOf(text);
  return kind < 0 ? undefined : kind;
};

/** Tokens by kind, each as often as it is there. */
export const listTokens = (counts: Uint8Array): string[] =>
  Array.from(counts.subarray(0, KINDS)).flatMap((n, kind) =>
    new Array<string>(n).fill(formatToken(kind)),
  );

export const formatMove = (m: number): string => {
  if (m < FIRST) return `roll ${m - ROLL + 1}`;
  if (m < WHIRLWIND) return `first ${m - FIRST + 1}`;
  if (m === WHIRLWIND) return 'whirlwind';
  if (m < TRANSLATION) return `tide ${tideFrom(m - TIDE)} to ${tideTo(m - TIDE)}`;
  if (m === TRANSLATION) return 'translation';
  if (m < CASTAWAY) return `reroll ${m - REROLL + 1}`;
  if (m === CASTAWAY) return 'castaway';
  if (m < GIVE) return `heroic ${m - HEROIC + 1}`;
  if (m < TOKEN) return `${TAKERS[takerOf(m - GIVE)]} ${faceOf(m - GIVE)}`;
  if (m < INSERT) return `token ${m - TOKEN + 1}`;
  if (m < BEYOND) return `insert after ${m - INSERT}`;
  if (m === BEYOND) return 'insert beyond the phantom';
  if (m < CABIN) return `from ship ${m - SHIP + 1}`;
  if (m < RESERVE) return `from cabin ${formatToken(cabinTokenAt(m - CABIN))}`;
  if (m < PICK) return `from reserve ${formatToken(m - RESERVE)}`;
  if (m < SET) return `pick ${formatToken(m - PICK)}`;
  if (m < DROP) return `set ${m - SET + 1}`;
  if (m < TO_SHIP) return `drop ${cardOfDrop(m - DROP)}`;
  if (m < TO_CABIN) return `to ship ${m - TO_SHIP + 1}`;
  if (m === TO_CABIN) return 'to cabin';
  if (m === KEEP) return 'to reserve';
  if (m < DONE) return `group ${m - GROUP + 1}`;
  return 'done';
};

const MOVES = new Map(Array.from({ length: MOVE_COUNT }, (_, m) => [formatMove(m), m]));

export const parseMove = (text: string): number | undefined => MOVES.get(text);
