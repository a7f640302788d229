import { expect, test } from 'vitest';
import { keenGame } from '../testkit/nauticus/keenGame.ts';
import { brokenInvariant } from './invariants.ts';
import type { Part } from './part.ts';
import { roads, score } from './score.ts';
import type { State } from './state.ts';
import { partsOf } from './view.ts';

const mixes = [2, 3, 4].flatMap(seats =>
  [false, true].map(oneEmblemPerShip => ({ seats, oneEmblemPerShip })),
);

const whereRoadsFail = (s: State): string | undefined => {
  for (let seat = 0; seat < s.seats; seat++) {
    const { ships, goods, crowns, rest } = roads(s, seat);
    if (ships + goods + crowns + rest !== score(s, seat)) return `roads of seat ${seat}`;
  }
  return undefined;
};

/** Every ship on the table, part by part. */
const fleets = (s: State): Part[][][] =>
  Array.from({ length: s.seats }, (_, seat) =>
    Array.from({ length: s.ships[seat] }, (_, ship) => partsOf(s, seat, ship)),
  );

/** Is `before` still there in `after`, in its order, with new parts only at the ends? */
const grewFrom = (before: readonly Part[], after: readonly Part[]): boolean =>
  [0, 1].some(
    shift =>
      before.length + shift <= after.length &&
      before.every((part, i) => {
        const now = after[i + shift];
        return (
          now.hull === part.hull &&
          (part.mast === null || now.mast === part.mast) &&
          (part.sail === null || now.sail === part.sail)
        );
      }),
  );

const goods = (parts: readonly Part[]): string[] => parts.flatMap(p => p.good ?? []);

const keeps = (after: readonly string[], before: readonly string[]): boolean => {
  const left = [...after];
  return before.every(good => left.includes(good) && left.splice(left.indexOf(good), 1));
};

for (const options of mixes) {
  const { seats } = options;
  const name = `${seats} players${options.oneEmblemPerShip ? ', one emblem per ship' : ''}`;

  test(`[NC36] ${name}: nothing placed ever moves, but for goods delivered`, () => {
    for (let seed = 1; seed <= 8; seed++) {
      let before: Part[][][] = Array.from({ length: seats }, () => []);
      keenGame(options, seed, (s, events, ply) => {
        const after = fleets(s);
        const delivered = events.find(e => e.type === 'delivered');
        before.forEach((ships, seat) => {
          ships.forEach((parts, ship) => {
            const now = after[seat][ship];
            const hasDelivered = delivered?.seat === seat && delivered.ship === ship;
            const isRight =
              grewFrom(parts, now) &&
              (hasDelivered ? goods(now).length === 0 : keeps(goods(now), goods(parts)));
            if (!isRight) expect(now, `seed ${seed}, ply ${ply}`).toEqual(parts);
          });
        });
        before = after;
      });
    }
  });

  test(`[NC3] [NC70] [NC91] ${name}: tiles are conserved, nothing is negative, roads add up`, () => {
    for (let seed = 101; seed <= 115; seed++) {
      keenGame(options, seed, (s, _, ply) => {
        const wrong = brokenInvariant(s) ?? whereRoadsFail(s);
        if (wrong !== undefined) throw new Error(`seed ${seed}, ply ${ply}: ${wrong}`);
      });
    }
  });
}
