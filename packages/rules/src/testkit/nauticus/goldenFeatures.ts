/** What a finished game showed, so that the recorded ones together leave no rare rule out. */
import { components } from '../../nauticus/components.ts';
import type { Event } from '../../nauticus/events.ts';
import type { Final } from '../../nauticus/score.ts';
import { REWARD_NAMES, type State } from '../../nauticus/state.ts';

export const wantedFeatures: readonly string[] = [
  ...[2, 3, 4].map(seats => `${seats} players`),
  ...components.shipPoints.map((_, i) => `ship of ${i + 1}`),
  ...REWARD_NAMES.map(name => `reward ${name}`),
  'one emblem per ship',
  'gift taken',
  'gift lost',
  'bonus lost',
  'reward lost',
  'price-0 tile lost, second copy paid and placed',
  'reward finishes the next ship in the same Transport',
  'stack emptied',
  'ship delivers twice',
  'fifth good of a kind',
  'extra action before choosing',
  'extra action before acting',
  'extra action after acting',
  'extra action in a passed turn',
  'crowns capped',
  'fourth pass',
  'negative points',
  'tie broken by taler left over',
  'tie broken by all taler',
  'shared place',
];

type Add = (name: string, isShown: boolean) => void;

export const goldenFeatures = (end: State, events: readonly Event[]): Set<string> => {
  const shown = new Set<string>([`${end.seats} players`]);
  const add: Add = (name, isShown) => {
    if (isShown) shown.add(name);
  };
  add('one emblem per ship', end.oneEmblem);
  for (const e of events) addEvent(e, add);
  addTurns(events, add);
  addDeliveries(events, add);
  return shown;
};

const addEvent = (e: Event, add: Add): void => {
  if (e.type === 'finished-ship') add(`ship of ${e.size}`, true);
  if (e.type === 'rewarded') add(`reward ${REWARD_NAMES[e.reward]}`, true);
  if (e.type === 'lost') add(`${e.reason} lost`, e.reason !== 'price-0');
  add('gift taken', e.type === 'took' && e.reason === 'gift');
  add('stack emptied', e.type === 'stack-emptied');
  add('fourth pass', e.type === 'passed' && e.saved === 0);
  add('crowns capped', e.type === 'scored-crowns' && e.points < e.crowns);
  if (e.type === 'over') addEnd(e.results, add);
};

/** What spans several moves of one turn. */
const addTurns = (events: readonly Event[], add: Add): void => {
  let lost = -1; // tile for 0 taler that found no room in this action
  let won = -1; // tile won as a reward in this Transport, then carried
  let carried = -1;
  let extraAfter: 'choosing' | 'bonus' | 'acting' | 'passing' = 'choosing';
  let done = -1; // seat that acted or passed last
  for (const e of events) {
    switch (e.type) {
      case 'flipped':
        extraAfter = 'choosing';
        break;
      case 'chose':
        extraAfter = 'bonus';
        break;
      case 'passed':
        extraAfter = 'passing';
        done = e.seat;
        break;
      case 'extra':
        if (extraAfter !== 'choosing' && e.seat !== done) extraAfter = 'bonus';
        add('extra action before choosing', extraAfter === 'choosing');
        add('extra action before acting', extraAfter === 'bonus');
        add('extra action after acting', extraAfter === 'acting');
        add('extra action in a passed turn', extraAfter === 'passing');
        break;
      case 'lost':
        if (e.reason === 'price-0' && e.tile !== null) lost = e.tile;
        break;
      case 'took':
        if (e.reason === 'reward') won = e.tile;
        break;
      case 'carried':
        carried = e.tile;
        break;
      case 'placed':
        add('price-0 tile lost, second copy paid and placed', e.tile === lost);
        break;
      case 'finished-ship':
        add('reward finishes the next ship in the same Transport', carried >= 0 && carried === won);
        break;
      case 'ended-action':
        if (!e.extra) {
          extraAfter = 'acting';
          done = e.seat;
        }
        lost = -1;
        won = -1;
        carried = -1;
    }
  }
};

const addDeliveries = (events: readonly Event[], add: Add): void => {
  const ships = new Set<string>();
  const goods = new Map<string, number>();
  for (const e of events) {
    if (e.type !== 'delivered') continue;
    const ship = `${e.seat}/${e.ship}`;
    add('ship delivers twice', ships.has(ship));
    ships.add(ship);
    for (const good of e.goods) {
      const n = (goods.get(`${e.seat}/${good}`) ?? 0) + 1;
      goods.set(`${e.seat}/${good}`, n);
      add('fifth good of a kind', n === components.goodsPoints.length);
    }
  }
};

const addEnd = (results: readonly Final[], add: Add): void => {
  const all = (f: Final): number => f.taler + f.workers + f.tiles;
  const left = (f: Final): number => all(f) % components.talerForPoint;
  for (const a of results) {
    add('negative points', a.track < 0);
    for (const b of results) {
      if (a.seat >= b.seat || a.score !== b.score) continue;
      add('tie broken by taler left over', left(a) !== left(b));
      add('tie broken by all taler', left(a) === left(b) && all(a) !== all(b));
      add('shared place', a.place === b.place);
    }
  }
};
