import type { Language } from '../language.ts';
import type { RulesPage } from '../rulesPage.ts';
import { rules as en } from './rules.en.ts';
import { rules as fr } from './rules.fr.ts';

export const rulesPages: Record<Language, RulesPage> = { en, fr };
