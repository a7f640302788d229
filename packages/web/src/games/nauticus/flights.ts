/** Animations of events: tiles fly, sails are hoisted, changed things shine. */
import type { Nauticus } from '@tidetable/rules';
import { ACTION_NAMES, TILE_NAMES } from '@tidetable/rules/nauticus';
import { type Stage, useFlights } from '../../board/flights.ts';
import { animate } from '../../board/motion.ts';
import { motionTime } from '../../settings.ts';
import type { NauticusProps } from './boardProps.ts';

type Event = Nauticus.Event;

/** The first drawing at a place. */
const signAt = (stage: Stage, place: string): Element | null =>
  stage.find(place)?.querySelector('svg') ?? null;

/** Where a tile lies that somebody stored: its box, or the sign of the storage in a rival's panel. */
const boxOf = (stage: Stage, seat: number, tile: number, viewer: number): Element | null =>
  seat === viewer ? stage.find(`stored/${TILE_NAMES[tile]}`) : signAt(stage, `storage-of/${seat}`);

/** In the yard if it is in sight, else the tiny one in the panel of its owner, or that panel. */
const shipOf = (stage: Stage, seat: number, ship: number): Element | null =>
  stage.find(`ship/${seat}/${ship + 1}`) ??
  stage.find(`tiny/${seat}/${ship + 1}`) ??
  stage.find(`seat/${seat}`);

const stackOf = (stage: Stage, tile: number): Element | null =>
  signAt(stage, `offer/${TILE_NAMES[tile]}`) ?? signAt(stage, `stack/${TILE_NAMES[tile]}`);

const travel = (
  stage: Stage,
  tile: number,
  to: string | Element | null,
  from = stackOf(stage, tile),
): void => {
  const thing = stackOf(stage, tile);
  if (thing) stage.send({ thing, from, to });
};

/** The sails of a finished ship go up one after another. */
const hoist = (ship: Element | null): void => {
  const time = motionTime(500);
  if (!ship || time === 0) return;
  for (const [i, sail] of ship.querySelectorAll('.nc-sail').entries()) {
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
  animate(ship, 'shine', 900);
};

const shine = (thing: Element | null): void => {
  if (thing) animate(thing, 'shine', 500);
};

/** The places of events without a flight: first on the board, then in the player's card. */
const placesOf = (e: Event): readonly string[] => {
  switch (e.type) {
    case 'bought':
    case 'stack-emptied': {
      const tile = TILE_NAMES[e.tile];
      return [`stack/${tile}`, `offer/${tile}`, 'tab/supply'];
    }
    case 'delivered':
      return [`ship/${e.seat}/${e.ship + 1}`, `tiny/${e.seat}/${e.ship + 1}`, 'tab/rivals'];
    case 'stored':
    case 'took':
    case 'carried':
    case 'lost':
      return [`storage-of/${e.seat}`, 'tab/rivals'];
    case 'placed':
    case 'finished-ship':
      return ['tab/rivals'];
    case 'bonus':
    case 'passed':
    case 'extra':
    case 'penalty':
    case 'start-player':
    case 'withdrew':
    case 'rewarded':
    case 'scored-crowns':
      return [`seat/${e.seat}`, 'tab/rivals'];
    case 'chose':
    case 'ended-action':
    case 'extra-action':
    case 'flipped':
      return [`action/${ACTION_NAMES[e.action]}`, 'tab/wheel'];
    case 'round-ended':
    case 'round':
      return ['tab/wheel'];
    case 'over':
      return [];
  }
};

const tell = (e: Event, stage: Stage, viewer: number): void => {
  switch (e.type) {
    case 'chose':
      shine(stage.find(`action/${ACTION_NAMES[e.action]}`));
      break;
    case 'took':
      travel(stage, e.tile, boxOf(stage, e.seat, e.tile, viewer));
      break;
    case 'bought':
      if (e.taler > 0 && e.seat === viewer) travel(stage, e.tile, 'hand');
      break;
    case 'stored':
      travel(stage, e.tile, boxOf(stage, e.seat, e.tile, viewer), signAt(stage, 'running'));
      break;
    case 'placed': {
      const ship = shipOf(stage, e.seat, e.ship);
      const part = ship?.querySelector(`[data-part="${e.part}"]`) ?? null;
      travel(stage, e.tile, part, e.seat === viewer ? signAt(stage, 'running') : undefined);
      shine(ship);
      break;
    }
    case 'finished-ship':
      hoist(shipOf(stage, e.seat, e.ship));
      break;
    case 'bonus':
    case 'withdrew':
    case 'rewarded':
    case 'scored-crowns':
      shine(stage.find(e.seat === viewer ? 'purse' : `seat/${e.seat}`));
      break;
  }
};

export const useTileFlights = ({ events, view }: NauticusProps): void =>
  useFlights({ events }, (happened, stage) => {
    for (const e of happened as Event[]) {
      tell(e, stage, view.seat);
      for (const place of placesOf(e)) stage.pointTo(place);
    }
  });
