/** The flights of an event: the token, its origin and its destination. */
import type { GameEvent, Nautilion } from '@tidetable/rules';
import { formatToken, TAKERS } from '@tidetable/rules/nautilion';

/** `ship-5`, `cabin-A`, `reserve`, `pile`, `hold`, `nautilion`, `phantom`, `to-phantom`, `tray`: things carry it as `data-place`. */
export type Place = string;

export interface Flight {
  readonly token: string;
  readonly from: Place;
  readonly to: Place;
}

const placeOf = (source: Nautilion.Source, token: string): Place => {
  if (source === 'ship') return `ship-${token}`;
  return source === 'cabin' ? `cabin-${token}` : 'reserve';
};

export const flightsOf = (events: readonly GameEvent[]): Flight[] =>
  (events as readonly Nautilion.Event[]).flatMap((e): Flight[] => {
    switch (e.type) {
      case 'placed': {
        const token = formatToken(e.token);
        const space = token === 'mercenary' ? String(e.space + 1) : token;
        return [{ token, from: 'nautilion', to: `${e.on}-${space}` }];
      }
      case 'kept':
        return [{ token: formatToken(e.token), from: 'nautilion', to: 'reserve' }];
      case 'phantom-took':
        return [{ token: formatToken(e.token), from: 'phantom', to: e.into }];
      case 'lost': {
        const token = formatToken(e.token);
        return [{ token, from: placeOf(e.from, token), to: 'pile' }];
      }
      case 'paid':
        return [{ token: formatToken(e.token), from: 'reserve', to: 'pile' }];
      case 'picked':
        return [
          { token: formatToken(e.token), from: e.from, to: e.from === 'hold' ? 'pile' : 'reserve' },
        ];
      case 'heroic':
        return [
          { token: formatToken(e.sacrifice), from: `ship-${formatToken(e.sacrifice)}`, to: 'pile' },
        ];
      default:
        return [];
    }
  });

/** The places of events without a flight: a caption is shown beside the first of them. */
export const placesOf = (events: readonly GameEvent[]): Place[] =>
  (events as readonly Nautilion.Event[]).flatMap((e): Place[] => {
    switch (e.type) {
      case 'rolled':
      case 'turned':
      case 'rerolling':
      case 'dice-set':
        return ['tray'];
      case 'given':
        return [`to-${TAKERS[e.taker]}`];
      case 'phantom-moved':
      case 'phantom-calm':
        return ['phantom'];
      case 'nautilion-moved':
      case 'nautilion-stuck':
      case 'landed':
      case 'escape-roll':
      case 'collision':
        return ['nautilion'];
      default:
        return [];
    }
  });
