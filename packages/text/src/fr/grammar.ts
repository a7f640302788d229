import { grammarOf } from '../grammar.ts';

export const { plural, list, choice, hearer, does } = grammarOf('fr', 'vous');

export const quote = (text: string): string =>
  `«\u00a0${text.replaceAll(/«\s?/g, '“').replaceAll(/\s?»/g, '”')}\u00a0»`;

/** Who has given no name is called `Joueur 2`, which takes an article. */
const UNNAMED = /^Joueur (?=\d+$)/;

/** `d’Ana`, and `de Yann` or `de Hugo`, which both forms suit. */
const ELIDED = /^[aeiouàâæéèêëîïôœùû]/i;

export const thePlayer = (name: string): string => name.replace(UNNAMED, 'le joueur ');

export const toPlayer = (name: string): string =>
  UNNAMED.test(name) ? name.replace(UNNAMED, 'au joueur ') : `à ${name}`;

export const ofPlayer = (name: string): string => {
  if (UNNAMED.test(name)) return name.replace(UNNAMED, 'du joueur ');
  return ELIDED.test(name) ? `d’${name}` : `de ${name}`;
};
