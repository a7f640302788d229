/** What a reference page says by hand about a game. The rest of its tables is taken from the code. */
export interface GameWords {
  /** Paths of objects in views and positions whose keys are data, such as names of tiles. */
  readonly records: readonly string[];
  /** How many random games are played to see what there is. */
  readonly games: number;
  /** What the words of a deal line are, by its name; # is a number. */
  readonly deal: Words;
  /** What a fact of chance is called and decides, by its form; # is a number. */
  readonly facts: { readonly [form: string]: FactWords };
  /** What a move means. A single capital is a number, a word in capitals some other text. */
  readonly moves: Words;
  /** What stands at a path of the position or of a view. */
  readonly keys: Words;
  /** Paths whose texts are words of a fixed list, and what each of them means. */
  readonly values: { readonly [path: string]: Words };
  readonly events: Words;
  /** The fields of events, by name; `event.field` where it means something else in one event. */
  readonly fields: Words;
  /** Rules behind a refusal that random games hardly ever meet, by code. */
  readonly rareRules: { readonly [code: string]: readonly string[] };
}

export interface Words {
  readonly [name: string]: string;
}

export interface FactWords {
  readonly name: string; // with letters for the numbers
  readonly decides: string;
}
