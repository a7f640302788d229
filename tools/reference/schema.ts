/** The JSON Schema of a game's views, from what views have shown. */
import type { Shape, Type } from './shape.ts';
import type { Subject } from './tables.ts';

type Schema = { [key: string]: unknown };

export const viewSchema = ({ game, words, seen }: Subject): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `A view of ${game.id}, rules ${game.rules}`,
  description: `docs/games/${game.id}.md tells what the keys mean.`,
  ...schemaAt('', seen.view, new Set(words.records), words.values),
});

const schemaAt = (
  path: string,
  shape: Shape,
  records: ReadonlySet<string>,
  values: Subject['words']['values'],
): Schema => {
  const types = [...(shape.spots.get(path)?.types ?? [])].sort();
  const one = (type: Type): Schema => {
    switch (type) {
      case 'number':
        return { type: 'integer' };
      case 'text':
        return Object.hasOwn(values, path)
          ? { enum: Object.keys(values[path]) }
          : { type: 'string' };
      case 'flag':
        return { type: 'boolean' };
      case 'null':
        return { type: 'null' };
      case 'list':
        return { type: 'array', items: schemaAt(`${path}[]`, shape, records, values) };
      case 'object':
        return objectAt(path);
    }
  };
  const objectAt = (at: string): Schema => {
    const inner = (key: string): Schema =>
      schemaAt([at, key].filter(Boolean).join('.'), shape, records, values);
    if (records.has(at)) return { type: 'object', additionalProperties: inner('*') };
    const keys = shape.keysOf(at);
    return {
      type: 'object',
      additionalProperties: false,
      required: keys,
      properties: Object.fromEntries(keys.map(key => [key, inner(key)])),
    };
  };
  return types.length === 1 ? one(types[0]) : { anyOf: types.map(one) };
};
