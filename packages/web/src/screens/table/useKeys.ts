import { useEffect } from 'preact/hooks';
import { settings } from '../../settings.ts';
import type { TableSession } from '../../table/tableSession.ts';

/** Where somebody writes or chooses. */
const WRITING = 'input:not([type="range"]), select, textarea';

/** Which of the first nine, whether or not the keyboard wants Shift for its digits. */
const digitOf = ({ key, code }: KeyboardEvent): number =>
  Number(/^[1-9]$/.exec(key)?.[0] ?? /^Digit([1-9])$/.exec(code)?.[1] ?? 0);

/** Is a key meant for the table: wanted, and nobody writes or has a dialog open? */
export const isForTable = (e: KeyboardEvent): boolean =>
  settings.value.keys &&
  !(e.altKey || e.ctrlKey || e.metaKey || e.defaultPrevented) &&
  !(e.target as Element).closest(WRITING) &&
  !document.querySelector('dialog[open]');

/** Shows the list and goes to its first move. */
const openMoves = (show: () => void): void => {
  show();
  requestAnimationFrame(() =>
    document.querySelector<HTMLButtonElement>('.table-move-list button')?.focus(),
  );
};

/** Keys that work wherever the focus is, unless somebody is writing: 1–9 the moves, m their list, u undo, n back to now. */
export const useKeys = (session: TableSession, showMoves: () => void): void =>
  useEffect(() => {
    const press = (e: KeyboardEvent): void => {
      if (e.repeat || !isForTable(e)) return;
      if (e.key === 'n') session.back();
      if (e.key === 'm') openMoves(showMoves);
      const { present, past, handOver } = session.state;
      if (!present || past || handOver) return;
      const digit = digitOf(e);
      if (digit > 0) {
        document.querySelectorAll<HTMLButtonElement>('.table-move-list button')[digit - 1]?.click();
      } else if (e.key === 'u' && session.undo.step !== undefined)
        void session.takeBack(session.undo.step);
      else if (e.key === 'h')
        document.querySelector<HTMLButtonElement>('.table-hint-button')?.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session]);
