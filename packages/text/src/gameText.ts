import type { GameEvent } from '@tidetable/rules';
import type { Marks } from './rulesPage.ts';
import type { NotationWords } from './typing/ownNotation.ts';

/** What a form says of an option. */
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
  /** What it is the sum of: a ship each, or a set's tokens and its porthole. */
  readonly parts?: readonly number[];
  /** What those parts are, where they have names. */
  readonly partNames?: readonly string[];
}

/** Moves that stand behind the ordinary ones of a list. */
export type Rank = 'spell' | 'pass' | 'end' | 'extra';

/** All that is said about a game in one language. */
export interface GameText {
  readonly title: string;
  /** One paragraph for somebody who has never heard of it. */
  readonly about: string;
  /** Who made the game itself. */
  readonly credits: string;
  /**
   * A legal move, given in notation, as a choice for the seat that sees this view. `components` are
   * those of the game that the table plays; the standard ones, if nothing is said.
   */
  move(notation: string, view: object, components?: object): string;
  /**
   * What a move is called that may be impossible, without cost and gain; undefined where this moment
   * tells too little of it.
   */
  called(notation: string, view: object, components?: object): string | undefined;
  /** What a legal move brings about at once, where its name does not say so: “takes the token 1/3/5”. */
  consequence?(notation: string, view: object, components?: object): string | undefined;
  /** Which place a move has in a list; ordinary ones, which stand first, have no rank. */
  rank?(notation: string): Rank | undefined;
  /** What one move has done, sentence by sentence. `components` as above. */
  events(happened: readonly GameEvent[], names: readonly string[], components?: object): string[];
  /** How the points of a seat came about, as this view tells. `components` as above. */
  tally?(view: object, seat: number, components?: object): readonly Share[];
  /** How a game ended that all win or lose together, as a sentence. */
  ending?(view: object): string;
  /** Why the game refuses a move. */
  refusal(code: string): string;
  /** Which of its rules are not plainly the book's. */
  readonly marks: Marks;
  /** One reason for a move: a term of a bot's evaluation, and by how much it favours the move. */
  reason(term: string, difference: number): string;
  /**
   * What somebody should think about for whom this term matters most; with a view by how much of it
   * there is, and undefined where there is nothing of it yet.
   */
  theme(term: string, view?: object): string | undefined;
  /** The name of an option and what it does. */
  option(name: string): string;
  /** The same for a form, where the values have names too. */
  readonly form: { readonly [option: string]: OptionWords };
  /** How moves are written, line by line. */
  readonly notation: readonly (readonly [form: string, meaning: string])[];
  /** The words of the language for those of the notation. */
  readonly notationWords: NotationWords;
}
