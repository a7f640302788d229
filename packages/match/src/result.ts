/** How a match ended. */
import { type AnyGame, OVER } from '@tidetable/rules';
import { hasEndedEarly, type Left, type TableState } from './tableState.ts';

export type MatchResult =
  | { readonly end: 'abort' }
  | {
      /** By the rules of the game, or because too few were left to play on. */
      readonly end: 'game' | 'resign' | 'time-out';
      readonly points: readonly number[]; // by seat
      readonly places: readonly number[]; // by seat; 1 for the winner
      readonly left: readonly Left[]; // who gave up, first to last
    };

export interface Standings {
  readonly points: readonly number[];
  readonly places: readonly number[];
}

/** Who won, by how much; undefined if nobody did, or not yet. */
export const standingsOf = (result: MatchResult | null | undefined): Standings | undefined =>
  result && result.end !== 'abort' ? { points: result.points, places: result.places } : undefined;

/** Undefined while the match runs. */
export const resultOf = (game: AnyGame, state: object, t: TableState): MatchResult | undefined => {
  if (t.isAborted) return { end: 'abort' };
  const isPlayedOut = game.toAct(state) === OVER;
  if (!isPlayedOut && !hasEndedEarly(t)) return undefined;
  const { left, players } = t;
  const end = isPlayedOut ? 'game' : left[left.length - 1].how;
  const seats = players.map((_, seat) => seat);
  // Players who win and lose as one have lost when one of them gives up.
  const points = seats.map(seat =>
    game.cooperative && !isPlayedOut ? 0 : game.score(state, seat),
  );
  const played = seats.map(seat => (isPlayedOut ? game.place(state, seat) : 1));
  return {
    end,
    points,
    places: game.cooperative ? played : placesAfter(played, left),
    left: left.map(({ seat, how }) => ({ seat, how })),
  };
};

/** Those who gave up stand behind all others, the first of them last. */
const placesAfter = (played: readonly number[], left: readonly Left[]): readonly number[] => {
  if (left.length === 0) return played;
  const stayed = played.filter((_, seat) => !left.some(l => l.seat === seat));
  return played.map((place, seat) => {
    const order = left.findIndex(l => l.seat === seat);
    return order < 0 ? 1 + stayed.filter(p => p < place).length : played.length - order;
  });
};
