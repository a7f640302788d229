/** A game's rules for people, in one language. Plain text, loaded only when somebody opens it. */
export interface RulesPage {
  readonly title: string;
  readonly intro: string;
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  /** The same in every language: links go to it. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface Paragraph {
  /** The rules of the SPEC that it states; each has one paragraph, and refusals link to it. */
  readonly rules: readonly string[];
  readonly text: string;
  readonly example?: string;
  /** Our choice where the book is silent: marked for readers who own the box. */
  readonly ruling?: true;
}

/** The page of another language: the same paragraphs for the same rules, in other words. */
export type Translation<T> = T extends string
  ? string
  : { readonly [K in keyof T]: K extends 'id' | 'rules' | 'ruling' ? T[K] : Translation<T[K]> };
