import { LINE } from '@tidetable/rules';

export const LONGEST_NAME = 40;

/** A name shows: a letter, a digit or a sign, but none that is drawn as nothing, as U+3164 and U+2800 are. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Can somebody be called that, in every file and on every screen? */
export const isName = (text: string): boolean =>
  text.length <= LONGEST_NAME && LINE.test(text) && VISIBLE.test(text);
