/**
 * Every key of the table, once: for the listener, for the announcements of controls, and for the
 * lists in the menu. Written as in `aria-keyshortcuts`.
 */
export const KEYS = {
  moves: 'm',
  undo: 'u',
  hint: 'h',
  ok: 'o',
  other: 'x',
  now: 'n',
  help: '?',
  rule: 'r',
  type: ':',
  own: 'y',
  score: 's',
  rivals: 'p',
  last: 'l',
  asked: 'q',
  time: 't',
  play: 'Space',
  moveBack: 'ArrowLeft',
  moveOn: 'ArrowRight',
  turnBack: 'Shift+ArrowLeft',
  turnOn: 'Shift+ArrowRight',
  roundBack: 'Shift+ArrowUp',
  roundOn: 'Shift+ArrowDown',
} as const;

/** The key of a move by its number in the list; later ones have none. */
export const digitOf = (number: number): string | undefined =>
  number < 10 ? String(number) : undefined;
