import type { Advice } from '@tidetable/bots';
import { describe, expect, test } from 'vitest';
import { chancesText, hintDepths, hintTheme, tellingReasons } from './advice.ts';
import { notices } from './en/notices.ts';

const { hint } = notices;
const text = { theme: (term: string) => `Mind your ${term}.` };

const weighed = (...differences: number[]) => ({
  lead: differences.reduce((a, b) => a + b, 0),
  reasons: differences.map((difference, i) => ({ term: `t${i}`, difference })),
});
const told = (...differences: number[]): number[] =>
  tellingReasons(weighed(...differences)).map(({ difference }) => difference);

test('three reasons are told where they are enough', () => {
  expect(told(5, -2, 1, 1)).toEqual([5, -2, 1]);
  expect(told(5, -2)).toEqual([5, -2]);
  expect(told()).toEqual([]);
});

test('others follow until one sees that the move is ahead', () => {
  expect(told(-3, -2, -2, 2, 2, 2, 2, 2)).toEqual([-3, -2, -2, 2, 2, 2, 2]);
  expect(told(2, -2, -1, 1, 0.5)).toEqual([2, -2, -1, 1, 0.5]);
});

test('of a move that is behind at the end of the turn the weightiest are told', () => {
  expect(told(-5, 2, -1, 1)).toEqual([-5, 2, -1]);
});

test('the theme is what speaks most for the move, and is always among the reasons told', () => {
  const advice = weighed(-3, -2, -2, 2, 2, 2, 2);
  expect(hintTheme(advice, text, hint)).toBe('Mind your t3.');
  expect(tellingReasons(advice).map(({ term }) => term)).toContain('t3');
});

test('a move that is behind has its merits later, and a theme all the same', () => {
  expect(hintTheme(weighed(-3, 2), text, hint)).toBe(hint.later('Mind your t1.'));
  expect(hintTheme(weighed(-3, -1), text, hint)).toBe(hint.later('Mind your t0.'));
});

test('a theme of which the reader has nothing yet gives way to the next', () => {
  const some = {
    theme: (term: string, view?: object) =>
      view && term === 't0' ? undefined : `Mind your ${term}.`,
  };
  expect(hintTheme(weighed(3, 2), some, hint, {})).toBe('Mind your t1.');
  expect(hintTheme(weighed(3), some, hint, {})).toBe(hint.later('Mind your t0.'));
});

test('a move without reasons has equals', () => {
  expect(hintTheme(weighed(), text, hint)).toBe(hint.equal);
});

test('the chances of both moves are told where a network was asked', () => {
  expect(chancesText({ win: 0.634, runnerUpWin: 0.58 }, 'en', hint)).toBe(
    'Chance to win: 63%, with the other 58%.',
  );
  expect(chancesText({ win: 0.634, runnerUpWin: 0.63 }, 'en', hint)).toBe(
    'Chance to win: 63% with either.',
  );
  expect(chancesText({ win: 0.634 }, 'en', hint)).toBeUndefined();
});

describe('the depths of a hint', () => {
  const depthsOf = (advice: Omit<Advice, 'move'>) =>
    hintDepths(
      { move: 'a', ...advice },
      {
        text: { ...text, reason: (term, difference) => `${difference} by ${term}` },
        words: hint,
        language: 'en',
        view: {},
        called: move => move.toUpperCase(),
      },
    );
  const theme = { sentence: 'Mind your t0.' };
  const between = { sentence: hint.oneOf, moves: ['a', 'b'] };
  const best = { sentence: hint.best, moves: ['a'] };
  const compared = { sentence: hint.comparedWith('B'), reasons: ['2 by t0'] };

  test('what matters, then between which moves, then the move, its reasons and the chances', () => {
    const chances = { win: 0.6, runnerUpWin: 0.5 };
    expect(depthsOf({ runnerUp: 'b', ...weighed(2), ...chances })).toEqual([
      [theme],
      [between],
      [best, compared, { sentence: chancesText(chances, 'en', hint) }],
    ]);
  });

  test('a move that is behind asks for patience after its reasons', () => {
    const [, , [, , ...last]] = depthsOf({ runnerUp: 'b', ...weighed(2), lead: -1 });
    expect(last).toEqual([{ sentence: hint.patience }]);
  });

  test('without reasons the other move comes to the same', () => {
    const [, , deepest] = depthsOf({ runnerUp: 'b', ...weighed() });
    expect(deepest).toEqual([best, { sentence: hint.same('B') }]);
  });

  test('where there is one move nothing else is said', () => {
    expect(depthsOf({ runnerUp: undefined, ...weighed() })).toEqual([[{ sentence: hint.forced }]]);
  });
});
