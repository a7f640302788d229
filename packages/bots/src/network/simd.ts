/** The forward pass in WebAssembly with SIMD: a module generated for the shape of one network. */
import { moduleOf, op } from './assemble.ts';
import type { Network } from './network.ts';
import { blocksOf, firstUnits, layersOf, MOST_ACTIVE, type Shape } from './shape.ts';
import type { Weights } from './weights.ts';

/** The part of the WebAssembly API that we use. */
interface Assembly {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (
    module: object,
  ) => { readonly exports: { readonly m: { readonly buffer: ArrayBuffer }; f(): void } };
}

interface Place {
  readonly weights: number;
  readonly biases: number;
  readonly shift: number;
}

/** The memory layout, in bytes. */
interface Layout {
  readonly index: number;
  readonly value: number;
  readonly ends: number;
  readonly layers: readonly Place[];
  /** The results of each layer but the last, for all groups together, and the outputs. */
  readonly active: readonly number[];
  readonly size: number;
}

/** Undefined if this machine has no SIMD or forbids compilation. */
export const simdNetwork = (weights: Weights): Network | undefined => {
  const { WebAssembly } = globalThis as unknown as { WebAssembly?: Assembly };
  if (WebAssembly === undefined) return undefined;
  const { shape } = weights;
  const layout = layoutOf(shape);
  try {
    const module = new WebAssembly.Module(networkModule(shape, layout));
    const { m, f } = new WebAssembly.Instance(module).exports;
    return networkIn(m.buffer, f, weights, layout);
  } catch {
    return undefined;
  }
};

const networkIn = (
  memory: ArrayBuffer,
  run: () => void,
  weights: Weights,
  layout: Layout,
): Network => {
  const { shape } = weights;
  const network: Network = {
    shape,
    input: {
      index: new Uint16Array(memory, layout.index, shape.mostListed),
      value: new Int16Array(memory, layout.value, shape.mostListed),
      ends: new Int32Array(memory, layout.ends, blocksOf(shape)),
      block: 0,
      length: 0,
    },
    outputs: new Int32Array(memory, layout.active[layout.active.length - 1], shape.outputs),
    run,
    load: ({ layers }) => {
      layers.forEach((layer, i) => {
        const place = layout.layers[i];
        new Int16Array(memory, place.weights, layer.weights.length).set(layer.weights);
        new Int32Array(memory, place.biases, layer.biases.length).set(layer.biases);
        new Int32Array(memory, place.shift, 1)[0] = layer.shift;
      });
    },
  };
  network.load(weights);
  return network;
};

const layoutOf = (shape: Shape): Layout => {
  let size = 0;
  const room = (bytes: number): number => {
    const place = size;
    size += Math.ceil(bytes / 16) * 16;
    return place;
  };
  return {
    index: room(2 * shape.mostListed),
    value: room(2 * shape.mostListed),
    ends: room(4 * blocksOf(shape)),
    layers: layersOf(shape).map(({ inputs, units }) => ({
      weights: room(2 * inputs * units),
      biases: room(4 * units),
      shift: room(4),
    })),
    active: [
      ...[firstUnits(shape), ...shape.hidden].map(units => room(2 * units)),
      room(4 * shape.outputs),
    ],
    size,
  };
};

const PAGE = 65536;
// Locals: integers, then vectors.
const [FROM, END, TILE, BLOCK, ROW, SHIFT, SUM] = [0, 1, 2, 3, 4, 5, 6];
const INTS = 7;
const SUMS = INTS; // four
const TOTALS = INTS + 4; // four
const [ROWS, TIMES] = [INTS + 8, INTS + 9];
const VECTORS = 10;
const LANES = Array.from({ length: 4 }, (_, lane) => lane);

const networkModule = (shape: Shape, layout: Layout): Uint8Array => {
  const body: number[] = [];
  let block = 0;
  let to = layout.active[0];
  shape.groups.forEach((group, g) => {
    body.push(...groupCode(group, layout, layout.layers[g], { block, to }));
    block += group.blocks;
    to += 2 * group.units;
  });
  layersOf(shape)
    .slice(shape.groups.length)
    .forEach((size, i, all) => {
      const place = layout.layers[shape.groups.length + i];
      const isLast = i === all.length - 1;
      body.push(...denseCode(size, place, layout.active[i], layout.active[i + 1], isLast));
    });
  return moduleOf(Math.ceil(layout.size / PAGE), { ints: INTS, vectors: VECTORS }, body);
};

/** 16 units at a time: their sums for each block, and the total of these over the blocks. */
const groupCode = (
  { blocks, units }: { blocks: number; units: number },
  layout: Layout,
  place: Place,
  { block, to }: { block: number; to: number },
): number[] => [
  ...[...op.int(0), ...op.load(place.shift), ...op.set(SHIFT)],
  ...[...op.int(0), ...op.set(TILE)],
  ...op.loop,
  ...LANES.flatMap(i => [...op.int(0), ...op.splat, ...op.set(TOTALS + i)]),
  ...(block === 0
    ? op.int(0)
    : [...op.int(0), ...op.load(layout.ends + 4 * (block - 1)), ...op.int(1), ...op.shl]),
  ...op.set(FROM),
  ...[...op.int(0), ...op.set(BLOCK)],
  ...op.loop,
  ...blockCode(units, layout, place, block),
  ...LANES.flatMap(i => [
    ...[...op.get(SUMS + i), ...op.get(SHIFT), ...op.shrAll],
    ...[...op.int(0), ...op.splat, ...op.maxAll],
    ...[...op.get(TOTALS + i), ...op.addAll, ...op.set(TOTALS + i)],
  ]),
  ...count(BLOCK, 4, 4 * blocks),
  ...op.end,
  ...[0, 2].flatMap(i => [
    ...op.get(TILE),
    ...[...op.get(TOTALS + i), ...op.int(MOST_ACTIVE), ...op.splat, ...op.minAll],
    ...[...op.get(TOTALS + i + 1), ...op.int(MOST_ACTIVE), ...op.splat, ...op.minAll],
    ...[...op.narrow, ...op.store128(to + 8 * i)],
  ]),
  ...count(TILE, 32, 2 * units),
  ...op.end,
];

/** The sums of one block; FROM moves to its end. Lists have two bytes an entry. */
const blockCode = (units: number, layout: Layout, place: Place, block: number): number[] => [
  ...[...op.get(BLOCK), ...op.load(layout.ends + 4 * block), ...op.int(1), ...op.shl],
  ...op.set(END),
  ...LANES.flatMap(i => [
    ...[...op.get(TILE), ...op.int(1), ...op.shl, ...op.load128(place.biases + 16 * i)],
    ...op.set(SUMS + i),
  ]),
  ...op.block,
  ...op.loop,
  ...[...op.get(FROM), ...op.get(END), ...op.below, ...op.not, ...op.leave(1)],
  ...[...op.get(FROM), ...op.load16(layout.index), ...op.int(2 * units), ...op.mul],
  ...[...op.get(TILE), ...op.add, ...op.set(ROW)],
  ...[...op.get(FROM), ...op.load16Splat(layout.value), ...op.set(TIMES)],
  ...[0, 2].flatMap(i => [
    ...[...op.get(ROW), ...op.load128(place.weights + 8 * i), ...op.set(ROWS)],
    ...[...op.get(ROWS), ...op.get(TIMES), ...op.mulLow],
    ...[...op.get(SUMS + i), ...op.addAll, ...op.set(SUMS + i)],
    ...[...op.get(ROWS), ...op.get(TIMES), ...op.mulHigh],
    ...[...op.get(SUMS + i + 1), ...op.addAll, ...op.set(SUMS + i + 1)],
  ]),
  ...[...op.get(FROM), ...op.int(2), ...op.add, ...op.set(FROM), ...op.int(1), ...op.again(0)],
  ...op.end,
  ...op.end,
];

/** One unit after the other: BLOCK counts them, ROW is the address of their weights. */
const denseCode = (
  { inputs, units }: { inputs: number; units: number },
  place: Place,
  from: number,
  to: number,
  isLast: boolean,
): number[] => [
  ...[...op.int(0), ...op.load(place.shift), ...op.set(SHIFT)],
  ...[...op.int(0), ...op.set(BLOCK), ...op.int(0), ...op.set(ROW)],
  ...op.loop,
  ...[...op.int(0), ...op.splat],
  ...Array.from({ length: inputs / 8 }, (_, i) => [
    ...[...op.int(0), ...op.load128(from + 16 * i)],
    ...[...op.get(ROW), ...op.load128(place.weights + 16 * i), ...op.dot, ...op.addAll],
  ]).flat(),
  ...op.set(SUMS),
  ...[...op.get(BLOCK), ...op.load(place.biases)],
  ...LANES.flatMap(i => [...op.get(SUMS), ...op.lane(i), ...op.add]),
  ...[...op.get(SHIFT), ...op.shr, ...op.set(SUM)],
  ...(isLast
    ? [...op.get(BLOCK), ...op.get(SUM), ...op.store(to)]
    : [...op.get(BLOCK), ...op.int(1), ...op.shr, ...clampedSum, ...op.store16(to)]),
  ...[...op.get(ROW), ...op.int(2 * inputs), ...op.add, ...op.set(ROW)],
  ...count(BLOCK, 4, 4 * units),
  ...op.end,
];

const orElse = (limit: number, keep: readonly number[]): number[] => [
  ...[...op.get(SUM), ...op.int(limit), ...op.get(SUM), ...op.int(limit)],
  ...[...keep, ...op.select, ...op.set(SUM)],
];
const clampedSum = [...orElse(0, op.above), ...orElse(MOST_ACTIVE, op.less), ...op.get(SUM)];

/** Adds to a counter, and repeats the loop while it is below its limit. */
function count(local: number, step: number, limit: number): number[] {
  return [
    ...[...op.get(local), ...op.int(step), ...op.add, ...op.set(local)],
    ...[...op.get(local), ...op.int(limit), ...op.below, ...op.again(0)],
  ];
}
