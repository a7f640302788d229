/** Our schemas as JSON Schema (2020-12), for readers in any language. */
import type * as v from 'valibot';

export type JsonSchema = { readonly [keyword: string]: unknown };

/** What a schema of valibot holds; of each kind some of it. */
interface Parts {
  readonly type: string;
  readonly pipe?: readonly (Parts & { readonly kind: string })[];
  readonly requirement?: unknown;
  readonly entries?: Record<string, Parts>;
  readonly item?: Parts;
  readonly wrapped?: Parts;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly default?: unknown;
}

/** A part that has a name is referred to, and described where the name says. */
export type Names = ReadonlyMap<unknown, string>;

/** What may be sent: a transformation, and whatever follows it, is the reader's own affair. */
export const jsonSchemaOf = (schema: v.GenericSchema, names: Names = new Map()): JsonSchema =>
  written(schema as unknown as Parts, names);

const written = (schema: Parts, names: Names): JsonSchema => {
  const name = names.get(schema);
  return name === undefined ? spelledOut(schema, names) : { $ref: `#/components/schemas/${name}` };
};

/** The same without its own name. */
export const spellOut = (schema: v.GenericSchema, names: Names): JsonSchema =>
  spelledOut(schema as unknown as Parts, names);

const spelledOut = (schema: Parts, names: Names): JsonSchema => {
  if (!schema.pipe) return plain(schema, names);
  const [first, ...actions] = schema.pipe;
  const base = first === schema ? plain(first, names) : first && written(first, names);
  const end = actions.findIndex(({ type }) => type === 'transform');
  const kept = end < 0 ? actions : actions.slice(0, end);
  return kept.reduce((json, action) => narrowed(json, action), base ?? {});
};

const plain = (schema: Parts, names: Names): JsonSchema => {
  const { type, entries = {}, options = [], item, wrapped, literal } = schema;
  const partsOf = (parts: readonly unknown[]) => parts.map(part => written(part as Parts, names));
  switch (type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return { type };
    case 'custom': // ours take any object
      return { type: 'object' };
    case 'literal':
      return { const: literal };
    case 'picklist':
      return { enum: options };
    case 'array':
      return { type, items: item ? written(item, names) : {} };
    case 'nullable':
      return { anyOf: [...(wrapped ? partsOf([wrapped]) : []), { type: 'null' }] };
    case 'optional':
      return optional(schema, names);
    case 'variant':
    case 'union':
      return { anyOf: partsOf(options) };
    case 'object':
    case 'strict_object':
      return objectOf(entries, names, type === 'strict_object');
    default:
      throw new Error(`there is no JSON Schema for ${type}`);
  }
};

const optional = ({ wrapped, default: usual }: Parts, names: Names): JsonSchema => ({
  ...(wrapped && written(wrapped, names)),
  ...(usual !== undefined && { default: usual }),
});

const objectOf = (entries: Record<string, Parts>, names: Names, isStrict: boolean): JsonSchema => {
  const fields = Object.entries(entries);
  const required = fields.filter(([, { type }]) => type !== 'optional').map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, part]) => [name, written(part, names)])),
    ...(required.length > 0 && { required }),
    ...(isStrict && { additionalProperties: false }),
  };
};

const narrowed = (json: JsonSchema, { type, requirement }: Parts): JsonSchema => {
  switch (type) {
    case 'max_length':
      return { ...json, [json.type === 'array' ? 'maxItems' : 'maxLength']: requirement };
    case 'min_length':
      return { ...json, [json.type === 'array' ? 'minItems' : 'minLength']: requirement };
    case 'min_value':
      return { ...json, minimum: requirement };
    case 'max_value':
      return { ...json, maximum: requirement };
    case 'safe_integer':
      return { ...json, type: 'integer' };
    case 'finite': // as all numbers of JSON are
      return json;
    case 'regex':
      return withPattern(json, (requirement as RegExp).source);
    default:
      throw new Error(`there is no JSON Schema for ${type}`);
  }
};

/** A text may have to fit several. */
const withPattern = (json: JsonSchema, pattern: string): JsonSchema =>
  json.pattern === undefined ? { ...json, pattern } : { allOf: [json, { pattern }] };
