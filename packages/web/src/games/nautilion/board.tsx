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
import { asksForPath } from './tapMoves.ts';
import { useHelm } from './useHelm.ts';
import { useTokenFlights } from './useTokenFlights.tsx';

const LOWEST = 48; // pixels: below, nothing of a path could be seen

export const Board = (board: BoardProps) => {
  const whole = useSize();
  const sea = useSize();
  const [width, height] = [Math.floor(sea.width), Math.floor(sea.height)];
  const roomy = useRoomy();
  useLayoutEffect(() => {
    roomy.value = isRoomy(whole.width, whole.height);
  }, [whole.width, whole.height]);
  useTokenFlights(board);
  const helm = useHelm(board);
  useEffect(() => goOn(helm), [board.view]);
  const asks =
    helm.aim?.for === 'translation' || (board.legal.length > 0 && asksForPath(helm.view));
  return (
    <div
      ref={whole.ref}
      class="nl-depths"
      data-for-finger={(asks && !roomy.value) || undefined}
      style={{ '--glide': `${motionTime(420)}ms` }}
    >
      <div ref={sea.ref} class="nl-depths-sea">
        {height >= LOWEST && (
          <Sea board={board} width={width} height={height} rem={sea.rem} hasBerth={roomy.value} />
        )}
      </div>
      <Strip {...board} isBrief={!roomy.value} />
    </div>
  );
};
