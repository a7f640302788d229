import './players.css';
import type { SeatView } from '@tidetable/match';
import { notices } from '@tidetable/text/shell';
import { shellWords, tableWords } from '@tidetable/text/web';
import { useEffect, useState } from 'preact/hooks';
import { Pawn } from '../../look/pawn.tsx';
import { say } from '../../settings.ts';
import { isWonTogether } from '../../table/wonTogether.ts';
import type { PartProps } from './part.ts';
import { rankingOf } from './ranking.ts';
import { useEscape } from './useEscape.ts';

interface PointsProps extends Pick<SeatView, 'points' | 'guessed'> {
  readonly seat: number;
}

const Points = ({ points, guessed, seat }: PointsProps) => {
  const words = say(tableWords);
  const told = guessed[seat] ? words.aboutPoints : words.points;
  return (
    <strong class="table-points" title={told(points[seat])}>
      <span aria-hidden="true">
        {guessed[seat] && '≈ '}
        {points[seat]}
      </span>
      <span class="hidden">{told(points[seat])}</span>
    </strong>
  );
};

/** Does every player have points of their own, and may they be shown now? */
export const showsPoints = ({ session, ui, moment: { points, result } }: PartProps): boolean =>
  points.length > 0 &&
  isWonTogether(ui.id, result) === undefined &&
  (session.table.card.aids.projection || result !== undefined);

interface PlayersProps extends PartProps {
  /** There each has as much room as it needs. */
  readonly isSheet?: boolean;
}

/** All players, with their areas. */
export const PlayersPanel = ({ isSheet = false, ...part }: PlayersProps) => {
  const { session, ui, moment, board, guide, online } = part;
  const words = say(tableWords);
  const { players, seatsHere } = session.table.card;
  const isYou = (seat: number): boolean => seatsHere.length === 1 && seatsHere[0] === seat;
  const [opened, open] = useState<number>();
  const isCompact = !isSheet && (players.length > 2 || guide !== undefined); // less room then
  const winner = guide ? undefined : rankingOf(part, moment)[0]?.seat;
  useEffect(() => open(winner), [winner]); // how the game was won is in sight at its end
  useEscape(isCompact && opened !== undefined ? () => open(undefined) : undefined);
  return (
    <section
      class="table-players"
      aria-label={words.players}
      style={{ '--players': players.length }}
      data-opened={(isCompact && opened !== undefined) || undefined}
    >
      <h2 class="hidden">{words.players}</h2>
      {players.map(({ name, bot }, seat) => (
        <article
          key={seat}
          class="paper table-player"
          data-me={seat === moment.seat || undefined}
          data-turn={seat === moment.toAct || undefined}
          data-compact={isCompact || undefined}
          data-opened={(isCompact && opened === seat) || undefined}
        >
          <header>
            <Pawn seat={seat} />
            <div class="table-player-name">
              <h3 title={name}>
                {name}
                {isYou(seat) && <span class="hidden"> {words.you}</span>}
              </h3>
              {bot !== undefined && (
                <small>{say(shellWords).bot(say(shellWords).levels[bot])}</small>
              )}
              {moment.left
                .filter(leaver => leaver.seat === seat)
                .map(({ how }) => (
                  <small key={how}>{say(notices).record.left[how]}</small>
                ))}
            </div>
            {online && <online.Player seat={seat} />}
            {showsPoints(part) && <Points {...moment} seat={seat} />}
            {isCompact && (
              <button
                type="button"
                class="button quiet table-player-open"
                aria-label={words.details(name)}
                aria-expanded={opened === seat}
                onClick={() => open(opened === seat ? undefined : seat)}
              >
                <span aria-hidden="true">{opened === seat ? '−' : '+'}</span>
              </button>
            )}
          </header>
          <ui.Seat {...board} seat={seat} isBrief={isCompact && opened !== seat} />
        </article>
      ))}
    </section>
  );
};
