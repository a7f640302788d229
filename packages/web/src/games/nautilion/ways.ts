/** How far the submarines have to go, and which dice cost something on the Darkhouse. */
import type { Nautilion } from '@tidetable/rules';
import { arrived, darkhousePrice, isMage } from '@tidetable/rules/nautilion';
import { ALL_FACES } from './plan.ts';

type View = Nautilion.View;

/** Steps to the end that a submarine is bound for. */
export const wayOf = (view: View, ship: 'phantom' | 'nautilion'): number => {
  const { path, phantom, nautilion } = view;
  if (ship === arrived(view)) return 0;
  return ship === 'phantom' ? phantom.after + 1 : path.length - nautilion.after + 1;
};

/** The faces that cost tokens on the Darkhouse now, and how many. */
export const costlyFaces = (view: View): [faces: number[], tokens: number] => {
  const faces = ALL_FACES.filter(face => darkhousePrice(view, face) > 0);
  return [faces, darkhousePrice(view, faces[0])];
};

/** All three are needed where they are played. */
export const magesAboard = ({ cabin }: View): number => cabin.filter(isMage).length;
