import { formatValue, type Options } from '@tidetable/rules';
import { type Input, readNumber } from '../options/args.ts';
import { chooseBots, chooseGame, chooseOptions } from '../options/chooseGame.ts';
import { guarded } from '../signals.ts';
import { playFast } from '../simulate/playFast.ts';
import { roads } from '../simulate/pointSources.ts';
import { playAndSave, savedBefore } from '../simulate/savedGames.ts';
import { playersOf, rngOf } from '../simulate/simulation.ts';
import { Statistics } from '../simulate/statistics.ts';

export const simulate = async (input: Input): Promise<void> => {
  const choice = chooseGame(input, input.words[0]);
  const options = chooseOptions(input, choice);
  const names = chooseBots(input, options.seats);
  const games = readNumber(input, 'games', { min: 1, max: 10_000_000, otherwise: 100 });
  const seed = readNumber(input, 'seed', { min: 0, max: Number.MAX_SAFE_INTEGER, otherwise: 1 });
  const folder = input.flags.save;
  const { game, text } = choice;

  const started = performance.now();
  const statistics = new Statistics({ seats: options.seats, cooperative: game.cooperative });
  const simulation = { game, options, bots: names, seed };
  const s = game.blank(options);
  const saved = folder === undefined ? undefined : { ...simulation, folder };
  if (saved) {
    // A signal during a write ends the program only after it, so that no lock is left behind.
    await guarded(nothing, async () => {
      const before = await savedBefore(input, saved, games);
      for (let i = 0; i < games; i++)
        statistics.add(before.get(i) ?? (await playAndSave(input, saved, i)));
    });
  } else {
    for (let i = 0; i < games; i++)
      statistics.add(playFast(game, s, await playersOf(simulation), rngOf(simulation, i)));
  }
  const seconds = (performance.now() - started) / 1000;

  const { seats } = options;
  const head = {
    game: game.id,
    rules: game.rules,
    options,
    players: seats,
    bots: names,
    seed,
    games,
  };
  if (input.flags.json) {
    const elapsed = { seconds, gamesPerSecond: games / seconds };
    console.log(JSON.stringify({ ...head, ...statistics.summary(), elapsed }, null, 1));
  } else {
    console.log(input.m.simulate.heading(games, text.title, seats));
    const mix = formatMix(options);
    if (mix !== '') console.log(mix);
    console.log(statistics.table(input.m, roads[game.id]?.names(input.language) ?? {}));
    const { is, rate } = input.m.simulate;
    console.log(is(rate, Math.round(games / seconds)));
    if (folder !== undefined) console.log(input.m.simulate.saved(games, folder));
  }
};

const nothing = (): void => undefined;

/** The options of the game in the form of the command line. */
const formatMix = ({ seats: _, ...chosen }: Options): string =>
  Object.entries(chosen)
    .map(([name, value]) => `${name}=${formatValue(value) || '–'}`)
    .join(' ');
