/** The two submarines, drawn by hand, around their own middle and about 100 units wide. */
import './submarines.css';

const HULL = 'M-40 6C-40-12-20-19 6-19C33-19 47-7 47 4C47 17 29 25 2 25C-26 25-40 19-40 6Z';
const TOWER = 'M-10-17L-5-34H13L19-16Z';

export const NautilionAt = () => (
  <g class="nl-submarine" data-ship="nautilion">
    <path class="nl-submarine-line" d="M5-34V-44H15" />
    <path class="nl-submarine-fin" d="M-38 4L-50-9V19Z" />
    <path class="nl-submarine-tower" d={TOWER} />
    <path class="nl-submarine-hull" d={HULL} />
    <path class="nl-submarine-shine" d="M-28-7C-16-13 14-14 30-9" />
    {[-18, 4, 26].map(x => (
      <circle key={x} class="nl-submarine-window" cx={x} cy={4} r={6.5} />
    ))}
  </g>
);

/** The evil twin looks the other way, with a ram and windows of the wrong light. */
export const PhantomAt = () => (
  <g class="nl-submarine" data-ship="phantom">
    <g transform="scale(-1 1)">
      <path class="nl-submarine-line" d="M0-34L-6-46M10-34L14-45" />
      <path class="nl-submarine-fin" d="M-38 4L-52-12L-46 4L-52 20Z" />
      <path class="nl-submarine-tower" d="M-12-17L-9-30L-1-25L5-35L11-25L18-30L20-16Z" />
      <path class="nl-submarine-hull" d={HULL} />
      <path class="nl-submarine-fin" d="M44-2L56 5L43 11Z" />
      <path class="nl-submarine-shine" d="M-28-7C-16-13 14-14 30-9" />
      <path
        class="nl-submarine-window"
        d="M-25 2L-12 6L-14 11L-25 9ZM-3 2L10 6L8 11L-3 9ZM19 2L32 6L30 11L19 9Z"
      />
    </g>
  </g>
);

export const Submarine = ({
  ship,
  size,
}: {
  readonly ship: 'nautilion' | 'phantom';
  readonly size: number;
}) => (
  <svg
    width={`${size / 16}rem`}
    height={`${size / 20}rem`}
    viewBox="-56 -50 112 84"
    aria-hidden="true"
  >
    {ship === 'nautilion' ? <NautilionAt /> : <PhantomAt />}
  </svg>
);

/** The Darkhouse: a lighthouse that shines with the wrong light. Stands on its own foot, 100 high. */
export const DarkhouseAt = () => (
  <g>
    <path class="nl-lighthouse-beam" d="M0-78L-50-92V-64ZM0-78L50-92V-64Z" />
    <path class="nl-lighthouse-rock" d="M-34 2L-24-9L-12-6L0-12L14-7L26-10L36 2Z" />
    <path class="nl-lighthouse-wall" d="M-15-8L-10-66H10L15-8Z" />
    <path class="nl-lighthouse-band" d="M-13.6-24L-12.2-40H12.2L13.6-24ZM-11-52L-10-64H10L11-52Z" />
    <path class="nl-lighthouse-rail" d="M-15-66H15" />
    <rect class="nl-lighthouse-lamp" x={-8} y={-86} width={16} height={19} rx={2} />
    <path class="nl-lighthouse-roof" d="M-13-86L0-101L13-86Z" />
  </g>
);

export const Darkhouse = ({ size }: { readonly size: number }) => (
  <svg
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    viewBox="-54 -104 108 110"
    aria-hidden="true"
  >
    <DarkhouseAt />
  </svg>
);
