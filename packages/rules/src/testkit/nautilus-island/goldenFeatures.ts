/** What a finished game showed, so that the recorded ones together leave no rare rule out. */
import { BONUS_NAMES, components } from '../../nautilus-island/components.ts';
import type { Event } from '../../nautilus-island/play.ts';
import { score } from '../../nautilus-island/score.ts';
import {
  BONUSES,
  Bonus,
  OBJECTS,
  SETS,
  SMALLEST_PILE,
  type State,
  setAt,
} from '../../nautilus-island/state.ts';

export const wantedFeatures: readonly string[] = [
  ...[2, 3, 4].map(seats => `${seats} players`),
  ...BONUS_NAMES.flatMap(name => [`${name} taken`, `${name} scores`]),
  ...Object.keys(components.portholes).map(size => `pile for ${size}`),
  'pile used up',
  'set left open',
  'set beyond six',
  'refill',
  'short refill',
  'empty bag',
  'empty camp',
  'several columns empty',
  'store at an empty column',
  'close in the final round',
  'idle',
  'tie',
];

export const goldenFeatures = (end: State, events: readonly Event[]): Set<string> => {
  const shown = new Set<string>([`${end.seats} players`]);
  const add = (name: string, isShown: boolean): void => {
    if (isShown) shown.add(name);
  };
  for (let seat = 0; seat < end.seats; seat++) {
    for (let colour = 0; colour < SETS; colour++) addSet(end, seat, colour, add);
  }
  end.sheet.piles.forEach((pile, i) => {
    add(`pile for ${SMALLEST_PILE + i}`, end.pile[i] > 0);
    add('pile used up', end.pile[i] === pile.length);
  });
  addCamp(end, events, add);
  addTurns(events, add);
  const scores = Array.from({ length: end.seats }, (_, seat) => score(end, seat));
  add('tie', new Set(scores).size < scores.length);
  return shown;
};

type Add = (name: string, isShown: boolean) => void;

const addSet = (end: State, seat: number, colour: number, add: Add): void => {
  const set = setAt(seat, colour);
  const from = (seat * (SETS + 1) + colour) * OBJECTS;
  const objects = end.laid.subarray(from, from + OBJECTS);
  const scores: readonly boolean[] = BONUS_NAMES.map((_, bonus) => {
    if (bonus === Bonus.double) return end.porthole[set] > 0;
    if (bonus === Bonus.odd) return end.size[set] % 2 === 1;
    if (bonus === Bonus.pair) return objects.some(copies => copies >= 2);
    return true;
  });
  BONUS_NAMES.forEach((name, bonus) => {
    const isTaken = end.bonus[set * BONUSES + bonus] > 0;
    add(`${name} taken`, isTaken);
    add(`${name} scores`, isTaken && scores[bonus]);
  });
  add('set beyond six', end.size[set] > SMALLEST_PILE + end.pile.length - 1);
};

/** Seven refills are whole, the eighth finds one token; with none left the camp runs down. */
const addCamp = (end: State, events: readonly Event[], add: Add): void => {
  const refilled = events.filter(e => e.type === 'refilled').length;
  const taken = events.filter(e => e.type === 'took-bonus').length;
  add('refill', refilled > 0);
  add('short refill', refilled % (SETS - 1) > 0);
  add('empty bag', taken >= end.bag.length - 1);
  add('empty camp', taken === end.bag.length);
};

const addTurns = (events: readonly Event[], add: Add): void => {
  const empty = new Set<number>();
  let column = -1;
  let isFinal = false;
  for (const e of events) {
    if (e.type === 'explored') column = e.column;
    if (e.type === 'column-emptied') empty.add(e.column);
    if (e.type === 'round') isFinal = e.final;
    add('store at an empty column', e.type === 'stored' && empty.has(column));
    add('close in the final round', e.type === 'closed' && isFinal);
    add('set left open', e.type === 'left-open');
    add('idle', e.type === 'idled');
  }
  add('several columns empty', empty.size > 1);
};
