/** The stranded submarine: brass rim with rivets, steel deck, bulkheads, fins, screw and bow window. */
import './hull.css';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { IconAt } from '../../look/icon.tsx';
import { halfAt, hullPath, type Layout, RIM } from './layout.ts';

/** Materials that several drawings share; one light, from above. */
export const Materials = () => (
  <defs>
    <linearGradient id="ni-brass" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" class="ni-brass-light" />
      <stop offset=".45" class="ni-brass-mid" />
      <stop offset="1" class="ni-brass-dark" />
    </linearGradient>
    <radialGradient id="ni-deck" cx=".5" cy=".3" r=".8">
      <stop offset="0" class="ni-deck-light" />
      <stop offset="1" class="ni-deck-dark" />
    </radialGradient>
    <radialGradient id="ni-glass" cx=".38" cy=".28" r=".85">
      <stop offset="0" class="ni-glass-light" />
      <stop offset="1" class="ni-glass-dark" />
    </radialGradient>
    <linearGradient id="ni-paper" x1="0" y1="0" x2=".4" y2="1">
      <stop offset="0" stop-color="var(--paper-light)" />
      <stop offset="1" stop-color="var(--paper)" />
    </linearGradient>
    <radialGradient id="ni-sand" cx=".45" cy=".35" r=".75">
      <stop offset="0" stop-color="var(--paper-light)" />
      <stop offset=".7" stop-color="var(--paper)" />
      <stop offset="1" stop-color="var(--paper-2)" />
    </radialGradient>
    <radialGradient id="ni-lamp" cx=".5" cy=".5" r=".65">
      <stop offset="0" class="ni-lamp-light" />
      <stop offset="1" class="ni-lamp-edge" />
    </radialGradient>
  </defs>
);

export const HullDrawing = ({ layout }: { readonly layout: Layout }): VNode => {
  const { hull, crop } = layout;
  const path = hullPath(hull);
  return (
    <g>
      <path class="ni-shoal" d={path} stroke-width="74" />
      <path class="ni-shoal ni-near" d={path} stroke-width="46" />
      {crop === 'wide' && <ChartSigns />}
      {crop === 'wide' && <Tail layout={layout} />}
      <path class="ni-hull-shadow" d={path} />
      <path d={path} fill="url(#ni-deck)" />
      <Deck layout={layout} path={path} />
      <path class="ni-rim-ink" d={path} stroke-width={RIM + 3} />
      <path class="ni-rim-dark" d={path} stroke-width={RIM} />
      <path
        class="ni-rim"
        d={path}
        stroke-width={RIM - 3.4}
        transform="translate(0 -.9)"
        stroke="url(#ni-brass)"
      />
      <path class="ni-rim-line" d={path} stroke-width=".8" transform="translate(0 -4.4)" />
      <path class="ni-rivets ni-rivets-shade" d={path} transform="translate(0 .8)" />
      <path class="ni-rivets" d={path} />
    </g>
  );
};

const Deck = ({ layout, path }: { readonly layout: Layout; readonly path: string }) => {
  const inside = useId();
  const { hull, columns, crop } = layout;
  const { middle, half, stern, bow, nose } = hull;
  const planks = Array.from(
    { length: Math.floor(half / 14) * 2 + 1 },
    (_, i) => middle + (i - Math.floor(half / 14)) * 14,
  );
  const last = columns[columns.length - 1];
  const ribs = [...columns.map(c => c.x - c.width / 2), last.x + last.width / 2];
  return (
    <g>
      <clipPath id={inside}>
        <path d={path} />
      </clipPath>
      <g clip-path={`url(#${inside})`}>
        <path class="ni-plank" d={planks.map(y => `M${stern - 40} ${y}H${nose}`).join('')} />
        {crop === 'wide' && (
          <>
            <IconAt name="cog" x={stern + 14} y={middle} size={34} fill="var(--brass-metal)" />
            <BowWindow middle={middle} bow={bow} nose={nose} half={half} />
          </>
        )}
        {ribs.map(x => (
          <g key={x}>
            <path class="ni-rib-shade" d={`M${x + 2} ${middle - half}V${middle + half}`} />
            <path class="ni-rib" d={`M${x} ${middle - half}V${middle + half}`} />
          </g>
        ))}
        <path class="ni-inner-shade" d={path} transform="translate(0 4)" />
      </g>
    </g>
  );
};

/** The great window behind the nose: panes between brass ribs that meet far ahead. */
const BowWindow = (at: { middle: number; bow: number; nose: number; half: number }) => {
  const { middle, bow, nose, half } = at;
  const sill = bow + 13;
  const arc = (x: number, bend: number): string =>
    `M${x} ${middle - half}Q${x + bend} ${middle} ${x} ${middle + half}`;
  const panes = [-0.62, -0.21, 0.21, 0.62].map(
    k => `M${sill + 4} ${middle + k * half}L${nose + 9} ${middle + k * half * 0.82}`,
  );
  return (
    <g>
      <path d={`${arc(sill, 16)}H${nose + 9}V${middle - half}Z`} fill="url(#ni-glass)" />
      <path class="ni-pane" d={panes.join('')} />
      <path class="ni-pane" d={arc(sill + 22, 18)} />
      <path class="ni-pane ni-thick" d={arc(sill, 16)} />
      <path
        class="ni-glint"
        d={`M${nose - 15} ${middle - half * 0.56}q9 ${half * 0.16} 11 ${half * 0.34}`}
      />
    </g>
  );
};

/** What an engraver puts where the sea is empty. */
const ChartSigns = () => (
  <g class="ni-chart">
    <g transform="translate(66 66)">
      <circle r="30" />
      <circle r="25.5" class="ni-dotted" />
      <path d={[0, 45, 90, 135].map(a => ray(a, 36) + ray(a + 180, 36)).join('')} class="ni-fine" />
      <path d={[0, 90, 180, 270].map(a => needle(a, 34)).join('')} class="ni-full" />
      <path d={[45, 135, 225, 315].map(a => needle(a, 19)).join('')} class="ni-full" />
    </g>
    <path d={[...WAVES].map(([x, y]) => `M${x} ${y}q5-6 10 0t10 0 10 0`).join('')} />
  </g>
);

const WAVES = [
  [134, 50],
  [168, 64],
  [8, 128],
  [20, 372],
  [98, 398],
  [150, 384],
  [214, 412],
] as const;

const turned = (angle: number, along: number, aside: number): string => {
  const a = (angle * Math.PI) / 180;
  const x = along * Math.sin(a) + aside * Math.cos(a);
  const y = -along * Math.cos(a) + aside * Math.sin(a);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};
const ray = (angle: number, length: number): string => `M0 0L${turned(angle, length, 0)}`;
/** Half of a point of the rose: the half in the shade. */
const needle = (angle: number, length: number): string =>
  `M0 0L${turned(angle, length, 0)}L${turned(angle, 6, 4)}Z`;

const Tail = ({ layout }: { readonly layout: Layout }) => {
  const { hull } = layout;
  const { stern, middle } = hull;
  const h = halfAt(hull, stern);
  const fin = (s: 1 | -1): string =>
    `M${stern + 22} ${middle + s * (h + 14)}C${stern - 6} ${middle + s * (h + 24)} ${stern - 26} ${middle + s * (h + 48)} ${stern - 50} ${middle + s * (h + 62)}C${stern - 52} ${middle + s * (h + 34)} ${stern - 40} ${middle + s * (h - 2)} ${stern - 18} ${middle + s * (h - 12)}Z`;
  const x = stern - h * 0.8 - 6;
  return (
    <g class="ni-tail">
      {([-1, 1] as const).map(s => (
        <g key={s}>
          <path class="ni-fin" d={fin(s)} fill="url(#ni-brass)" />
          <path
            class="ni-fin-rays"
            d={[10, 22, 34]
              .map(
                k =>
                  `M${stern - 4 - k * 0.3} ${middle + s * (h + 4)}L${stern - 14 - k} ${middle + s * (h + 16 + k)}`,
              )
              .join('')}
          />
        </g>
      ))}
      <rect
        class="ni-fin"
        x={x - 10}
        y={middle - 6}
        width="20"
        height="12"
        rx="3"
        fill="url(#ni-brass)"
      />
      {([-1, 1] as const).map(s => (
        <path
          key={s}
          class="ni-fin"
          fill="url(#ni-brass)"
          d={`M${x - 6} ${middle + s * 2}C${x - 20} ${middle + s * 8} ${x - 20} ${middle + s * 30} ${x - 8} ${middle + s * 36}C${x + 2} ${middle + s * 30} ${x + 2} ${middle + s * 10} ${x - 2} ${middle + s * 2}Z`}
        />
      ))}
      <circle class="ni-fin" cx={x - 4} cy={middle} r="6.5" fill="url(#ni-brass)" />
    </g>
  );
};
