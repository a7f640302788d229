/** The legal moves as a list of buttons, with undo and hint: everything can be done from here. */
import { OVER } from '@tidetable/rules';
import { tableWords } from '@tidetable/text/web';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../look/icon.tsx';
import { say, settings, shortcut } from '../../settings.ts';
import { forcedMove } from './forcedMove.ts';
import { HintButton, HintPanel, useHint } from './hint.tsx';
import { gameText, type PartProps } from './part.ts';
import { Refusal } from './refusal.tsx';

interface MovesPanelProps extends PartProps {
  /** A weighty move that waits for a second tap. */
  readonly asked: string | undefined;
  readonly cancel: () => void;
}

export const MovesPanel = (props: MovesPanelProps) => {
  const { sitting, moment, board, light, asked, guide } = props;
  const words = say(tableWords);
  const isPast = sitting.past.value !== undefined;
  const { role } = sitting.table.status.value;
  const [isOpen, open] = useState(false);
  const hint = useHint(props);
  useForcedMove(props);
  return (
    <section class="table-moves" aria-label={words.moves} data-open={isOpen || undefined}>
      <Refusal {...props} />
      <HintPanel {...props} hint={hint} />
      {asked !== undefined ? (
        <Question {...props} asked={asked} />
      ) : (
        <ol class="table-move-list">
          {board.legal.map((move, i) => (
            <li key={move}>
              <button
                type="button"
                class="button table-move"
                data-move={move}
                data-lit={board.lit === move || undefined}
                aria-keyshortcuts={i < 9 ? shortcut(String(i + 1)) : undefined}
                onClick={() => board.play(move)}
                onPointerEnter={() => light(move)}
                onPointerLeave={() => light(undefined)}
                // A focus that merely followed a tap points at nothing.
                onFocus={e => e.currentTarget.matches(':focus-visible') && light(move)}
                onBlur={() => light(undefined)}
              >
                {gameText(props).move(move, moment.view, board.components)}
              </button>
            </li>
          ))}
        </ol>
      )}
      {!isPast && role === 'playing' && (
        <div class="row table-tools">
          {!guide && <UndoButtons {...props} />}
          {!guide && moment.toAct !== OVER && <HintButton {...props} hint={hint} />}
          {board.legal.length > 0 && (
            <button
              type="button"
              class="button table-moves-toggle"
              aria-expanded={isOpen}
              onClick={() => open(!isOpen)}
            >
              {words.moves} · {board.legal.length}
            </button>
          )}
        </div>
      )}
    </section>
  );
};

/** Shall it be? The answer is at hand, wherever the move was tapped. */
const Question = (props: MovesPanelProps & { readonly asked: string }) => {
  const { moment, board, asked, cancel } = props;
  const words = say(tableWords);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <div class="row">
      <button ref={yes} type="button" class="button main" onClick={() => board.play(asked)}>
        {words.confirm(gameText(props).move(asked, moment.view, board.components))}
      </button>
      <button type="button" class="button" onClick={cancel}>
        {words.cancel}
      </button>
    </div>
  );
};

const UndoButtons = ({ sitting, moment: { undo } }: PartProps) => {
  const words = say(tableWords);
  const isPractice = undo.step === undefined && undo.practice !== undefined;
  return (
    <>
      <button
        type="button"
        class="button"
        aria-keyshortcuts={shortcut('u')}
        disabled={undo.step === undefined && undo.practice === undefined}
        title={isPractice ? words.undoPracticeWhy : undefined}
        onClick={() => void sitting.undo((undo.step ?? undo.practice) as number)}
      >
        <Icon name="return-arrow" />
        {isPractice ? words.undoPractice : words.undo}
      </button>
      {undo.turn !== undefined && (
        <button type="button" class="button" onClick={() => void sitting.undo(undo.turn as number)}>
          {words.restartTurn}
        </button>
      )}
    </>
  );
};

/** Plays a step without choice, if the person wants that. */
const useForcedMove = ({ sitting, moment, board, guide }: MovesPanelProps): void => {
  useEffect(() => {
    if (guide || !settings.value.forced || sitting.handOver.value) return;
    const move = forcedMove(board.legal, sitting.lines.value);
    if (move !== undefined) void sitting.play(move);
  }, [moment, sitting]);
};
