/** Motion that tells what happened: tiles travel, sails are hoisted, what changed shines. */
import type { Nauticus } from '@tidetable/rules';
import { TILES } from '@tidetable/text/nauticus';
import { useEffect } from 'preact/hooks';
import { fly, stir } from '../../look/motion.ts';
import { motionTime } from '../../settings.ts';
import type { SceneProps } from './scene.ts';

type Event = Nauticus.Event;

const find = (selector: string): Element | null => document.querySelector(selector);

/** Where a seat keeps things: the own storage, or the panel that names a rival. */
const storeOf = (seat: number, viewer: number): Element | null =>
  seat === viewer ? find('[data-place="storage"]') : find(`.nauticus-seat[data-seat="${seat}"]`);

const shipOf = (seat: number, ship: number): Element | null =>
  find(`[data-ship="${seat}/${ship + 1}"]`) ?? find(`.nauticus-seat[data-seat="${seat}"]`);

const stackOf = (tile: number): Element | null =>
  find(`[data-offer="${TILES[tile]}"]`) ?? find(`[data-tile="${TILES[tile]}"]`);

const travel = (from: Element | null, to: Element | null): void => {
  const thing = from?.querySelector('.nauticus-tile');
  if (from && thing && to) fly(thing, thing, to);
};

/** The sails of a finished ship go up one after another. */
const hoist = (ship: Element | null): void => {
  const time = motionTime(500);
  if (!ship || time === 0) return;
  for (const [i, sail] of ship.querySelectorAll('.nauticus-sail').entries()) {
    sail.animate(
      [
        { transform: 'scaleY(0.05)', transformOrigin: 'bottom', opacity: 0.4 },
        { transform: 'none', transformOrigin: 'bottom', opacity: 1 },
      ],
      {
        duration: time,
        delay: motionTime(i * 120),
        easing: 'cubic-bezier(.2,.7,.2,1)',
        fill: 'backwards',
      },
    );
  }
  stir(ship, 'shine', 900);
};

const tell = (e: Event, viewer: number): void => {
  switch (e.type) {
    case 'chose': {
      const tile = find(`.nauticus-action[data-chosen]`);
      if (tile) stir(tile, 'shine', 500);
      break;
    }
    case 'took':
      travel(stackOf(e.tile), storeOf(e.seat, viewer));
      break;
    case 'bought':
      if (e.taler > 0)
        travel(stackOf(e.tile), find('[data-place="hand"]') ?? storeOf(e.seat, viewer));
      break;
    case 'placed': {
      const ship = shipOf(e.seat, e.ship);
      if (ship) stir(ship, 'shine', 500);
      break;
    }
    case 'finished-ship':
      hoist(shipOf(e.seat, e.ship));
      break;
    case 'bonus':
    case 'withdrew':
    case 'rewarded':
    case 'scored-crowns': {
      const purse = e.seat === viewer ? find('[data-place="purse"]') : storeOf(e.seat, viewer);
      if (purse) stir(purse, 'shine', 500);
      break;
    }
  }
};

/** What has been told already: drawing again does not tell it again. */
const told = new WeakSet<readonly object[]>();

export const useTelling = ({ events, view }: SceneProps): void => {
  useEffect(() => {
    if (events.length === 0 || told.has(events)) return;
    told.add(events);
    for (const e of events) tell(e as unknown as Event, view.seat);
  }, [events]);
};
