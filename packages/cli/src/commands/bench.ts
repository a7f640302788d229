/** Benchmarks: the rules of each game, a move of a match, the decisions of bots, the memory of a long search, the server. */
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { isLevel, LEVELS, type Level } from '@tidetable/bots';
import { spawnNode } from '../../../../tools/endWithParent.cjs';
import { editionTables, largeTables, tables } from '../bench/benchTables.ts';
import type { DecisionsErrand, DecisionTimes } from '../bench/decisions.ts';
import type { Errand, LongSearch } from '../bench/longSearch.ts';
import type { MatchSpeed } from '../bench/matchSpeed.ts';
import type { MeasuredStep } from '../bench/server/benchServer.ts';
import type { Evening } from '../bench/server/evening.ts';
import type { Bench, Speed } from '../bench/speed.ts';
import { type Flag, type Input, printable, readNumber } from '../options/args.ts';
import { UsageError } from '../options/usage.ts';

/** The benchmark without a further argument. */
const ALONE: readonly string[] = ['match', 'editions', 'server'];

export const bench = async (input: Input): Promise<void> => {
  const [part, word] = input.words;
  if (part !== 'server') refuseFlags(input, SERVER_FLAGS);
  if (part === undefined) return benchRules(input);
  if (part === 'decisions') return benchDecisions(input, readLevel(input, word));
  if (part === 'search') return benchSearch(input, readSeconds(input, word));
  const surplus = ALONE.includes(part) ? word : part;
  if (surplus !== undefined) throw new UsageError(input.m.cli.badFlag(printable(surplus)));
  if (part === 'match') return benchMatch(input);
  if (part === 'editions') return benchEditions(input);
  return input.flags.processes === undefined ? benchServerLoad(input) : benchEvenings(input);
};

/** Flags of the server bench only. */
const SERVER_FLAGS = [
  'tables',
  'sockets',
  'rate',
  'most-rate',
  'seconds',
  'addresses',
  'processes',
] as const;

const refuseFlags = ({ m, flags }: Input, refused: readonly Flag[]): void => {
  for (const flag of refused)
    if (flags[flag] !== undefined) throw new UsageError(m.cli.badFlag(`--${flag}`));
};

const benchRules = async (input: Input): Promise<void> => {
  const { bench: t } = input.m;
  await measureEach<Speed>(input, 'speed.ts', 'tables', {
    head: [t.turns, t.moves, t.games, t.bytes, t.guesses],
    name: s => s.game,
    row: s => [s.turnsPerSec, s.movesPerSec, s.gamesPerSec, s.bytesPerMove, s.guessesPerSec],
  });
};

const benchEditions = async (input: Input): Promise<void> => {
  const { bench: t } = input.m;
  await measureEach<Speed>(input, 'speed.ts', 'editions', {
    head: [t.moves, t.games, t.guesses],
    name: s => `${s.game} ${s.rules}${s.differing.length > 0 ? '+' : ''}`,
    row: s => [s.movesPerSec, s.gamesPerSec, s.guessesPerSec],
  });
};

const benchMatch = async (input: Input): Promise<void> => {
  const { bench: t } = input.m;
  if (!input.flags.json) console.log(`${t.match}\n`);
  await measureEach<MatchSpeed>(input, 'matchSpeed.ts', 'tables', {
    name: s => s.game,
    head: [t.middle, t.slowest, t.undo, t.after(10), t.after(600)],
    row: s => [s.middle, s.slowest, s.undo, s.after10, s.after600],
  });
};

interface Columns<M> {
  readonly head: readonly string[];
  readonly name: (measured: M) => string;
  readonly row: (measured: M) => readonly number[];
}

/** Each game in a thread of its own; a line as soon as it is measured. */
const measureEach = async <M extends { readonly players: number }>(
  input: Input,
  thread: string,
  list: Bench['list'],
  { head, name, row }: Columns<M>,
): Promise<void> => {
  const { bench: t } = input.m;
  if (!input.flags.json) printRow([t.game, t.players, ...head]);
  for (const [index] of (list === 'editions' ? editionTables : tables).entries()) {
    const workerData: Bench = { list, index };
    const worker = new Worker(new URL(`../bench/${thread}`, import.meta.url), { workerData });
    const [measured]: M[] = await once(worker, 'message');
    if (input.flags.json) console.log(JSON.stringify(measured));
    else {
      const figures = row(measured).map(n => n.toLocaleString(input.language));
      printRow([name(measured), measured.players, ...figures]);
    }
  }
};

const printRow = (row: readonly (string | number)[]): void =>
  console.log(
    row.map((cell, i) => (i === 0 ? String(cell).padEnd(18) : String(cell).padStart(13))).join(''),
  );

const benchServerLoad = async (input: Input): Promise<void> => {
  const { bench: t } = input.m;
  const { json } = input.flags;
  const { rate, mostRate, ...plan } = readServerPlan(input);
  const { benchServer, growingRates, SOON } = await import('../bench/server/benchServer.ts'); // other benches start without it
  const figure = (n: number): string =>
    n.toLocaleString(input.language, { maximumFractionDigits: 0 });
  if (!json) {
    console.log(`${t.settingUp(plan.tables, plan.sockets)}\n`);
    printRow([t.rate, t.moves, t.turns, 'p50 ms', 'p99 ms', t.lateness, t.cpu]);
  }
  const goesOn = (step: MeasuredStep): boolean => {
    const { moves, turns, seconds, p50, p99, lateness, cpuPerMove } = step;
    const row = [moves / seconds, turns / seconds, p50, p99, lateness, 1000 * cpuPerMove];
    if (!json) printRow([figure(step.rate), ...row.map(figure)]);
    return step.isKept;
  };
  const rates = growingRates(rate, mostRate);
  const measured = await benchServer({ ...plan, rates, goesOn }).catch((error: Error) => {
    throw new UsageError(t.loadFailed(printable(error.message)));
  });
  if (json) return console.log(JSON.stringify(measured));
  console.log(`\n${t.memory(megabytesIn(input.language).format(measured.bytesPerTable / 1e6))}`);
  console.log(t.most(figure(measured.most), SOON));
};

const FEWEST_TABLES = 100; // of an evening, unless fewer are asked for
const SOCKETS_AT_TABLE = 2.5;

/** Evenings with ten times as many tables each, on the database of `DATABASE_URL`. */
const benchEvenings = async (input: Input): Promise<void> => {
  const { bench: t } = input.m;
  const { json } = input.flags;
  if (!process.env.DATABASE_URL) throw new UsageError(t.needsDatabase);
  refuseFlags(input, ['sockets', 'most-rate']);
  const processes = readNumber(input, 'processes', { min: 1, max: 64, otherwise: 3 });
  const most = readNumber(input, 'tables', { min: 1, max: 100_000, otherwise: 10_000 });
  const rate = readNumber(input, 'rate', { min: 1, max: 1_000_000, otherwise: 200 });
  const seconds = readNumber(input, 'seconds', { min: 1, max: MOST_SECONDS, otherwise: 20 });
  const addresses = readNumber(input, 'addresses', { min: 1, max: 250, otherwise: 8 });
  const games = tables.map(({ game }) => game.id);
  const { spendEvening } = await import('../bench/server/evening.ts');
  if (!json) printRow([t.tables, t.opening, t.waking, ...t.eveningParts, t.cpu, 'MB']);
  for (let many = Math.min(FEWEST_TABLES, most); many <= most; many *= 10) {
    const sockets = Math.ceil(SOCKETS_AT_TABLE * many);
    const plan = { processes, tables: many, sockets, rate, seconds, addresses, games };
    const evening = await spendEvening(plan).catch((error: Error) => {
      throw new UsageError(t.loadFailed(printable(error.message)));
    });
    if (json) console.log(JSON.stringify(evening));
    else printEvening(evening, input.language);
  }
};

/** A line for the evening, and one more for each further process. */
const printEvening = (evening: Evening, language: string): void => {
  const figure = (n: number): string => n.toLocaleString(language, { maximumFractionDigits: 1 });
  const whole = (n: number): string => n.toLocaleString(language, { maximumFractionDigits: 0 });
  const { tables: many, openSeconds, wakeSeconds, parts, processes } = evening;
  const waits = parts.map(({ p50, p99 }) => `${whole(p50)} / ${whole(p99)}`);
  for (const [i, { cpuPerMove, bytes }] of processes.entries()) {
    const first = [whole(many), figure(openSeconds), figure(wakeSeconds), ...waits];
    const own = [whole(1000 * cpuPerMove), whole(bytes / 1e6)];
    printRow([...(i === 0 ? first : first.map(() => '')), ...own]);
  }
};

const readServerPlan = (input: Input) => {
  const many = readNumber(input, 'tables', { min: 1, max: 100_000, otherwise: 2000 });
  const rate = readNumber(input, 'rate', { min: 1, max: 1_000_000, otherwise: 1000 });
  return {
    tables: many,
    rate,
    sockets: readNumber(input, 'sockets', { min: many, max: 1_000_000, otherwise: 5000 }),
    mostRate: readNumber(input, 'most-rate', { min: rate, max: 1_000_000, otherwise: 1_000_000 }),
    seconds: readNumber(input, 'seconds', { min: 1, max: MOST_SECONDS, otherwise: 60 }),
    addresses: readNumber(input, 'addresses', { min: 1, max: 250, otherwise: 8 }),
    games: tables.map(({ game }) => game.id),
  };
};

/** The slowest levels, and those with a network. */
const THINKERS = ['admiral', 'pilot', 'nemo'] as const satisfies readonly Level[];

const readLevel = ({ m }: Input, word: string | undefined): readonly Level[] => {
  if (word === undefined) return THINKERS;
  if (!isLevel(word)) throw new UsageError(m.cli.badBot(printable(word), LEVELS));
  return [word];
};

/** Every level in a thread of its own; a line as soon as it is measured. */
const benchDecisions = async (input: Input, levels: readonly Level[]): Promise<void> => {
  const { bench: t } = input.m;
  const { json } = input.flags;
  if (!json) console.log(`${t.decisions}\n`);
  if (!json) printRow([t.game, t.players, t.level, t.middle, t.slowest, t.slowestOfAll]);
  for (const [table] of largeTables.entries())
    for (const level of levels) {
      const workerData: DecisionsErrand = { table, level };
      const worker = new Worker(new URL('../bench/decisions.ts', import.meta.url), { workerData });
      const [measured]: DecisionTimes[] = await once(worker, 'message');
      if (json) console.log(JSON.stringify(measured));
      else {
        const { game, players, middle, slowest, slowestOfAll } = measured;
        const figures = [middle, slowest, slowestOfAll].map(ms => milliseconds(ms, input.language));
        printRow([game, players, level, ...figures]);
      }
    }
};

const milliseconds = (ms: number, language: string): string =>
  ms.toLocaleString(language, { maximumSignificantDigits: 3 });

const MOST_SECONDS = 3600;

const readSeconds = ({ m }: Input, word = '1'): number => {
  const seconds = Number(word);
  if (/^[1-9]\d{0,3}$/.test(word) && seconds <= MOST_SECONDS) return seconds;
  throw new UsageError(m.cli.badFlag(printable(word)));
};

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

/** A budget counts iterations, so the one that takes this time is approached by smaller ones. */
const searchFor = async (table: number, seconds: number): Promise<LongSearch> => {
  for (let patience = 1; ; ) {
    const found = await runErrand({ table, patience });
    if (found.seconds > 0.8 * seconds) return found;
    patience = Math.ceil(patience * Math.min(8, seconds / found.seconds));
  }
};

const runErrand = async (errand: Errand): Promise<LongSearch> => {
  const search = fileURLToPath(new URL('../bench/longSearch.ts', import.meta.url));
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const;
  const child = spawnNode(process.execPath, [search], { stdio: [...stdio] });
  child.send(errand);
  const [found] = await once(child, 'message');
  return found;
};

const cellsOf = (found: LongSearch, language: string): (string | number)[] => {
  const megabytes = megabytesIn(language);
  return [
    found.game,
    found.players,
    Math.round(found.seconds),
    ...[found.peakBytes, found.grownBytes].map(bytes => megabytes.format(bytes / 1e6)),
  ];
};

const megabytesIn = (language: string): Intl.NumberFormat =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumSignificantDigits: 3,
  });
