/** Texts that every screen needs, without those of the games. */
import { en, type Messages } from './en.ts';
import { fr } from './fr.ts';
import type { Language } from './language.ts';

export { tellingReasons, themeText } from './advice.ts';
export type { Messages } from './en.ts';
export type { GameText, OptionWords, ValueWords } from './gameText.ts';
export { LANGUAGES, type Language, list, pickLanguage, plural } from './language.ts';
export type { Lesson, LessonStep, LessonTranslation } from './lesson.ts';
export type { Chapter, Mark, Paragraph, RulesPage } from './rulesPage.ts';
export {
  editionText,
  entryText,
  optionProblemText,
  problemText,
  refusalText,
  sheetProblemText,
  type VerificationText,
  verificationText,
} from './sentences.ts';

export const messages: Record<Language, Messages> = { en, fr };
