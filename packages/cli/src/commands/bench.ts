/** How fast the rules are, game by game; and how much memory a long search takes. */
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { spawnNode } from '../../../../tools/endWithParent.cjs';
import { type Input, printable } from '../args.ts';
import type { Errand, LongSearch } from '../longSearch.ts';
import { type Speed, tables } from '../speed.ts';
import { UsageError } from '../usage.ts';

const MOST_SECONDS = 3600;

export const bench = async (input: Input): Promise<void> => {
  const [part, seconds = '1'] = input.words;
  if (part === undefined) return benchRules(input);
  if (part !== 'search') throw new UsageError(input.m.cli.badFlag(printable(part)));
  if (!/^[1-9]\d{0,3}$/.test(seconds) || Number(seconds) > MOST_SECONDS)
    throw new UsageError(input.m.cli.badFlag(printable(seconds)));
  return benchSearch(input, Number(seconds));
};

const benchRules = async (input: Input): Promise<void> => {
  const speeds: Speed[] = [];
  for (const [i] of tables.entries()) {
    const worker = new Worker(new URL('../speed.ts', import.meta.url), { workerData: i });
    const [speed] = await once(worker, 'message');
    speeds.push(speed);
    if (input.flags.json) console.log(JSON.stringify(speed));
  }
  if (!input.flags.json) printTable(input, speeds);
};

const printTable = (input: Input, speeds: readonly Speed[]): void => {
  const { bench: t } = input.m;
  const head = [t.game, t.players, t.turns, t.moves, t.games, t.bytes, t.guesses];
  const rows = speeds.map(s => [
    s.game,
    s.players,
    ...[s.turnsPerSec, s.movesPerSec, s.gamesPerSec, s.bytesPerMove, s.guessesPerSec].map(n =>
      n.toLocaleString(input.language),
    ),
  ]);
  for (const row of [head, ...rows]) printRow(row);
};

const printRow = (row: readonly (string | number)[]): void =>
  console.log(
    row.map((cell, i) => (i === 0 ? String(cell).padEnd(18) : String(cell).padStart(13))).join(''),
  );

/** One decision of the strongest bot of each game, with a budget that takes about so many seconds. */
const benchSearch = async (input: Input, seconds: number): Promise<void> => {
  const { json } = input.flags;
  const { bench: t } = input.m;
  if (!json) printRow([t.game, t.players, 's', 'RSS', '+']);
  for (const [table] of tables.entries()) {
    const found = await searchFor(table, seconds);
    if (json) console.log(JSON.stringify(found));
    else printRow(cellsOf(found, input.language));
  }
};

/** Budgets are no times, so the one that takes so long is found by trying smaller ones. */
const searchFor = async (table: number, seconds: number): Promise<LongSearch> => {
  for (let patience = 1; ; ) {
    const found = await runErrand({ table, patience });
    if (found.seconds > 0.8 * seconds) return found;
    patience = Math.ceil(patience * Math.min(8, seconds / found.seconds));
  }
};

const runErrand = async (errand: Errand): Promise<LongSearch> => {
  const search = fileURLToPath(new URL('../longSearch.ts', import.meta.url));
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const;
  const child = spawnNode(process.execPath, [search], { stdio: [...stdio] });
  child.send(errand);
  const [found] = await once(child, 'message');
  return found;
};

const cellsOf = (found: LongSearch, language: string): (string | number)[] => {
  const megabytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 0,
  });
  return [
    found.game,
    found.players,
    Math.round(found.seconds),
    ...[found.peakBytes, found.grownBytes].map(bytes => megabytes.format(bytes / 1e6)),
  ];
};
