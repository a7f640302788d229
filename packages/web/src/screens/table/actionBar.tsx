/** The action bar, with fixed places: the question, Undo, Hint and OK. */
import './actionBar.css';
import { OVER } from '@tidetable/rules';
import { tableWords } from '@tidetable/text/web';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Choice } from '../../games/gameUi.ts';
import { language, say, settings, shortcut } from '../../settings.ts';
import { forcedMove } from './forcedMove.ts';
import type { Frame } from './frame.ts';
import { Leaving } from './handOver.tsx';
import { Hint, HintButton, useHint } from './hint.tsx';
import { KEYS } from './keys.ts';
import { listedMoves } from './listedMoves.ts';
import { Warning } from './movesPanel.tsx';
import { Notices } from './notices.tsx';
import { gameText, type PartProps } from './part.ts';
import { Result, ResultButton, useResult } from './result.tsx';
import { statusText } from './status.ts';
import { UndoButtons } from './undoButtons.tsx';
import { useEscape } from './useEscape.ts';
import type { RailState } from './useRail.ts';

interface ActionBarProps extends PartProps {
  readonly frame: Frame;
  readonly rail: RailState;
  /** A move that waits for a second press. */
  readonly asked: string | undefined;
  /** The board's choice that is ready for OK. */
  readonly choice: Choice | undefined;
  readonly cancel: () => void;
  readonly isOver: boolean;
  /** A sheet covers it. */
  readonly isCovered: boolean;
  /** The buttons for the past, which replace Undo, Hint and OK. */
  readonly timeTools: ComponentChildren;
}

export const ActionBar = (props: ActionBarProps) => {
  const { session, state, frame, guide, timeTools, isOver, isCovered } = props;
  const ready = readyFor(props);
  const result = useResult(props, isOver && !guide);
  const isLookingBack = state.past !== undefined || session.isRecord;
  return (
    <section class="table-bar" aria-label={say(tableWords).actions} inert={isCovered}>
      <div class="table-request">
        {guide && frame.rail !== 'side' ? (
          guide
        ) : (
          <Request {...props} ready={ready} result={result} />
        )}
      </div>
      {isLookingBack ? timeTools : <Tools {...props} ready={ready} result={result} />}
    </section>
  );
};

/** The action of OK. */
interface Ready extends Choice {
  /** The only legal move, if there is just one. */
  readonly only?: string;
}

interface ReadyProps extends ActionBarProps {
  readonly ready: Ready | undefined;
  readonly result: ReturnType<typeof useResult>;
}

const readyFor = (props: ActionBarProps): Ready | undefined => {
  const { asked, choice, cancel, board, moment, state } = props;
  const label = say(tableWords).ok;
  if (asked !== undefined) return { label, act: () => board.play(asked), cancel };
  const [move, other] = board.legal;
  const isPlayed = settings.value.forced && forcedMove(board.legal, state.lines) !== undefined;
  if (choice || move === undefined || other !== undefined || isPlayed) return choice;
  const only = gameText(props).move(move, moment.view, board.components);
  return { label, move, only, act: () => board.play(move) };
};

/** The most urgent message; all have the same place. */
const Request = (props: ReadyProps) => {
  const { session, state, kept, online, owned, guide, ui, board, asked, ready, isOver } = props;
  const { handOver } = state;
  if (handOver) return <Leaving session={session} to={handOver.to} />;
  return (
    <>
      {kept && <Notices table={kept} owned={owned} />}
      {online && <online.Notice {...props} />}
      {isOver && !guide ? (
        <Result {...props} />
      ) : asked !== undefined ? (
        <Question {...props} asked={asked} />
      ) : (
        <p class="table-asked" role={ready?.asks ? 'status' : undefined}>
          {ready?.asks ??
            ((board.legal.length > 0 && ui.request?.(board, language.value)) || statusText(props))}
          {ready?.only && <strong> {ready.only}</strong>}
          {[ready?.move, ready?.other?.move].map(
            move =>
              move !== undefined &&
              board.legal.includes(move) && <Warning key={move} {...props} move={move} />,
          )}
        </p>
      )}
    </>
  );
};

/** Asks for a confirmation by OK. */
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

/** Each at its place, even while disabled. */
const Tools = (props: ReadyProps) => {
  const { session, state, moment, board, guide, frame, rail, asked, ready } = props;
  const { isOver, result, choice } = props;
  const words = say(tableWords);
  const hint = useHint(props);
  useEscape(ready?.cancel);
  const ok = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked !== undefined) ok.current?.focus();
  }, [asked]);
  return (
    <>
      <Hint {...props} hint={hint} />
      <div class="table-tools">
        {session.hasUndo && <UndoButtons {...props} cancel={ready?.cancel} />}
        {session.hasAdvice && moment.toAct !== OVER && state.status.isOpen && (
          <HintButton {...props} hint={hint} />
        )}
        {isOver && !guide && <ResultButton result={result} />}
        {ready?.other ? (
          <Answer kind="table-other" keys={KEYS.other} choice={ready.other} />
        ) : frame.rail === 'sheet' ? (
          <button
            type="button"
            class="button table-moves-toggle"
            aria-haspopup="dialog"
            aria-keyshortcuts={shortcut(KEYS.moves)}
            disabled={board.legal.length === 0}
            onClick={() => rail.show('moves')}
          >
            {words.movesTab} · {listedMoves(board.legal, choice?.fits).length}
          </button>
        ) : (
          <span class="table-other" />
        )}
        <Answer button={ok} kind="main table-ok" keys={KEYS.ok} choice={ready} />
      </div>
    </>
  );
};

interface AnswerProps {
  readonly kind: string;
  readonly keys: string;
  readonly choice: Ready | undefined;
  readonly button?: RefObject<HTMLButtonElement> | null;
}

const Answer = ({ kind, keys, choice, button = null }: AnswerProps) => (
  <button
    ref={button}
    type="button"
    class={`button ${kind}`}
    aria-keyshortcuts={shortcut(keys)}
    data-highlighted={choice?.isHighlighted || undefined}
    disabled={!choice?.act}
    onClick={() => choice?.act?.()}
  >
    <span>{choice?.label ?? say(tableWords).ok}</span>
    {choice?.detail && <small> {choice.detail}</small>}
    {choice?.only && <span class="hidden"> {choice.only}</span>}
  </button>
);
