import { grammarOf } from '../grammar.ts';

export const { plural, list, choice } = grammarOf('fr');

export const quote = (text: string): string =>
  `«\u00a0${text.replaceAll(/«\s?/g, '“').replaceAll(/\s?»/g, '”')}\u00a0»`;
