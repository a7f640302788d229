/**
 * The plan of a turn before it is played: dice laid beside Darkhouse, Phantom and ship in any order
 * and exchanged at will. Only a whole plan becomes moves.
 */
import type { Nautilion } from '@tidetable/rules';
import {
  FACES,
  moveNotation,
  TAKERS,
  type TakerName as Taker,
  takersOf,
} from '@tidetable/rules/nautilion';

type View = Nautilion.View;

/** By taker, the number of a die, counted from 0. */
export type Plan = Readonly<Partial<Record<Taker, number>>>;

export const ALL_FACES = Array.from({ length: FACES }, (_, i) => i + 1);

/** The dice that are still to be given. */
export const openDice = ({ dice }: View): number[] =>
  dice.flatMap(({ isOpen, face }, die) => (isOpen && face !== null ? [die] : []));

export const faceOf = ({ dice }: View, die: number): number => dice[die].face ?? 0;

/** Whom the person at this screen may give dice to. */
export const takersNow = (view: View, legal: readonly string[]): Taker[] =>
  legal.length === 0 ? [] : takersOf(view);

interface Choices {
  readonly takers: readonly Taker[];
  readonly open: readonly number[];
}

/** Lays a die beside a taker; what lay there changes places with it. The last die finds its place by itself. */
export const lay = (plan: Plan, die: number, taker: Taker, choices: Choices): Plan => {
  const from = TAKERS.find(t => plan[t] === die);
  const there = plan[taker];
  const next: Partial<Record<Taker, number>> = { ...plan, [taker]: die };
  if (from !== undefined && from !== taker) {
    if (there === undefined) delete next[from];
    else next[from] = there;
  }
  return filled(next, choices);
};

/** Takes a die back. */
export const unlay = (plan: Plan, die: number): Plan =>
  Object.fromEntries(Object.entries(plan).filter(([, laid]) => laid !== die));

const filled = (plan: Plan, { takers, open }: Choices): Plan => {
  const free = open.filter(die => !Object.values(plan).includes(die));
  const waiting = takers.filter(taker => plan[taker] === undefined);
  return free.length === 1 && waiting.length === 1 ? { ...plan, [waiting[0]]: free[0] } : plan;
};

export const isWhole = (plan: Plan, { takers, open }: Choices): boolean =>
  takers.length > 0 &&
  takers.filter(taker => plan[taker] !== undefined).length === Math.min(takers.length, open.length);

/** The face that each would get. */
export const facesOf = (plan: Plan, view: View): Partial<Record<Taker, number>> =>
  Object.fromEntries(Object.entries(plan).map(([taker, die]) => [taker, faceOf(view, die)]));

/** The plan in notation, in the order in which it is asked for. */
export const movesOf = (plan: Plan, view: View): string[] =>
  TAKERS.flatMap(taker => {
    const die = plan[taker];
    return die === undefined ? [] : [moveNotation.give(taker, faceOf(view, die))];
  });
