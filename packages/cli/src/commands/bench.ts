/** How fast the rules are, game by game. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Input } from '../args.ts';
import { type Speed, tables } from '../speed.ts';

export const bench = async (input: Input): Promise<void> => {
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
  for (const row of [head, ...rows]) {
    console.log(
      row
        .map((cell, i) => (i === 0 ? String(cell).padEnd(18) : String(cell).padStart(13)))
        .join(''),
    );
  }
};
