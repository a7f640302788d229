/** The helm: who takes dice, and the dice themselves. */
import './helmPanel.css';
import type { BoardProps } from '../gameUi.ts';
import { Stations } from './stations.tsx';
import { Tray } from './tray.tsx';
import { useHelm } from './useHelm.ts';
import { nextTaker, wantedOf } from './wanted.ts';

export const HelmPanel = (board: BoardProps) => {
  const helm = useHelm(board);
  return (
    <section class="nl-helm">
      <Stations helm={helm} next={nextTaker(helm, wantedOf(board))} />
      <div class="nl-helm-tray" data-drop="tray" data-place="tray">
        <Tray board={board} helm={helm} />
      </div>
    </section>
  );
};
