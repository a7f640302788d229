/**
 * The file format of weights: a magic number, the length of a header, the header as JSON, then the
 * numbers of each layer. A reader trusts nothing.
 */
import type { AnyGame } from '@tidetable/rules';
import type { Learnable } from './learnable.ts';
import { couldOverflow } from './quantise.ts';
import type { Shape } from './shape.ts';
import { newWeights, type Weights } from './weights.ts';

/** The game of the weights, and their origin. */
export interface Card {
  readonly game: string;
  /** The edition of the rules of the training, and a checksum of its components. */
  readonly rules: number;
  readonly components: number;
  readonly encoding: number;
  readonly shape: Shape;
  readonly outputs: readonly string[];
  /** A checksum of the numbers. */
  readonly checksum: number;
  /** How they were trained, and how well they play. */
  readonly command: string;
  readonly games: number;
  readonly strength: { readonly [opponent: string]: number };
}

/** Faults of a file of weights. */
export type WeightsRefusal =
  | 'not-weights'
  | 'bad-card'
  | 'other-game'
  | 'other-rules'
  | 'other-components'
  | 'other-encoding'
  | 'other-shape'
  | 'bad-length'
  | 'bad-checksum'
  | 'bad-numbers';

const MARK = 'TIDENET1';
const HEAD = MARK.length + 4;
const MOST_SHIFT = 31;

/** FNV-1a. */
export const checksumOf = (bytes: Uint8Array): number => {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
};

const textSum = (data: object): number =>
  checksumOf(Uint8Array.from(JSON.stringify(data), c => c.charCodeAt(0) & 255));

const bytesOf = ({ layers }: Weights): number =>
  layers.reduce((sum, l) => sum + 4 + 2 * l.weights.length + 4 * l.biases.length, 0);

export const writeWeights = (
  game: AnyGame,
  learnable: Learnable,
  weights: Weights,
  origin: Pick<Card, 'command' | 'games' | 'strength'>,
): Uint8Array => {
  const numbers = new Uint8Array(bytesOf(weights));
  const to = new DataView(numbers.buffer);
  let at = 0;
  for (const { weights: w, biases, shift } of weights.layers) {
    to.setInt32(at, shift, true);
    at += 4;
    for (let i = 0; i < w.length; i++, at += 2) to.setInt16(at, w[i], true);
    for (let i = 0; i < biases.length; i++, at += 4) to.setInt32(at, biases[i], true);
  }
  const card: Card = {
    game: game.id,
    rules: game.rules,
    components: textSum(game.components),
    encoding: learnable.encoding,
    shape: learnable.shape,
    outputs: learnable.outputs,
    checksum: checksumOf(numbers),
    ...origin,
  };
  const text = encodeText(JSON.stringify(card));
  const file = new Uint8Array(HEAD + text.length + numbers.length);
  file.set(encodeText(MARK));
  new DataView(file.buffer).setUint32(MARK.length, text.length, true);
  file.set(text, HEAD);
  file.set(numbers, HEAD + text.length);
  return file;
};

/** Headers are ASCII. */
const encodeText = (text: string): Uint8Array =>
  Uint8Array.from(text, c => Math.min(127, c.charCodeAt(0)));

const decodeText = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
};

/** The weights of a network for this game, or why they are refused. */
export const readWeights = (
  file: Uint8Array,
  game: AnyGame,
  learnable: Learnable,
): { readonly weights: Weights; readonly card: Card } | { readonly refused: WeightsRefusal } => {
  if (file.length < HEAD || decodeText(file.subarray(0, MARK.length)) !== MARK)
    return { refused: 'not-weights' };
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const end = HEAD + view.getUint32(MARK.length, true);
  const card = end <= file.length ? readCard(file.subarray(HEAD, end)) : undefined;
  if (card === undefined) return { refused: 'bad-card' };
  const refused = whyNot(card, game, learnable);
  if (refused !== undefined) return { refused };
  const weights = newWeights(learnable.shape);
  const numbers = file.subarray(end);
  if (numbers.length !== bytesOf(weights)) return { refused: 'bad-length' };
  if (checksumOf(numbers) !== card.checksum) return { refused: 'bad-checksum' };
  readNumbers(new DataView(numbers.buffer, numbers.byteOffset, numbers.length), weights);
  return isSound(weights) ? { weights, card } : { refused: 'bad-numbers' };
};

const readCard = (bytes: Uint8Array): Card | undefined => {
  try {
    const card: unknown = JSON.parse(decodeText(bytes));
    return typeof card === 'object' && card !== null && !Array.isArray(card)
      ? (card as Card)
      : undefined;
  } catch {
    return undefined;
  }
};

/** A table's own sheet may differ from the components: its values are among the features. */
const whyNot = (card: Card, game: AnyGame, learnable: Learnable): WeightsRefusal | undefined => {
  if (card.game !== game.id) return 'other-game';
  if (card.rules !== game.rules) return 'other-rules';
  if (game.differing.length === 0 && card.components !== textSum(game.components))
    return 'other-components';
  if (card.encoding !== learnable.encoding) return 'other-encoding';
  const isAlike =
    JSON.stringify([card.shape, card.outputs]) ===
    JSON.stringify([learnable.shape, learnable.outputs]);
  return isAlike ? undefined : 'other-shape';
};

const readNumbers = (from: DataView, { layers }: Weights): void => {
  let at = 0;
  for (const layer of layers) {
    layer.shift = from.getInt32(at, true);
    at += 4;
    for (let i = 0; i < layer.weights.length; i++, at += 2)
      layer.weights[i] = from.getInt16(at, true);
    for (let i = 0; i < layer.biases.length; i++, at += 4)
      layer.biases[i] = from.getInt32(at, true);
  }
};

const isSound = ({ shape, layers }: Weights): boolean =>
  layers.every(
    (layer, i) =>
      layer.shift >= 0 &&
      layer.shift <= MOST_SHIFT &&
      (i < shape.groups.length || !couldOverflow(layer)),
  );
