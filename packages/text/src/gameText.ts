import type { GameEvent } from '@tidetable/rules';
import type { Marks } from './rulesPage.ts';
import type { NotationWords } from './typing/ownNotation.ts';

/** The texts of an option in a form. */
export interface OptionWords {
  readonly title: string;
  readonly help?: string;
  /** Of an option with named values. */
  readonly values?: { readonly [value: string]: ValueWords };
}

export interface ValueWords {
  readonly name: string;
  readonly note?: string;
}

/** A part of somebody's points, by where it came from. */
export interface Share {
  readonly name: string;
  readonly points: number;
  /** Its summands: one for each ship, or a set's tokens and its porthole. */
  readonly parts?: readonly number[];
  /** The names of those parts, if they have any. */
  readonly partNames?: readonly string[];
}

/** Moves that are listed after the ordinary ones. */
export type Rank = 'spell' | 'pass' | 'end' | 'extra';

/** The texts of a game in one language. */
export interface GameText {
  readonly title: string;
  /** One paragraph for somebody who has never heard of it. */
  readonly about: string;
  /** Who made the game itself. */
  readonly credits: string;
  /**
   * A legal move, given in notation, as a choice for the seat that sees this view. `components` are
   * those of the game that the table plays; the standard ones by default.
   */
  move(notation: string, view: object, components?: object): string;
  /**
   * The name of a move that may be illegal, without cost and gain; undefined if the view does not
   * determine it.
   */
  called(notation: string, view: object, components?: object): string | undefined;
  /** The immediate effect of a legal move, if its name does not contain it: “takes the token 1/3/5”. */
  consequence?(notation: string, view: object, components?: object): string | undefined;
  /** The position of a move in a list; ordinary ones, which come first, have no rank. */
  rank?(notation: string): Rank | undefined;
  /** The events of one move, sentence by sentence. `components` as above. */
  events(happened: readonly GameEvent[], names: readonly string[], components?: object): string[];
  /** The points of a seat by source, as far as this view shows them. `components` as above. */
  tally?(view: object, seat: number, components?: object): readonly Share[];
  /** The result of a cooperative game as a sentence. */
  ending?(view: object): string;
  /** Why the game refuses a move. */
  refusal(code: string): string;
  /** The rules that are not plainly the book's. */
  readonly marks: Marks;
  /** One reason for a move: a term of a bot's evaluation, and by how much it favours the move. */
  reason(term: string, difference: number): string;
  /**
   * The advice for a decision in which this term matters most; with a view it names amounts, and is
   * undefined where the amount is 0.
   */
  theme(term: string, view?: object): string | undefined;
  /** The name of an option and what it does. */
  option(name: string): string;
  /** The options in a form, with the names of their values. */
  readonly form: { readonly [option: string]: OptionWords };
  /** How moves are written, line by line. */
  readonly notation: readonly (readonly [form: string, meaning: string])[];
  /** The words of the language for those of the notation. */
  readonly notationWords: NotationWords;
}
