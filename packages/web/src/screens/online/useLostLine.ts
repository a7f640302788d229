import type { OnlineTable } from '../../online/onlineTable.ts';
import { useChanges } from '../table/part.ts';
import { useLasting } from '../useLasting.ts';

/** Who comes back to the tab, or goes from one network to the other, has a new line before that. */
const BRIEF_LOSS = 1000; // milliseconds

export const useLostLine = (online: OnlineTable): boolean =>
  useLasting(!useChanges(online, state => state.hasLine).hasLine, BRIEF_LOSS);
