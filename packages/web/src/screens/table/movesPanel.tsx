/** The legal moves as a list of buttons, with undo and hint: everything can be done from here. */
import { OVER } from '@tidetable/rules';
import { tableWords } from '@tidetable/text/web';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../../look/dialog.tsx';
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
  const { session, state, moment, board, highlight, asked } = props;
  const words = say(tableWords);
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
                data-highlighted={board.highlighted === move || undefined}
                aria-keyshortcuts={i < 9 ? shortcut(String(i + 1)) : undefined}
                onClick={() => board.play(move)}
                onPointerEnter={() => highlight(move)}
                onPointerLeave={() => highlight(undefined)}
                // A focus that merely followed a tap points at nothing.
                onFocus={e => e.currentTarget.matches(':focus-visible') && highlight(move)}
                onBlur={() => highlight(undefined)}
              >
                {gameText(props).move(move, moment.view, board.components)}
              </button>
            </li>
          ))}
        </ol>
      )}
      {!state.past && state.status.isOpen && !session.isRecord && (
        <div class="row table-tools">
          {session.hasUndo && <UndoButtons {...props} />}
          {session.hasAdvice && moment.toAct !== OVER && <HintButton {...props} hint={hint} />}
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

const UndoButtons = ({ session, moment: { ply } }: PartProps) => {
  const words = say(tableWords);
  const [askedAt, ask] = useState<number>();
  const { step, turn, practice } = session.undo;
  const isPractice = step === undefined && practice !== undefined;
  const takeBack = (to: number | undefined): void => {
    if (to !== undefined) void session.takeBack(to);
  };
  return (
    <>
      <button
        type="button"
        class="button"
        aria-keyshortcuts={shortcut('u')}
        aria-haspopup={isPractice ? 'dialog' : undefined}
        disabled={step === undefined && practice === undefined}
        onClick={() => (isPractice ? ask(ply) : takeBack(step))}
      >
        <Icon name="return-arrow" />
        {isPractice ? words.undoPractice : words.undo}
      </button>
      {turn !== undefined && (
        <button type="button" class="button" onClick={() => takeBack(turn)}>
          {words.restartTurn}
        </button>
      )}
      {isPractice && askedAt === ply && (
        <Dialog title={words.undoPractice} onClose={() => ask(undefined)}>
          <p>{words.undoPracticeWhy}</p>
          <button type="button" class="button main" onClick={() => takeBack(practice)}>
            {words.undoPractice}
          </button>
        </Dialog>
      )}
    </>
  );
};

/** Plays a step without choice, if the person wants that. */
const useForcedMove = ({ session, moment, board, guide }: MovesPanelProps): void => {
  useEffect(() => {
    if (guide || !settings.value.forced || session.state.handOver) return;
    const move = forcedMove(board.legal, session.state.lines);
    if (move !== undefined) void session.play(move);
  }, [moment, session]);
};
