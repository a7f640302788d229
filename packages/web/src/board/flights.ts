/**
 * Animations of the latest events over one table. A game defines the flights; elements on the page
 * have the name of their place as `data-place`.
 */
import type { GameEvent } from '@tidetable/rules';
import { render, type VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { BoardProps } from '../games/gameUi.ts';
import { fly } from './motion.ts';
import { useBoardRoot, useBoardState } from './scope.ts';

/** The name of a place, or an element; a flight without both ends on the page is skipped. */
type Spot = string | Element | null | undefined;

export interface Flight {
  /** A copy of a thing on the page, or a drawing of its own. */
  readonly thing: Element | VNode;
  readonly from: Spot;
  readonly to: Spot;
  readonly ms?: number;
  readonly delay?: number;
}

/** The things of one table. */
export interface Stage {
  readonly find: (place: string) => Element | null;
  readonly findAll: (place: string) => Element[];
  readonly send: (flight: Flight) => void;
  /** Marks the place of an event without a flight. */
  readonly pointTo: (place: string) => void;
}

const stageOf = (root: Element, found: Set<Element>): Stage => {
  const findAll = (place: string) => {
    const things = [...root.querySelectorAll(`[data-place="${place}"]`)];
    for (const thing of things) found.add(thing);
    return things;
  };
  const find = (place: string) => findAll(place)[0] ?? null;
  const at = (spot: Spot) => (typeof spot === 'string' ? find(spot) : spot);
  const send = ({ thing, from, to, ms, delay }: Flight) => {
    const [a, b] = [at(from), at(to)];
    if (a && b) fly(thing instanceof Element ? thing : draw(thing), a, b, ms, delay);
  };
  return { find, findAll, send, pointTo: findAll };
};

/** Renders a thing that is no longer on the page. */
const draw = (thing: VNode): Element => {
  const holder = document.createElement('div');
  render(thing, holder);
  return holder.firstElementChild as Element;
};

/** The elements at which events were shown: those that the game looked up. */
type Shown = WeakMap<readonly GameEvent[], ReadonlySet<Element>>;

const nothing = (): Shown => new WeakMap();

/** The elements of this table at which events were shown. */
export const useShown = (): Shown => useBoardState(nothing);

/** Animates events once: not again after a look at the past. */
export const useFlights = (
  { events }: Pick<BoardProps, 'events'>,
  show: (events: readonly GameEvent[], stage: Stage) => void,
): void => {
  const root = useBoardRoot();
  const shown = useShown();
  useLayoutEffect(() => {
    if (!root.current || events.length === 0 || shown.has(events)) return;
    const found = new Set<Element>();
    shown.set(events, found);
    show(events, stageOf(root.current, found));
  }, [events]);
};
