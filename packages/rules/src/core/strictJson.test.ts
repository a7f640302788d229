import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStrictJson } from './strictJson.ts';

test('whatever JSON.stringify writes is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), data => {
      for (const text of [JSON.stringify(data), JSON.stringify(data, null, 1)])
        expect(parseStrictJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

test.each([
  '{"a":1,"a":1}',
  '{"a":1,"a":2}',
  '{"a":1,"\\u0061":2}',
  '[{"b":{"a":1,"c":[],"a":{}}}]',
  '{"":0,"":0}',
  '{"a\\"":1 , "a\\"" : 2}',
  '{"__proto__":1,"__proto__":2}',
])('a key that stands twice in one object: %s', text => {
  expect(JSON.parse(text)).toBeDefined();
  expect(() => parseStrictJson(text)).toThrow(SyntaxError);
});

test.each([
  '{"a":{"a":{"a":1}}}',
  '[{"a":1},{"a":1}]',
  '{"a":"a","b":"{\\"a\\":1,\\"a\\":2}"}',
  '{"a":["a","a"],"b":1}',
])('the same key in different objects, or as a value, is fine: %s', text => {
  expect(parseStrictJson(text)).toEqual(JSON.parse(text));
});

test.each(['', '{', '{a:1}', "{'a':1}", '[1,]', 'NaN', '{"a":1}x'])('no JSON: %s', text => {
  expect(() => parseStrictJson(text)).toThrow(SyntaxError);
});
