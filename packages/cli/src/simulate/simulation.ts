import { createHash } from 'node:crypto';
import { type Bot, type Level, loadBot } from '@tidetable/bots';
import { ID_BYTES } from '@tidetable/match';
import { type AnyGame, type Options, type Rng, seededRng } from '@tidetable/rules';

/** Many games of the same bots. */
export interface Simulation {
  readonly game: AnyGame;
  readonly options: Options;
  readonly bots: readonly Level[]; // by seat
  readonly seed: number;
}

/** The seed of one game; close or large seeds of simulations never lead to the same one. */
export const seedOf = ({ seed }: Simulation, index: number): Buffer =>
  createHash('sha256').update(`tidetable/simulate/${seed}/${index}`).digest();

/** The id of its match: the same command makes the same file. */
export const idOf = ({ game, seed }: Simulation, index: number): string =>
  createHash('sha256')
    .update(`tidetable/simulate/${game.id}/${seed}/${index}/id`)
    .digest('hex')
    .slice(0, 2 * ID_BYTES);

export const rngOf = (simulation: Simulation, index: number): Rng =>
  seededRng(seedOf(simulation, index).readUIntBE(0, 6));

/** New bots for one game, since a bot may have memory. */
export const playersOf = ({ game, options, bots }: Simulation): Promise<Bot[]> =>
  Promise.all(bots.map(level => loadBot(game, options, level)));
