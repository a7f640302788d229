import type { WriteStream } from 'node:tty';

/** Colours a piece of text, or leaves it alone. Colour is decoration: it never says anything alone. */
export type Paint = (colour: Colour, text: string) => string;

const CODES = {
  green: 32,
  red: 31,
  blue: 94,
  purple: 35,
  orange: 33,
  yellow: 93,
  bold: 1,
  dim: 2,
} as const;

export type Colour = keyof typeof CODES;

const plain: Paint = (_, text) => text;
const coloured: Paint = (colour, text) => `\u001b[${CODES[colour]}m${text}\u001b[0m`;

/** Honours NO_COLOR and FORCE_COLOR, and never colours a pipe by itself. */
export const paintFor = (stream: Pick<WriteStream, 'isTTY'>): Paint => {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  if (NO_COLOR || FORCE_COLOR === '0') return plain;
  return stream.isTTY || FORCE_COLOR ? coloured : plain;
};
