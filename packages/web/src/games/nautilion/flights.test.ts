import type { Nautilion } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { flightsOf, placesOf } from './flights.ts';

const flights = (...events: Nautilion.Event[]) =>
  flightsOf(events).map(({ token, from, to }) => `${token}: ${from} to ${to}`);

test('what the ship catches flies to its place, to the cabin or to the reserve', () => {
  expect(
    flights(
      { type: 'nautilion-moved', to: 4, onIsles: false },
      { type: 'placed', token: 4, on: 'ship', space: 4 },
      { type: 'placed', token: 12, on: 'ship', space: 6 },
      { type: 'placed', token: 9, on: 'cabin', space: 0 },
      { type: 'kept', token: 0 },
    ),
  ).toEqual([
    '5: nautilion to ship-5',
    'mercenary: nautilion to ship-7',
    'A: nautilion to cabin-A',
    '1: nautilion to reserve',
  ]);
});

test('what the Phantom takes flies to the pile or to its hold', () => {
  expect(
    flights(
      { type: 'phantom-took', token: 2, into: 'pile' },
      { type: 'phantom-took', token: 1, into: 'hold' },
    ),
  ).toEqual(['3: phantom to pile', '2: phantom to hold']);
});

test('what is lost or paid flies to the pile', () => {
  expect(
    flights(
      { type: 'lost', token: 6, from: 'ship' },
      { type: 'lost', token: 10, from: 'cabin' },
      { type: 'paid', token: 13 },
      { type: 'heroic', card: 5, sacrifice: 2 },
    ),
  ).toEqual([
    '7: ship-7 to pile',
    'B: cabin-B to pile',
    'blank: reserve to pile',
    '3: ship-3 to pile',
  ]);
});

test('what happens without a flight has its place, too', () => {
  const events: Nautilion.Event[] = [
    { type: 'rolled', die: 0, face: 2 },
    { type: 'given', taker: 1, face: 2 },
    { type: 'phantom-moved', to: 4, onAbyss: false, back: false },
    { type: 'nautilion-moved', to: 4, onIsles: false },
  ];
  expect(placesOf(events)).toEqual(['tray', 'to-phantom', 'phantom', 'nautilion']);
});
