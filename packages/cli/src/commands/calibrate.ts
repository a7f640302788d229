/** Compares the predictions of a game's network with the results of its games. */
import { calibrate as calibrateNetwork, type Tenth } from '@tidetable/training';
import { wilson } from '../arena/intervals.ts';
import { type Input, readNumber } from '../options/args.ts';
import { chooseGame, chooseOptions } from '../options/chooseGame.ts';
import { UsageError } from '../options/usage.ts';

const GAMES = 1000;

export const calibrateDefaults = (): { readonly games: string; readonly seed: string } => ({
  games: `${GAMES}`,
  seed: '1',
});

export const calibrate = async (input: Input): Promise<void> => {
  const { m, flags } = input;
  const choice = chooseGame(input, input.words[0]);
  const options = chooseOptions(input, choice);
  const tenths = await calibrateNetwork(choice.game, options, {
    games: readNumber(input, 'games', { min: 1, max: 1e7, otherwise: GAMES }),
    seed: readNumber(input, 'seed', { min: 0, max: 1e9, otherwise: 1 }),
  });
  if (tenths === 'not-learnt') throw new UsageError(m.train[tenths]);
  if (flags.json) return console.log(JSON.stringify(tenths));
  const t = m.calibrate;
  printRow([t.tenth, t.cases, t.predicted, t.observed, m.arena.interval]);
  for (const tenth of tenths) printRow(rowOf(tenth));
};

const rowOf = ({ from, cases, predicted, won }: Tenth): readonly string[] => {
  const tenth = `${Math.round(100 * from)}–${Math.round(100 * from) + 10} %`;
  if (cases === 0) return [tenth, '0', '–', '–', '–'];
  const [low, high] = wilson(won, cases).map(percent);
  return [tenth, `${cases}`, percent(predicted), percent(won / cases), `${low}–${high}`];
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const printRow = (row: readonly string[]): void =>
  console.log(row.map((cell, i) => (i === 0 ? cell.padEnd(12) : cell.padStart(16))).join(''));
