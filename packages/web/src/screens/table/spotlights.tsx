import type { PartProps } from './part.ts';
import { useOnceNeeded } from './useOnceNeeded.ts';

/** The light on what a guide speaks of: loaded when one first speaks of something. */
export const Spotlights = (part: PartProps) => {
  const loaded = useOnceNeeded(part.spots !== undefined, () => import('./spotlight.tsx'));
  return loaded && part.spots ? <loaded.Spotlight {...part} spots={part.spots} /> : null;
};
