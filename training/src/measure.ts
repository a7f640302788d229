/** Measures a network against another player, on separate deals. */
import { type Bot, drawOutcome, isLevel, loadBot } from '@tidetable/bots';
import { type Learnable, type Network, networkBot } from '@tidetable/bots/network';
import {
  type AnyGame,
  CHANCE,
  type Move,
  type Options,
  OVER,
  type Rng,
  seededRng,
  unnamed,
} from '@tidetable/rules';

/** The share of first places of the network at one seat; at a cooperative table its share of wins. */
export const measure = async (
  game: AnyGame,
  learnable: Learnable,
  network: Network,
  opponent: string,
  {
    options,
    games,
    seed,
  }: { readonly options: Options; readonly games: number; readonly seed: number },
): Promise<number> => {
  if (!isLevel(opponent)) throw new Error(`${opponent} is no level`);
  const s = game.blank(options);
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const rng = seededRng(seed + i);
    const seat = i % options.seats;
    const bots: Bot[] = [];
    for (let other = 0; other < options.seats; other++)
      bots.push(
        other === seat || game.cooperative
          ? networkBot(game, options, learnable, network)
          : await loadBot(game, options, opponent),
      );
    playGame(game, s, bots, rng);
    if (game.cooperative ? game.score(s, 0) > 0 : game.place(s, seat) === 1) wins++;
  }
  return wins / games;
};

const playGame = (game: AnyGame, s: object, bots: readonly Bot[], rng: Rng): void => {
  const legal = new Int32Array(game.maxLegal);
  game.deal(s, unnamed(rng));
  for (let seat = game.toAct(s), ply = 0; seat !== OVER; seat = game.toAct(s), ply++) {
    const n = game.legalMoves(s, legal);
    if (seat === CHANCE) {
      game.play(s, drawOutcome(game, s, legal, n, rng));
      continue;
    }
    const decision = {
      ply,
      seat,
      view: game.view(s, seat),
      legal: Array.from(legal.subarray(0, n), m => game.formatMove(m)),
    };
    game.play(s, game.parseMove(bots[seat](decision, rng)) as Move);
  }
};
