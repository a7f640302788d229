import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { hex, line, whole } from '../fields.ts';
import { jsonSchemaOf } from './jsonSchema.ts';
import { ROUTES, type Route } from './routes.ts';

const ajv = new Ajv2020({ unicodeRegExp: true, strict: false });

const SCHEMAS: readonly [string, v.GenericSchema][] = [
  ['line', line(5)],
  ['hex', hex(1)],
  ['whole', v.pipe(whole(-1), v.maxValue(3))],
  ['list', v.pipe(v.array(v.boolean()), v.minLength(1), v.maxLength(2))],
  ['object', v.object({ a: whole(0), b: v.optional(line(2)) })],
  ['strict', v.strictObject({ a: whole(0) })],
  ['either', v.union([v.literal('x'), v.nullable(v.picklist(['y', 'z']))])],
  ['two patterns', v.pipe(line(9), v.regex(/[a-z]/))],
  ['transformed', v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number), v.maxValue(5))],
];
const VALUES: readonly unknown[] = [
  ...['', 'x', 'y', 'abcdef', 'ab', 'a\nb', '0', '9', '12', 'F0', '..'],
  ...[-2, -1, 0, 1.5, 3, 4, 2 ** 53, true, null],
  ...[[], [true], [true, false, true], ['x']],
  ...[{}, { a: 1 }, { a: 1, b: 'xy' }, { a: 1, b: 'xyz' }, { a: 1, c: 2 }, { a: -1 }],
];

test.each(SCHEMAS)('%s: JSON Schema and our reader take the same', (name, schema) => {
  const isFine = ajv.compile(jsonSchemaOf(schema));
  // What follows a transformation is not told, and JSON Schema knows no end of whole numbers.
  const isBeyond = (value: unknown) => name === 'transformed' && value === '9';
  for (const value of VALUES.filter(x => !isBeyond(x)))
    expect(isFine(value), JSON.stringify(value)).toBe(v.is(schema, value));
});

test('what has no form there is not left out in silence', () => {
  expect(() => jsonSchemaOf(v.date())).toThrow('date');
  expect(() => jsonSchemaOf(v.pipe(v.string(), v.email()))).toThrow('email');
});

test('every example is what its route takes', () => {
  for (const [name, { body, query, example }] of Object.entries<Route>(ROUTES)) {
    const schema = body ?? query;
    if (schema) expect(v.is(schema, example), name).toBe(true);
    else expect(example, name).toBeUndefined();
  }
});
