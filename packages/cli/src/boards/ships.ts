import type { SHIP_NAMES } from '@tidetable/rules/nautilion';

/**
 * The ships of Nautilion as drawings: a digit stands for its space, lines for the ducts of the
 * newest edition.
 */
export const SHIPS: Readonly<Record<(typeof SHIP_NAMES)[number], readonly string[]>> = {
  A1: [
    '      1 ───────── 2 ',
    '    ╱   ╲       ╱   ╲ ',
    ' 8 ────── ╲   ╱ ────── 3 ',
    ' │          9          │ ',
    ' 7 ────── ╱   ╲ ────── 4 ',
    '    ╲   ╱       ╲   ╱ ',
    '      6 ───────── 5 ',
  ],
  A2: [' 1 ── 2 ── 3 ', ' │    │    │ ', ' 6 ── 5 ── 4 ', ' │    │    │ ', ' 7 ── 8 ── 9 '],
  B1: [' 2 ── 7 ── 4 ── 9 ── 6 ', ' │    │    │    │ ', ' 5 ── 1 ── 8 ── 3 '],
  B2: [
    '           1       2 ',
    '         ╱   ╲   ╱   ╲ ',
    ' 3 ─── 8       5       7 ─── 6 ',
    '         ╲   ╱   ╲   ╱ ',
    '           4       9 ',
  ],
  C1: [' 1 ── 5 ── 9 ── 2 ── 6 ', ' │                   │ ', ' 4 ── 8 ── 3 ── 7 ───╯ '],
  C2: ['                4 ', '                │ ', ' 3 ── 9 ── 2 ── 5 ── 7 ── 1 ── 8 ── 6 '],
};
