/** Versions of plain data with one leaf replaced by something hostile, and with one part missing. */
export function* junkVersions(data: unknown): Generator<unknown> {
  for (const path of leafPaths(data, [])) {
    for (const junk of [null, -1, 1e9, 0.5, 'x', '__proto__', [], {}]) {
      const copy = structuredClone(data);
      replace(copy, path, junk);
      yield copy;
    }
  }
}

/** Versions with one leaf replaced by something that calculates or reads like it. */
export function* disguisedVersions(data: unknown): Generator<unknown> {
  for (const path of leafPaths(data, [])) {
    const leaf = path.reduce((at, key) => (at as Record<string, unknown>)[key], data);
    for (const disguise of leaf === null ? ['null', [], [null]] : [[leaf], disguised(leaf)]) {
      const copy = structuredClone(data);
      replace(copy, path, disguise);
      yield copy;
    }
  }
}

const disguised = (leaf: unknown): unknown =>
  typeof leaf === 'boolean' ? Number(leaf) : typeof leaf === 'number' ? `${leaf}` : `${leaf} `;

function* leafPaths(data: unknown, path: string[]): Generator<string[]> {
  if (typeof data !== 'object' || data === null) {
    yield path;
    return;
  }
  for (const [key, value] of Object.entries(data)) yield* leafPaths(value, [...path, key]);
}

const replace = (data: unknown, path: readonly string[], value: unknown): void => {
  let at = data as Record<string, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[path[path.length - 1]] = value;
};
