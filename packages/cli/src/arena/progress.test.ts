import { messages } from '@tidetable/text';
import { expect, test } from 'vitest';
import { showProgress } from './progress.ts';

/** The output while 25 games end, one a second. */
const written = (isTTY: boolean): string[] => {
  let time = 0;
  const lines: string[] = [];
  const out = { isTTY, write: (text: string) => lines.push(text) };
  const progress = showProgress(messages.en, 25, { out, now: () => time });
  for (let done = 1; done <= 25; done++) {
    time += 1000;
    progress.tell(done);
  }
  progress.end();
  return lines;
};

test('a pipe hears now and then how far it is, and nothing of a short run', () => {
  expect(written(false)).toEqual(['10 of 25 games\n', '20 of 25 games\n']);
});

test('at a terminal one line counts, and is gone at the end', () => {
  const lines = written(true);
  expect(lines).toHaveLength(26);
  expect(lines[0]).toBe('\r\u001b[K1 of 25 games');
  expect(lines.at(-1)).toBe('\r\u001b[K');
});
