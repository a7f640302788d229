import { useState } from 'preact/hooks';
import { change, settings } from '../../settings.ts';
import type { Frame } from './frame.ts';

export type RailTab = 'players' | 'log' | 'moves' | 'chat';

export interface RailState {
  readonly tab: RailTab;
  /** A sheet is closed at first; otherwise the rail is always visible. */
  readonly isOpen: boolean;
  readonly show: (tab: RailTab) => void;
  readonly close: () => void;
}

/** The shown region of the rail. Only whether it is the list of moves is remembered. */
export const useRail = ({ rail }: Frame): RailState => {
  const isSheet = rail === 'sheet';
  const [chosen, choose] = useState<RailTab>(settings.peek().list ? 'moves' : 'log');
  const [isOpen, open] = useState(false);
  const show = (tab: RailTab): void => {
    choose(tab);
    open(isSheet);
    if (!isSheet) change({ list: tab === 'moves' });
  };
  const tab = chosen === 'players' && !isSheet ? 'log' : chosen; // there they have a region of their own
  return { tab, isOpen: isOpen || !isSheet, show, close: () => open(false) };
};
