/** Conversations with our engine in which much is wrong, and at last a question that is not. */
import type { NewGame } from '@tidetable/protocol';
import type { Rng } from '@tidetable/rules';
import type { Tried } from '@tidetable/rules/testkit';
import { Engine } from '../../engine.ts';
import { type Answer, judgeAnswer, judgeFromBot } from './judgeAnswer.ts';
import { lineFromBot, lineOf, lineToBot, questions } from './questions.ts';

const LINES = 20;
const LEVELS = ['random', 'random', 'greedy', 'deckhand'] as const;

/** One conversation and what became of each of its lines, for `fuzz`. */
export const conversation = (): ((rng: Rng) => Tried[]) => {
  const all = questions();
  return rng => {
    const asked = all[rng(all.length)];
    const engine = new Engine(LEVELS[rng(LEVELS.length)], { saysWhy: rng(4) === 0 });
    const begun = lineOf('', asked.newgame, true);
    let sitting: NewGame | undefined;
    const tried = Array.from({ length: LINES }, (_, at): Tried => {
      if (rng(5) === 0) {
        const line = lineFromBot(rng);
        return { kind: line.kind, outcome: judgeFromBot(line) };
      }
      if (at === 0 || rng(4) === 0)
        sitting = judgeAnswer(begun, engine.answer(begun.bytes), sitting);
      const line = lineToBot(all, asked, rng);
      const answer = engine.answer(line.bytes);
      sitting = judgeAnswer(line, answer, sitting);
      return { kind: line.kind, outcome: outcomeOf(answer) };
    });
    sitting = judgeAnswer(begun, engine.answer(begun.bytes), sitting);
    const last = lineOf('', asked.go, true);
    judgeAnswer(last, engine.answer(last.bytes), sitting);
    return tried;
  };
};

const outcomeOf = (answer: Answer): string =>
  answer === undefined
    ? 'no answer due'
    : answer !== 'quit' && answer.type === 'error'
      ? 'refused'
      : 'answered';
