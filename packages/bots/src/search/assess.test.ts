import { nautilusIsland, seededRng, unnamed } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { decisionAt } from '../testkit/decisionAt.ts';
import { type Assess, assessByPoints, blankAssessment, chanceToWin, NO_MOVES } from './assess.ts';
import { ismcts } from './ismcts.ts';

const MARGIN = 30;
const byPoints = assessByPoints<readonly number[]>((points, seat) => points[seat], MARGIN);

test('a seat is judged by its lead over the best of the others', () => {
  const rng = seededRng(1);
  for (let i = 0; i < 500; i++) {
    const seats = 2 + rng(3);
    const points = Array.from({ length: seats }, () => rng(12)); // ties are frequent
    const out = blankAssessment(seats, 0);
    byPoints(points, NO_MOVES, 0, out);
    points.forEach((own, seat) => {
      const rival = Math.max(...points.filter((_, other) => other !== seat));
      expect(out.values[seat], points.join()).toBe(chanceToWin(own - rival, MARGIN));
    });
  }
});

test('points say nothing about moves, and nothing is counted if only those are asked about', () => {
  const out = blankAssessment(0, 4);
  out.priors.fill(7);
  const assess = assessByPoints(() => {
    throw new Error('counted');
  }, MARGIN);
  assess({}, Int32Array.of(3, 5), 2, out);
  expect([...out.priors]).toEqual([0, 0, 7, 7]);
});

test('what looks promising is tried most, if results do not tell moves apart', () => {
  const options = { seats: 2 };
  const s = nautilusIsland.blank(options);
  nautilusIsland.deal(s, unnamed(seededRng(2)));
  const decision = decisionAt(nautilusIsland, s);
  expect(decision.legal.length).toBeGreaterThan(2);
  for (const favourite of decision.legal) {
    const assess: Assess<typeof s> = (_, moves, count, { values, priors }) => {
      values.fill(0.5);
      for (let i = 0; i < count; i++)
        priors[i] = Number(nautilusIsland.formatMove(moves[i]) === favourite);
    };
    const bot = ismcts(nautilusIsland, options, { iterations: 100, assess, curiosity: 0.3 });
    expect(bot(decision, seededRng(3))).toBe(favourite);
  }
});
