/**
 * Every key of the table, once: what is listened to, what controls tell of themselves, and what the
 * menu lists. Written as in `aria-keyshortcuts`.
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
  play: 'Space',
  moveBack: 'ArrowLeft',
  moveOn: 'ArrowRight',
  turnBack: 'Shift+ArrowLeft',
  turnOn: 'Shift+ArrowRight',
  roundBack: 'Shift+ArrowUp',
  roundOn: 'Shift+ArrowDown',
} as const;

/** So many moves of the list have a digit. */
export const DIGITS = 9;

/** The key of the move at a place of the list; the later ones have none. */
export const digitAt = (place: number): string | undefined =>
  place < DIGITS ? String(place + 1) : undefined;
