import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutLines } from './index.ts';

test('lines come out whole, however they arrive', () => {
  const whole = ['{"a":1}', 'é', 'x'.repeat(30)];
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 })), sizes => {
      let text = `${whole.join('\r\n')}\n\n`;
      const got: string[] = [];
      let rest = '';
      while (text !== '') {
        const size = sizes.shift() ?? text.length;
        const cut = cutLines(rest, text.slice(0, size), 30);
        text = text.slice(size);
        got.push(...(cut?.lines ?? []));
        rest = cut?.rest ?? '';
      }
      expect(got).toEqual(whole);
      expect(rest).toBe('');
    }),
  );
});

test('a line that is too long is noticed before it ends', () => {
  expect(cutLines('', 'x'.repeat(31), 30)).toBeUndefined();
  expect(cutLines('x'.repeat(20), 'x'.repeat(11), 30)).toBeUndefined();
  expect(cutLines('', `a\n${'x'.repeat(31)}\nb`, 30)).toBeUndefined();
  expect(cutLines('', `${'x'.repeat(30)}\n`, 30)).toEqual({ lines: ['x'.repeat(30)], rest: '' });
});
