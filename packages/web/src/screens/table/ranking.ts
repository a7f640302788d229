/** The final ranking and its sentences. */
import { type SeatView, standingsOf } from '@tidetable/match';
import type { Seat } from '@tidetable/rules';
import { notices } from '@tidetable/text/shell';
import { tableWords } from '@tidetable/text/web';
import { say } from '../../settings.ts';
import { isWonTogether } from '../../table/wonTogether.ts';
import { nameOf, type PartProps } from './part.ts';

export interface Ranked {
  readonly seat: Seat;
  readonly place: number; // 1 for a winner
  readonly points: number;
}

/** The props of a part of the result. */
export interface EndProps extends PartProps {
  /** The last moment of the game. */
  readonly end: SeatView;
}

/** … in a competitive game: the best first. */
export interface RankedProps extends EndProps {
  readonly ranking: readonly Ranked[];
}

type Context = Pick<PartProps, 'session' | 'ui'>;

/** The best first; empty in a cooperative game, or after an abort. */
export const rankingOf = ({ ui }: Context, { result }: SeatView): readonly Ranked[] => {
  const standings = standingsOf(result);
  if (!standings || isWonTogether(ui.id, result) !== undefined) return [];
  return standings.places
    .map((place, seat) => ({ seat, place, points: standings.points[seat] }))
    .sort((a, b) => a.place - b.place);
};

/** The outcome in a few words. A person alone against bots is addressed. */
export const titleOf = (context: Context, end: SeatView): string => {
  const words = say(tableWords);
  const isWon = isWonTogether(context.ui.id, end.result);
  if (isWon !== undefined) return isWon ? words.won : words.lost;
  const winners = rankingOf(context, end).filter(({ place }) => place === 1);
  if (winners.length === 0) return say(notices).record.calledOff;
  const names = winners.map(({ seat }) => nameOf(context, seat));
  if (winners.length > 1) return words.shared(names);
  const { seatsHere } = context.session.table.card;
  const isYou = seatsHere.length === 1 && seatsHere[0] === winners[0].seat;
  return isYou ? words.youWin : words.wins(names[0]);
};

/** … and with the points, if each has their own. */
export const outcomeOf = (context: Context, end: SeatView): string => {
  const [first] = rankingOf(context, end);
  const title = titleOf(context, end);
  return first ? `${title} · ${first.points}` : title;
};

/** The lead of the winner; undefined with several winners, or after a resignation. */
export const leadOf = (context: Context, end: SeatView): string | undefined => {
  const [first, next] = rankingOf(context, end);
  if (!first || !next || next.place === 1 || end.left.length > 0) return undefined;
  return say(tableWords).lead(first.points - next.points);
};

/** The result as spoken: everybody's points, and the outcome. */
export const endSentence = (context: Context, end: SeatView): string => {
  const words = say(tableWords);
  const standings = rankingOf(context, end).map(({ seat, points }) =>
    words.standing(nameOf(context, seat), points),
  );
  return words.ended(standings, titleOf(context, end));
};
