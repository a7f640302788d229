import { stepTime } from '../../settings.ts';
import type { PartProps } from './part.ts';
import { useOnceNeeded } from './useOnceNeeded.ts';

/** The steps of others' turns. Loaded before the first of them, only where there may be one. */
export const Following = (part: PartProps) => {
  const { session, guide } = part;
  const { players, seatsHere } = session.table.card;
  const hasOthers = !session.isRecord && !guide && seatsHere.length < players.length;
  const loaded = useOnceNeeded(hasOthers && stepTime() > 0, () => import('./caption.tsx'));
  return loaded ? <loaded.Captions {...part} /> : null;
};
