import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { type AnyGame, nautilion, nautilusIsland } from '@tidetable/rules';
import { withSheet } from '@tidetable/rules/testkit';
import { expect, test } from 'vitest';
import { learnable } from '../nautilus-island/learnable.ts';
import { newWeights } from './weights.ts';
import { readWeights, writeWeights } from './weightsFile.ts';

const game = nautilusIsland as unknown as AnyGame;
const origin = { command: 'tidetable train nautilus-island', games: 7, strength: {} };

const written = (): Uint8Array => {
  const weights = newWeights(learnable.shape);
  weights.layers.forEach((layer, i) => {
    layer.shift = i + 1;
    layer.weights.forEach((_, at) => {
      layer.weights[at] = (at % 200) - 100;
    });
    layer.biases.fill(1000 - i);
  });
  return writeWeights(game, learnable, weights, origin);
};

const refusal = (file: Uint8Array, at = game, by = learnable): string | undefined => {
  const read = readWeights(file, at, by);
  return 'refused' in read ? read.refused : undefined;
};

test('what was written is read, with its card', () => {
  const read = readWeights(written(), game, learnable);
  if ('refused' in read) throw new Error(read.refused);
  expect(read.card).toMatchObject({ game: 'nautilus-island', encoding: 1, ...origin });
  expect(read.weights.layers[1].shift).toBe(2);
  expect(read.weights.layers[0].weights.slice(0, 3)).toEqual(Int16Array.of(-100, -99, -98));
  expect(read.weights.layers[3].biases[0]).toBe(997);
});

test('weights for something else are refused, and the code says why', () => {
  const file = written();
  expect(refusal(file, nautilion as unknown as AnyGame)).toBe('other-game');
  expect(refusal(file, { ...game, rules: game.rules + 1 })).toBe('other-rules');
  expect(refusal(file, { ...game, components: {} })).toBe('other-components');
  expect(refusal(file, game, { ...learnable, encoding: 99 })).toBe('other-encoding');
  const shape = { ...learnable.shape, hidden: [40] };
  expect(refusal(file, game, { ...learnable, shape })).toBe('other-shape');
  const ownSheet = withSheet(nautilusIsland, { treasures: [2, 2, 3, 4] });
  expect(refusal(file, ownSheet as unknown as AnyGame)).toBeUndefined();
});

test('a damaged file is refused, wherever the damage is', () => {
  const file = written();
  expect(refusal(file.subarray(0, 5))).toBe('not-weights');
  expect(refusal(file.subarray(0, 40))).toBe('bad-card');
  expect(refusal(file.subarray(0, file.length - 1))).toBe('bad-length');
  const changed = (at: number, to: number): Uint8Array => file.with(at, to);
  expect(refusal(changed(0, 65))).toBe('not-weights');
  expect(refusal(changed(11, 255))).toBe('bad-card');
  expect(refusal(changed(12, 0))).toBe('bad-card');
  expect(refusal(changed(file.length - 9, 77))).toBe('bad-checksum');
  const wild = newWeights(learnable.shape);
  wild.layers[2].weights.fill(32767);
  expect(refusal(writeWeights(game, learnable, wild, origin))).toBe('bad-numbers');
});

test('the weights that are kept here fit, and weigh less than 300 kB over the wire', () => {
  const file = readFileSync(new URL('../nautilus-island/nautilus-island.net', import.meta.url));
  expect(refusal(file)).toBeUndefined();
  expect(brotliCompressSync(file).length).toBeLessThan(300_000);
});
