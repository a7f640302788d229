/** The pages of the rules. */
import type { Language } from '../language.ts';
import type { Mark } from '../rulesPage.ts';

const en = {
  contents: 'Contents',
  example: 'Example',
  markHelp: {
    'likely reading':
      'The rulebook can be read in another way, or shows this only in a picture. We play what is most likely meant.',
    'house ruling': 'Our own choice: the rulebook does not say this, or says something else.',
  } satisfies Record<Mark, string>,
  linkTo: (rule: string) => `Link to rule ${rule}`,
  play: 'Play it',
  others: 'Other rules',
};

const fr: typeof en = {
  contents: 'Sommaire',
  example: 'Exemple',
  markHelp: {
    'likely reading':
      'Le livret peut se lire autrement, ou ne montre cela qu’en image. Nous jouons ce qu’il veut sans doute dire.',
    'house ruling': 'C’est notre choix : le livret ne le dit pas, ou dit autre chose.',
  },
  linkTo: rule => `Lien vers la règle ${rule}`,
  play: 'Y jouer',
  others: 'Autres règles',
};

export const rulesWords: Record<Language, typeof en> = { en, fr };
