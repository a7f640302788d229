/** The clocks that are offered for an online table, and what follows when one runs out. */
import type { OnlineCard } from '@tidetable/client';

type Pace = OnlineCard['pace'];
export type TimeOut = OnlineCard['onTimeOut'];

const MINUTE = 60_000; // milliseconds
const DAY = 24 * 60 * MINUTE;

export const PACES = {
  none: { clock: 'none' },
  quick: { clock: 'bank', bankMs: 10 * MINUTE, incrementMs: 10_000 },
  slow: { clock: 'bank', bankMs: 30 * MINUTE, incrementMs: 20_000 },
  day: { clock: 'turn', turnMs: DAY },
  week: { clock: 'turn', turnMs: 7 * DAY },
} as const satisfies Record<string, Pace>;

export type PaceName = keyof typeof PACES;
const PACE_NAMES = Object.keys(PACES) as PaceName[];

/** What follows if nothing else is chosen: a match of days would wait for ever for who does not come back. */
export const usualTimeOut = (pace: PaceName): TimeOut =>
  PACES[pace].clock === 'turn' ? 'stand-in' : 'noted';

/** Undefined for one that other clients may offer. */
export const paceNameOf = (pace: Pace): PaceName | undefined =>
  PACE_NAMES.find(name => JSON.stringify(PACES[name]) === JSON.stringify(pace));
