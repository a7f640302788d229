/** Animations of events: cards fly, tokens turn. */
import type { NautilusIsland } from '@tidetable/rules';
import {
  BONUS_NAMES,
  COLOUR_NAMES,
  type Components,
  cardOf,
  formatCard,
} from '@tidetable/rules/nautilus-island';
import { type Stage, useFlights } from '../../board/flights.ts';
import { animate } from '../../board/motion.ts';
import { motionTime } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { Card } from './card.tsx';
import { Porthole } from './porthole.tsx';
import { Token } from './token.tsx';

type Event = NautilusIsland.Event;
type View = NautilusIsland.View;

/** Between two events. */
const BEAT = 90;
const FLIGHT = 420;

export const useIslandFlights = ({ view, events, components }: BoardProps): void =>
  useFlights({ events }, (happened, stage) => {
    const seen: Seen = { stage, view: view as View, components: components as Components };
    for (const [i, e] of (happened as readonly Event[]).entries()) show(e, seen, i * BEAT);
  });

/** Hides a card or token at its destination until its flight ends. */
const arrive = (thing: Element, delay: number): void => {
  const time = motionTime(FLIGHT + delay);
  if (time === 0) return;
  thing.animate([{ opacity: 0 }, { opacity: 0, offset: 0.92 }, { opacity: 1 }], time);
};

/** What is known of the table when something flies over it. */
interface Seen {
  readonly stage: Stage;
  readonly view: View;
  readonly components: Components;
}

const show = (e: Event, seen: Seen, delay: number): void => {
  switch (e.type) {
    case 'explored':
      seen.stage.pointTo(`stack/${e.column + 1}/0`); // the castaway walks there by itself
      break;
    case 'collected':
      showCollected(e, seen, delay);
      break;
    case 'revealed':
      turn(seen, `stack/${e.column + 1}/${e.stack}`);
      break;
    case 'stored':
      showStored(e, seen, delay);
      break;
    case 'took-bonus':
      showTakenBonus(e, seen, delay);
      break;
    case 'refilled':
      turn(seen, `camp/${COLOUR_NAMES[e.colour]}`);
      break;
    case 'closed':
      showClosed(e, seen, delay);
      break;
  }
};

const turn = ({ stage }: Seen, place: string): void => {
  const thing = stage.find(place)?.querySelector('.ni-turning');
  if (thing) animate(thing, 'flip');
};

type Collected = Extract<Event, { type: 'collected' }>;

/** Into the own hand each to its place, into another's to their panel. */
const showCollected = (
  { seat, column, cards }: Collected,
  { stage, view, components }: Seen,
  delay: number,
): void => {
  const taken = new Set<Element>();
  cards.forEach(({ card }, i) => {
    const name = card < 0 ? null : formatCard(card);
    const from = `stack/${column + 1}/${i}`;
    const later = delay + i * BEAT;
    const own = seat === view.seat && name !== null ? lastOf(stage, name, taken) : undefined;
    if (own) arrive(own, later);
    stage.send({
      thing: <Card card={name} components={components} />,
      ms: FLIGHT,
      from,
      to: own ?? `hand-of/${seat}`,
      delay: later,
    });
  });
};

/** The last copy of a card in the hand that is not yet spoken for. */
const lastOf = (stage: Stage, card: string, taken: Set<Element>): Element | undefined => {
  const copies = stage.findAll(`hand/${card}`);
  const free = copies.reverse().find(copy => !taken.has(copy));
  if (free) taken.add(free);
  return free;
};

type Stored = Extract<Event, { type: 'stored' }>;

const showStored = (
  { seat, colour, objects }: Stored,
  { stage, view, components }: Seen,
  delay: number,
): void => {
  const from = seat === view.seat ? 'hand' : `hand-of/${seat}`;
  const to = `set/${seat}/${COLOUR_NAMES[colour]}`;
  objects.forEach((object, i) => {
    const card = cardOf(COLOUR_NAMES[colour], object + 1);
    stage.send({
      thing: <Card card={card} components={components} />,
      ms: FLIGHT,
      from,
      to,
      delay: delay + i * BEAT,
    });
  });
};

const showTakenBonus = (
  { seat, colour, bonus }: Extract<Event, { type: 'took-bonus' }>,
  { stage }: Seen,
  delay: number,
): void => {
  const name = COLOUR_NAMES[colour];
  const token = <Token bonus={BONUS_NAMES[bonus]} colour={name} size={40} />;
  stage.send({
    thing: token,
    ms: FLIGHT,
    from: `camp/${name}`,
    to: `set/${seat}/${name}`,
    delay,
  });
};

const showClosed = (
  { seat, colour, points }: Extract<Event, { type: 'closed' }>,
  { stage, view }: Seen,
  delay: number,
): void => {
  const name = COLOUR_NAMES[colour];
  const size = view.players[seat].sets[name].cards.length;
  const porthole = <Porthole points={points} size={40} />;
  stage.send({
    thing: porthole,
    ms: FLIGHT,
    from: `porthole/${size}`,
    to: `set/${seat}/${name}`,
    delay,
  });
};
