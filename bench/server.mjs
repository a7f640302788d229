// Our server, every move on the disk, beside boardgame.io's with matches in memory: server.mjs [--json]
// Both get the same plan: the same tables of Nautilus Island, sockets, rates and random legal moves.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchServer, measureServer } from '../packages/cli/src/bench/server/benchServer.ts';
import { serving, startLoad } from '../packages/cli/src/bench/server/processes.ts';
import { installBoardgameIo } from './boardgameio/install.mjs';

const ROUNDS = 3; // interleaved; the median counts
const SAME = 200; // moves a second that both should keep
const FLOOD = 20_000; // moves a second that neither can keep: then it plays as fast as it can
const PLAN = {
  tables: 400,
  sockets: 1200,
  addresses: 8,
  games: ['nautilus-island'],
  seconds: 5,
  goesOn: () => true,
};

const say = process.argv.includes('--json') ? console.error : console.log;
const fileOf = path => join(import.meta.dirname, path);
const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const figuresOf = (name, rounds) => {
  const of = figure => Math.round(median(rounds.map(figure)));
  return {
    server: name,
    turnsPerSec: of(({ steps: [, flood] }) => flood.turns / flood.seconds),
    movesPerSec: of(({ steps: [, flood] }) => flood.moves / flood.seconds),
    p50: of(({ steps: [same] }) => same.p50), // milliseconds, at the rate that both get
    p99: of(({ steps: [same] }) => same.p99),
    cpuPerMove: of(({ steps: [, flood] }) => 1000 * flood.cpuPerMove), // microseconds
    bytesPerTable: of(({ bytesPerTable }) => bytesPerTable),
  };
};

const folder = mkdtempSync(join(tmpdir(), 'tidetable-bench-'));
try {
  const theirs = installBoardgameIo(folder);
  if (!theirs) say('boardgame.io: not run: needs the npm registry');
  const rounds = { tidetable: [], 'boardgame.io': [] };
  for (let round = 1; round <= ROUNDS; round++) {
    say(`round ${round} of ${ROUNDS}`);
    rounds.tidetable.push(await benchServer({ ...PLAN, rates: [SAME, FLOOD] }));
    if (!theirs) continue;
    const served = await serving([fileOf('boardgameio/server.mjs'), theirs]);
    const load = startLoad(1, fileOf('boardgameio/load.mjs'), theirs);
    rounds['boardgame.io'].push(
      await measureServer(served, load, { ...PLAN, rates: [SAME, FLOOD] }),
    );
  }
  const measured = Object.entries(rounds)
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => figuresOf(name, list));
  for (const figures of measured) console.log(JSON.stringify(figures));
  const [ours, other] = measured;
  if (other)
    console.log(JSON.stringify({ ratio: +(ours.turnsPerSec / other.turnsPerSec).toFixed(2) }));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
