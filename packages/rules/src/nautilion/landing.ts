/** Where a die takes a figure and what it finds there: play and preview both ask here. */
import { components } from './components.ts';
import { movesBack } from './darkhouseCards/effects.ts';
import { Expansion, isFighter, plays, type State } from './state.ts';

/** Where a figure ends: the index of a token of the path, or one of these. */
export const Goal = { isles: -1, abyss: -2, collision: -3, stays: -4 } as const;

type Figures = Pick<State, 'expansions' | 'collided' | 'length' | 'phantom' | 'nautilion'>;

export const phantomGoal = (s: Figures & Pick<State, 'calm' | 'reflux'>, die: number): number => {
  if (s.calm === 1) return Goal.stays; // [NL91]
  if (s.reflux > 0) return s.phantom + die <= s.length ? s.phantom + die - 1 : Goal.abyss; // [NL88]
  if (endsShort(s, die)) return Goal.collision;
  return die > s.phantom ? Goal.isles : s.phantom - die; // [NL21] [NL23]
};

export const nautilionGoal = (
  s: Figures & Pick<State, 'stuck' | 'card' | 'turn'>,
  die: number,
): number => {
  if (s.stuck === 1) return Goal.stays; // [NL63]
  if (movesBack(s)) return die <= s.nautilion ? s.nautilion - die : Goal.isles; // [NL78]
  if (endsShort(s, die)) return Goal.collision;
  return die > s.length - s.nautilion ? Goal.abyss : s.nautilion + die - 1; // [NL25] [NL29]
};

/** Would this die carry a figure past the other before they have collided? [NL49] [NL57] */
const endsShort = (s: Figures, die: number): boolean =>
  wantsFighters(s) && die > s.phantom - s.nautilion;

/** Is the collision still to come? */
const wantsFighters = (s: Pick<State, 'expansions' | 'collided'>): boolean =>
  plays(s, Expansion.mercenaries) && s.collided === 0;

/** Does the Phantom keep this token in its hold? [NL47] */
export const holdsToken = (
  s: Pick<State, 'expansions' | 'collided' | 'holdSize'>,
  token: number,
): boolean => wantsFighters(s) && isFighter(token) && s.holdSize < components.hold;
