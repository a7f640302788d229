/** Effects that last for one turn. */
import type { Nautilion } from '@tidetable/rules';

type View = Nautilion.View;

export const EFFECTS = ['stuck', 'reflux', 'calm', 'steam', 'net', 'secondPass'] as const;
export type Effect = (typeof EFFECTS)[number];

export const effectsOf = (view: View): Effect[] =>
  EFFECTS.filter(effect => isInForce(view, effect));

const isInForce = ({ effects, nautilion, darkhouse }: View, effect: Effect): boolean => {
  switch (effect) {
    case 'stuck':
      return nautilion.stuck;
    case 'secondPass':
      return darkhouse.secondPass;
    case 'reflux':
      return effects.reflux > 0;
    default:
      return effects[effect];
  }
};
