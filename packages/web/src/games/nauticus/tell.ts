/** Motion that tells what happened: tiles travel, sails are hoisted, what changed shines. */
import type { Nauticus } from '@tidetable/rules';
import { TILE_NAMES } from '@tidetable/rules/nauticus';
import { useEffect } from 'preact/hooks';
import { fly, stir } from '../../look/motion.ts';
import { motionTime } from '../../settings.ts';
import type { SceneProps } from './scene.ts';

type Event = Nauticus.Event;

const find = (selector: string): Element | null => document.querySelector(selector);

const inSeat = (seat: number, what = ''): Element | null =>
  find(`.nauticus-seat[data-seat="${seat}"] ${what}`);

/** Where a tile lies that somebody stored: its box, or the sign of the storage in a rival's panel. */
const boxOf = (seat: number, tile: number, viewer: number): Element | null =>
  seat === viewer
    ? find(`[data-stored="${TILE_NAMES[tile]}"]`)
    : inSeat(seat, '[data-holds="storage"] svg');

/** In the yard if it is in sight, else the tiny one in the panel of its owner. */
const shipOf = (seat: number, ship: number): Element | null =>
  find(`[data-ship="${seat}/${ship + 1}"]`) ?? find(`[data-tiny="${seat}/${ship + 1}"]`);

const stackOf = (tile: number): Element | null =>
  find(`[data-offer="${TILE_NAMES[tile]}"] .nauticus-tile`) ??
  find(`[data-tile="${TILE_NAMES[tile]}"] .nauticus-tile`);

const travel = (tile: number, to: Element | null, from = stackOf(tile)): void => {
  const thing = stackOf(tile);
  if (thing && from && to) fly(thing, from, to);
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

const shine = (thing: Element | null): void => {
  if (thing) stir(thing, 'shine', 500);
};

const tell = (e: Event, viewer: number): void => {
  switch (e.type) {
    case 'chose':
      shine(find('.nauticus-action[data-chosen]'));
      break;
    case 'took':
      travel(e.tile, boxOf(e.seat, e.tile, viewer));
      break;
    case 'bought':
      if (e.taler > 0 && e.seat === viewer) travel(e.tile, find('[data-place="hand"]'));
      break;
    case 'stored':
      travel(e.tile, boxOf(e.seat, e.tile, viewer), find('.nauticus-tray header svg'));
      break;
    case 'placed': {
      const part = shipOf(e.seat, e.ship)?.querySelector(`[data-part="${e.part}"]`) ?? null;
      travel(e.tile, part, e.seat === viewer ? find('.nauticus-tray header svg') : undefined);
      shine(shipOf(e.seat, e.ship));
      break;
    }
    case 'finished-ship':
      hoist(shipOf(e.seat, e.ship));
      break;
    case 'bonus':
    case 'withdrew':
    case 'rewarded':
    case 'scored-crowns':
      shine(e.seat === viewer ? find('[data-place="purse"]') : inSeat(e.seat));
      break;
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
