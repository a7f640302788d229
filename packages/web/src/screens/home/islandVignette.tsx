/** A brass submarine, stranded by night among stacks of cards. */
import { range, ruled, waves } from './engraving.ts';

const HULL =
  'M52 128C78 92 132 84 204 84c72 0 132 12 176 46-44 30-104 42-176 42-72 0-126-8-152-44Z';
const PLATES = [104, 140, 176, 232, 268, 304, 336];
const PORTHOLES = [122, 158, 250, 286];

/** Stacks: where they stand, how high, what lies on top. */
const STACKS = [
  { x: 40, y: 158, height: 5, colour: 'red', mark: 'M0-8 8 0 0 8-8 0Z' },
  { x: 92, y: 168, height: 8, colour: 'green', mark: 'M0-8 8 7H-8Z' },
  { x: 292, y: 168, height: 7, colour: 'blue', mark: 'M-7-7H7V7H-7Z' },
  { x: 344, y: 158, height: 4, colour: 'purple', mark: 'M0-8a8 8 0 1 1-.1 0Z' },
];

export const IslandVignette = () => (
  <svg viewBox="0 0 420 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="island-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--plate-night)" />
        <stop offset="1" stop-color="var(--plate-sky)" />
      </linearGradient>
      <linearGradient id="island-brass" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--plate-isles)" />
        <stop offset="0.45" stop-color="var(--brass-metal)" />
        <stop offset="1" stop-color="var(--timber)" />
      </linearGradient>
      <clipPath id="island-hull">
        <path d={HULL} />
      </clipPath>
    </defs>
    <path d="M0 0h420v240H0Z" fill="url(#island-sky)" />
    <Sky />
    <Island />
    <path d="M0 132h420v108H0Z" fill="var(--plate-night)" opacity="0.72" />
    <g fill="none" stroke="var(--paper)" stroke-width="0.8" opacity="0.3">
      {[140, 148, 158, 170].map((y, i) => (
        <path key={y} d={waves(y, 14 + 3 * i, 34, 5 + i, -8 * i)} />
      ))}
    </g>
    <Submarine />
    <path
      d="M0 196c60-18 120-14 190-8s150-10 230 4v48H0Z"
      fill="var(--plate-sand)"
      stroke="var(--ink)"
    />
    <path
      d="M0 206c80-14 150-8 210-4s140-6 210 2M0 218c90-12 150-4 220-2s130-4 200 2M20 231c80-8 150-2 210-2s110-2 180 2"
      fill="none"
      stroke="var(--timber)"
      stroke-width="0.8"
      stroke-dasharray="14 5 3 5"
    />
    {STACKS.map(stack => (
      <Stack key={stack.x} {...stack} />
    ))}
  </svg>
);

const Sky = () => (
  <g>
    <path
      d={ruled(0, 420, range(6, 128, 5.5))}
      stroke="var(--paper)"
      stroke-width="0.5"
      opacity="0.16"
    />
    {[58, 48, 39].map(r => (
      <circle key={r} cx="330" cy="50" r={r} fill="var(--plate-dawn)" opacity="0.07" />
    ))}
    <circle cx="330" cy="50" r="28" fill="var(--paper)" />
    <path
      d="M330 22a28 28 0 0 0 0 56M322 24a36 36 0 0 0 0 52M314 28a42 42 0 0 0 0 44M308 34a40 40 0 0 0 0 32"
      fill="none"
      stroke="var(--ink)"
      stroke-width="0.7"
      opacity="0.55"
    />
    <g fill="var(--plate-dawn)">
      {[
        [46, 30],
        [96, 58],
        [132, 22],
        [206, 36],
        [250, 18],
        [286, 92],
        [392, 24],
      ].map(([x, y]) => (
        <path key={x} d={`M${x} ${y - 4}l1 3 3 1-3 1-1 3-1-3-3-1 3-1Z`} />
      ))}
    </g>
  </g>
);

const Island = () => (
  <g fill="var(--plate-night)">
    <path d="M0 134c20-26 44-44 66-46 20-2 30 12 46 16s24 18 40 30Z" />
    <path d="M66 90c4-14 2-26-4-36l4-2c6 12 8 24 6 38Z" />
    <path d="M65 54c-12-10-26-8-34 4 12-6 22-6 34-4Zm0 0c-4-14-16-20-28-16 12 2 20 8 28 16Zm0 0c2-14 14-22 26-18-12 2-18 8-26 18Zm0 0c12-8 26-4 32 8-10-8-20-10-32-8Z" />
    <path d="M312 134c30-12 50-22 74-20 14 2 24 8 34 12v8Z" />
  </g>
);

const Submarine = () => (
  <g stroke="var(--ink)" stroke-width="1.4" stroke-linejoin="round">
    <path d="M60 128 22 92c-4 22-4 50 0 72Z" fill="url(#island-brass)" />
    <path d="M50 128 26 104M50 128 24 118M50 128 24 138M50 128 26 152" fill="none" />
    <path d="M166 90c4-26 14-36 34-36s34 10 40 36Z" fill="url(#island-brass)" />
    <path d="M176 62q24-10 50 0" fill="none" />
    <path d="M198 54V34h6l10 4v6h-10v10Z" fill="var(--brass-metal)" />
    <circle cx="203" cy="72" r="8" fill="var(--plate-isles)" />
    <path d={HULL} fill="url(#island-brass)" />
    <g clip-path="url(#island-hull)">
      <path
        d={ruled(40, 390, range(134, 172, 3.2))}
        stroke-width="0.7"
        opacity="0.55"
        fill="none"
      />
      {PLATES.map(x => (
        <path key={x} d={`M${x} 80q10 50 0 96`} fill="none" stroke-width="0.8" opacity="0.7" />
      ))}
      <path
        d="M48 112q160-22 336 10M48 148q160 18 336-10"
        fill="none"
        stroke-width="1.6"
        stroke-dasharray="0.1 6"
        stroke-linecap="round"
      />
      <path d="M90 96q110-14 220 6" fill="none" stroke="var(--plate-dawn)" opacity="0.8" />
    </g>
    <path d="M380 130l22-3v6Z" fill="var(--brass-metal)" />
    {PORTHOLES.map(x => (
      <g key={x}>
        <circle cx={x} cy="128" r="12" fill="var(--timber)" />
        <circle cx={x} cy="128" r="8" fill="var(--plate-isles)" />
        <path d={`M${x - 5} 127a5.5 5.5 0 0 1 5-5`} fill="none" stroke="var(--paper-light)" />
      </g>
    ))}
    <path d="M204 128m-13 0a13 13 0 1 1 26 0 13 13 0 1 1-26 0" fill="var(--plate-night)" />
    <path
      d="M204 115v26M191 128h26M195 119l18 18M195 137l18-18"
      fill="none"
      stroke="var(--brass-metal)"
    />
  </g>
);

interface StackProps {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly colour: string;
  readonly mark: string;
}

const Stack = ({ x, y, height, colour, mark }: StackProps) => (
  <g transform={`translate(${x} ${y})`} stroke="var(--ink)">
    <ellipse cx="22" cy="62" rx="30" ry="6" fill="var(--ink)" stroke="none" opacity="0.35" />
    {range(0, height, 1).map(i => (
      <rect
        key={i}
        x={(height - i) * 0.9}
        y={-2.2 * i + 10}
        width="38"
        height="50"
        rx="4"
        fill="var(--paper-2)"
        stroke-width="0.8"
      />
    ))}
    <g transform={`translate(0 ${-2.2 * height + 8})`}>
      <rect width="38" height="50" rx="4" fill="var(--paper-light)" />
      <rect
        x="3.5"
        y="3.5"
        width="31"
        height="43"
        rx="2"
        fill="none"
        stroke={`var(--${colour})`}
        stroke-width="1.2"
      />
      <path d={mark} transform="translate(19 22)" fill={`var(--${colour})`} stroke="none" />
      <path d="M4 40h30v6H4Z" fill={`var(--${colour})`} stroke="none" />
    </g>
  </g>
);
