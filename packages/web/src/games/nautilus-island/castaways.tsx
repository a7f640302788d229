/** The castaways on the banks. They walk: a change of place is a motion of its own. */
import type { PawnPlace } from '@tidetable/rules/nautilus-island';
import { words } from '@tidetable/text/nautilus-island';
import { unheard } from '../../board/list.tsx';
import { PawnAt } from '../../look/pawn.tsx';
import { motionTime, say } from '../../settings.ts';
import type { Layout } from './layout.ts';
import { things } from './things.ts';

interface CastawaysProps {
  readonly pawnPlaces: readonly PawnPlace[];
  readonly names: readonly string[];
  readonly layout: Layout;
  /** The seat to act. */
  readonly active: number | undefined;
  /** A press on a castaway is one on the column where it stands. */
  readonly choose: (column: number) => void;
}

/** Columns say who stands at them; so only those who wait are named here. */
const hearing = (pawnPlaces: readonly PawnPlace[], names: readonly string[]) => {
  const waiting = pawnPlaces.filter(({ column }) => column === undefined);
  if (waiting.length === 0) return unheard;
  const { board, list } = say(words);
  return {
    role: 'img' as const,
    'aria-label': board.waiting(list(waiting.map(({ seat }) => names[seat]))),
  };
};

export const Castaways = ({ pawnPlaces, names, layout, active, choose }: CastawaysProps) => (
  <g class="ni-castaways" {...hearing(pawnPlaces, names)}>
    {pawnPlaces.map(standing => {
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

/** Where the first one waits beside the bag, which hangs at the stern of the short crop. */
const BESIDE_BAG = 72;

/** Before the first turn they wait at the stern. */
const placeOf = ({ seat, column, side }: PawnPlace, layout: Layout): readonly [number, number] => {
  const place = layout.columns[(column ?? 0) - 1];
  if (place) return [place.x, place.bank[side]];
  const left = layout.crop === 'short' ? BESIDE_BAG : 20;
  return [left + seat * 30, layout.hull.middle * 2 - 20];
};
