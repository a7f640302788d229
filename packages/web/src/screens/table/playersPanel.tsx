import type { SeatView } from '@tidetable/match';
import { shellWords, tableWords } from '@tidetable/text/web';
import { Pawn } from '../../look/pawn.tsx';
import { say } from '../../settings.ts';
import { isWonTogether } from '../../table/wonTogether.ts';
import type { PartProps } from './part.ts';

interface PointsProps extends Pick<SeatView, 'points' | 'guessed'> {
  readonly seat: number;
}

const Points = ({ points, guessed, seat }: PointsProps) => {
  const words = say(tableWords);
  const told = guessed[seat] ? words.aboutPoints : words.points;
  return (
    <strong class="table-points" title={told(points[seat])}>
      {guessed[seat] && '≈ '}
      {points[seat]}
    </strong>
  );
};

/** Everybody at the table, with what lies in front of them. */
export const PlayersPanel = ({ session, ui, moment, board }: PartProps) => {
  const words = say(tableWords);
  const { players, aids } = session.table.card;
  const { points, result } = moment;
  const isContest = points.length > 0 && isWonTogether(ui.id, result) === undefined;
  const showsPoints = isContest && (aids.projection || result);
  return (
    <section class="table-players" aria-label={words.players}>
      <h2 class="hidden">{words.players}</h2>
      {players.map(({ name, bot }, seat) => (
        <article
          key={seat}
          class="paper table-player"
          data-me={seat === moment.seat || undefined}
          data-turn={seat === moment.toAct || undefined}
        >
          <header>
            <Pawn seat={seat} />
            <h3>{name}</h3>
            {bot !== undefined && <small>{say(shellWords).levels[bot]}</small>}
            {showsPoints && <Points {...moment} seat={seat} />}
          </header>
          <ui.Seat {...board} seat={seat} />
        </article>
      ))}
    </section>
  );
};
