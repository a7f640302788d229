/** What spells cost, in tokens. */
import type { Components } from './components.ts';

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
