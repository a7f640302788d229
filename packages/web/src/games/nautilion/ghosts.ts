/** The landings of the two submarines by the open dice, shown on the path before the decision. */
import type { Nautilion } from '@tidetable/rules';
import {
  type Landing,
  phantomLanding,
  shipLanding,
  type TakerName as Taker,
  takersOf,
} from '@tidetable/rules/nautilion';
import { faceOf, openDice, type Plan } from './plan.ts';

type View = Nautilion.View;

export interface Ghost {
  readonly taker: 'phantom' | 'nautilion';
  readonly die: number | undefined; // none if it was given already
  readonly face: number;
  readonly landing: Landing; // in tokens of the path as it lies now
  readonly isPlanned: boolean;
  /** Is it the landing of the die in hand? */
  readonly isHeld: boolean;
}

interface Question {
  readonly view: View;
  readonly takers: readonly Taker[];
  readonly plan: Plan;
  readonly held: number | undefined;
}

export const ghostsOf = (question: Question): Ghost[] => {
  const { view, takers } = question;
  if (takers.length === 0) return [];
  return [
    ...ghostsFor(question, 'phantom', face => [phantomLanding(view, face)]),
    ...ghostsFor(question, 'nautilion', face => landingsOfShip(question, face)),
  ];
};

const ghostsFor = (
  { view, takers, plan, held }: Question,
  taker: Ghost['taker'],
  landings: (face: number) => readonly Landing[],
): Ghost[] => {
  const heldFace = held === undefined ? undefined : faceOf(view, held);
  const ghost = (face: number, die: number | undefined, isPlanned: boolean): Ghost[] =>
    landings(face)
      .filter(({ on }) => on !== 'stays')
      .map(landing => ({
        taker,
        die,
        face,
        landing,
        isPlanned,
        isHeld: !isPlanned && face === heldFace,
      }));
  const given = view.given[taker];
  const planned = plan[taker];
  if (given !== null) return ghost(given, undefined, true);
  if (planned !== undefined) return ghost(faceOf(view, planned), planned, true);
  if (!takers.includes(taker)) return [];
  const free = openDice(view).filter(die => !Object.values(plan).includes(die));
  const faces = new Map(free.map(die => [faceOf(view, die), die]));
  return [...faces].flatMap(([face, die]) => ghost(face, die, false));
};

/** All possible landings: the Phantom moves first, and its die is not always known. */
const landingsOfShip = ({ view, plan }: Question, face: number): Landing[] => {
  const all = phantomFacesFor(view, plan, face).flatMap(
    phantomFace => landingOfShip(view, phantomFace, face) ?? [],
  );
  return all.filter(
    (landing, i) => i === all.findIndex(other => placeIn(other) === placeIn(landing)),
  );
};

/** Two landings at the same place are one. */
const placeIn = (landing: Landing): string =>
  landing.on === 'token' ? String(landing.index) : landing.on;

const landingOfShip = (
  view: View,
  phantomFace: number | null,
  face: number,
): Landing | undefined => {
  const outcome = shipLanding(view, phantomFace, face);
  if (outcome === undefined || phantomFace === null) return outcome?.landing;
  const phantom = phantomLanding(view, phantomFace);
  const { landing } = outcome;
  const isShifted =
    landing.on === 'token' && phantom.on === 'token' && landing.index >= phantom.index;
  return isShifted ? { ...landing, index: landing.index + 1 } : landing;
};

/**
 * What the Phantom may get if the ship gets this face: the die that it was given or is planned for
 * it, else every other one that is free; `null` where it gets none, or may be given any.
 */
export const phantomFacesFor = (view: View, plan: Plan, shipFace: number): (number | null)[] => {
  const known =
    view.given.phantom ?? (plan.phantom === undefined ? null : faceOf(view, plan.phantom));
  if (known !== null || !takersOf(view).includes('phantom')) return [known];
  const free = openDice(view).filter(die => !Object.values(plan).includes(die));
  const own = plan.nautilion ?? free.find(die => faceOf(view, die) === shipFace);
  const faces = new Set(free.filter(die => die !== own).map(die => faceOf(view, die)));
  return faces.size === 0 ? [null] : [...faces];
};
