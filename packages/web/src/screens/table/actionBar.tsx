/** One bar that never moves: what is asked now, and Undo, Hint and OK, each at its place. */
import './actionBar.css';
import { OVER } from '@tidetable/rules';
import { tableWords } from '@tidetable/text/web';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Choice } from '../../games/gameUi.ts';
import { language, say, shortcut } from '../../settings.ts';
import type { Frame } from './frame.ts';
import { Leaving } from './handOver.tsx';
import { HintButton, HintPanel, useHint } from './hint.tsx';
import { KEYS } from './keys.ts';
import { Warning } from './movesPanel.tsx';
import { Notices } from './notices.tsx';
import { gameText, type PartProps } from './part.ts';
import { Result } from './result.tsx';
import { statusText } from './status.ts';
import { UndoButtons } from './undoButtons.tsx';
import type { RailState } from './useRail.ts';

interface ActionBarProps extends PartProps {
  readonly frame: Frame;
  readonly rail: RailState;
  /** A move that waits for a second press. */
  readonly asked: string | undefined;
  /** What the board has ready for OK. */
  readonly choice: Choice | undefined;
  readonly cancel: () => void;
  readonly isOver: boolean;
  /** A sheet lies over it. */
  readonly isCovered: boolean;
  /** Who looks back has these instead of Undo, Hint and OK. */
  readonly timeTools: ComponentChildren;
}

export const ActionBar = (props: ActionBarProps) => {
  const { session, state, frame, guide, timeTools, isCovered } = props;
  const isLookingBack = state.past !== undefined || session.isRecord;
  return (
    <section class="table-bar" aria-label={say(tableWords).actions} inert={isCovered}>
      <div class="table-request">
        {guide && frame.rail === 'sheet' ? guide : <Request {...props} />}
      </div>
      {isLookingBack ? timeTools : <Tools {...props} />}
    </section>
  );
};

/** The most urgent of what there is to say; each has the same place. */
const Request = (props: ActionBarProps) => {
  const { session, state, kept, owned, guide, ui, board, asked, choice, isOver } = props;
  const { handOver } = state;
  if (handOver) return <Leaving session={session} to={handOver.to} />;
  return (
    <>
      {kept && <Notices table={kept} owned={owned} />}
      {isOver && !guide ? (
        <Result {...props} />
      ) : asked !== undefined ? (
        <Question {...props} asked={asked} />
      ) : (
        <p class="table-asked">
          {(board.legal.length > 0 && ui.request?.(board, language.value)) || statusText(props)}
          {choice?.move !== undefined && board.legal.includes(choice.move) && (
            <Warning {...props} move={choice.move} />
          )}
        </p>
      )}
    </>
  );
};

/** Shall it be? OK says yes. */
const Question = (props: ActionBarProps & { readonly asked: string }) => {
  const { moment, board, asked, cancel } = props;
  const words = say(tableWords);
  return (
    <p class="table-asked" role="status">
      {words.confirm(gameText(props).move(asked, moment.view, board.components))}
      <Warning {...props} move={asked} />{' '}
      <button type="button" class="button quiet" onClick={cancel}>
        {words.cancel}
      </button>
    </p>
  );
};

/** What cannot be used is disabled, not gone. */
const Tools = (props: ActionBarProps) => {
  const { session, state, moment, board, frame, rail, asked } = props;
  const words = say(tableWords);
  const choice =
    asked === undefined ? props.choice : { label: words.ok, act: () => board.play(asked) };
  const hint = useHint(props);
  const ok = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked !== undefined) ok.current?.focus();
  }, [asked]);
  return (
    <>
      <HintPanel {...props} hint={hint} />
      <div class="table-tools">
        {session.hasUndo && <UndoButtons {...props} />}
        {session.hasAdvice && moment.toAct !== OVER && state.status.isOpen && (
          <HintButton {...props} hint={hint} />
        )}
        {frame.rail === 'sheet' && (
          <button
            type="button"
            class="button table-moves-toggle"
            aria-haspopup="dialog"
            aria-keyshortcuts={shortcut(KEYS.moves)}
            disabled={board.legal.length === 0}
            onClick={() => rail.show('moves')}
          >
            {words.movesTab} · {board.legal.length}
          </button>
        )}
        <button
          ref={ok}
          type="button"
          class="button main table-ok"
          data-highlighted={choice?.isHighlighted || undefined}
          disabled={!choice}
          onClick={() => choice?.act()}
        >
          {choice?.label ?? words.ok}
        </button>
      </div>
    </>
  );
};
