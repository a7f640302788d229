/** The deep: the path with both submarines, the ship in its middle, and the cards of the expansions below. */
import './board.css';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { useSize } from '../../board/useSize.ts';
import { motionTime } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { goOn } from './helm.ts';
import { isRoomy, useRoomy } from './roomy.ts';
import { Sea } from './sea.tsx';
import { Strip } from './strip.tsx';
import { useHelm } from './useHelm.ts';
import { useTokenFlights } from './useTokenFlights.tsx';

export const Board = (board: BoardProps) => {
  const { ref, ...room } = useSize();
  const [width, height] = [Math.floor(room.width), Math.floor(room.height)];
  const roomy = useRoomy();
  useLayoutEffect(() => {
    if (width > 0) roomy.value = isRoomy(width, height);
  }, [width, height]);
  useTokenFlights(board);
  const helm = useHelm(board);
  useEffect(() => goOn(helm), [board.view]);
  return (
    <div class="nl-depths" style={{ '--glide': `${motionTime(420)}ms` }}>
      <div ref={ref} class="nl-depths-sea">
        {width > 0 && <Sea board={board} width={width} height={height} hasBerth={roomy.value} />}
      </div>
      <Strip {...board} isBrief={!roomy.value} />
    </div>
  );
};
