/** Which tab shows what. */
import type { View } from './scene.ts';
import type { ThingKind } from './things.ts';

/** Where the things of a kind lie; those of the dock are always in sight. */
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

/** The tab on which a lesson points at something. */
export const tabOfSpots = (spots: readonly string[]): Tab | undefined =>
  spots.map(spot => TAB_OF_THING[spot.split('/')[0] as ThingKind]).find(tab => tab !== undefined);

export type Tab = 'wheel' | 'yard' | 'supply' | 'rivals';

/** The tab on which the next decision lies; most are made in the dock, which is always in sight. */
export const tabOf = ({ phase }: View): Tab | undefined => {
  if (phase === 'choose' || phase === 'extra') return 'wheel';
  return phase === 'place' ? 'yard' : undefined;
};
