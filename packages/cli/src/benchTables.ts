import { type AnyGame, games, isSheetProblem, type Options } from '@tidetable/rules';
import { pebblesEditions } from '@tidetable/rules/pebbles';

/** Nautilion alone, without expansions. */
const baseGame: Options = {
  seats: 1,
  ship: 'A1',
  reserve: 4,
  expansions: [],
  darkhouse: 'intro',
  harpoons: 2,
};

export interface BenchTable {
  readonly game: AnyGame;
  readonly options: Options;
  readonly startsTurn: (notation: string) => boolean;
}

/** What is measured: each game at a table of middling size. */
export const tables: readonly BenchTable[] = [
  {
    game: games['nautilus-island'],
    options: { seats: 3 },
    startsTurn: move => move.startsWith('column'),
  },
  { game: games.nautilion, options: baseGame, startsTurn: move => move.startsWith('darkhouse') },
  {
    game: games.nauticus,
    options: { seats: 3 },
    startsTurn: move => /^(choose|pass)/.test(move),
  },
];

const SHEETS = [{ treasures: [4, 3, 2, 1] }, { castaway: 1 }, { wheel: [0, 1, 2, 3, 1, 2, 3, 2] }];

/** The same with component sheets, and the editions of the game that is there for that. */
export const editionTables: readonly BenchTable[] = [
  ...tables.flatMap((table, i) => [table, { ...table, game: withSheet(table.game, SHEETS[i]) }]),
  ...pebblesEditions.map((game: AnyGame) => ({
    game,
    options: { seats: 2 },
    startsTurn: () => true,
  })),
];

function withSheet(game: AnyGame, sheet: object): AnyGame {
  const made = game.withSheet(sheet);
  if (isSheetProblem(made)) throw new Error(`${made.sheet}: ${made.path}`);
  return made;
}
