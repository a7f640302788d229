import { seededRng } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { addFeature, beginInput, copyInput, endBlock, newInput } from './input.ts';
import { plainNetwork } from './plain.ts';
import { parametersOf, quantise } from './quantise.ts';
import type { Shape } from './shape.ts';
import { simdNetwork } from './simd.ts';
import { newWeights } from './weights.ts';

const SHAPES: readonly Shape[] = [
  {
    groups: [
      { blocks: 5, features: 40, units: 32 },
      { blocks: 1, features: 70, units: 48 },
    ],
    hidden: [16],
    outputs: 3,
    mostListed: 300,
  },
  {
    groups: [{ blocks: 1, features: 9, units: 16 }],
    hidden: [24, 8],
    outputs: 1,
    mostListed: 20,
  },
];

test('SIMD and the plain way answer alike to the last bit, also where sums are clamped or wrap', () => {
  for (const shape of SHAPES) {
    for (const size of [0.2, 2, 30, 3000]) {
      const rng = seededRng(size);
      const parameters = Float32Array.from(
        { length: parametersOf(shape) },
        () => (size * (rng(2001) - 1000)) / 1000,
      );
      const weights = newWeights(shape);
      quantise(shape, parameters, weights);
      const plain = plainNetwork(weights);
      const simd = simdNetwork(weights);
      if (simd === undefined) throw new Error('this machine has no SIMD');
      const input = newInput(shape);
      for (let i = 0; i < 200; i++) {
        beginInput(input);
        for (const { blocks, features } of shape.groups)
          for (let b = 0; b < blocks; b++) {
            for (let f = rng(3); f < features; f += 1 + rng(5))
              addFeature(input, f, i % 9 === 0 ? rng(65535) - 32767 : rng(129) - 64);
            endBlock(input);
          }
        for (const network of [plain, simd]) {
          copyInput(network.input, input);
          network.run();
        }
        expect(simd.outputs).toEqual(plain.outputs);
      }
    }
  }
});
