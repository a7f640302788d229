import type { AnyMatch } from '@tidetable/match';
import type { Messages } from '@tidetable/text';

/** How a match ended, the heading first; nothing while it runs. */
export const resultLines = (m: Messages, match: AnyMatch): string[] => {
  const result = match.result();
  if (!result) return [];
  if (result.end === 'abort') return [m.record.calledOff];
  const { points, places } = result;
  const { players, left } = match.table;
  const leavers = left.map(({ how, name }) => `${m.record.left[how](name)}.`);
  if (match.game.cooperative) return [points[0] > 0 ? m.play.won : m.play.lost, ...leavers];
  const ranking = players
    .map(({ name }, seat) => ({ name, place: places[seat], points: points[seat] }))
    .sort((a, b) => a.place - b.place);
  return [
    m.play.finished,
    ...ranking.map(r => m.play.place(r.place, r.name, r.points)),
    ...leavers,
  ];
};
