/** The pages of the rules. */
import type { Mark } from '../../rulesPage.ts';
import { plural } from '../grammar.ts';

export const rules = {
  contents: 'Contents',
  example: 'Example',
  markHelp: {
    'likely reading':
      'The rulebook can be read in another way, or shows this only in a picture. We play what is most likely meant.',
    'house ruling': 'Our own choice: the rulebook does not say this, or says something else.',
  } satisfies Record<Mark, string>,
  marks: 'What the marks mean',
  valueMarks: { L: 'likely value', I: 'inferred value' },
  valueHelp: {
    L: 'Printed only on a component, and told by one good source.',
    I: 'Printed only on a component that we have not seen: our own best reading.',
  },
  showMarked: 'Show these rules',
  ownBox: 'Put in what my copy says',
  search: 'Search these rules',
  clear: 'Clear',
  found: (n: number) => plural(n, { one: '1 rule found.', other: `${n} rules found.` }),
  nothingFound: 'No rule contains all of these words.',
  linkTo: (rule: string) => `Link to rule ${rule}`,
  play: 'Play it',
  others: 'Other rules',
};

export type RulesWords = typeof rules;
