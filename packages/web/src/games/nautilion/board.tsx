/** The deep: the path with both submarines, the Darkhouse, and what the expansions lay beside it. */
import './board.css';
import type { Nautilion } from '@tidetable/rules';
import { words } from '@tidetable/text/nautilion';
import { useEffect } from 'preact/hooks';
import { Press } from '../../board/press.tsx';
import { useSize } from '../../board/useSize.ts';
import { language, motionTime } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { goOn, touchTaker, useHelm } from './helm.ts';
import { Sea } from './sea.tsx';
import { Shelf } from './shelf.tsx';
import { Darkhouse } from './submarines.tsx';
import { useTokenFlights } from './useTokenFlights.tsx';
import { nextTaker, wantedOf } from './wanted.ts';

const ROOMY = 620; // pixels from which the Darkhouse stands beside the path
const SHORE = 96; // pixels that it needs

export const Board = (board: BoardProps) => {
  const view = board.view as Nautilion.View;
  const { ref, ...room } = useSize();
  const [width, height] = [Math.round(room.width), Math.round(room.height)];
  const isRoomy = width >= ROOMY;
  useTokenFlights(board);
  const helm = useHelm(board);
  useEffect(() => goOn(helm), [board.view]);
  return (
    <div class="nl-depths" style={{ '--glide': `${motionTime(420)}ms` }}>
      <div
        ref={ref}
        class="nl-depths-sea"
        data-long={view.path.length > 40 || undefined}
        data-bare={view.options.expansions.length === 0 || undefined}
      >
        {width > 0 && <Sea board={board} width={isRoomy ? width - SHORE : width} height={height} />}
        {isRoomy && <Beacon {...board} />}
      </div>
      <Shelf {...board} />
    </div>
  );
};

/** The Darkhouse on its rock; takes a die like its place at the helm. */
const Beacon = (board: BoardProps) => {
  const helm = useHelm(board);
  const { takers } = words[language.value];
  const isOpen = helm.takers.includes('darkhouse');
  return (
    <Press
      class="nl-depths-beacon"
      data-drop="darkhouse"
      spot="darkhouse"
      isHighlighted={nextTaker(helm, wantedOf(board)) === 'darkhouse'}
      can={(isOpen && helm.held !== undefined) || undefined}
      disabled={!isOpen}
      label={takers.darkhouse}
      act={() => touchTaker(helm, 'darkhouse')}
    >
      <Darkhouse size={SHORE} />
    </Press>
  );
};
