/** The mark of each category: colour is never alone. */
import type { ColourName as Colour } from '@tidetable/rules/nautilus-island';

const MARKS: Record<Colour, string> = {
  green: 'M0-6.2 6.4 5.2H-6.4Z',
  red: 'M0-7 6 0 0 7-6 0Z',
  blue: 'M-5.3-5.3H5.3V5.3H-5.3Z',
  purple: 'M0-6A6 6 0 1 1 0 6A6 6 0 1 1 0-6Z',
  orange: 'M-5.6-3.2 0-6.5 5.6-3.2V3.2L0 6.5-5.6 3.2Z',
  yellow: 'M0-7.2 2-2.4 7.1-2.1 3.2 1.3 4.4 6.3 0 3.6-4.4 6.3-3.2 1.3-7.1-2.1-2-2.4Z',
};

interface MarkAtProps {
  readonly colour: Colour;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly fill?: string;
}

export const MarkAt = ({ colour, x = 0, y = 0, scale = 1, fill }: MarkAtProps) => (
  <path
    d={MARKS[colour]}
    transform={`translate(${x} ${y}) scale(${scale})`}
    fill={fill ?? `var(--${colour})`}
    stroke-linejoin="round"
  />
);

export const Mark = ({ colour, size = 16 }: { colour: Colour; size?: number | string }) => (
  <svg class="ni-mark" width={size} height={size} viewBox="-8 -8 16 16" aria-hidden="true">
    <MarkAt colour={colour} />
  </svg>
);
