/** The JSON Schema of a game's component sheets, from its components, their marks and their bounds. */
import type { AnyGame, Bound, Mark } from '@tidetable/rules';

type Schema = { [key: string]: unknown };

export const sheetSchema = ({ id, rules, components, certainty, bounds }: AnyGame): Schema => {
  const schemaOf = (path: string, usual: unknown, mark: Mark, bound?: Bound): Schema => {
    const own = certainty[path] ?? mark;
    const may = bounds[path] ?? bound;
    if (typeof usual !== 'object' || usual === null)
      return own === 'C' || !may ? { const: usual } : schemaOfBound(may);
    const parts = Object.entries(usual).map(
      ([name, part]) => [name, schemaOf(`${path}.${name}`, part, own, may)] as const,
    );
    if (Array.isArray(usual)) return listOf(parts.map(([, schema]) => schema));
    return {
      type: 'object',
      additionalProperties: false,
      required: parts.map(([name]) => name),
      properties: Object.fromEntries(parts),
    };
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `A component sheet of ${id}, rules ${rules}`,
    description: `docs/component-sheets.md tells what it is for. What a sheet does not name is as usual.`,
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(components).map(([name, usual]) => [name, schemaOf(name, usual, 'C')]),
    ),
  };
};

/** Lists keep their length. */
const listOf = (items: readonly Schema[]): Schema => {
  const isUniform = items.every(item => JSON.stringify(item) === JSON.stringify(items[0]));
  const length = { minItems: items.length, maxItems: items.length };
  return isUniform
    ? { type: 'array', items: items[0], ...length }
    : { type: 'array', prefixItems: items, items: false, ...length };
};

const schemaOfBound = (bound: Bound): Schema => {
  switch (bound.kind) {
    case 'number':
      return { type: 'integer', minimum: bound.min, maximum: bound.max };
    case 'text':
      return { type: 'string', pattern: `^(?:${bound.pattern})$` };
    case 'flag':
      return { type: 'boolean' };
  }
};
