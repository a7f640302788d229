import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../settings.ts';
import type { TableSession } from '../../table/tableSession.ts';
import { KEYS } from './keys.ts';

/** Where somebody writes or chooses. */
export const WRITING = 'input:not([type="range"]), select, textarea';

/** Whether or not the keyboard wants Shift for its digits. */
const digitOn = ({ key, code }: KeyboardEvent): string | undefined =>
  /^\d$/.exec(key)?.[0] ?? /^Digit(\d)$/.exec(code)?.[1];

/** The sheet with players or log lies over the table; in its list of moves digits are shown. */
const SHEET =
  '.table-rail[data-sheet]:not([hidden]):not(:has([data-tab=moves][aria-selected=true]))';

/** Is a key meant for the table: wanted, and nobody writes or has a dialog or sheet open? */
export const isForTable = (e: KeyboardEvent): boolean =>
  settings.value.keys &&
  !(e.altKey || e.ctrlKey || e.metaKey || e.defaultPrevented) &&
  !(e.target as Element).closest(WRITING) &&
  !document.querySelector(`dialog[open], ${SHEET}`);

/** Shows the list and goes to its first move; tells if there is none. */
const openMoves = (show: () => void, isEmpty: () => void): void => {
  show();
  requestAnimationFrame(() => {
    const first = document.querySelector<HTMLButtonElement>('.table-move-list button');
    if (first) first.focus();
    else isEmpty();
  });
};

const LOADING = 5000; // milliseconds: then the field does not come

/** Shows the field in which moves are typed; what is typed before it is there gets into it. */
const openField = (show: () => void): void => {
  let typed = '';
  const take = (e: KeyboardEvent): void => {
    if (e.key.length > 1 || e.altKey || e.ctrlKey || e.metaKey) return;
    typed += e.key;
    e.preventDefault();
    e.stopImmediatePropagation();
  };
  addEventListener('keydown', take, true);
  const until = performance.now() + LOADING;
  const look = (): void => {
    press('.table-type');
    const field = document.querySelector<HTMLInputElement>('.table-typing input');
    if (!field && performance.now() < until) return void requestAnimationFrame(look);
    removeEventListener('keydown', take, true);
    field?.focus();
    if (field && typed !== '') write(field, typed);
  };
  show();
  requestAnimationFrame(look);
};

/** As if somebody had typed it. */
const write = (field: HTMLInputElement, text: string): void => {
  field.value += text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Presses a control; false if it is not there or can do nothing now. */
const press = (control: string): boolean => {
  const button = document.querySelector<HTMLButtonElement>(control);
  button?.click();
  return button !== null && !button.disabled;
};

/** The keys that press something. */
export type Pressing = 'list' | 'move' | 'undo' | 'hint' | 'ok' | 'other';

const CONTROLS = [
  ['undo', '.table-undo'],
  ['hint', '.table-hint-button'],
  ['ok', '.table-ok'],
  ['other', 'button.table-other'],
] as const satisfies readonly (readonly [Pressing, string])[];

/** Keys that work wherever the focus is, unless somebody is writing. */
export const useKeys = (
  session: TableSession,
  showMoves: () => void,
  /** Tells that a key did nothing. */
  isDead: (key: Pressing) => void,
): void => {
  const show = useRef(showMoves);
  show.current = showMoves;
  const dead = useRef(isDead);
  dead.current = isDead;
  useEffect(() => {
    const take = (e: KeyboardEvent): void => {
      document.documentElement.dataset.keyboard = ''; // there is one
      if (e.repeat || !isForTable(e)) return;
      if (e.key === KEYS.now) session.back();
      if (e.key === KEYS.type) {
        e.preventDefault(); // it is not typed
        openField(show.current);
      }
      if (e.key === KEYS.moves) openMoves(show.current, () => dead.current('list'));
      const { present, past, handOver } = session.state;
      if (!present || past || handOver) return;
      const digit = digitOn(e);
      const [name, control] =
        digit !== undefined
          ? (['move', `.table-move-list [data-digit="${digit}"]`] as const)
          : (CONTROLS.find(([key]) => KEYS[key] === e.key) ?? []);
      if (control !== undefined && !press(control)) dead.current(name);
    };
    addEventListener('keydown', take);
    return () => removeEventListener('keydown', take);
  }, [session]);
};
