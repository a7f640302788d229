/** The rules of a game at the prompt: their contents, a chapter, or what is said about a word. */
import type { GameId } from '@tidetable/rules';
import {
  type Chapter,
  type Language,
  loadTexts,
  type Messages,
  type Paragraph,
  type RulesPage,
} from '@tidetable/text';
import { isWantedRule, rulesPages, saysWords, type Wanted, wantedIn } from '@tidetable/text/rules';
import { plain } from '@tidetable/text/typing';

/** More paragraphs than these scroll away. */
const MOST = 8;

export const rulesLines = async (
  m: Messages,
  { game, language, words }: { game: GameId; language: Language; words: string },
): Promise<string[]> => {
  await loadTexts(language, [`${game}/rules`]);
  const page = rulesPages[game][language];
  if (words === '') return contents(m, page);
  const named = page.chapters.find(({ title }) => plain(title).startsWith(plain(words)));
  return named ? chapterLines(m, named) : foundLines(m, page, words);
};

const contents = ({ play }: Messages, { title, intro, chapters }: RulesPage): string[] => [
  title,
  intro,
  ...chapters.map(chapter => `  ${chapter.title}`),
  play.rules.howTo,
];

const chapterLines = (m: Messages, { title, paragraphs }: Chapter): string[] => [
  title,
  ...paragraphs.flatMap(paragraph => paragraphLines(m, paragraph)),
];

/** Chapters that are about it, then paragraphs of others that speak of it: first in these very words. */
const foundLines = (m: Messages, { chapters }: RulesPage, words: string): string[] => {
  const { none, more } = m.play.rules;
  const wanted = wantedIn(words);
  const isAbout = ({ title }: Chapter): boolean => saysWords(title, wanted) !== undefined;
  const about = chapters.filter(isAbout);
  const others = chapters
    .filter(chapter => !isAbout(chapter))
    .flatMap(({ title, paragraphs }) => paragraphs.map(paragraph => ({ title, paragraph })));
  const found = (['whole', 'begun'] as const).flatMap(way =>
    others.filter(({ paragraph }) => howItSpeaks(paragraph, wanted) === way),
  );
  if (about.length + found.length === 0) return [none(words)];
  const shown = found.slice(0, MOST);
  return [
    ...about.flatMap(chapter => chapterLines(m, chapter)),
    ...shown.flatMap(({ title, paragraph }, i) => [
      ...(title === shown[i - 1]?.title ? [] : [title]),
      ...paragraphLines(m, paragraph),
    ]),
    ...(found.length > MOST ? [more(found.length - MOST)] : []),
  ];
};

/** A word, or the number of a rule. */
const howItSpeaks = (
  { rules, text, example = '' }: Paragraph,
  wanted: Wanted,
): 'whole' | 'begun' | undefined =>
  rules.some(rule => isWantedRule(rule, wanted))
    ? 'whole'
    : saysWords(`${text} ${example}`, wanted);

const paragraphLines = (m: Messages, { rules, text, example, mark }: Paragraph): string[] => [
  `  ${text} ${m.rule(rules.join(', '), mark)}`,
  ...(example === undefined ? [] : [`  ${m.play.rules.example(example)}`]),
];
