// `node training/src/main.ts GAME [--games N] [--minutes M] [--workers W] [--seed S] [--resume] [--out FOLDER]`
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { GameId } from '@tidetable/rules';
import { train } from './index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '400000' },
    minutes: { type: 'string', default: '1000' },
    workers: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'training/out' },
    opponents: { type: 'string', default: 'greedy' },
    measured: { type: 'string', default: '96' },
    resume: { type: 'boolean', default: false },
  },
});

const end = await train(
  {
    game: positionals[0] as GameId,
    games: Number(values.games),
    minutes: Number(values.minutes),
    workers: Number(values.workers),
    seed: Number(values.seed),
    resume: values.resume,
    out: values.out,
    opponents: values.opponents.split(','),
    measured: Number(values.measured),
  },
  report => console.log(JSON.stringify(report)),
);
if (end !== 'trained') throw new Error(end);
