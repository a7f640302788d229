import type { Language } from './language.ts';
import type { Mark } from './rulesPage.ts';

export const markNames: Record<Language, Record<Mark, string>> = {
  en: { 'likely reading': 'likely reading', 'house ruling': 'house ruling' },
  fr: { 'likely reading': 'lecture probable', 'house ruling': 'règle maison' },
};
