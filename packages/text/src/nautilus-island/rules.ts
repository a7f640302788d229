import type { Language } from '../language.ts';
import { markPage, type RulesPage } from '../rulesPage.ts';
import { marks } from './marks.ts';
import { rules as en } from './rules.en.ts';
import { rules as fr } from './rules.fr.ts';

export const rulesPages: Record<Language, RulesPage> = {
  en: markPage(en, marks),
  fr: markPage(fr, marks),
};
