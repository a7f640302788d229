/** A ship, drawn from its parts: the same lines at any size. */
import './glyphs.css';
import './ship.css';
import type { Nauticus } from '@tidetable/rules';
import { isWhole, openEnds } from '@tidetable/rules/nauticus';
import { memo } from '../../look/memo.ts';
import type { Part } from './boardProps.ts';
import { CrateAt, Mast, Sail } from './glyphs.tsx';
import { DEPTH, HULL_SHAPES, MIDDLE, shipBox, UNIT } from './shipGeometry.ts';

/** Paints that every ship uses; once on a page. */
export const ShipPaints = () => (
  <svg class="nc-paints" width="0" height="0" aria-hidden="true">
    <linearGradient id="nc-timber" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="var(--timber-2)" />
      <stop offset="1" stop-color="var(--timber)" />
    </linearGradient>
  </svg>
);

interface ShipDrawingProps {
  readonly parts: readonly Part[];
  readonly scale: number;
  /** The place that a tile in hand would take: it glows. */
  readonly ghost?: { readonly at: number; readonly slot: Nauticus.TileKind } | undefined;
  readonly isFinished?: boolean;
}

export const ShipDrawing = memo(({ parts, scale, ghost, isFinished = false }: ShipDrawingProps) => {
  const { x, y, width, height } = shipBox(parts.length);
  return (
    <svg
      class="nc-ship-drawing"
      width={width * scale}
      height={height * scale}
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
    >
      {isFinished ? <Water length={parts.length} /> : <Stocks length={parts.length} />}
      {parts.map((part, i) => (
        <PartDrawing key={i} part={part} at={i} ghost={ghost?.at === i ? ghost.slot : undefined} />
      ))}
      {!isWhole(parts) && <LooseEnds parts={parts} />}
    </svg>
  );
});

interface PartDrawingProps {
  readonly part: Part;
  readonly at: number;
  readonly ghost: Nauticus.TileKind | undefined;
}

const PartDrawing = memo(({ part, at, ghost }: PartDrawingProps) => {
  const { body, edge, planks } = HULL_SHAPES[part.hull];
  const haunt = (slot: Nauticus.TileKind) => (ghost === slot ? 'nc-ghost' : undefined);
  return (
    <g transform={`translate(${at * UNIT} 0)`} data-part={at}>
      <g class={haunt('mast')} transform={`translate(${MIDDLE} 0)`}>
        {part.mast && <Mast emblem={part.mast} />}
      </g>
      <g class={haunt('sail')} transform={`translate(${MIDDLE} 0)`}>
        {part.sail && <Sail emblem={part.sail} />}
      </g>
      <g class={haunt('hull')}>
        <g class="nc-hull">
          <path class="nc-hull-body" d={body} />
          <path class="nc-hull-planks" d={planks} />
          {at > 0 && <path class="nc-hull-seam" d={`M0 1V${DEPTH - 1}`} />}
          <path class="nc-hull-edge" d={edge} />
          {!part.mast && (
            <rect class="nc-hull-step" x={MIDDLE - 7} y="-4" width="14" height="5" rx="2" />
          )}
          <rect class="nc-hull-hatch" x={MIDDLE - 18} y="9" width="36" height="32" rx="3" />
        </g>
      </g>
      <g class={haunt('good')}>{part.good && <CrateAt good={part.good} x={MIDDLE} y={25} />}</g>
    </g>
  );
});

/** Planks that wait for the next part. */
const LooseEnds = ({ parts }: { readonly parts: readonly Part[] }) => {
  const { astern, ahead } = openEnds(parts);
  const stubs = [
    { y: 4, long: 7 },
    { y: 20, long: 4 },
    { y: 37, long: 9 },
  ];
  return (
    <g class="nc-hull">
      {stubs.map(({ y, long }) => (
        <g key={y}>
          {astern && <rect class="nc-hull-stub" x={-long} y={y} width={long} height="10" />}
          {ahead && (
            <rect class="nc-hull-stub" x={parts.length * UNIT} y={y} width={long} height="10" />
          )}
        </g>
      ))}
    </g>
  );
};

const Stocks = memo(({ length }: { readonly length: number }) => (
  <g class="nc-stocks">
    {Array.from({ length }, (_, i) => (
      <path
        key={i}
        d={`M${i * UNIT + 34} ${DEPTH - 2}L${i * UNIT + 26} ${DEPTH + 13}M${i * UNIT + 62} ${DEPTH - 2}L${i * UNIT + 70} ${DEPTH + 13}`}
      />
    ))}
    <path d={`M-4 ${DEPTH + 13}H${length * UNIT + 6}`} />
  </g>
));

const Water = memo(({ length }: { readonly length: number }) => (
  <path
    class="nc-water"
    d={`M-8 ${DEPTH - 4}${'q8-7 16 0t16 0'.repeat(Math.ceil((length * UNIT + 30) / 32))}`}
  />
));
