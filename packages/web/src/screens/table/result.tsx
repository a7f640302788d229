import { tableWords } from '@tidetable/text/web';
import { useEffect, useRef } from 'preact/hooks';
import { Pawn } from '../../look/pawn.tsx';
import { Link } from '../../router.tsx';
import { say } from '../../settings.ts';
import { nameOf, type PartProps } from './part.ts';

/** Who won, and what next. */
export const Result = (part: PartProps) => {
  const { moment, ui, sitting } = part;
  const words = say(tableWords);
  const { places, points } = moment;
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.scrollIntoView({ block: 'nearest' }), []);
  if (!places) return null;
  const { hints } = sitting.table;
  const ranking = places
    .map((place, seat) => ({ seat, place, points: points[seat] }))
    .sort((a, b) => a.place - b.place);
  return (
    <section ref={sheet} class="paper result" aria-label={words.result}>
      <h2>{moment.isWon === undefined ? words.over : moment.isWon ? words.won : words.lost}</h2>
      {moment.isWon === undefined && (
        <ol>
          {ranking.map(({ seat, place, points }) => (
            <li key={seat} data-first={place === 1 || undefined}>
              <span class="place">{words.place(place)}</span>
              <Pawn seat={seat} size={24} />
              <span class="name">{nameOf(part, seat)}</span>
              <strong>{words.points(points)}</strong>
            </li>
          ))}
        </ol>
      )}
      {hints > 0 && <p>{words.hintsUsed(hints)}</p>}
      <div class="row">
        <Link class="button main" to={`/play/${ui.id}`}>
          {words.again}
        </Link>
        <button type="button" class="button" onClick={() => void sitting.look(0)}>
          {words.review}
        </button>
      </div>
    </section>
  );
};
