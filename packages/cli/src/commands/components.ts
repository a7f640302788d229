import { componentsHash } from '@tidetable/match';
import { type AnyGame, componentLeaves, type Options, startOrder } from '@tidetable/rules';
import type { Input } from '../options/args.ts';
import { chooseGame, chooseOptions } from '../options/chooseGame.ts';

/** What is in the box of a game, how sure we are of it, and the order of its lists before a shuffle. */
export const components = (input: Input): void => {
  const choice = chooseGame(input, input.words[0]);
  const options = chooseOptions(input, choice);
  const print = input.flags.json ? printJson : printText;
  print(input, choice.game, options);
};

const printJson = (_input: Input, game: AnyGame, options: Options): void => {
  const { id, rules, components, certainty } = game;
  const hash = componentsHash(components);
  const order = startOrder(game, options);
  console.log(
    JSON.stringify(
      { game: id, rules, hash, components, certainty, options, startOrder: order },
      null,
      1,
    ),
  );
};

const printText = ({ m }: Input, game: AnyGame, options: Options): void => {
  const { component, certainty, value, marks } = m.components;
  const rows = componentLeaves(game).map(
    leaf => [leaf.path, marks[leaf.mark], leaf.value] as const,
  );
  for (const line of aligned([[component, certainty, value], ...rows])) console.log(line);
  console.log(`\n${m.components.hash(componentsHash(game.components))}`);
  console.log(`\n${m.components.startOrder}`);
  for (const line of startOrder(game, options)) console.log(line);
};

const aligned = (rows: readonly (readonly [string, string, string])[]): string[] => {
  const width = (column: 0 | 1): number => Math.max(...rows.map(row => row[column].length));
  const [first, second] = [width(0), width(1)];
  return rows.map(([a, b, c]) => `${a.padEnd(first)}  ${b.padEnd(second)}  ${c}`);
};
