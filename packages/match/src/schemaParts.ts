/** The parts of the schemas of match files. */
import { LINE } from '@tidetable/rules';
import * as v from 'valibot';
import { LONGEST_LOG } from './entry.ts';
import { isName } from './name.ts';

export const hex = (bytes: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`)));
export const line = (length: number) => v.pipe(v.string(), v.maxLength(length), v.regex(LINE));
export const whole = (min: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min));
export const name = v.pipe(v.string(), v.check(isName));

/** No game has more seats. */
const MOST_SEATS = 8;
export const bySeat = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(v.array(item), v.maxLength(MOST_SEATS));

/** Keys that a record would drop without an error. */
const FOREIGN_KEYS = ['__proto__', 'prototype', 'constructor'];

export const options = v.pipe(
  v.custom<object>(
    x =>
      typeof x === 'object' &&
      x !== null &&
      !Array.isArray(x) && // a record would take its places for keys
      !FOREIGN_KEYS.some(k => Object.hasOwn(x, k)),
  ),
  v.record(line(40), v.union([v.boolean(), v.number(), line(40), v.array(line(40))])),
);

export const deal = v.pipe(v.array(line(2000)), v.maxLength(200));

export const logOf = <T>(entry: v.GenericSchema<unknown, T>) =>
  v.pipe(v.array(entry), v.maxLength(LONGEST_LOG));

export const points = v.array(v.pipe(v.number(), v.finite()));
export const places = v.array(whole(1));

/** A key of the file may be anything; only a path that can be printed is named. */
export const placeOf = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue);
  return path !== null && /^[\w.-]{1,60}$/.test(path) ? path : '';
};
