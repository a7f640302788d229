/** The characters that are allowed in moves, deals and names. */

/** Neither control, format, private-use and unassigned characters nor line breaks … */
const PLAIN = String.raw`[^\p{C}\p{Zl}\p{Zp}]+`;
/** … except the joiners, which scripts and emoji need, each between two plain characters. */
const JOINER = String.raw`[\u200C\u200D]`;

/** A text that may be printed anywhere: one line that shows all it holds. */
export const LINE = new RegExp(`^(?:${PLAIN}(?:${JOINER}${PLAIN})*)?$`, 'u');
