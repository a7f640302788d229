import { memo } from './memo.ts';

/** The sign of a seat: a pawn whose head says which, so that colour is never alone. */
export const PAWN_HEADS = [
  'M0-15a6 6 0 1 1-.01 0Z', // round
  'M-5.5-14.5h11v11h-11Z', // square
  'M0-16.5 6.5-4h-13Z', // triangle
  'M0-16.5 6-9 0-2-6-9Z', // diamond
];

export const PAWN_BODY = 'M-4-4.5h8c4.5 3 8 9 8 16h-24c0-7 3.5-13 8-16Z';

/** Inside a drawing, around (x, y). */
export const PawnAt = ({
  seat,
  x,
  y,
  scale = 1,
}: {
  seat: number;
  x: number;
  y: number;
  scale?: number;
}) => (
  <g
    transform={`translate(${x} ${y}) scale(${scale})`}
    fill={`var(--seat-${seat})`}
    stroke="var(--paper)"
    stroke-width="1.5"
    stroke-linejoin="round"
  >
    <path d={PAWN_BODY} />
    <path d={PAWN_HEADS[seat]} />
  </g>
);

export const Pawn = memo(({ seat, size = 30 }: { seat: number; size?: number }) => (
  <svg class="pawn" width={size} height={size} viewBox="-15 -19 30 33" aria-hidden="true">
    <PawnAt seat={seat} x={0} y={0} />
  </svg>
));
