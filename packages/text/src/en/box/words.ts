/** The page “My box”. */
import { plural } from '../grammar.ts';

export const words = {
  title: 'My box',
  lead: 'Some numbers are printed only on the components, and we have not held every one in our hands. If you own a copy, look here what we are not sure of, and put in what yours says. Set-up then offers a table with your values; the match file carries them, so everybody can check the game.',
  likely: 'likely',
  likelyHelp: 'one good source',
  inferred: 'inferred',
  inferredHelp: 'our own best reading',
  fixed: 'This cannot be changed: it alters names only, or pieces that the rules count on.',
  usual: (value: string) => `ours: ${value}`,
  of: (name: string, i: number) => `${name}, number ${i}`,
  faceUp: 'face up',
  faceDown: 'face down',
  differs: (n: number) =>
    plural(n, { one: 'One value differs from ours.', other: `${n} values differ from ours.` }),
  same: 'You have changed nothing: all values are ours.',
  between: (min: number, max: number) => `A whole number from ${min} to ${max}, please.`,
  pairs: 'Pairs of spaces, please, such as 12 23 34; every space must be joined.',
  together:
    'These do not fit together yet: how many pieces there are in all is certain, and each number stands once.',
  notYet: 'Not kept yet.',
  notKept: 'The browser could not keep them: its storage is full or closed.',
  kept: 'Kept in this browser.',
  reset: 'Back to our values',
  save: 'Save as a file',
  open: 'Open a file',
  opened: 'The values of the file are in.',
  notRead: 'This file holds no component sheet.',
  play: 'Set up a table',
  drop: 'Drop a component sheet here',
};

export type BoxWords = typeof words;
