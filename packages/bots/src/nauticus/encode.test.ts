import { nauticus } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { newInput } from '../network/input.ts';
import { FEATURE_ONE } from '../network/shape.ts';
import { describeLearnable } from '../testkit/describeLearnable.ts';
import { listed } from '../testkit/listed.ts';
import { dealt, optionsFor } from '../testkit/nauticusGames.ts';
import { ENCODING, encode, newEncoder } from './encode.ts';
import { nauticusLearnable } from './learnable.ts';

const tables = [2, 3, 4].map(optionsFor);

describeLearnable(nauticus as never, nauticusLearnable, tables);

/** The first candidate of the ninth turn of a game in which the first one is always taken. */
const featuresOf = (seats: number): string[] => {
  const s = dealt(seats, 3);
  const candidates = nauticusLearnable.candidatesAt(nauticus as never, optionsFor(seats));
  const input = newInput(nauticusLearnable.shape);
  for (let turns = 1; ; turns++) {
    candidates.consider(nauticus.view(s, s.toAct));
    if (turns === 9) {
      candidates.encode(0, input);
      return listed(input, FEATURE_ONE);
    }
    for (const m of candidates.moves(0)) nauticus.play(s, m);
  }
};

test('a position gives exactly these features, as long as the encoding has this number', () => {
  expect(ENCODING).toBe(1);
  expect(featuresOf(2)).toMatchInlineSnapshot(`
    [
      "0 1×24 4×44 6×3 9×8 11×22 12×101 13 14 15 16 17 18 19 23 24 25 26 27 28 29 30 31 34 38 51 52 53 75 76 94 270 272 275 278 279 280 286 291 292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 388 401 403 404 405 406 409 415 417 418 420 428 429 431 432 433 441",
      "0 1×20 4×44 6×3 9×8 11×22 12×97 13 14 15 16 17 18 23 24 25 26 27 28 29 30 31 34 37 51 52 53 54 55 71 72 94 268",
      "",
      "",
    ]
  `);
  expect(featuresOf(4)).toMatchInlineSnapshot(`
    [
      "0 1×20 4×39 6×3 9×9 11×23 12×94 13 14 15 16 17 23 24 25 26 27 28 29 30 31 34 37 51 52 75 76 271 272 277 278 279 280 281 288 291 292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 360 373 375 378 379 387 389 390 395 396 401 403 404 405 406 409 415 417 418 420 428 429 431 432 433 441",
      "0 1×20 4×46 9×9 11×23 12×98 13 14 15 16 17 18 23 24 25 26 27 28 29 30 31 34 37 268",
      "0 1×20 4×42 9×9 11×23 12×94 13 14 15 16 17 18 19 23 24 25 26 27 28 29 30 34 37 269",
      "0 1×20 4×32 6×3 9×7 10×-1 11×23 12×84 13 14 15 16 23 24 25 26 27 28 29 30 31 34 36 51 52 53 54 71 72 270",
    ]
  `);
});

test('at the end of a round nobody knows how the tiles of the next one will lie', () => {
  const s = dealt(2, 4);
  const input = newInput(nauticusLearnable.shape);
  const encoder = newEncoder(nauticus);
  const candidates = nauticusLearnable.candidatesAt(nauticus as never, optionsFor(2));
  const textNow = (): string[] => {
    encode(encoder, s, 0, input);
    return listed(input, FEATURE_ONE);
  };
  while (s.round === 1) {
    candidates.consider(nauticus.view(s, s.toAct));
    for (const m of candidates.moves(0)) nauticus.play(s, m);
  }
  const text = textNow();
  s.spaceTile.reverse();
  expect(textNow()).toEqual(text);
  s.later.reverse();
  expect(textNow()).toEqual(text);
  s.workers[1]++;
  expect(textNow()).not.toEqual(text);
});

test('what a game brought its seats: wins and places add up, and a lead is a lead', () => {
  const s = dealt(3, 5);
  const candidates = nauticusLearnable.candidatesAt(nauticus as never, optionsFor(3));
  while (s.toAct >= 0) {
    candidates.consider(nauticus.view(s, s.toAct));
    for (const m of candidates.moves(0)) nauticus.play(s, m);
  }
  const outcomes = [0, 1, 2].map(seat => {
    const out = new Float32Array(nauticusLearnable.outputs.length);
    nauticusLearnable.outcome(nauticus as never, s, seat, out);
    return [...out];
  });
  for (const [win, next, third, fourth] of outcomes) {
    expect(win + next + third).toBeCloseTo(1);
    expect(fourth).toBe(-1);
  }
  expect(outcomes.reduce((sum, out) => sum + out[4], 0)).toBeCloseTo(1.5);
  for (const [win, , , , place, lead] of outcomes) {
    expect(lead > 0.5).toBe(win === 1);
    expect(place === 1).toBe(win === 1);
  }
});
