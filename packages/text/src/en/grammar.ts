import { grammarOf } from '../grammar.ts';

export const { plural, list, choice } = grammarOf('en');

/** In quotation marks; marks inside become those that the language uses there. */
export const quote = (text: string): string =>
  `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`;
