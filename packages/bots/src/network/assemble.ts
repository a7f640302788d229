/** An assembler for the part of WebAssembly that one module with one function needs. */

export const leb = (n: number): number[] => {
  const bytes: number[] = [];
  let left = n;
  for (;;) {
    const byte = left & 127;
    left >>= 7;
    if ((left === 0 && (byte & 64) === 0) || (left === -1 && (byte & 64) !== 0))
      return [...bytes, byte];
    bytes.push(byte | 128);
  }
};

/** Unsigned. */
export const uleb = (n: number): number[] => (n < 128 ? [n] : [(n & 127) | 128, ...uleb(n >>> 7)]);

const I32 = 0x7f;
const V128 = 0x7b;
const simd = (code: number): number[] => [0xfd, ...uleb(code)];
const at = (offset: number): number[] => [0, ...uleb(offset)]; // no alignment hint

/** Instructions; their operands are on the stack. */
export const op = {
  get: (local: number) => [0x20, ...uleb(local)],
  set: (local: number) => [0x21, ...uleb(local)],
  int: (n: number) => [0x41, ...leb(n)],
  add: [0x6a],
  mul: [0x6c],
  shl: [0x74],
  shr: [0x75],
  below: [0x49],
  load: (offset: number) => [0x28, ...at(offset)],
  load16: (offset: number) => [0x2f, ...at(offset)],
  store: (offset: number) => [0x36, ...at(offset)],
  store16: (offset: number) => [0x3b, ...at(offset)],
  select: [0x1b],
  less: [0x48], // signed
  above: [0x4a],
  block: [0x02, 0x40],
  loop: [0x03, 0x40],
  again: (depth: number) => [0x0d, ...uleb(depth)],
  leave: (depth: number) => [0x0d, ...uleb(depth)],
  not: [0x45],
  end: [0x0b],
  load128: (offset: number) => [...simd(0), ...at(offset)],
  load16Splat: (offset: number) => [...simd(8), ...at(offset)],
  store128: (offset: number) => [...simd(11), ...at(offset)],
  splat: simd(17),
  lane: (lane: number) => [...simd(27), lane],
  narrow: simd(133),
  shrAll: simd(172),
  addAll: simd(174),
  minAll: simd(182),
  maxAll: simd(184),
  dot: simd(186),
  mulLow: simd(188),
  mulHigh: simd(189),
} as const;

const section = (id: number, content: number[]): number[] => [
  id,
  ...uleb(content.length),
  ...content,
];
const name = (text: string): number[] => [text.length, ...[...text].map(c => c.charCodeAt(0))];

/** A module with a memory `m` of so many pages and a function `f` without arguments or result. */
export const moduleOf = (
  pages: number,
  locals: { readonly ints: number; readonly vectors: number },
  body: readonly number[],
): Uint8Array => {
  const code = [2, ...uleb(locals.ints), I32, ...uleb(locals.vectors), V128, ...body, 0x0b];
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 0, 0]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0, ...uleb(pages)]),
    ...section(7, [2, ...name('m'), 2, 0, ...name('f'), 0, 0]),
    ...section(10, [1, ...uleb(code.length), ...code]),
  ]);
};
