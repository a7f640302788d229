/** How the score went: a line for each player. Now that all is over, all of it is open. */
import type { SeatView } from '@tidetable/match';
import type { Seat } from '@tidetable/rules';
import { tableWords } from '@tidetable/text/web';
import { useEffect, useState } from 'preact/hooks';
import { PawnAt } from '../../look/pawn.tsx';
import { say } from '../../settings.ts';
import { nameOf } from './part.ts';
import type { RankedProps } from './ranking.ts';
import { coursePlies, scaleOf } from './scoreScale.ts';

/** By seat; the points at one ply. */
interface Reading {
  readonly ply: number;
  readonly points: readonly number[];
}

/** Points as those knew them who had them: nobody else knew what was in a secret hand. */
const readAt = async (
  { session, ui }: RankedProps,
  ply: number,
  seats: readonly Seat[],
): Promise<Reading> => {
  const ask = (seat: Seat): Promise<SeatView> => session.table.momentAt(ply, seat);
  if (!ui.hasSecrets) return { ply, points: (await ask(seats[0])).points };
  const views = await Promise.all(seats.map(ask));
  return { ply, points: views.map(({ points }, seat) => points[seat]) };
};

const useReadings = (part: RankedProps): readonly Reading[] | undefined => {
  const { end, ranking } = part;
  const [readings, setReadings] = useState<readonly Reading[]>();
  useEffect(() => {
    let isGone = false;
    const seats = ranking.map((_, seat) => seat);
    const read = async (): Promise<void> => {
      const found: Reading[] = [];
      for (const ply of coursePlies(end.ply)) {
        if (isGone) return; // one question after the other: nothing else has to wait for all of them
        found.push(await readAt(part, ply, seats));
      }
      if (!isGone) setReadings([...found, { ply: end.ply, points: end.points }]);
    };
    read().catch(() => undefined); // a table that has closed meanwhile has no curve
    return () => {
      isGone = true;
    };
  }, [end]);
  return readings;
};

const [WIDTH, HEIGHT] = [340, 200];
const FRAME = { left: 30, right: WIDTH - 18, top: 14, bottom: HEIGHT - 22 };

/** Of each seat, beside its colour. */
const DASHES = ['none', '7 4', '2 4', '10 4 2 4'];

export const ScoreCourse = (part: RankedProps) => {
  const readings = useReadings(part);
  const words = say(tableWords);
  return (
    <figure class="table-sheet-course">
      <figcaption>{words.course}</figcaption>
      {readings ? <Chart {...part} readings={readings} /> : <div aria-busy="true" />}
      <ul>
        {part.ranking.map(({ seat }) => (
          <li key={seat}>
            <svg width="34" height="12" aria-hidden="true">
              <line x1="1" x2="33" y1="6" y2="6" {...lineOf(seat)} />
            </svg>
            {nameOf(part, seat)}
          </li>
        ))}
      </ul>
    </figure>
  );
};

const lineOf = (seat: Seat) => ({
  fill: 'none',
  stroke: `var(--seat-${seat})`,
  'stroke-width': 2.5,
  'stroke-dasharray': DASHES[seat],
  'stroke-linejoin': 'round' as const,
});

const Chart = (part: RankedProps & { readonly readings: readonly Reading[] }) => {
  const { readings, ranking, end } = part;
  const words = say(tableWords);
  const scale = scaleOf(readings.flatMap(({ points }) => points));
  const x = (ply: number): number => FRAME.left + (ply / end.ply) * (FRAME.right - FRAME.left);
  const y = (points: number): number =>
    FRAME.bottom - ((points - scale.min) / (scale.max - scale.min)) * (FRAME.bottom - FRAME.top);
  const told = ranking.map(({ seat }) =>
    words.courseOf(
      nameOf(part, seat),
      readings.map(({ points }) => points[seat]),
    ),
  );
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={[words.course, ...told].join('. ')}
    >
      {scale.ticks.map(tick => (
        <g key={tick}>
          <line
            class="table-sheet-grid"
            x1={FRAME.left}
            x2={FRAME.right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text x={FRAME.left - 6} y={y(tick) + 4} text-anchor="end">
            {tick}
          </text>
        </g>
      ))}
      <text x={FRAME.left} y={HEIGHT - 4}>
        {words.courseStart}
      </text>
      <text x={FRAME.right} y={HEIGHT - 4} text-anchor="end">
        {words.courseEnd(end.ply)}
      </text>
      {ranking.toReversed().map(({ seat }) => (
        <polyline
          key={seat}
          points={readings.map(({ ply, points }) => `${x(ply)},${y(points[seat])}`).join(' ')}
          {...lineOf(seat)}
        />
      ))}
      {ranking.toReversed().map(({ seat }) => (
        <PawnAt key={seat} seat={seat} x={FRAME.right} y={y(end.points[seat])} scale={0.55} />
      ))}
    </svg>
  );
};
