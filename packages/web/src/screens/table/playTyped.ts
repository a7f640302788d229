/** Plays a typed line with one or several moves: each is parsed when its turn has come. */
import type { Called, NamedChoice, Question } from '@tidetable/text/typing';
import { readAnswer } from '@tidetable/text/typing';

/** The table of a typed line. */
export interface TypedTable<Command extends string> {
  /** The present entries; they change with every move. */
  readonly question: () => Question<Command>;
  /** Must it be typed once more for a confirmation? */
  readonly asksFirst: (move: string) => boolean;
  /** Resolves when the next decision can be made, or with the reason of a refusal. */
  readonly play: (move: string) => Promise<string | undefined>;
  /** Resolves with the answer. */
  readonly run: (called: Called<Command>) => Promise<string>;
}

/** Why the rest was not played. */
export type Stop<Command extends string> =
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'no-such-number' }
  | { readonly kind: 'asks-first'; readonly move: string; readonly name: string }
  | {
      readonly kind: 'ambiguous';
      readonly choices: readonly NamedChoice[];
      readonly commands: readonly Command[];
    };

export interface Played<Command extends string> {
  /** The names of the played moves. */
  readonly played: readonly string[];
  /** The answers of commands. */
  readonly said: readonly string[];
  readonly stop?: Stop<Command>;
  /** The parts that were not played; the first of them stopped the others. */
  readonly left: readonly string[];
}

/** Separates moves of one line. */
const BETWEEN = ';';

export const playTyped = async <Command extends string>(
  typed: string,
  table: TypedTable<Command>,
): Promise<Played<Command>> => {
  const lines = typed
    .split(BETWEEN)
    .map(line => line.trim())
    .filter(line => line !== '');
  const played: string[] = [];
  const said: string[] = [];
  for (const [i, line] of lines.entries()) {
    const done = await follow(line, table);
    if ('stop' in done) return { played, said, stop: done.stop, left: lines.slice(i) };
    if ('name' in done) played.push(done.name);
    else if (done.said !== '') said.push(done.said);
  }
  return { played, said, left: [] };
};

type Done<Command extends string> =
  | { readonly name: string }
  | { readonly said: string }
  | { readonly stop: Stop<Command> };

const follow = async <Command extends string>(
  line: string,
  table: TypedTable<Command>,
): Promise<Done<Command>> => {
  const question = table.question();
  const answer = readAnswer(line, question);
  switch (answer.kind) {
    case 'nothing':
      return { said: '' };
    case 'command':
      return { said: await table.run(answer) };
    case 'no-such-number':
    case 'ambiguous':
      return { stop: answer };
    case 'move': {
      const { move } = answer;
      const name = question.choices.find(choice => choice.move === move)?.name ?? line;
      if (table.asksFirst(move)) return { stop: { kind: 'asks-first', move, name } };
      const why = await table.play(move);
      return why === undefined ? { name } : { stop: { kind: 'refused', why } };
    }
  }
};
