/** At the thumb: what can be done now, the storage and the purse. */
import './dock.css';
import type { BoardProps } from '../gameUi.ts';
import { Purse } from './purse.tsx';
import type { SceneProps } from './scene.ts';
import { Storage } from './storage.tsx';
import { Tray } from './tray.tsx';

export const Dock = (given: BoardProps) => {
  const props = given as SceneProps;
  return (
    <div class="nc-dock">
      <div class="nc-dock-parts">
        <Tray {...props} />
        <Storage {...props} />
        <Purse {...props} />
      </div>
    </div>
  );
};
