/** A stack: as high as it is, with its top card or the back of one. */
import type { Components } from '@tidetable/rules/nautilus-island';
import { Card } from './card.tsx';
import type { Shape } from './cardShape.ts';
import { thingOfCard } from './things.ts';

interface StackProps {
  readonly x: number;
  readonly y: number;
  readonly card: { readonly width: number; readonly height: number };
  readonly components: Components;
  readonly shape: Shape;
  readonly height: number;
  /** null where it lies face down. */
  readonly top: string | null;
  readonly place: string;
}

/** Each card below shows a little of its edge. */
const EDGE = { x: 0.5, y: 1.45 };

export const Stack = ({ x, y, card, components, shape, height, top, place }: StackProps) => {
  const left = x - card.width / 2;
  const upper = y - card.height / 2;
  const radius = card.width * 0.09;
  if (height === 0)
    return <rect data-place={place} class="ni-space" x={left} y={upper} {...card} rx={radius} />;
  return (
    <g class="ni-stack">
      <rect
        class="ni-stack-shade"
        x={left - 2}
        y={upper + 6}
        width={card.width + 4 + EDGE.x * height}
        height={card.height - 2 + EDGE.y * height}
        rx={radius + 2}
      />
      {Array.from({ length: height - 1 }, (_, i) => {
        const n = height - 1 - i;
        return (
          <rect
            key={n}
            class="ni-stack-edge"
            x={left + n * EDGE.x}
            y={upper + n * EDGE.y}
            {...card}
            rx={radius}
          />
        );
      })}
      <g data-place={place} data-explain={thingOfCard(top)}>
        <g key={height} class="ni-turning">
          <Card card={top} components={components} shape={shape} x={left} y={upper} {...card} />
        </g>
      </g>
    </g>
  );
};
