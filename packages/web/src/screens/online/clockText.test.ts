import { expect, test } from 'vitest';
import {
  briefDeadlineText,
  clockText,
  deadlineText,
  isLong,
  isLow,
  momentText,
  untilNextText,
} from './clockText.ts';

test('a clock shows minutes and seconds, hours if there are any, and a begun second', () => {
  expect(clockText(0)).toBe('0:00');
  expect(clockText(1)).toBe('0:01');
  expect(clockText(9 * 60_000 + 5000)).toBe('9:05');
  expect(clockText(3_600_000 + 9 * 60_000 + 5000)).toBe('1:09:05');
});

test('its last minute is marked', () => {
  expect(isLow(60_001)).toBe(false);
  expect(isLow(60_000)).toBe(true);
  expect(isLow(0)).toBe(true);
});

test('its text is written anew when the next second begins', () => {
  expect(untilNextText(2500)).toBe(500);
  expect(untilNextText(2000)).toBe(1000);
});

test('a long time is an instant, in the time zone of who reads it', () => {
  const day = 24 * 3_600_000;
  expect(isLong(day)).toBe(true);
  expect(isLong(3_600_000)).toBe(false);
  const now = Date.UTC(2026, 2, 28, 12); // in Paris, clocks go forward in the night that follows
  expect(deadlineText(day, 'en', now, 'Europe/Paris')).toMatch(/Sun.*29.*(2:00|14:00)/);
  expect(deadlineText(day, 'fr', now, 'Europe/Paris')).toMatch(/dim\. 29 mars.*14:00/);
  expect(deadlineText(day, 'en', now, 'UTC')).toMatch(/12:00/);
});

test('where clocks go back, or by half an hour, a deadline is still the same instant', () => {
  const day = 24 * 3_600_000;
  const autumn = Date.UTC(2026, 9, 31, 16); // in New York noon of the day before clocks go back
  expect(deadlineText(day, 'en', autumn, 'America/New_York')).toMatch(/Sun.*Nov.*11:00/);
  expect(deadlineText(day, 'fr', autumn, 'America/New_York')).toMatch(/dim\. 1 nov\..*11:00/);
  const spring = Date.UTC(2026, 9, 3, 1, 30); // on Lord Howe Island noon of the day before
  expect(deadlineText(day, 'fr', spring, 'Australia/Lord_Howe')).toMatch(/dim\. 4 oct\..*12:30/);
});

test('where there is little room, a near deadline is a day of the week, a far one a date', () => {
  const hour = 3_600_000;
  const now = Date.UTC(2026, 2, 28, 12);
  expect(briefDeadlineText(24 * hour, 'fr', now, 'Europe/Paris')).toBe('dim. 14:00');
  expect(briefDeadlineText(14 * 24 * hour, 'fr', now, 'Europe/Paris')).toBe('11 avr.');
});

test('what was said today has an hour, what was said before a day too, as the reader’s calendar has it', () => {
  const midday = Date.UTC(2026, 2, 28, 12);
  const hour = 3_600_000;
  const textAt = (at: number, zone: string) => momentText(at, 'fr', midday, zone);
  expect(textAt(midday - hour, 'UTC')).toBe('11:00');
  expect(textAt(midday - 13 * hour, 'UTC')).toBe('27 mars, 23:00');
  expect(textAt(midday - 13 * hour, 'Europe/Paris')).toBe('0:00');
});
