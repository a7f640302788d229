/** A score by its sources. */

import type { Nauticus } from '@tidetable/rules';
import {
  type Components,
  pointsOfShip,
  type ScoreParts,
  SET_POINTS,
  scoreParts,
} from '@tidetable/rules/nauticus';
import type { BoardWords } from '../en/nauticus/board.ts';
import type { Words } from '../en/nauticus/words.ts';
import type { Share } from '../gameText.ts';

type Player = Nauticus.View['players'][number];
type ScorePart = keyof ScoreParts;

/** In the order in which they are shown. */
export const SCORE_PARTS = [
  'ships',
  'goods',
  'crowns',
  'track',
  'exchange',
] as const satisfies ScorePart[];

export const scorePartNames = (
  { roads }: Words,
  { scoreParts: others }: BoardWords,
): Readonly<Record<ScorePart, string>> => ({ ...roads, ...others });

/** The points of each finished ship and each kind of delivered goods; the other parts are one sum. */
const sumsOf = ({ ships, finished, delivered }: Player, own: Components) => ({
  ships: ships
    .filter((_, ship) => finished[ship])
    .map(({ parts }) => pointsOfShip(own, parts.length)),
  goods: Object.values(delivered)
    .map(n => SET_POINTS[n])
    .filter(points => points > 0),
});

export const tally = (
  names: Readonly<Record<ScorePart, string>>,
  player: Player,
  own: Components,
): Share[] => {
  const points = scoreParts(player);
  const sums: Partial<Record<ScorePart, readonly number[]>> = sumsOf(player, own);
  return SCORE_PARTS.map(part => ({
    name: names[part],
    points: points[part],
    parts: sums[part] ?? [],
  }));
};
