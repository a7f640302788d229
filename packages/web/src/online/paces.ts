/** The paces offered for an online table. */
import type { OnlineCard } from '@tidetable/client';

type Pace = OnlineCard['pace'];

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

/** Undefined for a pace that only other clients offer. */
export const paceNameOf = (pace: Pace): PaceName | undefined =>
  PACE_NAMES.find(name => JSON.stringify(PACES[name]) === JSON.stringify(pace));
