// `node training/src/drawCurves.ts`: draws the curves in docs/training as docs/images/training.svg.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Report } from './worker.ts';

const docs = path.join(import.meta.dirname, '../../docs');

const GAMES = [
  ['nautilus-island', 'Nautilus Island against greedy'],
  ['nauticus', 'Nauticus against greedy'],
  ['nautilion', 'Nautilion, voyages won'],
] as const;

const PANEL = { width: 300, height: 190, left: 34, top: 28 };
const STEP = 380; // from panel to panel
const COLOURS = ['#1f6f8b', '#c8553d', '#6a994e', '#8367c7'];

const curveOf = (game: string): Report[] =>
  readFileSync(path.join(docs, 'training', `${game}.curve.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));

/** `{"seats":2} greedy` is a table and an opponent; shown as `2 players`. */
const nameOf = (table: string): string => {
  const { seats, ship, expansions, oneEmblemPerShip } = JSON.parse(
    table.slice(0, table.lastIndexOf(' ')),
  );
  if (ship === undefined) return `${seats} players${oneEmblemPerShip ? ', one emblem' : ''}`;
  return `${ship}${seats === 2 ? ', two admirals' : ''}${expansions.length > 0 ? ', all expansions' : ''}`;
};

const panel = ([game, title]: (typeof GAMES)[number], at: number): string => {
  const { width, height, left, top } = PANEL;
  const curve = curveOf(game);
  const last = curve[curve.length - 1];
  const x = (games: number): number => left + (width * games) / last.games;
  const y = (share: number): number => top + height * (1 - share);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    share =>
      `<path d="M${left} ${y(share)}h${width}" stroke="#ccc"/><text x="${left - 4}" y="${y(share) + 4}" text-anchor="end">${100 * share}</text>`,
  );
  const lines = Object.keys(last.shares).map((table, i) => {
    const points = curve.map(
      ({ games, shares }) => `${x(games).toFixed(1)},${y(shares[table]).toFixed(1)}`,
    );
    const key = `<text x="${left + 8 + 150 * (i % 2)}" y="${top + height + 34 + 16 * Math.floor(i / 2)}" fill="${COLOURS[i]}">${nameOf(table)}</text>`;
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${COLOURS[i]}" stroke-width="2"/>${key}`;
  });
  const games = `${last.games.toLocaleString('en')} games, ${last.seconds} s`;
  return `<g transform="translate(${at} 0)"><text x="${left}" y="16" font-weight="bold">${title}</text>${grid.join('')}${lines.join('')}<text x="${left + width}" y="${top + height + 16}" text-anchor="end">${games}</text></g>`;
};

const panels = GAMES.map((game, i) => panel(game, STEP * i));
writeFileSync(
  path.join(docs, 'images', 'training.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${STEP * GAMES.length} 280" font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/>${panels.join('')}</svg>\n`,
);
