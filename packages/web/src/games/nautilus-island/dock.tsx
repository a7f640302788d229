/** What is one's own: the hand, and the sets that it becomes. */
import './dock.css';
import type { NautilusIsland } from '@tidetable/rules';
import type { BoardProps } from '../gameUi.ts';
import { Hand } from './hand.tsx';
import { OwnSets } from './ownSets.tsx';

export const Dock = (props: BoardProps) => {
  const view = props.view as NautilusIsland.View;
  const hand = view.players[view.seat]?.hand;
  if (!hand) return null; // somebody who watches
  return (
    <div class="ni-dock">
      <Hand {...props} own={hand} />
      <OwnSets {...props} />
    </div>
  );
};
