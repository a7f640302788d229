import { type AnyGame, games, isSheetProblem, type Options } from '@tidetable/rules';
import * as nauticus from '@tidetable/rules/nauticus';
import * as nautilion from '@tidetable/rules/nautilion';
import * as island from '@tidetable/rules/nautilus-island';
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

/** The measured tables: each game at a middle size. */
export const tables: readonly BenchTable[] = [
  {
    game: games['nautilus-island'],
    options: { seats: 3 },
    startsTurn: move => island.readMove(move).type === 'column',
  },
  {
    game: games.nautilion,
    options: baseGame,
    startsTurn: notation => {
      const move = nautilion.readMove(notation);
      return move.type === 'give' && move.taker === 'darkhouse';
    },
  },
  {
    game: games.nauticus,
    options: { seats: 3 },
    startsTurn: move => ['choose', 'pass'].includes(nauticus.readMove(move).type),
  },
];

/** The tables with the longest bot decisions. */
export const largeTables: readonly Pick<BenchTable, 'game' | 'options'>[] = [
  { game: games['nautilus-island'], options: { seats: 4 } },
  {
    game: games.nautilion,
    options: {
      ...baseGame,
      seats: 2,
      ship: 'C2',
      expansions: [...nautilion.EXPANSION_NAMES],
      darkhouse: 'intro',
    },
  },
  { game: games.nauticus, options: { seats: 4 } },
];

/** One component of each game that differs. */
const SHEETS = [
  { treasures: island.components.treasures.toReversed() },
  { castaway: nautilion.componentsOf().castaway + 1 },
  { wheel: nauticus.components.wheel.with(-1, nauticus.components.wheel[1]) },
];

/** Tables with component sheets, and the editions of Pebbles. */
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
