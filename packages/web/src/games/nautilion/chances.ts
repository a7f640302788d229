/** How likely a bot is to bring the Nautilion home, from the voyages of tools/measureNautilion.ts. */
import type { Level } from '@tidetable/bots';
import measured from './chances.json' with { type: 'json' };

/** What a table of Nautilion has agreed on. */
export interface Agreed {
  readonly seats: number;
  readonly ship: string;
  readonly expansions: readonly string[];
  readonly reserve: number;
  readonly darkhouse: string;
  readonly harpoons: number;
}

export interface Chance {
  readonly share: number;
  /** The ends of its 95 % interval. */
  readonly low: number;
  readonly high: number;
  /** Whether this very mix was sailed; if not, the chance follows from mixes that were. */
  readonly isMeasured: boolean;
}

type Mix = (typeof measured.mixes)[number];
type Graded = 'reserve' | 'darkhouse' | 'harpoons';

export const { rules } = measured;
export const bot = measured.bot as Level;

const [usual] = measured.mixes;
/** The expansions with which the other values of an option were sailed. */
const SAILED_WITH: Record<Graded, readonly string[]> = {
  reserve: [],
  darkhouse: ['darkhouse'],
  harpoons: ['mercenaries'],
};
const Z = 1.96; // 95 % of the normal distribution lie within this many deviations

/**
 * The log-odds of the expansions, shifted by what each unusual level changed where it was sailed.
 * On that scale shifts add up; a mix that was sailed itself comes out unchanged.
 */
export const chanceOf = (agreed: Agreed): Chance => {
  const weights = new Map<Mix, number>();
  const add = (mix: Mix, weight: number): void => {
    weights.set(mix, (weights.get(mix) ?? 0) + weight);
  };
  add(find(agreed.expansions), 1);
  for (const level of Object.keys(SAILED_WITH) as Graded[]) {
    if (agreed[level] === usual[level]) continue;
    add(find(SAILED_WITH[level], { [level]: agreed[level] }), 1);
    add(find(SAILED_WITH[level]), -1);
  }
  const used = [...weights].filter(([, weight]) => weight !== 0);
  let logOdds = 0;
  let variance = 0;
  for (const [mix, weight] of used) {
    const { won, lost } = countOf(mix, agreed);
    logOdds += weight * Math.log(won / lost);
    variance += weight ** 2 * (1 / won + 1 / lost);
  }
  const error = Z * Math.sqrt(variance);
  return {
    share: shareOf(logOdds),
    low: shareOf(logOdds - error),
    high: shareOf(logOdds + error),
    isMeasured: used.length === 1,
  };
};

const find = (expansions: readonly string[], level: Partial<Pick<Agreed, Graded>> = {}): Mix => {
  const { reserve, darkhouse, harpoons } = { ...usual, ...level };
  const found = measured.mixes.find(
    mix =>
      mix.reserve === reserve &&
      mix.darkhouse === darkhouse &&
      mix.harpoons === harpoons &&
      mix.expansions.length === expansions.length &&
      expansions.every(name => mix.expansions.includes(name)),
  );
  if (found === undefined) throw new Error(`not measured: ${expansions} ${JSON.stringify(level)}`);
  return found;
};

/** Half a voyage more on either side, since a bot that never won might still win some day. */
const countOf = (
  { games, alone, together }: Mix,
  { seats, ship }: Agreed,
): { won: number; lost: number } => {
  const wins = (seats === 1 ? alone : together)[measured.ships.indexOf(ship)];
  return { won: wins + 0.5, lost: games - wins + 0.5 };
};

const shareOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
