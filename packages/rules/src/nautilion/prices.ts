/** What the Darkhouse and spells cost, in tokens. */
import type { Components } from './components.ts';
import { Card } from './steps.ts';

export type Prices = Components['spells'] & { readonly castaway: number };

export const pricesOf = ({
  spells,
  castaway,
}: Pick<Components, 'spells' | 'castaway'>): Prices => ({
  ...spells,
  castaway,
});

/** Slack Water gives one away. [NL83] */
export const whirlwindPrice = (s: {
  readonly free: number;
  readonly sheet: { readonly prices: Prices };
}): number => (s.free === 1 ? 0 : s.sheet.prices.whirlwind);

const PRICEY = 3; // the least that costs a token [NL18]

/** Tokens that a die of this face on the Darkhouse costs. */
export const beamPrice = (s: { readonly card: number }, face: number): number => {
  if (face < (s.card === Card.dimLight ? PRICEY + 1 : PRICEY)) return 0; // [NL81]
  return s.card === Card.doubleBeam ? DOUBLE_BEAM : 1; // [NL18]
};

/** What a Double Beam costs. [NL75] */
export const DOUBLE_BEAM = 2;
