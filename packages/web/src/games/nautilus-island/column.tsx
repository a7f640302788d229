/** One compartment of the submarine with its two landing places: a single big target. */
import './column.css';
import type { NautilusIsland } from '@tidetable/rules';
import { type Components, moveNotation, type Side } from '@tidetable/rules/nautilus-island';
import { ItemAt } from '../../board/list.tsx';
import { PressAt } from '../../board/press.tsx';
import type { ColumnPlace, Layout } from './layout.ts';
import { Stack } from './stack.tsx';
import { things } from './things.ts';

interface ColumnProps {
  readonly n: number;
  readonly components: Components;
  readonly column: NautilusIsland.View['columns'][number];
  readonly place: ColumnPlace;
  readonly layout: Layout;
  readonly label: string;
  readonly description: string | undefined;
  /** The landing place that this round uses; undefined where somebody stands. */
  readonly landing: Side | undefined;
  readonly isOpen: boolean;
  readonly isHighlighted: boolean;
  readonly choose: () => void;
}

export const Column = (props: ColumnProps) => {
  const { n, components, column, place, layout, landing, isOpen, isHighlighted, choose } = props;
  const { x, width, top, bottom, bank } = place;
  const { card } = layout;
  const last = place.stacks[place.stacks.length - 1];
  const box = {
    x: x - width / 2 + 3,
    y: top + 1,
    width: width - 6,
    height: bottom - top - 2,
    rx: 9,
  };
  return (
    <ItemAt>
      <PressAt
        class="ni-column"
        data-explain={things.column(n)}
        spot={moveNotation.column(n)}
        label={props.label}
        description={props.description}
        can={isOpen}
        isHighlighted={isHighlighted}
        act={choose}
      >
        <rect
          class="ni-target"
          x={x - width / 2}
          y={bank.top - 20}
          width={width}
          height={bank.bottom - bank.top + 40}
        />
        <rect class="ni-cabin" {...box} />
        {landing && <Landing x={x} y={bank[landing]} side={landing} />}
        {place.stacks.map((y, i) => (
          <Stack
            key={i}
            x={x}
            y={y}
            card={card}
            components={components}
            shape={layout.shape}
            height={column.height}
            top={column.stacks[i].top}
            place={`stack/${n}/${i}`}
          />
        ))}
        <rect class="ni-ring" {...box} />
        <Plaque x={x} y={place.rim} n={n} />
        {column.height > 0 && (
          <Height
            x={x + card.width / 2 - 3}
            y={last + card.height / 2 + 4}
            n={column.height}
            thing={things.height(n)}
          />
        )}
      </PressAt>
    </ItemAt>
  );
};

/** Where a castaway may come ashore. */
const Landing = ({ x, y, side }: { x: number; y: number; side: Side }) => (
  <g class="ni-landing" data-explain={things.landing()} transform={`translate(${x} ${y})`}>
    <ellipse cy="9" rx="15" ry="5.5" />
    <path d={side === 'top' ? 'M-5-10 0-4 5-10' : 'M-5 0 0-6 5 0'} />
  </g>
);

/** The number of a column, on an enamel plate riveted to the rim. */
const Plaque = ({ x, y, n }: { x: number; y: number; n: number }) => (
  <g class="ni-plaque" transform={`translate(${x} ${y})`}>
    <rect x="-11.5" y="-9" width="23" height="18" rx="4" />
    <text class="ni-numeral" y="5.4" font-size="16">
      {n}
    </text>
  </g>
);

/** How many cards each stack of the column has. */
const Height = ({ x, y, n, thing }: { x: number; y: number; n: number; thing: string }) => (
  <g class="ni-height" data-explain={thing} transform={`translate(${x} ${y})`}>
    <circle r="11" />
    <text class="ni-numeral" y="5.4" font-size="16">
      {n}
    </text>
  </g>
);
