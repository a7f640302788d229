/** Hints at the prompt: what matters, then where to look, then the move and why. */
import { type Advice, type Adviser, loadFirstMate } from '@tidetable/bots';
import { type AnyMatch, decisionOf } from '@tidetable/match';
import { type Seat, seededRng } from '@tidetable/rules';
import {
  type GameText,
  type HintPart,
  hintDepths,
  type Language,
  type Messages,
} from '@tidetable/text';
import { choicesOf } from '@tidetable/text/typing';

interface Asker {
  readonly match: AnyMatch;
  readonly m: Messages;
  readonly language: Language;
  readonly text: GameText;
}

export class Hints {
  readonly #asker: Asker;
  #adviser: Adviser | undefined; // seated when first asked
  #ply = -1; // of the last decision with a hint
  #steps: string[][] = []; // the hints about it, each with its lines
  #given = 0;

  constructor(asker: Asker) {
    this.#asker = asker;
  }

  /** A hint for the seat to act, line by line: one step deeper than the last about this decision. */
  async next(seat: Seat): Promise<string[]> {
    const { match } = this.#asker;
    if (this.#ply !== match.ply) {
      this.#adviser ??= await loadFirstMate(match.game, match.options);
      const advice = this.#adviser(decisionOf(match, seat), seededRng(match.ply));
      this.#steps = stepsOf(this.#asker, seat, advice);
      this.#ply = match.ply;
      this.#given = 0;
    }
    return this.#steps[Math.min(this.#given++, this.#steps.length - 1)];
  }
}

const stepsOf = ({ match, m, language, text }: Asker, seat: Seat, advice: Advice): string[][] => {
  const choices = choicesOf(text, match.legalMoves());
  const view = match.view(seat);
  const called = (move: string): string => text.move(move, view, match.game.components);
  const listed = (wanted: readonly string[]): string[] =>
    choices
      .filter(choice => wanted.includes(choice.move))
      .map(choice => `${String(choice.number).padStart(4)}  ${called(choice.move)}`);
  const linesOf = ({ sentence, moves = [], reasons = [] }: HintPart): string[] => [
    sentence,
    ...listed(moves),
    ...reasons.map(reason => `   ${reason}`),
  ];
  return hintDepths(advice, { text, words: m.hint, language, view, called })
    .filter((_, depth) => depth !== BETWEEN || choices.length > 2)
    .map(parts => parts.flatMap(linesOf));
};

/** The depth that names two moves; skipped where there are only two. */
const BETWEEN = 1;
