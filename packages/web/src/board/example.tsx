/** A drawn example of the rules: parts of a real table in a fixed position, without controls. */
import './example.css';
import { setupWords } from '@tidetable/text/web';
import type { ComponentChildren } from 'preact';
import type { BoardProps } from '../games/gameUi.ts';
import { say } from '../settings.ts';
import { BoardScope } from './boardScope.tsx';

/** An entry of a game's `examples.json`. */
export interface ExamplePosition {
  readonly view: object;
  readonly legal: readonly string[];
}

const nothing = (): void => undefined;

/** The props of a board for the position. */
export const boardOf = (
  { view, legal }: ExamplePosition,
  components: object,
): Omit<BoardProps, 'view' | 'components'> & ExamplePosition & { readonly components: object } => ({
  view,
  components,
  legal,
  events: [],
  lines: [],
  players: Array.from({ length: SEATS }, (_, seat) => ({
    name: say(setupWords).defaultName(seat + 1),
  })),
  points: [],
  aids: { memory: false, projection: false },
  highlighted: undefined,
  play: nothing,
  offer: nothing,
});

const SEATS = 4; // the most that sit at a table

interface DrawingProps {
  /** `aspect-ratio` of CSS; none for a drawing with a height of its own. */
  readonly shape?: string | undefined;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** The caption describes the picture: screen readers get only the caption. */
export const Drawing = ({ shape, class: more = '', children }: DrawingProps) => (
  <BoardScope>
    <div
      class={`board-example ${more}`}
      inert
      data-shaped={shape === undefined ? undefined : ''}
      style={{ '--shape': shape }}
    >
      {children}
    </div>
  </BoardScope>
);
