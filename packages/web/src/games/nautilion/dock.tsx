/** What lies at the thumb: helm with the dice, own ship, spells and stores. */
import './dock.css';
import type { Nautilion } from '@tidetable/rules';
import type { BoardProps } from '../gameUi.ts';
import { HelmPanel } from './helmPanel.tsx';
import { Heroics, Stores } from './stores.tsx';
import { Vessel } from './vessel.tsx';

export const Dock = (board: BoardProps) => {
  const { options } = board.view as Nautilion.View;
  return (
    <div class="nl-wheelhouse">
      <div class="nl-wheelhouse-decks">
        <HelmPanel {...board} />
        <Vessel {...board} />
        <Stores {...board} />
        {options.expansions.includes('heroics') && <Heroics {...board} />}
      </div>
    </div>
  );
};
