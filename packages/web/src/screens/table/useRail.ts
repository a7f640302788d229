import { useState } from 'preact/hooks';
import { change, settings } from '../../settings.ts';
import type { Frame } from './frame.ts';

export type RailTab = 'players' | 'log' | 'moves' | 'chat';

export interface RailState {
  readonly tab: RailTab;
  /** A sheet is closed at first; elsewhere the rail is always there. */
  readonly isOpen: boolean;
  readonly show: (tab: RailTab) => void;
  readonly close: () => void;
}

/** Which region of the rail is shown. Whether that is the list of moves is remembered. */
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
