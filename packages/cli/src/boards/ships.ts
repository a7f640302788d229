/** The ships of Nautilion as drawings: a digit stands for its space, lines for ducts. */
export const SHIPS: Readonly<
  Record<string, { readonly ducts: string; readonly drawing: readonly string[] }>
> = {
  A1: {
    ducts: '12 23 34 45 56 67 78 81 91 92 93 94 95 96 97 98',
    drawing: [
      '      1 ───────── 2 ',
      '    ╱   ╲       ╱   ╲ ',
      ' 8 ────── ╲   ╱ ────── 3 ',
      ' │          9          │ ',
      ' 7 ────── ╱   ╲ ────── 4 ',
      '    ╲   ╱       ╲   ╱ ',
      '      6 ───────── 5 ',
    ],
  },
  A2: {
    ducts: '12 23 65 54 78 89 16 25 34 67 58 49',
    drawing: [' 1 ── 2 ── 3 ', ' │    │    │ ', ' 6 ── 5 ── 4 ', ' │    │    │ ', ' 7 ── 8 ── 9 '],
  },
  B1: {
    ducts: '27 74 49 51 18 83 25 71 48 93 96',
    drawing: [' 2 ── 7 ── 4 ── 9 ── 6 ', ' │    │    │    │ ', ' 5 ── 1 ── 8 ── 3 '],
  },
  B2: {
    ducts: '51 18 84 45 52 27 79 95 83 76',
    drawing: [
      '           1       2 ',
      '         ╱   ╲   ╱   ╲ ',
      ' 3 ─── 8       5       7 ─── 6 ',
      '         ╲   ╱   ╲   ╱ ',
      '           4       9 ',
    ],
  },
  C1: {
    ducts: '15 59 92 26 67 73 38 84 41',
    drawing: [' 1 ── 5 ── 9 ── 2 ── 6 ', ' │                   │ ', ' 4 ── 8 ── 3 ── 7 ───╯ '],
  },
  C2: {
    ducts: '39 92 25 57 71 18 86 54',
    drawing: ['                4 ', '                │ ', ' 3 ── 9 ── 2 ── 5 ── 7 ── 1 ── 8 ── 6 '],
  },
};
