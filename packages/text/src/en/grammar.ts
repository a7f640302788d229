import { grammarOf } from '../grammar.ts';

export const { plural, list, choice, hearer, does } = grammarOf('en', 'you');

/** In quotation marks; marks inside become those that the language uses there. */
export const quote = (text: string): string =>
  `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`;
