/** The shipyard in the morning: the great wheel, and a ship that is nearly finished. */
import { at, range, ruled, waves } from './engraving.ts';

const SPOKES = range(0, 315, 45);

/** What stands on the wheel: hull, mast, sail, crate, cart, coin, crown, anchor. */
const SIGNS = [
  'M-8-2H8q-1 7-6 7h-4q-5 0-6-7Z',
  'M-1-9h2V8h-2ZM-6-5H6M-4-1H4',
  'M-6-7Q4-7 6 0 4 6-6 7Z',
  'M-7-6H7V6H-7ZM-7-6 7 6M7-6-7 6',
  'M-8-4H6L4 3h-9ZM-3 7a2 2 0 1 0 .1 0M4 7a2 2 0 1 0 .1 0',
  'M0-7a7 7 0 1 1-.1 0ZM0-3.5a3.5 3.5 0 1 1-.1 0',
  'M-8 6V-5l4 5 4-7 4 7 4-5V6Z',
  'M0-8V7M-7 2q0 6 7 6t7-6M-4-4h8',
];

export const NauticusVignette = () => (
  <svg viewBox="0 0 420 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="nauticus-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--plate-haze)" />
        <stop offset="0.75" stop-color="var(--plate-dawn)" />
      </linearGradient>
      <linearGradient id="nauticus-sail" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stop-color="var(--paper-light)" />
        <stop offset="1" stop-color="var(--paper-2)" />
      </linearGradient>
    </defs>
    <path d="M0 0h420v240H0Z" fill="url(#nauticus-sky)" />
    <Morning />
    <path d="M0 196h420v44H0Z" fill="var(--plate-sky)" />
    <g fill="none" stroke="var(--paper)" stroke-width="1" opacity="0.5">
      {[203, 212, 222, 232].map((y, i) => (
        <path key={y} d={waves(y, 18 + 4 * i, 26, 6, -10 * i)} />
      ))}
    </g>
    <Ship />
    <Wheel />
  </svg>
);

const Morning = () => (
  <g>
    <g stroke="var(--ink)" stroke-width="0.5" opacity="0.14">
      {range(-80, 80, 10).map(angle => {
        const [x, y] = at(angle, 460);
        return <path key={angle} d={`M300 190l${x} ${y}`} />;
      })}
    </g>
    <circle cx="300" cy="190" r="64" fill="var(--plate-isles)" opacity="0.35" />
    <circle cx="300" cy="190" r="46" fill="var(--plate-isles)" opacity="0.5" />
    <path
      d="M150 196v-18h14v-14h10v14h12v-26l8-9 8 9v26h16v-12h18v12h24v18Zm250 0v-24h8v-18h12v42Z"
      fill="var(--timber)"
      opacity="0.28"
    />
    <path
      d={ruled(0, 420, range(14, 190, 8))}
      stroke="var(--ink)"
      stroke-width="0.4"
      opacity="0.13"
    />
    <path
      d="M232 34q6-5 9 0 4-5 9 0M262 50q4-4 7 0 3-4 7 0M214 56q4-4 7 0 3-4 7 0"
      fill="none"
      stroke="var(--ink)"
    />
  </g>
);

const Wheel = () => (
  <g transform="translate(112 122) scale(0.93)" stroke="var(--ink)" stroke-linejoin="round">
    <circle cx="3" cy="6" r="96" fill="var(--ink)" stroke="none" opacity="0.2" />
    {SPOKES.map(angle => (
      <g key={angle} transform={`rotate(${angle + 22.5})`}>
        <path
          d="M-4-20-3-100q-3-6-1-10 1-4 4-4t4 4q2 4-1 10L4-20Z"
          fill="var(--timber-2)"
          stroke-width="1.2"
        />
        <path d="M0-24v-70" stroke-width="0.6" />
      </g>
    ))}
    <circle r="74" fill="none" stroke="var(--ink)" stroke-width="37" />
    <circle r="74" fill="none" stroke="var(--timber)" stroke-width="34" />
    <circle r="74" fill="none" stroke="var(--timber-2)" stroke-width="26" />
    <g fill="none" stroke-width="0.5" opacity="0.6">
      {[64, 69, 79, 84].map(r => (
        <circle key={r} r={r} stroke-dasharray={`${r} 7 ${r / 3} 11`} />
      ))}
    </g>
    {SPOKES.map((angle, i) => {
      const [x, y] = at(angle, 74);
      return (
        <g key={angle} transform={`translate(${x} ${y})`}>
          <circle cy="1.5" r="16.5" fill="var(--ink)" stroke="none" opacity="0.4" />
          <circle
            r="15.5"
            fill={i === 1 ? 'var(--plate-isles)' : 'var(--paper)'}
            stroke={i === 1 ? 'var(--brass-ink)' : 'var(--ink)'}
            stroke-width="1.4"
          />
          <path d={SIGNS[i]} fill={i === 1 ? 'none' : 'var(--paper-2)'} stroke-width="1.5" />
        </g>
      );
    })}
    <circle r="24" fill="var(--timber)" stroke-width="1.4" />
    <circle r="17" fill="var(--brass-metal)" />
    <path d="M0-13 3-3 13 0 3 3 0 13-3 3-13 0-3-3Z" fill="var(--paper-light)" stroke-width="0.8" />
  </g>
);

const Ship = () => (
  <g stroke="var(--ink)" stroke-width="1.3" stroke-linejoin="round">
    <path d="M266 172V40h5v132ZM334 172V58h5v114Z" fill="var(--timber)" />
    <path
      d="M268 40 222 168M338 58 404 148M268 40 336 62"
      fill="none"
      stroke-width="0.7"
      stroke="var(--ink)"
    />
    <path d="M271 40q14-8 24 0-12 2-24 8Z" fill="var(--red)" />
    <path d="M339 58q12-7 20 0-10 2-20 7Z" fill="var(--red)" />
    <path d="M240 60q30 8 60 0 10 24 4 46-34 10-66 0 8-22 2-46Z" fill="url(#nauticus-sail)" />
    <path d="M236 114q34 10 68 0 10 22 4 40-36 10-74 0 8-20 2-40Z" fill="url(#nauticus-sail)" />
    <path d="M314 78q24 7 48 0 10 26 4 60-28 10-56 0 10-34 4-60Z" fill="url(#nauticus-sail)" />
    <g fill="none" stroke-width="0.5" opacity="0.6">
      <path d="M252 64q6 20-1 43M264 66q4 20 0 44M288 65q8 20 3 44M250 120q4 16-2 36M292 120q8 16 4 38M324 81q6 28-2 60M350 81q10 28 4 60" />
    </g>
    <path
      d="M-11 9V-8l6 7 5-10 5 10 6-7V9Z"
      transform="translate(271 85)"
      fill="var(--blue)"
      stroke-width="1"
    />
    <path
      d="M-11 9V-8l6 7 5-10 5 10 6-7V9Z"
      transform="translate(338 108)"
      fill="var(--blue)"
      stroke-width="1"
    />
    <path
      d="M204 158q8 4 24 6l160 0q12-2 20-12l8 0q-4 36-26 52H236q-24-12-32-46Z"
      fill="var(--timber)"
    />
    <path
      d="M209 170q10 4 26 5h160q10-1 16-6M215 182q12 4 26 4h146q12 0 18-4M224 193h170"
      fill="none"
      stroke-width="0.8"
    />
    <path d="M218 162v10M390 164v10M300 164v10" stroke-width="0.8" />
    <path d="M204 158 172 146l30 2Z" fill="var(--timber-2)" />
    <path d="M388 164v-14h28v2q-6 10-16 12Z" fill="var(--timber-2)" />
    {[250, 276, 316, 342].map(x => (
      <g key={x}>
        <path d={`M${x} 178h16v12h-16Z`} fill="var(--paper-2)" />
        <path d={`M${x} 178l16 12m0-12-16 12`} stroke-width="0.7" />
      </g>
    ))}
    <path
      d={waves(204, 16, 15, 7, 192)}
      fill="none"
      stroke="var(--paper-light)"
      stroke-width="1.6"
    />
  </g>
);
