/** What lies at the thumb: the helm with the dice, spells and stores; where there is no room beside the path, ship and cards too. */
import './dock.css';
import { useSize } from '../../board/useSize.ts';
import type { BoardProps } from '../gameUi.ts';
import { HelmPanel } from './helmPanel.tsx';
import { Lockers } from './lockers.tsx';
import { useRoomy } from './roomy.ts';
import { Grimoire, Purses } from './stores.tsx';
import { useOffer } from './useOffer.ts';

const LOW = 300; // pixels: below, ship and cards do not fit under the helm

export const Dock = (board: BoardProps) => {
  const roomy = useRoomy();
  const { ref, height } = useSize();
  useOffer(board);
  const hasHelmInside = height < LOW;
  return (
    <div ref={ref} class="nl-wheelhouse" data-roomy={roomy.value || undefined}>
      {(roomy.value || !hasHelmInside) && <HelmPanel {...board} />}
      {roomy.value ? (
        <>
          <Grimoire {...board} />
          <Purses {...board} />
        </>
      ) : (
        <Lockers {...board} hasHelm={hasHelmInside} />
      )}
    </div>
  );
};
