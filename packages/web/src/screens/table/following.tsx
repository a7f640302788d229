import type { PartProps } from './part.ts';
import { useOnceNeeded } from './useOnceNeeded.ts';

/** Others' turns, told step by step; nothing for who wants to see none of it. */
export const Following = (part: PartProps) => {
  const loaded = useOnceNeeded(part.state.step !== undefined, () => import('./caption.tsx'));
  return loaded ? <loaded.Captions {...part} /> : null;
};
