import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../settings.ts';
import type { TableSession } from '../../table/tableSession.ts';
import { KEYS } from './keys.ts';

/** Elements in which the person types or chooses. */
export const WRITING = 'input:not([type="range"]), select, textarea';

/** On any keyboard layout, with or without Shift for digits. */
const digitOn = ({ key, code }: KeyboardEvent): string | undefined =>
  /^\d$/.exec(key)?.[0] ?? /^Digit(\d)$/.exec(code)?.[1];

/** The sheet with players or log covers the table; in its list of moves digits are shown. */
const SHEET =
  '.table-rail[data-sheet]:not([hidden]):not(:has([data-tab=moves][aria-selected=true]))';

/** Is a key meant for the table: enabled, and not in a field, dialog or sheet? */
export const isForTable = (e: KeyboardEvent): boolean =>
  settings.value.keys &&
  !(e.altKey || e.ctrlKey || e.metaKey || e.defaultPrevented) &&
  !(e.target as Element).closest(WRITING) &&
  !document.querySelector(`dialog[open], ${SHEET}`);

/** Shows the list and focuses its first move; announces if there is none. */
const openMoves = (show: () => void, isEmpty: () => void): void => {
  show();
  requestAnimationFrame(() => {
    const first = document.querySelector<HTMLButtonElement>('.table-move-list button');
    if (first) first.focus();
    else isEmpty();
  });
};

const LOADING = 5000; // milliseconds, after which the field counts as failed to load

/** Shows the command line; keys typed while it loads get into it. */
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

/** Simulates typing. */
const write = (field: HTMLInputElement, text: string): void => {
  field.value += text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Presses a control; false if it is missing or disabled. */
const press = (control: string): boolean => {
  const button = document.querySelector<HTMLButtonElement>(control);
  button?.click();
  return button !== null && !button.disabled;
};

/** The keys that press a control. */
export type Pressing = 'list' | 'move' | 'undo' | 'hint' | 'ok' | 'other';

const CONTROLS = [
  ['undo', '.table-undo'],
  ['hint', '.table-hint-button'],
  ['ok', '.table-ok'],
  ['other', 'button.table-other'],
] as const satisfies readonly (readonly [Pressing, string])[];

/** Keys that work at any focus, except while typing. */
export const useKeys = (
  session: TableSession,
  showMoves: () => void,
  /** Announces that a key did nothing. */
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
