import type { RulesWords } from '../../en/web/rules.ts';

export const rules: RulesWords = {
  contents: 'Sommaire',
  example: 'Exemple',
  markHelp: {
    'likely reading':
      'Le livret peut se lire autrement, ou ne montre cela qu’en image. Nous jouons ce qu’il veut sans doute dire.',
    'house ruling': 'C’est notre choix : le livret ne le dit pas, ou dit autre chose.',
  },
  linkTo: rule => `Lien vers la règle ${rule}`,
  play: 'Jouer',
  others: 'Autres règles',
};
