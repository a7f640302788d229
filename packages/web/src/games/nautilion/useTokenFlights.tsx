import { useFlights } from '../../board/flights.ts';
import { animate } from '../../board/motion.ts';
import type { BoardProps } from '../gameUi.ts';
import { flightsOf, placesOf } from './flights.ts';
import { Token } from './token.tsx';

const FLIGHT = 420; // milliseconds
const START = 320;
const PAUSE = 240; // between two events

/** Animates the latest events by flights of tokens, and marks their places. */
export const useTokenFlights = (board: BoardProps): void =>
  useFlights(board, (events, stage) => {
    for (const place of placesOf(events)) stage.pointTo(place);
    for (const [i, { token, from: start, to: end }] of flightsOf(events).entries()) {
      const [from, to] = [stage.find(start), stage.find(end)];
      if (!from || !to) continue;
      stage.send({
        thing: <Token token={token} />,
        from,
        to,
        ms: FLIGHT,
        delay: START + i * PAUSE,
      });
      animate(to, 'shine', 600);
    }
  });
