/** A die with faces 1 1 2 2 3 4: a cube that rolls and settles, or a small flat one. */
import './die.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { motionTime } from '../../settings.ts';

/** Middles of the pips of a face, from -1 to 1. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
];

const Pips = ({ face }: { readonly face: number }) => (
  <>
    {PIPS[face]?.map(([x, y]) => (
      <circle
        key={`${x} ${y}`}
        class="nl-die-pip"
        cx={x * 11}
        cy={y * 11}
        r={face === 1 ? 7 : 5.6}
      />
    ))}
  </>
);

/** Inside a drawing, around its own middle, 40 units wide. */
export const FlatDieAt = ({ face }: { readonly face: number }) => (
  <g class="nl-die-flat">
    <rect class="nl-die-edge" x={-20} y={-18} width={40} height={40} rx={9} />
    <rect class="nl-die-face-flat" x={-20} y={-20} width={40} height={40} rx={9} />
    <Pips face={face} />
  </g>
);

export const FlatDie = ({ face, size = 26 }: { readonly face: number; readonly size?: number }) => (
  <svg
    class="nl-die-small"
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    viewBox="-22 -22 44 46"
    aria-hidden="true"
  >
    <FlatDieAt face={face} />
  </svg>
);

/** The sides of the cube: front, back, right, left, top, bottom. */
const SIDES = [1, 1, 2, 2, 3, 4];
/** How the cube is turned so that a face looks at us. */
const TURNS: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [0, 0],
  [0, -90],
  [-90, 0],
  [90, 0],
];

/** The whole cube leans a little, so that it shows its thickness. */
const turned = (lift: number, x: number, y: number): string =>
  `translateY(${lift}px) rotateX(-15deg) rotateY(17deg) rotateX(${x}deg) rotateY(${y}deg)`;

interface CubeProps {
  readonly face: number;
  /** Goes up with every roll. */
  readonly rolls: number;
  readonly delay?: number;
}

export const Cube = ({ face, rolls, delay = 0 }: CubeProps) => {
  const cube = useRef<HTMLSpanElement>(null);
  const shown = useRef({ face, rolls });
  const [x, y] = TURNS[face] ?? TURNS[0];
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { face, rolls };
    if (before.face === face && before.rolls === rolls) return;
    const [fromX, fromY] = TURNS[before.face] ?? TURNS[0];
    const isRolled = before.rolls !== rolls;
    tumble(cube.current, {
      fromX,
      fromY,
      x,
      y,
      spins: isRolled ? 2 : 0,
      delay: isRolled ? delay : 0,
    });
  }, [face, rolls]);
  return (
    <span class="nl-die-cube" aria-hidden="true">
      <span ref={cube} class="nl-die-body" style={{ transform: turned(0, x, y) }}>
        {SIDES.map((side, i) => (
          <svg
            key={i}
            class={`nl-die-side nl-die-side-${i}`}
            viewBox="-20 -20 40 40"
            aria-hidden="true"
          >
            <rect x={-20} y={-20} width={40} height={40} rx={7} />
            <Pips face={side} />
          </svg>
        ))}
      </span>
    </span>
  );
};

interface Tumble {
  readonly fromX: number;
  readonly fromY: number;
  readonly x: number;
  readonly y: number;
  readonly spins: number;
  readonly delay: number;
}

/** Turns over to its new face; a rolled die is thrown, spins and bounces. */
const tumble = (cube: HTMLElement | null, { fromX, fromY, x, y, spins, delay }: Tumble): void => {
  const duration = motionTime(spins > 0 ? 720 : 320);
  if (duration === 0 || !cube) return;
  const endX = x + 360 * spins;
  const endY = y + 360 * spins;
  const frames =
    spins === 0
      ? [{ transform: turned(0, fromX, fromY) }, { transform: turned(0, x, y) }]
      : [
          { transform: turned(0, fromX, fromY), easing: 'ease-out' },
          {
            transform: turned(-34, (fromX + endX) * 0.5, (fromY + endY) * 0.55),
            offset: 0.4,
            easing: 'ease-in',
          },
          { transform: turned(0, endX - 40, endY - 24), offset: 0.75, easing: 'ease-out' },
          { transform: turned(-7, endX - 12, endY - 6), offset: 0.88, easing: 'ease-in' },
          { transform: turned(0, endX, endY) },
        ];
  cube.animate(frames, { duration, delay: motionTime(delay), fill: 'backwards' });
};
