/** An object card; null for its back. A drawing of its own, so that it can lie anywhere and fly. */
import './card.css';
import {
  type Components,
  cardPoints,
  colourOfCard,
  isTreasure,
} from '@tidetable/rules/nautilus-island';
import type { SVGAttributes } from 'preact';
import { IconAt } from '../../look/icon.tsx';
import { CARD_HEIGHTS, CARD_WIDTH, type Shape } from './cardShape.ts';
import { iconOf } from './cards.ts';
import { MarkAt } from './mark.tsx';

interface Printed {
  readonly card: string;
  /** What is printed on treasures differs from sheet to sheet. */
  readonly components: Components;
  readonly shape: Shape;
}

type CardProps = {
  readonly card: string | null;
  readonly components: Components;
  readonly shape?: Shape;
} & Pick<SVGAttributes<SVGSVGElement>, 'x' | 'y' | 'width' | 'height' | 'class'>;

export const Card = ({
  card,
  components,
  shape = 'upright',
  class: extra = '',
  ...place
}: CardProps) => (
  <svg
    viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHTS[shape]}`}
    class={`ni-card ${extra}`}
    aria-hidden="true"
    {...place}
  >
    {card === null ? (
      <Back shape={shape} />
    ) : (
      <Face card={card} components={components} shape={shape} />
    )}
  </svg>
);

/** Where the picture lies, and how high the band below it is. */
const PICTURES = {
  upright: { y: 44, size: 42, band: 11 },
  square: { y: 33, size: 38, band: 5 },
} satisfies Record<Shape, object>;

const Face = ({ card, components, shape }: Printed) => {
  const colour = colourOfCard(card);
  const tint = `var(--${colour})`;
  const height = CARD_HEIGHTS[shape];
  const { y, size, band } = PICTURES[shape];
  return (
    <>
      <rect class="ni-card-edge" x=".6" y="1.6" width="64.8" height={height - 2} rx="6" />
      <rect class="ni-card-paper" x=".6" y=".6" width="64.8" height={height - 2.6} rx="6" />
      <path class="ni-card-shine" d="M6 1.7H60" />
      <rect x="4" y="4" width="58" height={height - 9.4} rx="3.4" fill="none" stroke={tint} />
      <MarkAt colour={colour} x={13.4} y={13.8} scale={0.98} />
      <IconAt name={iconOf(card)} x={33} y={y} size={size} />
      <path
        d={`M4 ${height - 5.4 - band}H62v${band - 3.4}a3.4 3.4 0 0 1-3.4 3.4H7.4a3.4 3.4 0 0 1-3.4-3.4Z`}
        fill={tint}
      />
      {shape === 'upright' &&
        [-1, 0, 1].map(i => (
          <MarkAt
            key={i}
            colour={colour}
            x={33 + i * 17}
            y={81}
            scale={0.44}
            fill="var(--paper-light)"
          />
        ))}
      {isTreasure(card) && <Worth points={cardPoints(components, card)} />}
    </>
  );
};

/** What a treasure is worth. [NI42] */
const Worth = ({ points }: { readonly points: number }) => (
  <g transform="translate(50.6 15.4)">
    <circle r="10.4" fill="var(--yellow)" stroke="var(--paper-light)" />
    <text class="ni-numeral" y="6.4" font-size="19.5" fill="var(--ink)">
      {points}
    </text>
  </g>
);

const Back = ({ shape }: { readonly shape: Shape }) => {
  const height = CARD_HEIGHTS[shape];
  const middle = height / 2 - 0.7;
  return (
    <>
      <rect class="ni-card-edge" x=".6" y="1.6" width="64.8" height={height - 2} rx="6" />
      <rect class="ni-back" x=".6" y=".6" width="64.8" height={height - 2.6} rx="6" />
      <rect class="ni-back-line" x="4.6" y="4.6" width="56.8" height={height - 10.6} rx="3.6" />
      <rect class="ni-back-line ni-faint" x="7" y="7" width="52" height={height - 15.4} rx="2.4" />
      {shape === 'upright' && <path class="ni-back-line ni-faint" d={WAVES} />}
      <circle class="ni-back-sun" cx="33" cy={middle} r="20.5" />
      <IconAt name="nautilus-shell" x={33} y={middle} size={34} fill="var(--brass-metal)" />
    </>
  );
};

const WAVES = [14, 20, 70.6, 76.6].map(y => `M9 ${y}q4-3.4 8 0t8 0 8 0 8 0 8 0 8 0`).join('');
