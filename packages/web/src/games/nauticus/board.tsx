/** Wheel and yard side by side where there is room; on a phone one at a time, by tabs. */
import './board.css';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useSize } from '../../board/useSize.ts';
import { tabPanelProps } from '../../look/tabs.tsx';
import type { BoardProps } from '../gameUi.ts';
import { isMyTurn, type NauticusProps } from './boardProps.ts';
import { BoardTabs } from './boardTabs.tsx';
import { useTileFlights } from './flights.ts';
import { Rivals } from './rivals.tsx';
import { ShipPaints } from './ship.tsx';
import { Supply } from './supply.tsx';
import { type Tab, tabOf, tabOfSpots } from './tabs.ts';
import { Wheel } from './wheel.tsx';
import { YardPanel } from './yardPanel.tsx';

/** Below this width the parts of the board take turns. */
const NARROW = 600;

export const Board = (given: BoardProps) => {
  const props = given as NauticusProps;
  const { ref, width } = useSize();
  useTileFlights(props);
  return (
    <div class="nc-board" ref={ref}>
      <ShipPaints />
      {width > 0 && (width < NARROW ? <TabbedBoard {...props} /> : <OpenBoard {...props} />)}
    </div>
  );
};

const OpenBoard = (props: NauticusProps) => (
  <div class="nc-parts">
    <Wheel {...props} />
    <div class="nc-shore">
      <YardPanel {...props} choosesSeat />
      <div class="paper nc-shelves">
        <Supply {...props} />
      </div>
    </div>
  </div>
);

const NONE: readonly string[] = [];

const TabbedBoard = (props: NauticusProps) => {
  const { view, legal, spots = NONE } = props;
  const id = useId();
  const [tab, show] = useState<Tab>(tabOf(view) ?? 'wheel');
  const wanted = isMyTurn(view) ? tabOf(view) : undefined;
  const moment = useRef(wanted);
  useEffect(() => {
    if (wanted !== undefined && wanted !== moment.current) show(wanted);
    moment.current = wanted;
  }, [wanted]);
  useEffect(() => {
    const spoken = (legal.length === 0 || wanted === undefined) && tabOfSpots(spots);
    if (spoken) show(spoken);
  }, [spots]);
  return (
    <div class="nc-parts" data-tabs>
      <BoardTabs id={id} tab={tab} due={wanted} show={show} />
      <div class="nc-panel" {...tabPanelProps(id, tab)}>
        {tab === 'wheel' && <Wheel {...props} />}
        {tab === 'yard' && <YardPanel {...props} choosesSeat={false} />}
        {tab === 'supply' && (
          <div class="paper nc-shelves">
            <Supply {...props} />
          </div>
        )}
        {tab === 'rivals' && <Rivals {...props} />}
      </div>
    </div>
  );
};
