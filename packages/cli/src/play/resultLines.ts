import { type AnyMatch, namesOf, standingsOf } from '@tidetable/match';
import { SPECTATOR } from '@tidetable/rules';
import type { GameText, Messages } from '@tidetable/text';

/** The result of a match: first a heading, last the tie-break; nothing while it runs. */
export const resultLines = (m: Messages, text: GameText, match: AnyMatch): string[] => {
  const result = match.result();
  if (!result) return [];
  if (result.end === 'abort') return [m.record.calledOff];
  const { points, places } = result;
  const { players, left } = match.table;
  const leavers = left.map(({ how, name }) => `${name} ${m.record.left[how]}.`);
  if (match.game.cooperative) {
    const ending = text.ending?.(match.view(SPECTATOR)) ?? '';
    return [
      points[0] > 0 ? m.play.won : m.play.lost,
      ...leavers,
      ...(ending === '' ? [] : [ending]),
    ];
  }
  const ranking = players
    .map(({ name }, seat) => ({ name, place: places[seat], points: points[seat] }))
    .sort((a, b) => a.place - b.place);
  return [
    m.play.finished,
    ...ranking.map(r => m.play.place(r.place, r.name, r.points)),
    ...leavers,
    ...sourceLines(m, text, match),
  ];
};

/** A table of everybody's points by source; points that were never revealed are a source of their own. */
const sourceLines = (m: Messages, text: GameText, match: AnyMatch): string[] => {
  const { points = [] } = standingsOf(match.result()) ?? {};
  const view = match.view(SPECTATOR);
  const tallies = points.map((total, seat) => {
    const shares = text.tally?.(view, seat, match.game.components) ?? [];
    const shown = shares.reduce((sum, share) => sum + share.points, 0);
    return [...shares, { name: m.play.unseen, points: total - shown }];
  });
  if (!text.tally || tallies.length === 0) return [];
  const rows = tallies[0]
    .map(({ name }, i) => [name, ...tallies.map(shares => shares[i].points)])
    .filter(([, ...shares]) => shares.some(share => share !== 0));
  const table = [['', ...namesOf(match.table)], ...rows, [m.play.total, ...points]];
  return ['', m.play.sources, ...aligned(table.map(row => row.map(String)))];
};

/** The first column to the left, numbers to the right. */
const aligned = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0].map((_, i) => Math.max(...rows.map(row => row[i].length)));
  return rows.map(([name, ...cells]) =>
    [`  ${name.padEnd(widths[0])}`, ...cells.map((cell, i) => cell.padStart(widths[i + 1]))].join(
      '  ',
    ),
  );
};
