/** The mark of a sentence of the SPEC that is not plainly the book's. */
export type Mark = 'likely reading' | 'house ruling';

/** The marked rules of a game; every other rule is the book's. */
export interface Marks {
  readonly [rule: string]: Mark | undefined;
}

/** A game's rules for people, in one language. Plain text, loaded only when the page is opened. */
export interface RulesPage {
  readonly title: string;
  readonly intro: string;
  readonly chapters: readonly Chapter[];
}

export interface Chapter extends ChapterText {
  readonly paragraphs: readonly Paragraph[];
}

export interface Paragraph extends ParagraphText {
  /** The mark of its rules; a house ruling outweighs a likely reading. */
  readonly mark: Mark | undefined;
}

/** A page as it is written: without marks, which come from the SPEC alone. */
export interface RulesPageText extends Omit<RulesPage, 'chapters'> {
  readonly chapters: readonly ChapterText[];
}

interface ChapterText {
  /** The same in every language: links go to it. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly ParagraphText[];
}

interface ParagraphText {
  /** The rules of the SPEC that it states; each has one paragraph, and refusals link to it. */
  readonly rules: readonly string[];
  readonly text: string;
  readonly example?: string;
  /** The caption of its drawing, if it has one: `examples.tsx` of the game in the web client. */
  readonly figure?: string;
}

/** The page of another language: the same paragraphs for the same rules, in other words. */
export type Translation<T> = T extends string
  ? string
  : { readonly [K in keyof T]: K extends 'id' | 'rules' ? T[K] : Translation<T[K]> };

/** The first rule of each paragraph that has a drawing. */
export type FigureRule<Page extends RulesPageText> = Extract<
  Page['chapters'][number]['paragraphs'][number],
  { readonly figure: string }
>['rules'][0];

/** Gives every paragraph the mark of its rules. */
export const markPage = (page: RulesPageText, marks: Marks): RulesPage => ({
  ...page,
  chapters: page.chapters.map(chapter => ({
    ...chapter,
    paragraphs: chapter.paragraphs.map(paragraph => ({
      ...paragraph,
      mark: markOf(paragraph.rules, marks),
    })),
  })),
});

const markOf = (rules: readonly string[], marks: Marks): Mark | undefined => {
  const found = rules.map(rule => marks[rule]);
  return found.find(mark => mark === 'house ruling') ?? found.find(mark => mark !== undefined);
};
