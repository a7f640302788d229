/** A network that has not learnt anything yet judges as the evaluation does: by who is ahead. */
import { layersOf, type Shape } from '../network/shape.ts';
import { AHEAD, POINTS } from './encode.ts';

const BIAS = 4; // so that a lag, too, comes through

/** `signs`: by output, whether being ahead is good for it, bad, or neither. */
export const primeBy = (
  shape: Shape,
  parameters: Float32Array,
  margin: number,
  signs: readonly number[],
): void => {
  const places: number[] = [];
  let end = 0;
  for (const { inputs, units } of layersOf(shape)) {
    places.push(end);
    end += (inputs + 1) * units;
  }
  const layers = layersOf(shape);
  const [own] = layers;
  // The first unit passes the lead on, and nothing else.
  for (let feature = 0; feature < own.inputs; feature++) parameters[feature * own.units] = 0;
  parameters[AHEAD * own.units] = 1;
  parameters[own.inputs * own.units] = BIAS;
  const hidden = layers[shape.groups.length];
  const atHidden = places[shape.groups.length];
  for (let i = 0; i < hidden.inputs; i++) parameters[atHidden + i] = 0;
  parameters[atHidden] = 1;
  const last = layers[shape.groups.length + 1];
  const atLast = places[shape.groups.length + 1];
  signs.forEach((sign, output) => {
    const weights = atLast + output * last.inputs;
    for (let i = 0; i < last.inputs; i++) parameters[weights + i] = 0;
    parameters[weights] = (sign * 4 * POINTS) / margin;
    parameters[atLast + last.inputs * last.units + output] = -parameters[weights] * BIAS;
  });
};
