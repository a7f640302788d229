/** A spiral of glowing discs, from the warm isles down into the Abyss; the Darkhouse watches. */
import { type Spot, spiral } from './engraving.ts';

const SPOTS = spiral(3, 180, 102);
const OWN = 7;
const PHANTOM = SPOTS.length - 12;
const PATH = `M${SPOTS.map(({ x, y }) => `${x} ${y}`).join('L')}`;

const size = ({ depth }: Spot): number => 11.5 - 7.5 * depth;
const light = ({ depth }: Spot): string =>
  `color-mix(in srgb, var(--plate-isles) ${Math.round(100 * (1 - depth))}%, var(--plate-ghost))`;

export const NautilionVignette = () => (
  <svg viewBox="0 0 420 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <radialGradient id="nautilion-deep" cx="0.5" cy="0.54" r="0.62">
        <stop offset="0" stop-color="var(--plate-night)" />
        <stop offset="0.18" stop-color="var(--plate-abyss)" />
        <stop offset="0.7" stop-color="var(--plate-depth)" />
        <stop offset="1" stop-color="var(--plate-sky)" />
      </radialGradient>
      <radialGradient id="nautilion-isles">
        <stop offset="0" stop-color="var(--plate-isles)" stop-opacity="0.55" />
        <stop offset="1" stop-color="var(--plate-isles)" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="nautilion-beam" x1="1" x2="0">
        <stop offset="0" stop-color="var(--green)" stop-opacity="0.85" />
        <stop offset="1" stop-color="var(--green)" stop-opacity="0" />
      </linearGradient>
    </defs>
    <path d="M0 0h420v240H0Z" fill="url(#nautilion-deep)" />
    <g transform="translate(210 128)">
      <g fill="none" stroke="var(--paper)" stroke-width="0.5" opacity="0.2">
        {[1.22, 1.08, 0.94, 0.8, 0.66, 0.52, 0.38, 0.24, 0.12].map(k => (
          <ellipse key={k} rx={180 * k} ry={106 * k} stroke-dasharray={`${60 * k} 6 ${22 * k} 9`} />
        ))}
      </g>
      <ellipse rx="26" ry="15" fill="var(--plate-night)" />
      <circle cx={SPOTS[0].x} cy={SPOTS[0].y} r="70" fill="url(#nautilion-isles)" />
      <path d={PATH} fill="none" stroke="var(--brass-metal)" stroke-width="2" opacity="0.55" />
      {SPOTS.map((spot, i) => (
        <Disc key={i} spot={spot} isTaken={i > 0 && i < OWN && i % 2 === 1} />
      ))}
      <Isles spot={SPOTS[0]} />
      <Ship spot={SPOTS[OWN]} scale={1.25} body="var(--brass-metal)" light="var(--plate-isles)" />
      <Ship
        spot={SPOTS[PHANTOM]}
        scale={-0.85}
        body="var(--plate-abyss)"
        light="var(--plate-ghost)"
      />
    </g>
    <path d="M386 66 214 14v96Z" fill="url(#nautilion-beam)" opacity="0.75" />
    <Darkhouse />
  </svg>
);

const Disc = ({ spot, isTaken }: { readonly spot: Spot; readonly isTaken: boolean }) => {
  const r = size(spot);
  return (
    <g
      transform={`translate(${spot.x} ${spot.y}) scale(1 0.82)`}
      style={{ color: light(spot) }}
      opacity={isTaken ? 0.35 : 1}
    >
      <circle cy="2" r={r} fill="var(--ink)" opacity="0.6" />
      <circle r={r} fill="var(--plate-abyss)" stroke="currentColor" stroke-width="1.6" />
      <circle r={r * 0.62} fill="currentColor" />
      <circle r={r * 0.3} fill="none" stroke="var(--plate-abyss)" />
    </g>
  );
};

/** A small land with two palms. */
const Isles = ({ spot }: { readonly spot: Spot }) => (
  <g transform={`translate(${spot.x - 2} ${spot.y})`} stroke="var(--ink)" stroke-linejoin="round">
    <path d="M-30 8c6-14 20-20 32-18 14 2 24 8 28 18-18 6-40 6-60 0Z" fill="var(--plate-isles)" />
    <path d="M-4-8c0-8-2-14-6-20m6 20c4-6 6-12 6-18" fill="none" stroke-width="2" />
    <path
      d="M-10-28c-8-4-14 0-16 6 6-2 10-4 16-6Zm0 0c0-8 8-10 14-6-6 0-10 2-14 6Zm0 0c6-2 12 2 12 8-4-4-8-6-12-8Z"
      fill="var(--green)"
    />
  </g>
);

interface ShipProps {
  readonly spot: Spot;
  /** Negative: it comes the other way. */
  readonly scale: number;
  readonly body: string;
  readonly light: string;
}

const Ship = ({ spot, scale, body, light: lamp }: ShipProps) => (
  <g
    transform={`translate(${spot.x} ${spot.y - 9}) scale(${scale} ${Math.abs(scale)})`}
    stroke={lamp}
    stroke-width="1.3"
    stroke-linejoin="round"
  >
    <path d="M-20 0-30-9v18Z" fill={body} />
    <path d="M-6-9c0-8 3-10 8-10s7 3 8 10Z" fill={body} />
    <path d="M-24 0c8-10 18-11 26-11 12 0 20 4 27 11-7 7-15 11-27 11-8 0-18-1-26-11Z" fill={body} />
    <path d="M-14-5q16-6 32-1" fill="none" />
    {[-9, 2, 13].map(x => (
      <circle key={x} cx={x} r="3" fill={lamp} stroke="none" />
    ))}
  </g>
);

const Darkhouse = () => (
  <g stroke="var(--ink)" stroke-linejoin="round">
    <path
      d="M352 240c4-26 14-40 22-44h28c8 4 14 18 18 30v14Z"
      fill="var(--plate-abyss)"
      stroke="var(--plate-ghost)"
      stroke-width="0.8"
    />
    <path d="M376 198l5-118h14l6 118Z" fill="var(--purple)" />
    <path
      d="M379.5 116h17l1 18h-18.5ZM378 152h21l1 18h-22.5Z"
      fill="var(--plate-night)"
      stroke="none"
    />
    <path d="M391 82l4 114M387 82l2 114" stroke-width="0.6" fill="none" />
    <path d="M374 80h28l-3-6h-22Z" fill="var(--plate-night)" stroke="var(--plate-ghost)" />
    <path d="M379 74V58h18v16Z" fill="var(--green)" stroke="var(--plate-ghost)" />
    <path d="M376 58c2-10 8-14 12-14s10 4 12 14Z" fill="var(--plate-night)" />
    <circle cx="388" cy="66" r="5" fill="var(--plate-dawn)" stroke="none" />
  </g>
);
