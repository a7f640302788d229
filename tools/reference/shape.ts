/** The form of plain data, learnt from examples: which keys there are, and of which types. */

/** What was found at one path: `players[].hand` is the key `hand` of each item of `players`. */
export interface Spot {
  readonly types: Set<Type>;
  /** Texts and their number, while there are few enough to be words of a fixed list. */
  readonly words: Set<string>;
}
export type Type = 'number' | 'text' | 'flag' | 'null' | 'list' | 'object';

const MANY = 60;

export class Shape {
  readonly spots = new Map<string, Spot>();
  readonly #records: ReadonlySet<string>;

  /** @param records paths of objects whose keys are data; these count as one key, `*` */
  constructor(records: readonly string[]) {
    this.#records = new Set(records);
  }

  add(value: unknown, path = ''): void {
    const type = typeOf(value);
    const spot = this.#spotAt(path);
    spot.types.add(type);
    if (type === 'text' && spot.words.size < MANY) spot.words.add(value as string);
    if (type === 'list') for (const item of value as unknown[]) this.add(item, `${path}[]`);
    if (type !== 'object') return;
    const isRecord = this.#records.has(path);
    for (const [key, inner] of Object.entries(value as object))
      this.add(inner, [path, isRecord ? '*' : key].filter(Boolean).join('.'));
  }

  #spotAt(path: string): Spot {
    const spot = this.spots.get(path) ?? { types: new Set(), words: new Set() };
    this.spots.set(path, spot);
    return spot;
  }

  /** The keys right below a path. */
  keysOf(path: string): string[] {
    const start = path === '' ? '' : `${path}.`;
    return [...this.spots.keys()]
      .filter(other => other !== '' && other.startsWith(start))
      .map(other => other.slice(start.length))
      .filter(rest => /^[^.[\]]+$/.test(rest));
  }
}

const typeOf = (value: unknown): Type => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  switch (typeof value) {
    case 'number':
      return 'number';
    case 'string':
      return 'text';
    case 'boolean':
      return 'flag';
    default:
      return 'object';
  }
};
