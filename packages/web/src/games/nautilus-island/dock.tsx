/** The viewer's own area: the hand and the sets. */
import './dock.css';
import type { NautilusIsland } from '@tidetable/rules';
import type { BoardProps } from '../gameUi.ts';
import { Hand } from './hand.tsx';
import { OwnSets } from './ownSets.tsx';
import { useOffer } from './useOffer.ts';
import { usePicks } from './usePicks.ts';

export const Dock = (props: BoardProps) => {
  const view = props.view as NautilusIsland.View;
  const hand = view.players[view.seat]?.hand;
  return hand ? <OwnThings {...props} own={hand} /> : null; // null for somebody who watches
};

const OwnThings = (props: BoardProps & { readonly own: readonly string[] }) => {
  const picks = usePicks(props, props.own);
  const offered = useOffer(props, picks.lay, picks);
  return (
    <div class="ni-dock">
      <Hand {...props} picks={picks} />
      <OwnSets {...props} offered={offered} />
    </div>
  );
};
