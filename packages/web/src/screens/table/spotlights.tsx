import type { PartProps } from './part.ts';
import { useOnceNeeded } from './useOnceNeeded.ts';

/** The rings of a guide: loaded on first use. */
export const Spotlights = (part: PartProps) => {
  const loaded = useOnceNeeded(part.spots !== undefined, () => import('./spotlight.tsx'));
  return loaded && part.spots ? <loaded.Spotlight {...part} spots={part.spots} /> : null;
};
