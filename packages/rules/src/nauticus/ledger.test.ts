import { expect, test } from 'vitest';
import { seededRng } from '../core/rng.ts';
import { dealt } from '../testkit/index.ts';
import { given, played, playerOf } from '../testkit/nauticus/given.ts';
import { keenGame } from '../testkit/nauticus/keenGame.ts';
import type { Event } from './events.ts';
import { nauticus } from './index.ts';
import { CURRENCIES, type Currency, type Entry, ledger } from './ledger.ts';
import { allTaler, roads, score } from './score.ts';

const left = (entries: readonly Entry[], seat: number, what: Currency): number =>
  entries.findLast(e => e.seat === seat && e.what === what)?.left ?? 0;

test('[NC92] a turn in the books: bonus, purchases, rewards', () => {
  const s = given({
    tiles: ['sails', 'hulls', 'masts', 'goods', 'transport', 'money', 'delivery', 'crowns'],
    players: [{ ships: ['1-ship:lion', '1-ship:eagle'], taler: 6, workers: 0 }],
  });
  const start = nauticus.view(s, 0).players;
  const plies = [
    'choose sails',
    'buy lion sail',
    'place on ship 1',
    'reward workers',
    'buy eagle sail',
  ].map(text => played(s, text));
  const mine = ledger(start, plies).filter(e => e.seat === 0);
  expect(mine.map(e => [e.ply, e.what, e.change, e.left, e.reason])).toEqual([
    [null, 'taler', 6, 6, 'start'],
    [null, 'points', 10, 10, 'start'],
    [0, 'workers', 3, 3, 'bonus'],
    [1, 'taler', -3, 3, 'buy'],
    [1, 'workers', -1, 2, 'buy'],
    [3, 'workers', 3, 5, 'reward'],
    [4, 'taler', -2, 1, 'buy'],
    [4, 'workers', -1, 4, 'buy'],
  ]);
});

test('[NC92] blue workers are in nobody’s books', () => {
  const s = given({ action: 'money', blue: 2 });
  const start = nauticus.view(s, 0).players;
  const entries = ledger(start, [
    played(s, 'withdraw'),
    played(s, 'withdraw'),
    played(s, 'withdraw'),
  ]);
  expect(entries.filter(e => e.ply !== null).map(e => [e.ply, e.what, e.change])).toEqual([
    [0, 'taler', 2],
    [1, 'taler', 2],
    [2, 'workers', -1],
    [2, 'taler', 2],
  ]);
});

for (const seats of [2, 3, 4]) {
  test(`[NC91] [NC92] in whole games of ${seats} the books agree with the table after every move`, () => {
    const options = { seats, oneEmblemPerShip: false };
    for (let seed = 1; seed <= 4; seed++) {
      const start = nauticus.view(dealt(nauticus, options, seededRng(seed)), 0).players;
      const plies: Event[][] = [];
      const end = keenGame(options, seed, (s, events, ply) => {
        plies.push([...events]);
        if (ply % 40 !== 0 || s.toAct < 0) return;
        const entries = ledger(start, plies);
        for (let seat = 0; seat < seats; seat++) {
          for (const what of CURRENCIES) {
            expect(left(entries, seat, what), `seed ${seed}, ply ${ply}`).toBe(
              playerOf(s, seat)[what],
            );
          }
          const crowns = entries.filter(
            e => e.seat === seat && e.what === 'points' && e.reason === 'crowns',
          );
          expect(crowns.reduce((sum, e) => sum + e.change, 0)).toBe(roads(s, seat).crowns);
        }
      });
      const entries = ledger(start, plies);
      for (let seat = 0; seat < seats; seat++) {
        expect(left(entries, seat, 'points'), `seed ${seed}`).toBe(score(end, seat));
        expect(left(entries, seat, 'taler'), `seed ${seed}`).toBe(allTaler(end, seat));
        expect(left(entries, seat, 'workers'), `seed ${seed}`).toBe(0);
      }
      expect(entries.every(e => e.change !== 0)).toBe(true);
    }
  });
}
