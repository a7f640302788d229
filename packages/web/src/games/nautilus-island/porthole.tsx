/** A porthole token: brass ring, bolts, dark glass, its points. */

const BOLTS = Array.from({ length: 8 }, (_, i) => {
  const angle = (i * Math.PI) / 4 + Math.PI / 8;
  return [24 * Math.cos(angle), 24 * Math.sin(angle)] as const;
});

/** Around the middle; 28 units in radius. */
export const PortholeFace = ({ points }: { readonly points: number }) => (
  <>
    <circle class="ni-token-edge" cy="2.4" r="28" />
    <circle class="ni-porthole-rim" r="28" fill="url(#ni-brass)" />
    {BOLTS.map(([x, y]) => (
      <circle key={`${x}/${y}`} class="ni-bolt" cx={x} cy={y} r="1.9" />
    ))}
    <circle class="ni-porthole-glass" r="20" fill="url(#ni-glass)" />
    <path class="ni-glint" d="M-13-8A15.5 15.5 0 0 1-3-15" />
    <text class="ni-numeral" y="11" font-size="33" fill="var(--paper-light)">
      {points}
    </text>
  </>
);

interface PortholeProps {
  readonly points: number;
  readonly size: number | string;
}

export const Porthole = ({ points, size }: PortholeProps) => (
  <svg class="ni-token" viewBox="-30 -30 60 62" width={size} height={size} aria-hidden="true">
    <PortholeFace points={points} />
  </svg>
);
