/** Conversations with our engine of mostly invalid lines, with a valid request at the end. */
import type { NewGame } from '@tidetable/protocol';
import type { Rng } from '@tidetable/rules';
import { inTime, type Tried } from '@tidetable/rules/testkit';
import { Engine } from '../../engine.ts';
import { type Answer, judgeAnswer, judgeFromBot } from './judgeAnswer.ts';
import { goodLine, type Line, lineFromBot, lineToBot, questions } from './questions.ts';

const LINES = 20;
const LEVELS = ['random', 'random', 'greedy', 'deckhand'] as const;

/** One conversation and the outcome of each of its lines, for `fuzz`. */
export const conversation = (): ((rng: Rng) => Promise<Tried[]>) => {
  const all = questions();
  return async rng => {
    const asked = all[rng(all.length)];
    const engine = new Engine(LEVELS[rng(LEVELS.length)], { saysWhy: rng(4) === 0 });
    const begun = goodLine('', asked.newgame);
    let newGame: NewGame | undefined;
    const say = async (line: Line): Promise<Answer> => {
      const answer = await inTime(() => engine.answer(line.bytes));
      newGame = judgeAnswer(line, answer, newGame);
      return answer;
    };
    const tried: Tried[] = [];
    while (tried.length < LINES) {
      if (rng(5) === 0) {
        const line = lineFromBot(rng);
        tried.push({ kind: line.kind, outcome: judgeFromBot(line) });
        continue;
      }
      if (tried.length === 0 || rng(4) === 0) await say(begun);
      const line = lineToBot(all, asked, rng);
      tried.push({ kind: line.kind, outcome: outcomeOf(await say(line)) });
    }
    await say(begun);
    await say(goodLine('', asked.go));
    return tried;
  };
};

const outcomeOf = (answer: Answer): string =>
  answer === undefined
    ? 'no answer due'
    : answer !== 'quit' && answer.type === 'error'
      ? 'refused'
      : 'answered';
