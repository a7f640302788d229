/** What has just happened, in motion: cards travel, tokens turn. */
import type { NautilusIsland } from '@tidetable/rules';
import {
  BONUS_NAMES,
  COLOUR_NAMES,
  type Components,
  cardOf,
  formatCard,
} from '@tidetable/rules/nautilus-island';
import { render, type VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { fly, stir } from '../../look/motion.ts';
import { motionTime } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { Card } from './card.tsx';
import { Porthole } from './porthole.tsx';
import { Token } from './token.tsx';

type Event = NautilusIsland.Event;
type View = NautilusIsland.View;

/** Between one thing that happened and the next. */
const BEAT = 90;
const FLIGHT = 420;

/** Events that were shown: a look at the past and back does not show them again. */
const shown = new WeakSet<object>();

export const useFlights = ({ view, events, components }: BoardProps): void => {
  useLayoutEffect(() => {
    if (events.length === 0 || shown.has(events)) return;
    shown.add(events);
    let delay = 0;
    for (const e of events as readonly Event[]) {
      show(e, { view: view as View, components: components as Components }, delay);
      delay += BEAT;
    }
  }, [events, view, components]);
};

const find = (place: string): Element | null => document.querySelector(`[data-place="${place}"]`);

/** The drawing of a thing that lies nowhere any more. */
const draw = (thing: VNode): Element => {
  const holder = document.createElement('div');
  render(thing, holder);
  return holder.firstElementChild as Element;
};

const send = (thing: VNode, from: Element | null, to: Element | null, delay: number): void => {
  if (from && to) fly(draw(thing), from, to, FLIGHT, delay);
};

/** What arrives is not there before it has arrived. */
const arrive = (thing: Element | null, delay: number): void => {
  const time = motionTime(FLIGHT + delay);
  if (!thing || time === 0) return;
  thing.animate([{ opacity: 0 }, { opacity: 0, offset: 0.92 }, { opacity: 1 }], time);
};

/** What is known of the table when something flies over it. */
interface Seen {
  readonly view: View;
  readonly components: Components;
}

const show = (e: Event, seen: Seen, delay: number): void => {
  switch (e.type) {
    case 'collected':
      showCollected(e, seen, delay);
      break;
    case 'revealed':
      turn(`stack/${e.column + 1}/${e.stack}`);
      break;
    case 'stored':
      showStored(e, seen, delay);
      break;
    case 'took-bonus':
      showTakenBonus(e, delay);
      break;
    case 'refilled':
      turn(`camp/${COLOUR_NAMES[e.colour]}`);
      break;
    case 'closed':
      showClosed(e, seen, delay);
      break;
  }
};

const turn = (place: string): void => {
  const thing = find(place)?.querySelector('.island-turning');
  if (thing) stir(thing, 'flip');
};

type Collected = Extract<Event, { type: 'collected' }>;

/** Into the own hand each to its place, into another's to their panel. */
const showCollected = (
  { seat, column, cards }: Collected,
  { view, components }: Seen,
  delay: number,
): void => {
  const taken = new Set<Element>();
  cards.forEach(({ card }, i) => {
    const name = card < 0 ? null : formatCard(card);
    const from = find(`stack/${column + 1}/${i}`);
    const later = delay + i * BEAT;
    const own = seat === view.seat && name !== null ? lastOf(name, taken) : undefined;
    if (own) arrive(own, later);
    send(<Card card={name} components={components} />, from, own ?? find(`hand-of/${seat}`), later);
  });
};

/** The last copy of a card in the hand that is not yet spoken for. */
const lastOf = (card: string, taken: Set<Element>): Element | undefined => {
  const copies = [...document.querySelectorAll(`[data-place="hand/${card}"]`)];
  const free = copies.reverse().find(copy => !taken.has(copy));
  if (free) taken.add(free);
  return free;
};

type Stored = Extract<Event, { type: 'stored' }>;

const showStored = (
  { seat, colour, objects }: Stored,
  { view, components }: Seen,
  delay: number,
): void => {
  const from = find(seat === view.seat ? 'hand' : `hand-of/${seat}`);
  const to = find(`set/${seat}/${COLOUR_NAMES[colour]}`);
  objects.forEach((object, i) => {
    const card = cardOf(COLOUR_NAMES[colour], object + 1);
    send(<Card card={card} components={components} />, from, to, delay + i * BEAT);
  });
};

const showTakenBonus = (
  { seat, colour, bonus }: Extract<Event, { type: 'took-bonus' }>,
  delay: number,
): void => {
  const name = COLOUR_NAMES[colour];
  const token = <Token bonus={BONUS_NAMES[bonus]} colour={name} size={40} />;
  send(token, find(`camp/${name}`), find(`set/${seat}/${name}`), delay);
};

const showClosed = (
  { seat, colour, points }: Extract<Event, { type: 'closed' }>,
  { view }: Seen,
  delay: number,
): void => {
  const name = COLOUR_NAMES[colour];
  const size = view.players[seat].sets[name].cards.length;
  const porthole = <Porthole points={points} size={40} />;
  send(porthole, find(`porthole/${size}`), find(`set/${seat}/${name}`), delay);
};
