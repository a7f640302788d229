/** The sentences of an adviser's hint. */
import type { Advice, Reason } from '@tidetable/bots';
import type { Notices } from './en/notices.ts';
import type { GameText } from './gameText.ts';
import type { Language } from './language.ts';

type Weighed = Pick<Advice, 'lead' | 'reasons'>;

/** A sentence of a hint, and the moves or reasons listed after it. */
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
  /** The name of a move within a sentence. */
  called(move: string): string;
}

/** The levels of detail of a hint: the theme, then two moves, then the best move with its reasons. */
export const hintDepths = (advice: Advice, teller: Teller): readonly (readonly HintPart[])[] => {
  const { move, runnerUp } = advice;
  const { text, words, language, view } = teller;
  if (runnerUp === undefined) return [[{ sentence: words.forced }]];
  const chances = chancesText(advice, language, words);
  return [
    [{ sentence: hintTheme(advice, text, words, view) }],
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

/** More reasons are listed only if these do not explain the lead. */
const FEW = 3;

/** The most important theme of a decision; does not name the move. */
export const hintTheme = (
  { lead, reasons }: Weighed,
  text: Pick<GameText, 'theme'>,
  { later, equal }: Notices['hint'],
  view?: object,
): string => {
  if (reasons.length === 0) return equal;
  // Themes of which the position has nothing yet are skipped.
  const told = (reason: Reason): string | undefined => text.theme(reason.term, view);
  const telling = reasons.filter(reason => told(reason) !== undefined);
  const first = telling.find(({ difference }) => difference > 0);
  const theme = told(first ?? telling[0] ?? reasons[0]) ?? text.theme(reasons[0].term) ?? equal;
  return first && lead > 0 ? theme : later(theme);
};

/** The network's chances to win after the move and after its runner-up; undefined without a network. */
export const chancesText = (
  { win, runnerUpWin }: Pick<Advice, 'win' | 'runnerUpWin'>,
  language: Language,
  { chances }: Notices['hint'],
): string | undefined => {
  if (win === undefined || runnerUpWin === undefined) return undefined;
  const { format } = new Intl.NumberFormat(language, { style: 'percent' });
  return chances(format(win), format(runnerUpWin));
};

/** The most important reasons, and as many more as it takes to explain the lead of the move, if it leads. */
export const tellingReasons = ({ lead, reasons }: Weighed): readonly Reason[] => {
  let sum = 0;
  const enough = reasons.findIndex(({ difference }, i) => {
    sum += difference;
    return i >= FEW - 1 && (sum > 0 || lead <= 0);
  });
  return enough < 0 ? reasons : reasons.slice(0, enough + 1);
};
