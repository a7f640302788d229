import './undo.css';
import { type LogLine, undonePlies } from '@tidetable/match';
import { tableWords } from '@tidetable/text/web';
import { useState } from 'preact/hooks';
import { Dialog } from '../../look/dialog.tsx';
import { Icon } from '../../look/icon.tsx';
import { say, shortcut } from '../../settings.ts';
import { autoPlies, undoTogether } from './autoMoves.ts';
import { KEYS } from './keys.ts';
import type { PartProps } from './part.ts';
import { revealedBy } from './revealedInfo.ts';

interface UndoProps extends PartProps {
  /** Cancels a choice that is not yet a move; this comes first. */
  readonly cancel: (() => void) | undefined;
}

/** One step back, or to the beginning of the turn; an undo of revealed information asks first. */
export const UndoButtons = ({
  session,
  ui,
  state: { lines },
  moment: { ply, seat },
  cancel,
}: UndoProps) => {
  const words = say(tableWords);
  const [askedAt, ask] = useState<number>();
  const own = { seat, lines, undone: undonePlies(lines), auto: autoPlies(session) };
  const { step, turn, practice } = undoTogether(session.undo, own);
  const learnt = revealedBy(
    lines.filter(line => line.ply >= (practice ?? ply) && !own.undone.has(line.ply)),
    seat,
    ui,
  );
  const isPractice = !cancel && step === undefined && practice !== undefined;
  const takeBack = (to: number | undefined): void => {
    if (to !== undefined) void session.takeBack(to);
  };
  return (
    <>
      <button
        type="button"
        class="button table-undo"
        aria-keyshortcuts={shortcut(KEYS.undo)}
        aria-haspopup={isPractice ? 'dialog' : undefined}
        disabled={!cancel && step === undefined && practice === undefined}
        onClick={() => (cancel ? cancel() : isPractice ? ask(ply) : takeBack(step))}
      >
        <Icon name="return-arrow" />
        {isPractice ? words.undoAsks : words.undo}
      </button>
      <button
        type="button"
        class="button table-restart"
        disabled={turn === undefined}
        onClick={() => takeBack(turn)}
      >
        <svg class="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M4 3v14M17 10H8M12 5l-5 5 5 5" />
        </svg>
        <span>{words.restartTurn}</span>
      </button>
      {/* the announcer speaks of it */}
      {hasJustBecomePractice(lines) && <p class="table-practised">{words.practiceNow}</p>}
      {isPractice && askedAt === ply && (
        <Dialog
          class="table-undo-ask"
          title={words.undoPractice}
          closeWord={words.undoNo}
          onClose={() => ask(undefined)}
        >
          <p>{learnt.map(what => words.learnt[what]).join(' ')}</p>
          <p>{words.undoPracticeWhy}</p>
          <button type="button" class="button" onClick={() => takeBack(practice)}>
            {words.undoYes}
          </button>
        </Dialog>
      )}
    </>
  );
};

/** Until the next move: the effect of the undo. */
const hasJustBecomePractice = (lines: readonly LogLine[]): boolean =>
  lines.at(-1)?.decided?.type === 'undo' && lines.at(-2)?.decided?.type === 'practice';
