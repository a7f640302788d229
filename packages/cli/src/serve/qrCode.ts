/** An address as a picture for the cameras of phones, in the terminal. */
import { renderUnicodeCompact } from 'uqr';

const WHITE_ON_BLACK = '\u001b[97;40m';
const AS_BEFORE = '\u001b[0m';

/** Draws the light modules; a terminal gets a dark background colour, a file is assumed to be shown on one. */
export const qrLines = (address: string, isTerminal: boolean): string[] =>
  renderUnicodeCompact(address, { border: 2 })
    .split('\n')
    .map(line => (isTerminal ? `${WHITE_ON_BLACK}${line}${AS_BEFORE}` : line));
