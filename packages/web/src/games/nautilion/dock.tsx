/** The dock: the helm with the dice, spells and stores; where there is no room beside the path, ship and cards too. */
import './dock.css';
import { useSize } from '../../board/useSize.ts';
import { useAfterPaint } from '../../look/useAfterPaint.ts';
import type { BoardProps } from '../gameUi.ts';
import { HelmPanel } from './helmPanel.tsx';
import { Lockers } from './lockers.tsx';
import { useRoomy } from './roomy.ts';
import { Grimoire, Stores } from './stores.tsx';
import { useOffer } from './useOffer.ts';

const LOW = 300; // pixels: below, ship and cards do not fit under the helm

export const Dock = (board: BoardProps) => {
  const roomy = useRoomy();
  const { ref, height } = useSize();
  const isPainted = useAfterPaint(); // the path alone takes long to render
  useOffer(board);
  return (
    <div ref={ref} class="nl-wheelhouse" data-roomy={roomy.value || undefined}>
      {isPainted && height > 0 && (
        <Things {...board} isRoomy={roomy.value} hasHelmInside={height < LOW} />
      )}
    </div>
  );
};

interface ThingsProps extends BoardProps {
  readonly isRoomy: boolean;
  readonly hasHelmInside: boolean;
}

const Things = ({ isRoomy, hasHelmInside, ...board }: ThingsProps) => (
  <>
    {(isRoomy || !hasHelmInside) && <HelmPanel {...board} />}
    {isRoomy ? (
      <>
        <Grimoire {...board} />
        <Stores {...board} />
      </>
    ) : (
      <Lockers {...board} hasHelm={hasHelmInside} />
    )}
  </>
);
