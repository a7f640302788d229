import type { GameEvent } from '@tidetable/rules';
import { render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { fly, stir } from '../../look/motion.ts';
import { flightsOf } from './flights.ts';
import { Token } from './token.tsx';

const PAUSE = 240; // milliseconds from one thing that happened to the next

const find = (place: string): Element | null => document.querySelector(`[data-place="${place}"]`);

const pictureOf = (token: string): Element => {
  const frame = document.createElement('div');
  render(<Token token={token} />, frame);
  return frame.firstElementChild as Element;
};

/** Lets tokens fly for what has just happened; what was there before one came is not shown again. */
export const useFlights = (events: readonly GameEvent[]): void => {
  const shown = useRef(events);
  useLayoutEffect(() => {
    if (shown.current === events) return;
    shown.current = events;
    flightsOf(events).forEach(({ token, from, to }, i) => {
      const [a, b] = [find(from), find(to)];
      if (!a || !b) return;
      fly(pictureOf(token), a, b, 420, 320 + i * PAUSE);
      stir(b, 'shine', 600);
    });
  }, [events]);
};
