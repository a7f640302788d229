/** The heroic cards that are not open yet. */
import { including } from '../core/bitSet.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

export const openTop = (s: State, events?: Event[]): void => {
  const card = s.heroic[s.opened++];
  s.revealed = including(s.revealed, card - 1);
  events?.push({ type: 'heroic-opened', card });
};
