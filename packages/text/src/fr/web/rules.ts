import type { RulesWords } from '../../en/web/rules.ts';
import { plural } from '../grammar.ts';

export const rules: RulesWords = {
  contents: 'Sommaire',
  example: 'Exemple',
  markHelp: {
    'likely reading':
      'Le livret peut se lire autrement, ou ne montre cela qu’en image. Nous jouons selon le sens le plus probable.',
    'house ruling': 'C’est notre choix : le livret ne le dit pas, ou dit autre chose.',
  },
  marks: 'Légende',
  valueMarks: { L: 'valeur probable', I: 'valeur déduite' },
  valueHelp: {
    L: 'Imprimée seulement sur le matériel, et donnée par une source fiable.',
    I: 'Imprimée seulement sur un matériel que nous n’avons pas vu : notre meilleure lecture.',
  },
  showMarked: 'Montrer ces règles',
  ownBox: 'Indiquer les valeurs de ma boîte',
  search: 'Chercher dans ces règles',
  clear: 'Effacer',
  found: n => plural(n, { one: `${n} règle trouvée.`, other: `${n} règles trouvées.` }),
  nothingFound: 'Aucune règle ne contient tous ces mots.',
  linkTo: rule => `Lien vers la règle ${rule}`,
  play: 'Jouer',
  others: 'Autres règles',
};
