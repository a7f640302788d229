/** The helm: who takes dice, and the dice themselves. */
import './helmPanel.css';
import { TAKERS } from '@tidetable/rules/nautilion';
import { boardWords, words } from '@tidetable/text/nautilion';
import { language, say } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import type { Helm } from './helm.ts';
import { facesOf } from './plan.ts';
import { Stations } from './stations.tsx';
import { Tray } from './tray.tsx';
import { useHelm } from './useHelm.ts';
import { nextTaker, wantedOf } from './wanted.ts';

/** Dice that were laid and are not given yet, for who does not see them. */
const plannedText = ({ plan, view }: Helm): string => {
  const faces = facesOf(plan, view);
  const { board, list } = words[language.value];
  const laid = TAKERS.flatMap(taker => {
    const face = faces[taker];
    return face === undefined ? [] : [board.is(board.takers[taker], String(face))];
  });
  return laid.length === 0 ? '' : say(boardWords).heard.planned(list(laid));
};

export const HelmPanel = (board: BoardProps) => {
  const helm = useHelm(board);
  const asks = helm.aim && helm.aim.for !== 'translation' ? helm.aim.for : undefined;
  return (
    <section class="nl-helm">
      <p class="hidden" role="status">
        {plannedText(helm)}
      </p>
      <Stations helm={helm} next={nextTaker(helm, wantedOf(board))} />
      <div class="nl-helm-tray" data-drop="tray" data-place="tray" data-asks={asks}>
        <Tray board={board} helm={helm} />
      </div>
    </section>
  );
};
