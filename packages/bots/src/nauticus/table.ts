/** The points of Nauticus as the evaluation reads them, in one kind of array: some lie between two entries. */
import type { nauticus } from '@tidetable/rules';
import { components, PENALTIES as LOST, SET_POINTS as WORTH } from '@tidetable/rules/nauticus';

export type NauticusGame = typeof nauticus;

/** By size. */
export const SHIP_POINTS = Float64Array.of(0, ...components.shipPoints);
/** By the number of pass tiles flipped. */
export const PENALTIES = Float64Array.from(LOST);
/** By the number of delivered goods of one kind. */
export const SET_POINTS = Float64Array.from(WORTH);
