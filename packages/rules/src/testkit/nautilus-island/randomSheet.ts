import type { Rng } from '../../core/rng.ts';
import { type Bound, isSheetProblem } from '../../core/sheet.ts';
import { components } from '../../nautilus-island/components.ts';
import { nautilusIsland as standard } from '../../nautilus-island/index.ts';

/** A value that the bound allows, the ends of a range more often than the rest. */
const anyWithin = (bound: Bound, rng: Rng): number | boolean => {
  if (bound.kind === 'flag') return rng(2) === 1;
  if (bound.kind !== 'number') throw new Error('no text may differ');
  const { min, max } = bound;
  return [min, max, min + rng(max - min + 1)][rng(3)];
};

/** The components with other values wherever a sheet may have them; not always playable. */
const variedPart = (usual: unknown, path: string, rng: Rng, above?: Bound): unknown => {
  if (standard.certainty[path] === 'C') return usual;
  const bound = standard.bounds[path] ?? above;
  if (typeof usual !== 'object' || usual === null)
    return bound && rng(3) > 0 ? anyWithin(bound, rng) : usual;
  const parts = Object.entries(usual).map(([name, part]) => {
    return [name, variedPart(part, `${path}.${name}`, rng, bound)] as const;
  });
  return Array.isArray(usual) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
};

/** A sheet that may differ wherever one may, and can be played. */
export const randomSheet = (rng: Rng): object => {
  for (let tries = 0; tries < 10_000; tries++) {
    const varied = Object.entries(components).map(([name, usual]) => [
      name,
      variedPart(usual, name, rng),
    ]);
    const { portholes, ...rest } = Object.fromEntries(varied);
    for (const pile of Object.values(portholes as Record<string, number[]>))
      pile.sort((a, b) => b - a);
    const sheet = { ...rest, portholes };
    const game = standard.withSheet(sheet);
    if (!isSheetProblem(game)) return sheet;
    if (game.sheet !== 'unplayable') throw new Error(`${game.sheet} ${game.path}`);
  }
  throw new Error('no sheet can be played');
};
