/** Where a score comes from, part by part. */
import {
  type Components,
  pointsOfShip,
  type ScoreParts,
  SET_POINTS,
  scoreParts,
} from '@tidetable/rules/nauticus';
import { type BoardWords, boardWords, type Words, words } from '@tidetable/text/nauticus';
import type { Language } from '@tidetable/text/shell';
import type { Share } from '../gameUi.ts';
import type { Player, View } from './scene.ts';

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

/** What each finished ship and each kind of delivered goods is worth; the other parts are one sum. */
const sumsOf = ({ ships, finished, delivered }: Player, own: Components) => ({
  ships: ships
    .filter((_, ship) => finished[ship])
    .map(({ parts }) => pointsOfShip(own, parts.length)),
  goods: Object.values(delivered)
    .map(n => SET_POINTS[n])
    .filter(points => points > 0),
});

export const tally = (view: View, seat: number, own: Components, language: Language): Share[] => {
  const player = view.players[seat];
  const points = scoreParts(player);
  const sums: Partial<Record<ScorePart, readonly number[]>> = sumsOf(player, own);
  const names = scorePartNames(words[language], boardWords[language]);
  return SCORE_PARTS.map(part => ({
    name: names[part],
    points: points[part],
    parts: sums[part] ?? [],
  }));
};
