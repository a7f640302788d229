/** Hints at the prompt: what matters, then where to look, then the move and why. */
import { type Advice, type Adviser, loadFirstMate } from '@tidetable/bots';
import { type AnyMatch, decisionOf } from '@tidetable/match';
import { type Seat, seededRng } from '@tidetable/rules';
import {
  chancesText,
  type GameText,
  type Language,
  type Messages,
  tellingReasons,
  themeText,
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
  #ply = -1; // of the decision that was asked about last
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

const stepsOf = (asker: Asker, seat: Seat, advice: Advice): string[][] => {
  const { match, m, text } = asker;
  const { move, runnerUp } = advice;
  const { forced, oneOf, best } = m.hint;
  if (runnerUp === undefined) return [[forced]];
  const choices = choicesOf(text, match.legalMoves());
  const view = match.view(seat);
  const told = (m: string): string => text.move(m, view, match.game.components);
  const listed = (wanted: readonly string[]): string[] =>
    choices
      .filter(choice => wanted.includes(choice.move))
      .map(choice => `${String(choice.number).padStart(4)}  ${told(choice.move)}`);
  return [
    [themeText(advice, text, m.hint, view)],
    ...(choices.length > 2 ? [[oneOf, ...listed([move, runnerUp])]] : []), // of two moves that would say nothing
    [best, ...listed([move]), ...why(asker, advice, told(runnerUp)), ...chances(asker, advice)],
  ];
};

const chances = ({ m, language }: Asker, advice: Advice): string[] => {
  const said = chancesText(advice, language, m.hint);
  return said === undefined ? [] : [said];
};

const why = ({ m, text }: Asker, advice: Advice, other: string): string[] => {
  const { comparedWith, same, patience } = m.hint;
  if (advice.reasons.length === 0) return [same(other)];
  const said = tellingReasons(advice).map(r => `   ${text.reason(r.term, r.difference)}`);
  return [comparedWith(other), ...said, ...(advice.lead > 0 ? [] : [patience])];
};
