/** Drawn examples of the rules. */
import './examples.css';
import type { NautilusIsland } from '@tidetable/rules';
import { components } from '@tidetable/rules/nautilus-island';
import { words } from '@tidetable/text/nautilus-island';
import type { ComponentChildren } from 'preact';
import { boardOf, Drawing } from '../../board/example.tsx';
import { Icon } from '../../look/icon.tsx';
import { say } from '../../settings.ts';
import type { ExamplesOf } from '../examples.ts';
import type { BoardProps } from '../gameUi.ts';
import { Board } from './board.tsx';
import { Camp } from './camp.tsx';
import { Card } from './card.tsx';
import { Column } from './column.tsx';
import positions from './examples.json' with { type: 'json' };
import { Hand } from './hand.tsx';
import { Materials } from './hull.tsx';
import { layoutBoard } from './layout.ts';
import { OwnSets } from './ownSets.tsx';
import { usePicks } from './usePicks.ts';

type View = NautilusIsland.View;
type Position = keyof typeof positions;

const at = (position: Position): BoardProps => boardOf(positions[position], components);
const viewAt = (position: Position): View => positions[position].view as View;
const nothing = (): void => undefined;

interface BoardExampleProps {
  readonly position: Position;
  /** Without what may be chosen. */
  readonly isStill?: boolean;
}

const BoardExample = ({ position, isStill = false }: BoardExampleProps) => (
  <Drawing shape="3 / 2">
    <Board {...at(position)} {...(isStill && { legal: [] })} />
  </Drawing>
);

/** What lies outside the board has its materials from here. */
const Small = ({ children }: { readonly children: ComponentChildren }) => (
  <Drawing>
    <svg class="ni-example-materials" aria-hidden="true">
      <Materials />
    </svg>
    {children}
  </Drawing>
);

const SetsExample = ({ position }: { readonly position: Position }) => (
  <Small>
    <div class="ni-example-sets">
      <OwnSets {...at(position)} offered={undefined} />
    </div>
  </Small>
);

const HandExample = ({ position }: { readonly position: Position }) => {
  const view = viewAt(position);
  const picks = usePicks(at(position), view.players[view.seat].hand ?? []);
  return (
    <Drawing shape="5 / 2">
      <Hand {...at(position)} picks={picks} />
    </Drawing>
  );
};

interface CampExampleProps {
  readonly position: Position;
  /** Whose token is pointed at. */
  readonly colour?: 'blue';
  readonly closing?: number;
}

const CampExample = ({ position, colour, closing }: CampExampleProps) => {
  const view = viewAt(position);
  const layout = layoutBoard('narrow', components.columns[2]);
  return (
    <Small>
      <svg
        class="ni-example-camp"
        viewBox={`0 ${layout.camp.y} ${layout.width} ${layout.height - layout.camp.y}`}
        aria-hidden="true"
      >
        <Camp
          view={view}
          layout={layout}
          across={layout.width}
          words={say(words)}
          highlighted={colour}
          closing={closing}
          isCloseHighlighted={closing !== undefined}
          close={nothing}
        />
      </svg>
    </Small>
  );
};

/** A column, and the cards that it gives. */
const CollectExample = () => {
  const view = viewAt('collect');
  const n = view.columns.length;
  const column = view.columns[n - 1];
  const layout = layoutBoard(
    'wide',
    view.columns.map(({ spaces }) => spaces),
  );
  const place = layout.columns[n - 1];
  const { x, width, top, bottom } = place;
  return (
    <Small>
      <div class="board-example-row">
        <svg
          class="ni-example-column"
          viewBox={`${x - width / 2} ${top - 8} ${width} ${bottom - top + 24}`}
          aria-hidden="true"
        >
          <Column
            n={n}
            components={components}
            column={column}
            place={place}
            layout={layout}
            label=""
            description={undefined}
            landing={undefined}
            isOpen
            isHighlighted={false}
            choose={nothing}
          />
        </svg>
        <Icon name="return-arrow" size={28} />
        {column.stacks.map(({ top: card }, i) => (
          <Card key={i} class="ni-example-card" card={card} components={components} />
        ))}
      </div>
    </Small>
  );
};

export const examples: ExamplesOf<'nautilus-island'> = {
  NI3: () => <BoardExample position="columns" isStill />,
  NI10: () => <BoardExample position="order" />,
  NI13: () => <BoardExample position="way" />,
  NI15: CollectExample,
  NI18: () => <HandExample position="lay" />,
  NI22: () => <CampExample position="camp" colour="blue" />,
  NI27: () => <CampExample position="closing" closing={4} />,
  NI39: () => <SetsExample position="odd" />,
  NI40: () => <SetsExample position="pair" />,
  NI42: () => <HandExample position="treasures" />,
  NI43: () => <SetsExample position="score" />,
};
