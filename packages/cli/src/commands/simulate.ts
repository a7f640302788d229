import { createHash } from 'node:crypto';
import path from 'node:path';
import { type Bot, botsFor } from '@tidetable/bots';
import { ID_BYTES, isRefused, Match, newSeal, writeMatch } from '@tidetable/match';
import { type AnyGame, type Options, OVER, type Rng, seededRng } from '@tidetable/rules';
import { type Input, readNumber } from '../args.ts';
import { writeMatchFile } from '../files.ts';
import { Course, type GameResult, playFast, resultOf } from '../playFast.ts';
import { roads } from '../roads.ts';
import { Statistics } from '../statistics.ts';
import { chooseBots, chooseGame, chooseOptions, chooseSeats } from '../table.ts';

export const simulate = (input: Input): void => {
  const choice = chooseGame(input, input.words[0]);
  const options = chooseOptions(input, choice);
  const names = chooseBots(input, choice.game.id, options.seats);
  const games = readNumber(input, 'games', { min: 1, max: 10_000_000, otherwise: 100 });
  const seed = readNumber(input, 'seed', { min: 0, max: Number.MAX_SAFE_INTEGER, otherwise: 1 });
  const folder = input.flags.save;
  const { game, text } = choice;
  const kinds = botsFor(game.id);

  const started = performance.now();
  const statistics = new Statistics(options.seats, game.together);
  const s = game.blank(options);
  for (let i = 0; i < games; i++) {
    const rng = seededRng(seedOf(seed, i).readUIntBE(0, 6));
    const players = names.map(name => kinds[name](options));
    if (folder === undefined) statistics.add(playFast(game, s, players, rng));
    else statistics.add(playSealed(input, { game, options, players, rng, seed, index: i, folder }));
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

/** The options of the game as they may be typed. */
const formatMix = ({ seats: _, ...chosen }: Options): string =>
  Object.entries(chosen)
    .map(([name, value]) => `${name}=${String(value) || '–'}`)
    .join(' ');

/** The seed of one game; close or large seeds of simulations never lead to the same one. */
const seedOf = (seed: number, index: number): Buffer =>
  createHash('sha256').update(`tidetable/simulate/${seed}/${index}`).digest();

/** The id of its match: the same command makes the same file. */
const idOf = (seed: number, index: number): string =>
  createHash('sha256')
    .update(`tidetable/simulate/${seed}/${index}/id`)
    .digest('hex')
    .slice(0, 2 * ID_BYTES);

interface SealedGame {
  readonly game: AnyGame;
  readonly options: Options;
  readonly players: readonly Bot[];
  readonly rng: Rng;
  readonly seed: number;
  readonly index: number;
  readonly folder: string;
}

/** A real match by sealed chance, saved; its seed follows from the simulation's and the index. */
const playSealed = (input: Input, g: SealedGame): GameResult => {
  const { game, options, players, rng } = g;
  const seed = seedOf(g.seed, g.index);
  const id = idOf(g.seed, g.index);
  const seats = chooseSeats(input, options.seats, 0);
  const match = Match.deal(game, { options, seats, seal: newSeal(game, { id, options, seed }) });
  match.letChanceAct(0);
  const legal = new Int32Array(game.maxLegal);
  const course = new Course();
  while (match.toAct !== OVER) {
    const seat = match.toAct;
    const count = game.legalMoves(match.state, legal);
    course.add(seat, count);
    const m = players[seat]({ game, view: () => match.view(seat), legal, count, rng });
    const done = match.submit(seat, match.ply, game.formatMove(m), 0);
    if (isRefused(done)) throw new Error(`a bot was refused: ${done.code}`);
  }
  const file = path.join(g.folder, `${game.id}-${String(g.index + 1).padStart(5, '0')}.json`);
  writeMatchFile(input, file, writeMatch(match));
  return {
    ...resultOf(game, match.state, options.seats),
    ...course.summary(),
    moves: match.ply, // those of chance, too
  };
};
