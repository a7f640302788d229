/** The dice that a lesson, a hint or the list of moves points at, and which of them is to be laid next. */
import type { Nautilion } from '@tidetable/rules';
import { readMove, TAKERS, type TakerName as Taker } from '@tidetable/rules/nautilion';
import type { BoardProps } from '../gameUi.ts';
import { faceOf, openDice, type Plan } from './plan.ts';

type View = Nautilion.View;

/** By taker, the face that it shall get. */
export type Wanted = Readonly<Partial<Record<Taker, number>>>;

export const wantedOf = ({
  view,
  highlighted,
  candidates = [],
  ahead,
}: Pick<BoardProps, 'view' | 'highlighted' | 'candidates' | 'ahead'>): Wanted => {
  const named = highlighted === undefined ? [] : gift(highlighted);
  const others = candidates.flatMap(gift); // of two dice at once nobody could tell which goes where
  const first = named.length === 0 && others.length === 1 ? others : named;
  if (first.length === 0) return {};
  const wanted: Wanted = Object.fromEntries([...first, ...(ahead ?? []).flatMap(gift)]);
  return ahead ? { ...wanted, ...rest(view as View, wanted) } : wanted;
};

/** A move that gives a die as an entry, any other as none. */
const gift = (notation: string): [Taker, number][] => {
  const move = readMove(notation);
  return move.type === 'give' ? [[move.taker, move.face]] : [];
};

/** Gifts that the rules decide by themselves: the equal dice that are left. [NL17] */
const rest = (view: View, named: Wanted): Wanted => {
  const left = openDice(view).map(die => faceOf(view, die));
  for (const face of Object.values(named)) left.splice(left.indexOf(face), 1);
  const waiting = TAKERS.filter(t => view.given[t] === null && named[t] === undefined);
  return new Set(left).size === 1 ? Object.fromEntries(waiting.map(t => [t, left[0]])) : {};
};

interface Begun {
  readonly view: View;
  readonly plan: Plan;
  readonly held: number | undefined;
}

/** The takers that still lack their die. */
export const missingTakers = ({ view, plan }: Omit<Begun, 'held'>, wanted: Wanted): Taker[] =>
  TAKERS.filter(t => wanted[t] !== undefined && wanted[t] !== laid(view, plan[t]));

/** Who shall get a die next: whoever wants the one in hand, else the first that has none. */
export const nextTaker = (begun: Begun, wanted: Wanted): Taker | undefined => {
  const { view, held } = begun;
  const missing = missingTakers(begun, wanted);
  return held === undefined ? missing[0] : missing.find(t => wanted[t] === faceOf(view, held));
};

const laid = (view: View, die: number | undefined): number | undefined =>
  die === undefined ? undefined : faceOf(view, die);
