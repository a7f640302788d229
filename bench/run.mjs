// Runs the yardsticks one after the other, three times, and prints the median: run.mjs [--json]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installBoardgameIo } from './boardgameio/install.mjs';

const PLAYERS = 3;
const ROUNDS = 3;
const SAME_GAMES = 50;

const say = process.argv.includes('--json') ? console.error : console.log;
const fileOf = path => join(import.meta.dirname, path);

// `prepare` takes the temporary folder and returns what plays so many games of so many players,
// or says why it cannot. `games` takes about two seconds; as a fixed number it keeps the checksums
// comparable.
const yardsticks = [
  { name: 'native', games: 300_000, prepare: buildNative },
  { name: 'plain', games: 8_000, prepare: preparePlain },
  { name: 'boardgame.io', games: 800, prepare: prepareBoardgameIo },
];

function buildNative(folder) {
  if (spawnSync('g++', ['--version']).error) return 'not run: needs g++';
  const program = join(folder, 'native');
  run('g++', '-std=c++17', '-O3', '-march=native', '-o', program, fileOf('native/main.cpp'));
  return (players, games) => run(program, players, games);
}

function preparePlain() {
  return (players, games) => run(process.execPath, fileOf('plain/main.ts'), players, games);
}

function prepareBoardgameIo(folder) {
  const cwd = installBoardgameIo(folder);
  if (!cwd) return 'not run: needs the npm registry';
  const main = fileOf('boardgameio/main.mjs');
  return (players, games) => run(process.execPath, main, players, games, cwd);
}

function run(program, ...args) {
  const options = { encoding: 'utf8' };
  const { status, error, stdout, stderr } = spawnSync(program, args.map(String), options);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error ?? stderr}`);
  return stdout;
}

function prepareAll(folder) {
  return yardsticks.flatMap(({ name, games, prepare }) => {
    const play = prepare(folder);
    if (typeof play === 'function') return [{ name, games, play }];
    say(`${name}: ${play}`);
    return [];
  });
}

/** The same games must come out of every engine: a difference is a fault in one of them. */
function checkSameGames(ready) {
  for (const players of [2, 3, 4]) {
    const checksums = ready.map(({ play }) => JSON.parse(play(players, SAME_GAMES)).checksum);
    const isSame = new Set(checksums).size === 1;
    if (!isSame) throw new Error(`${players} players: checksums differ: ${checksums.join(', ')}`);
  }
  const names = ready.map(({ name }) => name).join(', ');
  say(`same ${SAME_GAMES} games of 2, 3 and 4 players: ${names}`);
}

/** Our own rules beside them; small moves make other games of the same turns, so no checksum. */
function ourRules() {
  const lines = run(process.execPath, fileOf('../packages/cli/src/main.ts'), 'bench', '--json');
  const speed = lines
    .trim()
    .split('\n')
    .map(JSON.parse)
    .find(s => s.game === 'nautilus-island');
  const { players, turnsPerSec, gamesPerSec } = speed;
  return { yardstick: 'tidetable', players, turnsPerSec, gamesPerSec };
}

function medians(ready) {
  const rounds = Array.from({ length: ROUNDS }, () =>
    ready.map(({ play, games }) => JSON.parse(play(PLAYERS, games))),
  );
  return ready.map((_, i) => {
    const results = rounds.map(round => round[i]);
    return results.sort((a, b) => a.turnsPerSec - b.turnsPerSec)[Math.floor(ROUNDS / 2)];
  });
}

// Ctrl-C also ends the yardstick that is running; this program then removes the folder and fails.
process.on('SIGINT', () => {});
const folder = mkdtempSync(join(tmpdir(), 'tidetable-bench-'));
try {
  const ready = prepareAll(folder);
  checkSameGames(ready);
  for (const result of [...medians(ready), ourRules()]) console.log(JSON.stringify(result));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
