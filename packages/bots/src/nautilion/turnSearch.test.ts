import {
  CHANCE,
  type Nautilion,
  nautilion,
  type Options,
  OVER,
  seededRng,
  unnamed,
} from '@tidetable/rules';
import { expect, test } from 'vitest';
import { drawOutcome } from '../chance.ts';
import { newTurnSearch, worthOf } from './turnSearch.ts';

type State = Nautilion.State;

const optionsWith = (expansions: readonly string[]): Options => ({
  seats: 1,
  ship: 'B1',
  reserve: 6,
  expansions,
  darkhouse: 'intro',
  harpoons: 2,
});

const all = ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroics'];

test.each([[[]], ...all.map(one => [[one]]), [all]])(
  'a roll to come is worth the mean of all ways in which the dice may fall, with %j',
  expansions => {
    const options = optionsWith(expansions);
    const search = newTurnSearch(nautilion, options);
    const look = (s: State, from: State): number => worthOf(search, s, from);
    const legal = new Int32Array(nautilion.maxLegal);

    /** Die by die, each order of the faces by itself. */
    const meanOf = (s: State, from: State): number => {
      if (nautilion.toAct(s) !== CHANCE || s.turn > from.turn) return look(s, from);
      const faces = legal.slice(0, nautilion.legalMoves(s, legal));
      let sum = 0;
      let total = 0;
      for (const face of faces) {
        const next = nautilion.blank(options);
        nautilion.copyInto(next, s);
        nautilion.play(next, face);
        const odds = nautilion.odds(s, face);
        sum += odds * meanOf(next, from);
        total += odds;
      }
      return sum / total;
    };

    let rolls = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const rng = seededRng(seed);
      const s = nautilion.blank(options);
      const next = nautilion.blank(options);
      nautilion.deal(s, unnamed(rng));
      for (let seat = nautilion.toAct(s); seat !== OVER; seat = nautilion.toAct(s)) {
        const moves = legal.slice(0, nautilion.legalMoves(s, legal));
        if (seat === CHANCE) {
          nautilion.play(s, drawOutcome(nautilion, s, moves, moves.length, rng));
          continue;
        }
        for (const m of moves) {
          nautilion.copyInto(next, s);
          nautilion.play(next, m);
          if (nautilion.toAct(next) !== CHANCE || next.turn > s.turn) continue;
          expect(look(next, s), `seed ${seed}`).toBeCloseTo(meanOf(next, s), 6);
          rolls++;
        }
        nautilion.play(s, moves[rng(moves.length)]);
      }
    }
    expect(rolls).toBeGreaterThan(5);
  },
);
