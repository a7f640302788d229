/** The pieces of which messages are made. */
import { LINE } from '@tidetable/rules';
import * as v from 'valibot';

export const line = (length: number) => v.pipe(v.string(), v.maxLength(length), v.regex(LINE));
export const whole = (min: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min));
/** So many bytes as lower-case hexadecimal digits. */
export const hex = (bytes: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`)));
export const finite = v.pipe(v.number(), v.finite());

const isObject = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

const optionValue = v.union([v.boolean(), finite, line(40), v.array(line(40))]);
/** Handed on as they came: a copy by the schema would lose a key such as `__proto__`, and whoever reads them must see it to refuse it. */
export const options = v.custom<Record<string, v.InferOutput<typeof optionValue>>>(
  x =>
    isObject(x) &&
    Object.entries(x).every(([name, value]) => v.is(line(40), name) && v.is(optionValue, value)),
);
/** Likewise. */
export const view = v.custom<Record<string, unknown>>(isObject);
