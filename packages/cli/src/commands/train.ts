import { availableParallelism } from 'node:os';
import { type Report, train as trainNetwork } from '@tidetable/training';
import { type Input, readNumber } from '../options/args.ts';
import { chooseGame } from '../options/chooseGame.ts';
import { UsageError } from '../options/usage.ts';

const MOST_WORKERS = 64;

/** The default folder of checkpoint, curve and weights. */
const FOLDER = 'training/out';

export const trainDefaults = (): { readonly games: string; readonly save: string } => ({
  games: '400000',
  save: FOLDER,
});

export const train = async (input: Input): Promise<void> => {
  const { game } = chooseGame(input, input.words[0]);
  const cores = Math.min(MOST_WORKERS, availableParallelism());
  const settings = {
    game: game.id,
    games: readNumber(input, 'games', { min: 1, max: 1e9, otherwise: 400_000 }),
    minutes: readNumber(input, 'minutes', { min: 1, max: 100_000, otherwise: 100_000 }),
    workers: readNumber(input, 'workers', { min: 1, max: MOST_WORKERS, otherwise: cores }),
    seed: readNumber(input, 'seed', { min: 0, max: 1e9, otherwise: 1 }),
    resume: input.flags.continue !== undefined,
    out: input.flags.save ?? FOLDER,
    opponents: ['random', 'greedy'],
    measured: 64,
  };
  const result = await trainNetwork(settings, report => console.log(lineOf(input, report)));
  if (result !== 'trained') throw new UsageError(input.m.train[result]);
  console.log(input.m.train.done(`${settings.out}/${game.id}.net`));
};

const lineOf = ({ m, flags }: Input, report: Report): string => {
  if (flags.json) return JSON.stringify(report);
  const { games, seconds, gamesPerSecond, loss, shares } = report;
  return [
    m.train.progress(games, seconds, gamesPerSecond, loss.toFixed(4)),
    ...Object.entries(shares).map(([table, share]) =>
      m.train.share(table, Math.round(100 * share)),
    ),
  ].join('\n');
};
