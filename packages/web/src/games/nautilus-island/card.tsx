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
import { iconOf } from './cards.ts';
import { MarkAt } from './mark.tsx';

export const CARD = { width: 66, height: 92 };

interface Printed {
  readonly card: string;
  /** What is printed on treasures differs from sheet to sheet. */
  readonly components: Components;
}

type CardProps = { readonly card: string | null; readonly components: Components } & Pick<
  SVGAttributes<SVGSVGElement>,
  'x' | 'y' | 'width' | 'height' | 'class'
>;

export const Card = ({ card, components, class: extra = '', ...place }: CardProps) => (
  <svg
    viewBox={`0 0 ${CARD.width} ${CARD.height}`}
    class={`ni-card ${extra}`}
    aria-hidden="true"
    {...place}
  >
    {card === null ? <Back /> : <Face card={card} components={components} />}
  </svg>
);

const Face = ({ card, components }: Printed) => {
  const colour = colourOfCard(card);
  const tint = `var(--${colour})`;
  return (
    <>
      <rect class="ni-card-edge" x=".6" y="1.6" width="64.8" height="90" rx="6" />
      <rect class="ni-card-paper" x=".6" y=".6" width="64.8" height="89.4" rx="6" />
      <path class="ni-card-shine" d="M6 1.7H60" />
      <rect x="4" y="4" width="58" height="82.6" rx="3.4" fill="none" stroke={tint} />
      <MarkAt colour={colour} x={13.4} y={13.8} scale={0.98} />
      <IconAt name={iconOf(card)} x={33} y={44} size={42} />
      <path d="M4 75.5H62V83.2A3.4 3.4 0 0 1 58.6 86.6H7.4A3.4 3.4 0 0 1 4 83.2Z" fill={tint} />
      {[-1, 0, 1].map(i => (
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
  <g transform="translate(52.4 14.4)">
    <circle r="8.2" fill="var(--yellow)" stroke="var(--paper-light)" />
    <text class="ni-numeral" y="4.6" font-size="13.5" fill="var(--ink)">
      {points}
    </text>
  </g>
);

const Back = () => (
  <>
    <rect class="ni-card-edge" x=".6" y="1.6" width="64.8" height="90" rx="6" />
    <rect class="ni-back" x=".6" y=".6" width="64.8" height="89.4" rx="6" />
    <rect class="ni-back-line" x="4.6" y="4.6" width="56.8" height="81.4" rx="3.6" />
    <rect class="ni-back-line ni-faint" x="7" y="7" width="52" height="76.6" rx="2.4" />
    <path class="ni-back-line ni-faint" d={WAVES} />
    <circle class="ni-back-sun" cx="33" cy="45.3" r="20.5" />
    <IconAt name="nautilus-shell" x={33} y={45.3} size={34} fill="var(--brass-metal)" />
  </>
);

const WAVES = [14, 20, 70.6, 76.6].map(y => `M9 ${y}q4-3.4 8 0t8 0 8 0 8 0 8 0 8 0`).join('');
