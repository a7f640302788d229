/** The texts of every screen, without those of the games. */
import { type Catalogue, catalogue } from './catalogue.ts';
import type { Notices } from './en/notices.ts';

export { type HintPart, hintDepths } from './advice.ts';
export { type Catalogue, loadEveryLanguage, loadTexts } from './catalogue.ts';
export type { Notices } from './en/notices.ts';
export type { GameText, OptionWords, Share, ValueWords } from './gameText.ts';
export { spoken } from './grammar.ts';
export {
  LANGUAGES,
  type Language,
  languageName,
  pickLanguage,
  regionalVariant,
} from './language.ts';
export { LESSON_GAMES, type Lesson, type LessonId, type LessonStep } from './lesson.ts';
export type { Part } from './parts.ts';
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

export const notices: Catalogue<Notices> = catalogue('notices', part => part.notices);
