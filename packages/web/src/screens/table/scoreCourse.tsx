/** The course of the score: a line for each player. After the end nothing is hidden. */
import type { SeatView } from '@tidetable/match';
import type { Seat } from '@tidetable/rules';
import { tableWords } from '@tidetable/text/web';
import { useEffect, useState } from 'preact/hooks';
import type { VoyageUi } from '../../games/gameUi.ts';
import { PawnAt } from '../../look/pawn.tsx';
import { language, say } from '../../settings.ts';
import { nameOf } from './part.ts';
import type { EndProps, RankedProps } from './ranking.ts';
import { coursePlies, scaleOf } from './scoreScale.ts';

/** By seat; the points at one ply. */
interface Reading {
  readonly ply: number;
  readonly points: readonly number[];
}

/** Points as known to their owners, with hidden cards. */
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

const useReadings = (
  { end }: EndProps,
  readAt: (ply: number) => Promise<Reading>,
  last: readonly number[],
): readonly Reading[] | undefined => {
  const [readings, setReadings] = useState<readonly Reading[]>();
  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<void> => {
      const found: Reading[] = [];
      for (const ply of coursePlies(end.ply)) {
        if (isGone) return; // one request after the other, so that other requests need not wait for all of them
        found.push(await readAt(ply));
      }
      if (!isGone) setReadings([...found, { ply: end.ply, points: last }]);
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

/** Of each curve, beside its colour. */
const DASHES = ['none', '7 4', '2 4', '10 4 2 4'];

/** One curve: its label and its drawing. */
interface Curve {
  readonly name: string;
  readonly color: string;
  readonly seat?: Seat;
}

export const ScoreCourse = (part: RankedProps) => {
  const { ranking, end } = part;
  const seats = ranking.map((_, seat) => seat);
  const readings = useReadings(part, ply => readAt(part, ply, seats), end.points);
  const curves = seats.map(seat => ({
    name: nameOf(part, seat),
    color: `var(--seat-${seat})`,
    seat,
  }));
  const order = ranking.map(({ seat }) => seat);
  return (
    <Course
      title={say(tableWords).course}
      curves={curves}
      order={order}
      readings={readings}
      end={end}
    />
  );
};

/** The same for a cooperative game: the measure that the game shows. */
export const VoyageCourse = ({ voyage, ...part }: EndProps & { readonly voyage: VoyageUi }) => {
  const { session, end } = part;
  const valuesOf = (view: object): number[] => voyage.curves.map(({ at }) => at(view));
  const read = async (ply: number): Promise<Reading> => ({
    ply,
    points: valuesOf((await session.table.momentAt(ply, end.seat)).view),
  });
  const readings = useReadings(part, read, valuesOf(end.view));
  const curves = voyage.curves.map(({ name, color }) => ({ name: name(language.value), color }));
  return (
    <Course
      title={voyage.title(language.value)}
      curves={curves}
      order={[...curves.keys()]}
      readings={readings}
      end={end}
    />
  );
};

interface CourseProps {
  readonly title: string;
  readonly curves: readonly Curve[];
  /** The order of labels and layers. */
  readonly order: readonly number[];
  readonly readings: readonly Reading[] | undefined;
  readonly end: SeatView;
}

const Course = ({ readings, ...course }: CourseProps) => (
  <figure class="table-sheet-course">
    <figcaption>{course.title}</figcaption>
    {readings ? <Chart {...course} readings={readings} /> : <div aria-busy="true" />}
    <ul>
      {course.order.map(i => (
        <li key={i}>
          <svg width="34" height="12" aria-hidden="true">
            <line x1="1" x2="33" y1="6" y2="6" {...lineOf(course.curves[i], i)} />
          </svg>
          {course.curves[i].name}
        </li>
      ))}
    </ul>
  </figure>
);

const lineOf = ({ color }: Curve, i: number) => ({
  fill: 'none',
  stroke: color,
  'stroke-width': 2.5,
  'stroke-dasharray': DASHES[i],
  'stroke-linejoin': 'round' as const,
});

const HEARD = 6;

/** The number of values in the description of a curve, the first and the last among them. */
const fewOf = (readings: readonly Reading[]): readonly Reading[] =>
  readings.length <= HEARD
    ? readings
    : Array.from(
        { length: HEARD },
        (_, i) => readings[Math.round((i * (readings.length - 1)) / (HEARD - 1))],
      );

const Chart = ({
  title,
  curves,
  order,
  readings,
  end,
}: CourseProps & { readonly readings: readonly Reading[] }) => {
  const words = say(tableWords);
  const scale = scaleOf(readings.flatMap(({ points }) => points));
  const x = (ply: number): number => FRAME.left + (ply / end.ply) * (FRAME.right - FRAME.left);
  const y = (points: number): number =>
    FRAME.bottom - ((points - scale.min) / (scale.max - scale.min)) * (FRAME.bottom - FRAME.top);
  const told = order.map(i =>
    words.courseOf(
      curves[i].name,
      fewOf(readings).map(({ points }) => points[i]),
    ),
  );
  const last = readings[readings.length - 1].points;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={[title, ...told].join('. ')}>
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
        {words.courseEnd}
      </text>
      {order.toReversed().map(i => (
        <polyline
          key={i}
          points={readings.map(({ ply, points }) => `${x(ply)},${y(points[i])}`).join(' ')}
          {...lineOf(curves[i], i)}
        />
      ))}
      {order.toReversed().map(i => {
        const { seat } = curves[i];
        if (seat === undefined) return null;
        return <PawnAt key={i} seat={seat} x={FRAME.right} y={y(last[i])} scale={0.55} />;
      })}
    </svg>
  );
};
