/** A hull part with what it carries, in the words of the rulebook and packed into a number. */
import { components } from './components.ts';
import type { EmblemName, GoodName, HullName } from './notation.ts';
import { goodOf, hullOf, mastOf, partOf, sailOf } from './yard.ts';

export interface Part {
  hull: HullName;
  mast: EmblemName | null;
  sail: EmblemName | null;
  good: GoodName | null;
}

const EMBLEMS: readonly EmblemName[] = [...components.emblems, 'crown'];

export const unpackPart = (part: number): Part => ({
  hull: components.hulls[hullOf(part) - 1],
  mast: mastOf(part) === 0 ? null : EMBLEMS[mastOf(part) - 1],
  sail: sailOf(part) === 0 ? null : EMBLEMS[sailOf(part) - 1],
  good: goodOf(part) === 0 ? null : components.goods[goodOf(part) - 1],
});

/** Throws for a name that there is not. */
export const packPart = ({ hull, mast, sail, good }: Part): number =>
  partOf(
    placeIn(components.hulls, hull),
    mast === null ? 0 : placeIn(EMBLEMS, mast),
    sail === null ? 0 : placeIn(EMBLEMS, sail),
    good === null ? 0 : placeIn(components.goods, good),
  );

/** From 1. */
const placeIn = (names: readonly string[], name: string): number => {
  const i = names.indexOf(name);
  if (i < 0) throw new RangeError('no such thing');
  return i + 1;
};
