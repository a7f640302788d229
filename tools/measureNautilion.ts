/**
 * Lets a bot sail Nautilion with every ship and every set of expansions, alone and as two admirals,
 * and the plainest of these with every reserve and level, and writes how often it won for the
 * set-up screen:
 *
 *   node tools/measureNautilion.ts --bot greedy --games 400 --seed 2026
 *
 * Every figure is what one `tidetable simulate` says, so anybody can check any of them.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { nautilion, type OptionSpec, type OptionValue } from '@tidetable/rules';
import { root } from './sources.ts';

/** What a table chooses beside its ship and its players. */
export interface Mix {
  readonly expansions: readonly string[];
  readonly reserve: number;
  readonly darkhouse: string;
  readonly harpoons: number;
}

/** A mix with its wins by ship: those of one captain, and those of two admirals. */
export interface MeasuredMix extends Mix {
  readonly games: number; // on each ship, by each of them
  readonly alone: readonly number[];
  readonly together: readonly number[];
}

export interface Terms {
  readonly bot: string;
  readonly games: number; // of a mix with one expansion at most, which tables play most
  readonly seed: number;
  readonly workers: number;
}

const FILE = join(root, 'packages/web/src/games/nautilion/chances.json');
const PROGRAM = join(root, 'packages/cli/src/main.ts');
const FEWER = 4; // mixes of several expansions are many and slow: so many times fewer voyages

const specs = new Map(nautilion.options.map(spec => [spec.name, spec]));

const valuesOf = (name: string): OptionValue[] => {
  const spec = specs.get(name) as OptionSpec;
  switch (spec.kind) {
    case 'flag':
      return [false, true];
    case 'number':
      return Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i);
    case 'choice':
      return [...spec.values];
    case 'set':
      return Array.from({ length: 2 ** spec.values.length }, (_, set) =>
        spec.values.filter((_, i) => set & (1 << i)),
      );
  }
};

export const SHIPS = valuesOf('ship') as readonly string[];

const usualOf = (name: keyof Mix): OptionValue | undefined => specs.get(name)?.default;
const usual = {
  reserve: usualOf('reserve'),
  darkhouse: usualOf('darkhouse'),
  harpoons: usualOf('harpoons'),
} as Omit<Mix, 'expansions'>;

/** All sets of expansions, then every other value of each option on the plainest set that has it. */
export const listMixes = (): Mix[] => {
  const vary = (name: keyof typeof usual, expansions: readonly string[]): Mix[] =>
    valuesOf(name)
      .filter(value => value !== usual[name])
      .map(value => ({ expansions, ...usual, [name]: value }));
  return [
    ...valuesOf('expansions').map(set => ({ expansions: set as readonly string[], ...usual })),
    ...vary('reserve', []),
    ...vary('darkhouse', ['darkhouse']),
    ...vary('harpoons', ['mercenaries']),
  ];
};

interface Voyages {
  readonly mix: Mix;
  readonly ship: string;
  readonly seats: number;
}

/** How many voyages of this kind the bot wins. */
const countWins = async ({ mix, ship, seats }: Voyages, terms: Terms): Promise<number> => {
  const { bot, seed } = terms;
  const flags = { bots: bot, players: seats, games: gamesOf(mix, terms), seed };
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...[PROGRAM, 'simulate', nautilion.id, '--json'],
    ...Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, `${value}`]),
    ...Object.entries({ ship, ...mix }).flatMap(([name, value]) => [
      '--option',
      `${name}=${value}`,
    ]),
  ]);
  return JSON.parse(stdout).together.won;
};

const gamesOf = ({ expansions }: Mix, { games }: Terms): number =>
  expansions.length > 1 ? Math.ceil(games / FEWER) : games;

/** Sails all mixes, several at a time; `told` hears how far it is. */
export const measure = async (
  mixes: readonly Mix[],
  terms: Terms,
  told: (done: number, of: number) => void = () => {},
): Promise<MeasuredMix[]> => {
  const all = mixes.flatMap(mix =>
    [1, 2].flatMap(seats => SHIPS.map((ship): Voyages => ({ mix, ship, seats }))),
  );
  const wins: number[] = [];
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    while (next < all.length) {
      const at = next++;
      wins[at] = await countWins(all[at], terms);
      told(++done, all.length);
    }
  };
  await Promise.all(Array.from({ length: terms.workers }, work));
  return mixes.map((mix, i) => {
    const [alone, together] = [2 * i, 2 * i + 1].map(row =>
      wins.slice(row * SHIPS.length, (row + 1) * SHIPS.length),
    );
    return { ...mix, games: gamesOf(mix, terms), alone, together };
  });
};

/** One mix a line, so that a new measurement can be read beside the old one. */
const format = (mixes: readonly MeasuredMix[], { bot, seed }: Terms): string => {
  const { rules } = nautilion;
  const head = JSON.stringify({ bot, seed, rules, ships: SHIPS }).slice(0, -1);
  const lines = mixes.map(mix => ` ${JSON.stringify(mix)}`);
  return `${head},"mixes":[\n${lines.join(',\n')}\n]}\n`;
};

const readTerms = (): Terms => {
  const { values } = parseArgs({
    options: {
      bot: { type: 'string', default: 'greedy' },
      games: { type: 'string', default: '400' },
      seed: { type: 'string', default: '2026' },
      workers: { type: 'string', default: `${availableParallelism()}` },
    },
  });
  const { bot, games, seed, workers } = values;
  return { bot, games: Number(games), seed: Number(seed), workers: Number(workers) };
};

if (import.meta.main) {
  const terms = readTerms();
  const mixes = await measure(listMixes(), terms, (done, of) => {
    process.stderr.write(`\r${done} of ${of}`);
  });
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, format(mixes, terms));
  process.stderr.write('\n');
}
