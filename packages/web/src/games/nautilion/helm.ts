/**
 * The selection at the helm that is not yet played: a die in hand, a plan, an incomplete spell. One
 * of the dice is always in hand, so that a tap on a taker gives it; a complete plan plays by itself.
 */
import { type Signal, signal } from '@preact/signals';
import type { Nautilion } from '@tidetable/rules';
import {
  exchanged,
  moveNotation,
  readMove,
  TAKERS,
  type TakerName as Taker,
  whyNotExchange,
} from '@tidetable/rules/nautilion';
import { WRONG_MOVE } from '../../lessons/wrongMove.ts';
import type { BoardProps } from '../gameUi.ts';
import {
  faceOf,
  facesOf,
  isWhole,
  lay,
  movesOf,
  openDice,
  type Plan,
  takersNow,
  unlay,
} from './plan.ts';
import { missingTakers, type Wanted, wantedOf } from './wanted.ts';
import { planWarning, type Warning } from './warning.ts';

type View = Nautilion.View;

/** A spell or a partnership that still needs its die, a Tide its new face, a Translation its two tokens. */
export type Aim =
  | { readonly for: 'tide'; readonly die?: number }
  | { readonly for: 'reroll' }
  | Exchange;

/** Places of the path, counted from 0. */
interface Exchange {
  readonly for: 'translation';
  readonly first?: number | undefined;
  readonly second?: number | undefined;
}

interface Begun {
  /** The view in which it was begun; in any other it is ignored. */
  readonly view: View | undefined;
  readonly held?: number | undefined;
  readonly plan: Plan;
  readonly aim?: Aim | undefined;
}

interface Underway {
  readonly turn: number;
  readonly plan: readonly string[];
  /** The moves that are played after the one before them. */
  readonly moves: readonly string[];
  /** Two tokens that are drawn in their new places from the start. */
  readonly exchange?: Exchange;
}

/** Belongs to one table: its board and its dock share it. */
export interface HelmState {
  readonly begun: Signal<Begun>;
  readonly underway: Signal<Underway | undefined>;
}

export const nothingBegun = (): HelmState => ({
  begun: signal({ view: undefined, plan: {} }),
  underway: signal(undefined),
});

export interface Helm {
  readonly state: HelmState;
  readonly view: View;
  /** The view as a Translation that is ready or under way will leave it. */
  readonly seen: View;
  readonly legal: readonly string[];
  readonly play: BoardProps['play'];
  readonly refuse: BoardProps['refuse'];
  readonly takers: readonly Taker[];
  readonly open: readonly number[];
  readonly components: object;
  /** The die in hand. */
  readonly held: number | undefined;
  /** Was it picked by the person, and not preselected? */
  readonly isTaken: boolean;
  readonly plan: Plan;
  readonly aim: Aim | undefined;
  readonly isWhole: boolean;
  /** The warning for the complete plan. */
  readonly warning: Warning | undefined;
  /** In a lesson, the only dice that it takes. */
  readonly expected: Wanted | undefined;
  /** Shall a whole plan wait for OK? */
  readonly waits: boolean;
}

/** A constant object, so that memoized values are not computed again at every render. */
const NOTHING: Pick<Begun, 'held' | 'plan' | 'aim'> = { held: undefined, plan: {}, aim: undefined };

/** The helm as it stands in this view. */
export const helmOf = (board: BoardProps, state: HelmState, waits = false): Helm => {
  const { legal, play, refuse, components } = board;
  const view = board.view as View;
  const begun = state.begun.value;
  const { held, plan, aim } = begun.view === view ? begun : NOTHING;
  const takers = takersNow(view, legal);
  const open = openDice(view);
  const whole = isWhole(plan, { takers, open });
  const isOffering = !aim && !whole && takers.length > 0;
  return {
    state,
    view,
    seen: viewWith(view, aim, state.underway.value),
    legal,
    play,
    refuse,
    takers,
    open,
    components,
    held: held ?? (isOffering ? dieToGive(board, plan) : undefined),
    isTaken: held !== undefined,
    plan,
    aim,
    isWhole: whole,
    warning: whole ? planWarning(view, facesOf(plan, view), components) : undefined,
    expected: board.ahead && wantedOf(board),
    waits,
  };
};

/** Steps of a Translation that is paid for before its tokens are named. [NL13] */
const CASTING: readonly View['step'][] = ['pay', 'exchange', 'with'];

const viewWith = (view: View, aim: Aim | undefined, underway: Underway | undefined): View => {
  const cast = CASTING.includes(view.step) ? underway?.exchange : undefined;
  const { first, second } = aim?.for === 'translation' ? aim : (cast ?? {});
  return first === undefined || second === undefined ? view : exchanged(view, first, second);
};

/** The die that a hint or a lesson points at, else the first that nobody has. */
const dieToGive = (board: BoardProps, plan: Plan): number | undefined => {
  const view = board.view as View;
  const free = openDice(view).filter(die => !Object.values(plan).includes(die));
  const wanted = wantedOf(board);
  const [next] = missingTakers({ view, plan }, wanted);
  return free.find(die => next !== undefined && faceOf(view, die) === wanted[next]) ?? free[0];
};

const change = (helm: Helm, next: Partial<Begun>): void => {
  const { state, view, held, isTaken, plan, aim } = helm;
  state.begun.value = { view, held: isTaken ? held : undefined, plan, aim, ...next };
};

/** A tap on a die: takes it in hand, or is what a spell was waiting for. */
export const touchDie = (helm: Helm, die: number): void => {
  const { aim, held, isTaken, view, takers } = helm;
  if (takers.length === 0 || aim?.for === 'translation') answer(helm, 'darkhouse', die);
  else if (aim?.for === 'reroll') helm.play(moveNotation.reroll(faceOf(view, die)));
  else if (aim?.for === 'tide') change(helm, { aim: { for: 'tide', die } });
  else if (held !== undefined && isTaken && held !== die && takerOf(helm, die))
    give(helm, held, takerOf(helm, die) as Taker);
  else change(helm, { held: isTaken && held === die ? undefined : die });
};

const takerOf = ({ plan, takers }: Helm, die: number): Taker | undefined =>
  takers.find(taker => plan[taker] === die);

/** A tap on a token of the path while a Translation waits for its two. */
export const touchToken = (helm: Helm, place: number): void => {
  const { view, aim } = helm;
  if (aim?.for !== 'translation') return;
  const { first } = aim;
  const why =
    first === undefined || first === place ? undefined : whyNotExchange(view, first, place);
  if (why) helm.refuse?.(why);
  else if (first === place) aimFor(helm, { for: 'translation' });
  else if (first === undefined) aimFor(helm, { for: 'translation', first: place });
  else aimFor(helm, { for: 'translation', first, second: place });
};

/** A tap on somebody who takes a die: gets the one in hand; who has one already hands it back. */
export const touchTaker = (helm: Helm, taker: Taker): void => {
  const { held, isTaken, plan } = helm;
  const laid = plan[taker];
  if (held !== undefined && (laid === undefined || isTaken)) give(helm, held, taker);
  else if (laid !== undefined) change(helm, { held: laid });
  else answer(helm, taker);
};

/** A tap without a legal move is refused with its reason. */
const answer = (helm: Helm, taker: Taker, die = helm.open[0] ?? 0): void => {
  const { aim } = helm;
  if (aim)
    helm.refuse?.({ code: aim.for === 'translation' ? 'choose-two-tokens' : 'choose-a-die' });
  else helm.play(moveNotation.give(taker, faceOf(helm.view, die)));
};

export const give = (helm: Helm, die: number, taker: Taker): void => {
  const { takers, view } = helm;
  if (!takers.includes(taker)) {
    helm.play(moveNotation.give(taker, faceOf(view, die))); // refused, with its reason
    return;
  }
  if (isUnexpected(helm, die, taker)) {
    helm.refuse?.({ code: WRONG_MOVE });
    change(helm, { held: undefined });
    return;
  }
  const plan = lay(helm.plan, die, taker, helm);
  change(helm, { plan, held: undefined });
  const mayGo = isWhole(plan, helm) && !helm.waits;
  if (mayGo && !planWarning(view, facesOf(plan, view), helm.components)) setOff({ ...helm, plan });
};

/** A lesson answers the first wrong die, not the whole plan. */
const isUnexpected = ({ expected, view }: Helm, die: number, taker: Taker): boolean =>
  expected !== undefined && expected[taker] !== faceOf(view, die);

/** A die dragged somewhere: to somebody, or back into the tray. */
export const dropDie = (helm: Helm, die: number, target: string): void => {
  const taker = TAKERS.find(t => t === target);
  if (helm.aim)
    touchDie(helm, die); // a spell goes first: it takes the die, or says what it needs
  else if (taker !== undefined) give(helm, die, taker);
  else if (target === 'tray') change(helm, { plan: unlay(helm.plan, die), held: undefined });
};

/** Cancels the selection: dice go back to the tray, a spell to the Grimoire. */
export const drop = (helm: Helm): void =>
  change(helm, { held: undefined, aim: undefined, plan: {} });

/** A spell begins: the dice come back to the tray. */
export const aimFor = (helm: Helm, aim: Aim): void =>
  change(helm, { aim, held: undefined, plan: {} });

/** Plays the whole plan, one die after the other. */
export const setOff = (helm: Helm): void => {
  const plan = movesOf(helm.plan, helm.view);
  helm.state.underway.value = { turn: helm.view.turn, plan, moves: plan };
  goOn(helm);
};

/** Casts a Translation whose tokens are chosen: it names them once it is paid for. */
export const castTranslation = (helm: Helm, exchange: Exchange): void => {
  const { first = 0, second = 0 } = exchange;
  const tokens = [first, second].map(place => moveNotation.token(place + 1));
  const plan = [moveNotation.translation, ...tokens];
  helm.state.underway.value = { turn: helm.view.turn, plan, moves: plan, exchange };
  goOn(helm);
};

/** Plays the next moves of the plan; those that the rules have decided automatically are dropped. */
export const goOn = ({ state: { underway }, view, legal, play }: Helm): void => {
  const begun = underway.value;
  if (!begun || legal.length === 0) return;
  if (begun.exchange && view.step === 'pay') return; // which tokens pay is chosen by hand
  const next = isOnCourse(begun, view) ? begun.moves.find(move => legal.includes(move)) : undefined;
  underway.value =
    next === undefined ? undefined : { ...begun, moves: begun.moves.filter(m => m !== next) };
  if (next !== undefined)
    play(next, () => {
      underway.value = undefined;
    });
};

/** Has nobody got another die than planned? A lesson may refuse one, and the person give another. */
const isOnCourse = ({ turn, plan }: Underway, view: View): boolean =>
  turn === view.turn &&
  plan.map(readMove).every(move => {
    if (move.type !== 'give') return true;
    const given = view.given[move.taker];
    return given === null || given === move.face;
  });
