/** The castaways on the banks. They walk: a change of place is a motion of its own. */
import type { Standing } from '@tidetable/rules/nautilus-island';
import { PawnAt } from '../../look/pawn.tsx';
import { motionTime } from '../../settings.ts';
import type { Layout } from './layout.ts';
import { things } from './things.ts';

interface CastawaysProps {
  readonly standings: readonly Standing[];
  readonly layout: Layout;
  /** The seat to act. */
  readonly active: number | undefined;
  /** A press on a castaway is one on the column where it stands. */
  readonly choose: (column: number) => void;
}

export const Castaways = ({ standings, layout, active, choose }: CastawaysProps) => (
  <g class="ni-castaways">
    {standings.map(standing => {
      const { seat } = standing;
      const [x, y] = placeOf(standing, layout);
      return (
        // biome-ignore lint/a11y/noStaticElementInteractions: its column is the button, and lies below it
        <g
          key={seat}
          data-place={`castaway/${seat}`}
          data-explain={things.castaway(seat)}
          onClick={() => standing.column !== undefined && choose(standing.column)}
          data-active={seat === active || undefined}
          style={{
            transform: `translate(${x}px, ${y}px)`,
            transition: `transform ${motionTime(520)}ms var(--ease)`,
          }}
        >
          <ellipse class="ni-foot" cy="12" rx="14" ry="4.5" />
          {seat === active && <ellipse class="ni-active" cy="12" rx="17" ry="6" />}
          <PawnAt seat={seat} x={0} y={0} scale={1.02} />
        </g>
      );
    })}
  </g>
);

/** Before the first turn they wait at the stern. */
const placeOf = ({ seat, column, side }: Standing, layout: Layout): readonly [number, number] => {
  const place = layout.columns[(column ?? 0) - 1];
  if (place) return [place.x, place.bank[side]];
  return [20 + seat * 30, layout.hull.middle * 2 - 20];
};
