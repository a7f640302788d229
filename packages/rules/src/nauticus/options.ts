/** What a table may choose. */
import type { OptionSpec } from '../core/options.ts';

export const OPTIONS: readonly OptionSpec[] = [
  { name: 'oneEmblemPerShip', kind: 'flag', default: false }, // [NC90]
];
