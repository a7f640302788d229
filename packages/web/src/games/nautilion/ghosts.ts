/** Where the dice would take the two submarines: shown on the path before anything is decided. */
import type { Nautilion } from '@tidetable/rules';
import {
  type Landing,
  phantomLanding,
  shipLanding,
  type TakerName as Taker,
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
    ...ghostsFor(question, 'phantom', face => phantomLanding(view, face)),
    ...ghostsFor(question, 'nautilion', face => landingOfShip(question, face)),
  ];
};

const ghostsFor = (
  { view, takers, plan, held }: Question,
  taker: Ghost['taker'],
  landing: (face: number) => Landing | undefined,
): Ghost[] => {
  const heldFace = held === undefined ? undefined : faceOf(view, held);
  const ghost = (face: number, die: number | undefined, isPlanned: boolean): Ghost[] => {
    const end = landing(face);
    return end === undefined || end.on === 'stays'
      ? []
      : [{ taker, die, face, landing: end, isPlanned, isHeld: !isPlanned && face === heldFace }];
  };
  const given = view.given[taker];
  const planned = plan[taker];
  if (given !== null) return ghost(given, undefined, true);
  if (planned !== undefined) return ghost(faceOf(view, planned), planned, true);
  if (!takers.includes(taker)) return [];
  const free = openDice(view).filter(die => !Object.values(plan).includes(die));
  const faces = new Map(free.map(die => [faceOf(view, die), die]));
  return [...faces].flatMap(([face, die]) => ghost(face, die, false));
};

const landingOfShip = ({ view, plan }: Question, face: number): Landing | undefined => {
  const phantomFace = phantomFaceOf(view, plan);
  const outcome = shipLanding(view, phantomFace, face);
  if (outcome === undefined || phantomFace === null) return outcome?.landing;
  const phantom = phantomLanding(view, phantomFace);
  const { landing } = outcome;
  const isShifted =
    landing.on === 'token' && phantom.on === 'token' && landing.index >= phantom.index;
  return isShifted ? { ...landing, index: landing.index + 1 } : landing;
};

/** The die that the Phantom has, given or planned. */
export const phantomFaceOf = (view: View, plan: Plan): number | null =>
  view.given.phantom ?? (plan.phantom === undefined ? null : faceOf(view, plan.phantom));
