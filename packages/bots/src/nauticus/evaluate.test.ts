import { nauticus, seededRng, unnamed } from '@tidetable/rules';
import {
  BOW,
  CROWN,
  FIRST_MAST,
  PARTS,
  SHIPS,
  STERN,
  type State,
  TILES,
} from '@tidetable/rules/nauticus';
import { describe, expect, test } from 'vitest';
import { evaluateBy, TERMS, type Term, termsBy } from './evaluate.ts';
import { planTurn } from './turnSearch.ts';

const evaluate = evaluateBy(nauticus);
const terms = termsBy(nauticus);
const OPTIONS = { seats: 2, oneEmblemPerShip: false };

const dealt = (seed: number): State => {
  const s = nauticus.blank(OPTIONS);
  nauticus.deal(s, unnamed(seededRng(seed)));
  return s;
};

const partsOf = (s: State, seat: number): Float64Array => {
  const parts = new Float64Array(TERMS.length);
  terms(s, seat, parts);
  return parts;
};

/** A game in which ships, goods and crowns come about; `watch` sees every position. */
const plannedGame = (seed: number, watch: (s: State) => void): void => {
  const s = dealt(seed);
  const think = planTurn(nauticus, OPTIONS, { evaluate, width: 6 });
  while (s.toAct >= 0) {
    for (const m of think(s)) {
      watch(s);
      nauticus.play(s, m);
    }
  }
  watch(s);
};

test('the terms add up to the evaluation in every position, and each of them speaks somewhere', () => {
  const spoke = new Set<string>();
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    plannedGame(seed, s => {
      for (const seat of [0, 1]) {
        const parts = partsOf(s, seat);
        const sum = parts.reduce((a, b) => a + b, 0);
        expect(sum).toBeCloseTo(evaluate(s, seat), 9);
        TERMS.forEach((name, i) => {
          if (parts[i] !== 0) spoke.add(name);
        });
      }
    });
  }
  expect([...spoke].sort()).toEqual([...TERMS].sort());
});

test('at the end nothing is left to hope for: the evaluation is the score', () => {
  plannedGame(4, s => {
    if (s.toAct >= 0) return;
    expect(evaluate(s, 0)).toBe(nauticus.score(s, 0));
    expect(evaluate(s, 1)).toBe(nauticus.score(s, 1));
  });
});

test('positions that one view cannot tell apart are worth the same', () => {
  const s = dealt(5);
  const other = nauticus.blank(OPTIONS);
  nauticus.worlds(nauticus.view(s, 0)).sampleInto(other, seededRng(6));
  expect(other.later).not.toEqual(s.later);
  expect(partsOf(other, 0)).toEqual(partsOf(s, 0));
});

test('evaluating changes nothing', () => {
  const s = dealt(7);
  const before = s.bytes.slice();
  evaluate(s, 0);
  partsOf(s, 1);
  expect(s.bytes).toEqual(before);
});

test.each([
  ['a point', (s: State) => s.points[0]++],
  ['a worker', (s: State) => s.workers[0]++],
  ['a taler', (s: State) => s.taler[0]++],
  ['a crown', (s: State) => s.crowns[0]++],
  ['a delivered good', (s: State) => s.delivered[0]++],
  ['a stored tile', (s: State) => s.stored[0]++],
])('%s more is better for its owner and does not matter to the other', (_, give) => {
  const s = dealt(8);
  const [own, other] = [evaluate(s, 0), evaluate(s, 1)];
  give(s);
  expect(evaluate(s, 0)).toBeGreaterThan(own);
  expect(evaluate(s, 1)).toBe(other);
});

/** One term of the second seat. */
const termOf = (s: State, term: Term): number => partsOf(s, 1)[TERMS.indexOf(term)];

describe('one emblem per ship', () => {
  const part = (hull: number, mast: number, sail: number): number =>
    (hull + 1) | (mast << 3) | (sail << 6);
  const [LION, EAGLE] = [1, 2];

  /** What the yard gains by a stored tile, with a single unfinished ship. */
  const gain = (oneEmblemPerShip: boolean, parts: readonly number[], tile: number): number => {
    const s = nauticus.blank({ seats: 2, oneEmblemPerShip });
    nauticus.deal(s, unnamed(seededRng(9)));
    s.ships[1] = 1;
    s.parts.set(parts, SHIPS * PARTS);
    const before = termOf(s, 'yard');
    s.stored[TILES + tile]++;
    return termOf(s, 'yard') - before;
  };

  const crownWithLionSail = [part(STERN, CROWN, LION), part(BOW, 0, 0)];

  test('with the option a sail, too, says which masts its ship waits for', () => {
    expect(gain(false, crownWithLionSail, FIRST_MAST + EAGLE - 1)).toBeGreaterThan(0);
    expect(gain(true, crownWithLionSail, FIRST_MAST + EAGLE - 1)).toBe(0);
    expect(gain(true, crownWithLionSail, FIRST_MAST + LION - 1)).toBeGreaterThan(0);
  });
});
