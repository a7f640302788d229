import type { GameId, Options } from '@tidetable/rules';

/** Nautilion alone, without expansions. */
const baseGame: Options = {
  seats: 1,
  ship: 'A1',
  reserve: 4,
  expansions: [],
  darkhouse: 'intro',
  harpoons: 2,
};

/** What is measured: each game at a table of middling size. */
export const tables: readonly {
  game: GameId;
  options: Options;
  startsTurn: (notation: string) => boolean;
}[] = [
  { game: 'nautilus-island', options: { seats: 3 }, startsTurn: move => move.startsWith('column') },
  { game: 'nautilion', options: baseGame, startsTurn: move => move.startsWith('darkhouse') },
  { game: 'nauticus', options: { seats: 3 }, startsTurn: move => /^(choose|pass)/.test(move) },
];
