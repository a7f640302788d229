import type { GameEvent, Nautilion } from '@tidetable/rules';

type Event = Nautilion.Event;

const isRepeated = (e: Event, before: Event | undefined): boolean =>
  e.type === 'paid' && before?.type === 'paid' && e.token === before.token;

/** Tokens of one kind that pay together are told once: how many, the spell says with its price. */
export const told = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.filter((e, i) => !isRepeated(e as Event, events[i - 1] as Event | undefined));
