import './result.css';
import type { MatchResult } from '@tidetable/match';
import type { Seat } from '@tidetable/rules';
import { notices } from '@tidetable/text/shell';
import { tableWords } from '@tidetable/text/web';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../look/icon.tsx';
import { Pawn } from '../../look/pawn.tsx';
import { Link } from '../../router.tsx';
import { language, motionTime, say } from '../../settings.ts';
import { isWonTogether } from '../../table/wonTogether.ts';
import { nameOf, type PartProps } from './part.ts';

/** Who won and how it came about, and what next. */
export const Result = (part: PartProps) => {
  const { moment, ui, session, kept } = part;
  const words = say(tableWords);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const behavior = motionTime(1) === 0 ? 'instant' : 'smooth';
    sheet.current?.scrollIntoView({ block: 'nearest', behavior });
  }, []);
  const { result } = moment;
  if (!result) return null;
  const isWon = isWonTogether(ui.id, result);
  const hints = kept?.kept.state.hints ?? 0;
  return (
    <section ref={sheet} class="paper table-result" aria-label={words.result}>
      {result.end === 'abort' ? (
        <h2>{say(notices).record.calledOff}</h2>
      ) : isWon === undefined ? (
        <Contest {...part} result={result} />
      ) : (
        <Voyage {...part} isWon={isWon} />
      )}
      {hints > 0 && <p class="table-result-hints">{words.hintsUsed(hints)}</p>}
      <div class="row">
        <Link class="button main" to={`/play/${ui.id}`}>
          {words.again}
        </Link>
        <button
          type="button"
          class="button"
          onClick={() => void session.look(0).then(() => scrollTo(0, 0))}
        >
          {words.review}
        </button>
      </div>
    </section>
  );
};

type Ranked = Exclude<MatchResult, { readonly end: 'abort' }>;

/** All have won or lost together. */
const Voyage = ({ ui, moment, isWon }: PartProps & { readonly isWon: boolean }) => {
  const words = say(tableWords);
  return (
    <header class="table-result-head">
      <span class="table-result-medal" data-lost={!isWon || undefined}>
        <Icon name={isWon ? 'mini-submarine' : 'kraken-tentacle'} size={40} />
      </span>
      <div>
        <h2>{isWon ? words.won : words.lost}</h2>
        {ui.ending && <p>{ui.ending(moment.view, language.value)}</p>}
      </div>
    </header>
  );
};

/** One against the other: the winner, the lead, and where everybody's points came from. */
const Contest = (part: PartProps & { readonly result: Ranked }) => {
  const { moment, ui, board, result } = part;
  const { places } = result;
  const { left } = moment;
  const words = say(tableWords);
  const ranking = places
    .map((place, seat) => ({ seat, place, points: moment.points[seat] }))
    .sort((a, b) => a.place - b.place);
  const winners = ranking.filter(({ place }) => place === 1);
  const [first, next] = ranking;
  return (
    <>
      <header class="table-result-head">
        <span class="table-result-medal">
          {winners.map(({ seat }) => (
            <Pawn key={seat} seat={seat} size={winners.length > 1 ? 24 : 40} />
          ))}
        </span>
        <div>
          <h2>{titleOf(part, winners)}</h2>
          {winners.length === 1 && left.length === 0 && (
            <p>{words.lead(first.points - next.points)}</p>
          )}
        </div>
      </header>
      <ol>
        {ranking.map(({ seat, place, points }) => (
          <li key={seat} data-first={place === 1 || undefined}>
            <span class="table-result-place">{words.place(place)}</span>
            <Pawn seat={seat} size={24} />
            <span class="table-result-name">
              {nameOf(part, seat)}
              <LeftMark seat={seat} left={left} />
            </span>
            <strong>{words.points(points)}</strong>
            {ui.tally && (
              <p class="table-result-tally">
                {ui
                  .tally(moment.view, seat, board.components, language.value)
                  .map(({ name, points }) => (
                    <span key={name}>
                      {name} <b>{points}</b>
                    </span>
                  ))}
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
};

/** How a seat has left before the end, if it has. */
const LeftMark = ({
  seat,
  left,
}: {
  readonly seat: Seat;
  readonly left: PartProps['moment']['left'];
}) => {
  const leaver = left.find(l => l.seat === seat);
  return leaver ? (
    <small class="table-result-left"> {say(notices).record.left[leaver.how](leaver.name)}</small>
  ) : null;
};

/** Whoever plays alone against bots is addressed. */
const titleOf = (part: PartProps, winners: readonly { readonly seat: number }[]): string => {
  const words = say(tableWords);
  const { seatsHere } = part.session.table.card;
  const [{ seat }] = winners;
  if (winners.length > 1) return words.shared(winners.map(winner => nameOf(part, winner.seat)));
  return seatsHere.length === 1 && seatsHere[0] === seat
    ? words.youWin
    : words.wins(nameOf(part, seat));
};
