/** The pages of the rules. */
import type { Language } from '../language.ts';

const en = {
  contents: 'Contents',
  example: 'Example',
  ruling: 'House ruling',
  rulingHelp: 'Where the rulebook is silent, this is how we play.',
  linkTo: (rule: string) => `Link to rule ${rule}`,
  play: 'Play it',
  others: 'Other rules',
};

const fr: typeof en = {
  contents: 'Sommaire',
  example: 'Exemple',
  ruling: 'Règle maison',
  rulingHelp: 'Là où le livret se tait, voici comment nous jouons.',
  linkTo: rule => `Lien vers la règle ${rule}`,
  play: 'Y jouer',
  others: 'Autres règles',
};

export const rulesWords: Record<Language, typeof en> = { en, fr };
