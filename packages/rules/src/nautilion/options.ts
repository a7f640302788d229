/** What a table may choose. */
import type { Refusal } from '../core/game.ts';
import type { OptionSpec, Options } from '../core/options.ts';
import { components } from './components.ts';
import { EXPANSION_NAMES, LEVEL_NAMES, SHIP_NAMES } from './state.ts';

const { min, max, usual } = components.reserve;
const [fewest, most] = components.harpoons.phantom;

export const SEATS = { min: 1, max: 2 } as const; // [NL1]

export const OPTIONS: readonly OptionSpec[] = [
  { name: 'ship', kind: 'choice', values: SHIP_NAMES, default: SHIP_NAMES[0] }, // [NL5]
  { name: 'reserve', kind: 'number', min, max, default: usual }, // [NL4]
  { name: 'expansions', kind: 'set', values: EXPANSION_NAMES, default: [] },
  { name: 'darkhouse', kind: 'choice', values: LEVEL_NAMES, default: LEVEL_NAMES[0] }, // [NL69]
  { name: 'harpoons', kind: 'number', min: fewest, max: most, default: fewest }, // [NL51]
];

export type OptionRefusalCode = 'level-without-darkhouse' | 'harpoons-without-mercenaries';

/** A choice that the rest makes meaningless is refused, so that one game has one name. [NL106] */
export const refuseOptions = (o: Options): Refusal | undefined => {
  const expansions = o.expansions as readonly string[];
  if (o.darkhouse !== LEVEL_NAMES[0] && !expansions.includes('darkhouse')) {
    return refuse('level-without-darkhouse');
  }
  if (o.harpoons !== fewest && !expansions.includes('mercenaries')) {
    return refuse('harpoons-without-mercenaries');
  }
  return undefined;
};

const refuse = (code: OptionRefusalCode): Refusal => ({ code, rule: 'NL106' });
