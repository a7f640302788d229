/** The wreck and the camp: the main drawing of the screen. */
import './board.css';
import type { NautilusIsland } from '@tidetable/rules';
import {
  type ColourName,
  type Components,
  closing,
  moveNotation,
  pawnPlaces,
  readMove,
} from '@tidetable/rules/nautilus-island';
import { words as allWords, text } from '@tidetable/text/nautilus-island';
import { ListAt } from '../../board/list.tsx';
import { useSize } from '../../board/useSize.ts';
import { say } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { highlights } from '../highlights.ts';
import { Camp } from './camp.tsx';
import { Castaways } from './castaways.tsx';
import { Column } from './column.tsx';
import { useIslandFlights } from './flights.tsx';
import { HullDrawing, Materials } from './hull.tsx';
import { columnLabel, whoIsAt } from './labels.ts';
import { cropFor, layoutBoard } from './layout.ts';
import { columnMove } from './markers.ts';

type View = NautilusIsland.View;

export const Board = (props: BoardProps) => {
  const view = props.view as View;
  const { legal, highlighted, play, whyNot } = props;
  const { ref, ...room } = useSize();
  const spaces = view.columns.map(column => column.spaces);
  const crop = cropFor(room, spaces);
  useIslandFlights(props);
  const words = say(allWords);
  const layout = layoutBoard(crop, spaces);
  const names = props.players.map(p => p.name);
  const places = pawnPlaces(view);
  const { consequence } = say(text);
  return (
    <div ref={ref} class={`ni-board ${crop === 'wide' ? 'ni-wide' : 'ni-narrow'}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing whose parts are controls, not a form */}
      <svg
        class="ni-drawing"
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        role="group"
        aria-label={words.board.drawing}
      >
        <Materials />
        <HullDrawing layout={layout} />
        <ListAt label={words.board.columns}>
          {layout.columns.map((place, i) => {
            const move = columnMove(view, i + 1);
            const here = whoIsAt(words, places, i + 1, names);
            const label = columnLabel(words, view, i + 1, here);
            const isOpen = legal.includes(move);
            return (
              <Column
                key={i}
                n={i + 1}
                components={props.components as Components}
                column={view.columns[i]}
                place={place}
                layout={layout}
                label={
                  move === moveNotation.collect && isOpen
                    ? `${say(text).move(move, view)}. ${label}`
                    : label
                }
                description={isOpen ? consequence?.(move, view) : whyNot?.(move)}
                landing={move !== moveNotation.collect && isOpen ? view.side : undefined}
                isOpen={isOpen}
                isHighlighted={highlights(props, move)}
                choose={() => play(move)}
              />
            );
          })}
        </ListAt>
        <Castaways
          key={crop} // a new crop is no walk
          pawnPlaces={places}
          names={names}
          layout={layout}
          active={typeof view.toAct === 'number' ? view.toAct : undefined}
          choose={n => play(columnMove(view, n))}
        />
        <Camp
          view={view}
          layout={layout}
          across={Math.max(layout.width, (layout.height * room.width) / (room.height || 1))}
          words={words}
          highlighted={tokenInQuestion(view, highlighted)}
          closing={legal.includes(moveNotation.close) ? closing(view)?.size : undefined}
          isCloseHighlighted={highlights(props, moveNotation.close)}
          close={() => play(moveNotation.close)}
        />
      </svg>
    </div>
  );
};

/** The colour that is being stored, or would be by the move pointed at. */
const tokenInQuestion = (view: View, highlighted: string | undefined): ColourName | undefined => {
  if (view.phase === 'lay') return view.storing ?? undefined;
  const move = highlighted === undefined ? undefined : readMove(highlighted);
  return move?.type === 'store' ? move.colour : undefined;
};
