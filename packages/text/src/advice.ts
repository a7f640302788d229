/** What an adviser's reasons come to for a reader. */
import type { Advice, Reason } from '@tidetable/bots';
import type { Notices } from './en/notices.ts';
import type { GameText } from './gameText.ts';
import type { Language } from './language.ts';

type Weighed = Pick<Advice, 'lead' | 'reasons'>;

/** A sentence of a hint, and what is listed after it. */
export interface HintPart {
  readonly sentence: string;
  readonly moves?: readonly string[]; // in notation
  readonly reasons?: readonly string[];
}

interface Teller {
  readonly text: Pick<GameText, 'theme' | 'reason'>;
  readonly words: Notices['hint'];
  readonly language: Language;
  readonly view: object;
  /** What a move is called within a sentence. */
  called(move: string): string;
}

/** A hint by its depths: what matters, then where to look, then the move and why. */
export const hintDepths = (advice: Advice, teller: Teller): readonly (readonly HintPart[])[] => {
  const { move, runnerUp } = advice;
  const { text, words, language, view } = teller;
  if (runnerUp === undefined) return [[{ sentence: words.forced }]];
  const chances = chancesText(advice, language, words);
  return [
    [{ sentence: themeText(advice, text, words, view) }],
    [{ sentence: words.oneOf, moves: [move, runnerUp] }],
    [
      { sentence: words.best, moves: [move] },
      ...whyRather(advice, runnerUp, teller),
      ...(chances === undefined ? [] : [{ sentence: chances }]),
    ],
  ];
};

const whyRather = (advice: Advice, other: string, { text, words, called }: Teller): HintPart[] => {
  if (advice.reasons.length === 0) return [{ sentence: words.same(called(other)) }];
  const reasons = tellingReasons(advice).map(r => text.reason(r.term, r.difference));
  const compared = { sentence: words.comparedWith(called(other)), reasons };
  return advice.lead > 0 ? [compared] : [compared, { sentence: words.patience }];
};

/** More reasons than these confuse, if they are enough. */
const FEW = 3;

/** What matters most in a decision, without a word of the move. */
export const themeText = (
  { lead, reasons }: Weighed,
  text: Pick<GameText, 'theme'>,
  { later, equal }: Notices['hint'],
  view?: object,
): string => {
  if (reasons.length === 0) return equal;
  // Of what one has nothing yet, there is nothing to think about.
  const told = (reason: Reason): string | undefined => text.theme(reason.term, view);
  const telling = reasons.filter(reason => told(reason) !== undefined);
  const first = telling.find(({ difference }) => difference > 0);
  const theme = told(first ?? telling[0] ?? reasons[0]) ?? text.theme(reasons[0].term) ?? equal;
  return first && lead > 0 ? theme : later(theme);
};

/** What a network thinks of the move and of its runner-up; undefined where none was asked. */
export const chancesText = (
  { win, runnerUpWin }: Pick<Advice, 'win' | 'runnerUpWin'>,
  language: Language,
  { chances }: Notices['hint'],
): string | undefined => {
  if (win === undefined || runnerUpWin === undefined) return undefined;
  const { format } = new Intl.NumberFormat(language, { style: 'percent' });
  return chances(format(win), format(runnerUpWin));
};

/** The weightiest reasons, and as many more as it takes to see that the move is ahead, if it is. */
export const tellingReasons = ({ lead, reasons }: Weighed): readonly Reason[] => {
  let sum = 0;
  const enough = reasons.findIndex(({ difference }, i) => {
    sum += difference;
    return i >= FEW - 1 && (sum > 0 || lead <= 0);
  });
  return enough < 0 ? reasons : reasons.slice(0, enough + 1);
};
