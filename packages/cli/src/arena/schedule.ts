/** The seating and the random numbers of every game: all of it follows from the seed. */
import { hash } from 'node:crypto';
import type { Decide } from '@tidetable/match';
import { seededRng } from '@tidetable/rules';

/** The inputs of a schedule. Two arenas with the same inputs play the same games. */
export interface Terms {
  readonly bots: number;
  readonly seats: number;
  readonly cooperative: boolean; // a game that is won or lost together: a bot plays all seats
  readonly seed: number;
}

/** Bots by seat. */
export type Seating = readonly number[];

/**
 * The seatings in which each deal is played once. As many bots as seats, or more: every choice of
 * them, rotated. Two bots at a larger table: the first on each seat in turn, the second on the others.
 */
export const seatings = ({ bots, seats, cooperative }: Terms): Seating[] => {
  const all = Array.from({ length: bots }, (_, bot) => bot);
  if (cooperative) return all.map(bot => new Array<number>(seats).fill(bot));
  if (bots === 2 && seats > 2) {
    return Array.from({ length: seats }, (_, own) =>
      Array.from({ length: seats }, (_, seat) => (seat === own ? 0 : 1)),
    );
  }
  return choices(all, seats).flatMap(chosen =>
    chosen.map((_, turned) => [...chosen.slice(turned), ...chosen.slice(0, turned)]),
  );
};

/** Every way to choose `n` of the items, in their order. */
const choices = (items: readonly number[], n: number): number[][] => {
  if (n === 0) return [[]];
  return items.flatMap((first, i) =>
    choices(items.slice(i + 1), n - 1).map(others => [first, ...others]),
  );
};

const sixBytes = (text: string): number => Number.parseInt(hash('sha256', text).slice(0, 12), 16);

/** Random numbers by the name of their fact: the same deal and dice in every seating, whatever the moves. */
export const chanceOf =
  (seed: number, deal: number): Decide =>
  (n, fact) =>
    seededRng(sixBytes(`tidetable/arena/${seed}/${deal}/${fact}`))(n);

/** The random source of a bot. It differs in every game, so that no bot's luck counts twice. */
export const botSeed = (seed: number, game: number, seat: number): number =>
  sixBytes(`tidetable/arena/${seed}/game ${game}/bot ${seat}`);
