/** Named columns of numbers over one buffer, so that one copy copies them all. */

type Numbers = Uint8Array | Int16Array | Int32Array;

/** How many numbers a column holds, and of which width. */
export interface Column<A extends Numbers> {
  readonly length: number;
  readonly width: number;
  readonly at: (buffer: ArrayBuffer, offset: number, length: number) => A;
}

/** Whole numbers from 0 to 255. */
export const bytes = (length: number): Column<Uint8Array> => ({
  length,
  width: 1,
  at: (buffer, offset, n) => new Uint8Array(buffer, offset, n),
});

export const int16s = (length: number): Column<Int16Array> => ({
  length,
  width: 2,
  at: (buffer, offset, n) => new Int16Array(buffer, offset, n),
});

export const int32s = (length: number): Column<Int32Array> => ({
  length,
  width: 4,
  at: (buffer, offset, n) => new Int32Array(buffer, offset, n),
});

type AnyColumn = Column<Numbers>;

export type Columns<Declared extends Readonly<Record<string, AnyColumn>>> = {
  /** The whole buffer. */
  readonly bytes: Uint8Array;
} & {
  readonly [name in keyof Declared]: ReturnType<Declared[name]['at']>;
};

/** The wider columns come first, so that each begins at a multiple of its width. */
export const allocate = <D extends Readonly<Record<string, AnyColumn>>>(
  declared: D,
): Columns<D> => {
  const sorted = Object.entries(declared).sort(([, a], [, b]) => b.width - a.width);
  const size = sorted.reduce((sum, [, { length, width }]) => sum + length * width, 0);
  const buffer = new ArrayBuffer(size);
  let used = 0;
  const columns = sorted.map(([name, { length, width, at }]) => {
    const column = at(buffer, used, length);
    used += length * width;
    return [name, column];
  });
  return { bytes: new Uint8Array(buffer), ...Object.fromEntries(columns) };
};
