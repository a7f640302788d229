/** The tab of each kind of thing. */
import type { View } from './boardProps.ts';
import type { ThingKind } from './things.ts';

/** The tab of a kind of thing; those of the dock are always visible. */
const TAB_OF_THING: Readonly<Partial<Record<ThingKind, Tab>>> = {
  action: 'wheel',
  anchor: 'wheel',
  blue: 'wheel',
  bonus: 'wheel',
  price: 'wheel',
  round: 'wheel',
  'crown-mast': 'yard',
  'new-ship': 'yard',
  ship: 'yard',
  stack: 'supply',
};

/** The tab of the things that a lesson explains. */
export const tabOfSpots = (spots: readonly string[]): Tab | undefined =>
  spots.map(spot => TAB_OF_THING[spot.split('/')[0] as ThingKind]).find(tab => tab !== undefined);

export type Tab = 'wheel' | 'yard' | 'supply' | 'rivals';

/** The tab of the next decision; most are made in the dock, which is always visible. */
export const tabOf = ({ phase }: View): Tab | undefined => {
  if (phase === 'choose' || phase === 'extra') return 'wheel';
  return phase === 'place' ? 'yard' : undefined;
};
