/** The request to the person to act, in one short sentence. */
import type { Nautilion } from '@tidetable/rules';
import { isReady, openFaces } from '@tidetable/rules/nautilion';
import { boardWords, tokenText, words } from '@tidetable/text/nautilion';
import type { Language } from '@tidetable/text/shell';
import type { BoardProps } from '../gameUi.ts';
import { isCertainLoss, warningOf } from './warning.ts';

type View = Nautilion.View;
type Asks = (typeof boardWords)[Language]['asks'];
type Ask = (asks: Asks, view: View, language: Language) => string;

const nobodyDecides = (): string => '';

const ASKS: Readonly<Record<View['step'], Ask>> = {
  escape: nobodyDecides,
  roll: nobodyDecides,
  over: nobodyDecides,
  start: asks => asks.start,
  currents: (asks, view) =>
    isReady(view) ? asks.ready : openFaces(view).length === 1 ? asks.oneDie : asks.currents,
  plan: (asks, view) => (openFaces(view).length === 1 ? asks.lastDie : asks.plan),
  pay: (asks, { pending }) => asks.pay(pending.owed),
  exchange: asks => asks.exchange,
  with: asks => asks.with,
  sacrifice: asks => asks.sacrifice,
  set: (asks, { pending }) => asks.set(pending.wanted[0] ?? 1),
  drop: asks => asks.drop,
  pick: (asks, view) => pickAsk(asks, view),
  place: (asks, { pending }, language) => {
    const token = tokenText(words[language], pending.hand ?? 'blank');
    return (pending.task === 'landing' ? asks.place : asks.placeFetched)(token);
  },
  lose: (asks, view) => loseAsk(asks, view),
  return: asks => asks.return,
  insert: asks => asks.insert,
  group: asks => asks.group,
};

const pickAsk = (asks: Asks, { pending }: View): string => {
  switch (pending.task) {
    case 'boarding':
      return asks.pickHold;
    case 'call-to-arms':
      return asks.pickReserve;
    case 'spoils':
      return asks.pickSpoils;
    default:
      return asks.pickPile;
  }
};

const loseAsk = (asks: Asks, { pending }: View): string => {
  switch (pending.task) {
    case 'toll':
      return asks.loseToll;
    case 'raid':
      return asks.loseRaid;
    default:
      return asks.lose(pending.owed);
  }
};

type Asked = Pick<BoardProps, 'view' | 'legal' | 'components'> & Partial<Pick<BoardProps, 'lines'>>;

export const request = (board: Asked, language: Language): string => {
  const view = board.view as View;
  const { asks } = boardWords[language];
  const roll = view.step === 'currents' ? escapeRoll(board.lines ?? []) : undefined;
  if (roll) {
    const { face, bonus, escaped } = roll;
    const ask = escaped ? (isReady(view) ? asks.freeReady : asks.free) : asks.stuck;
    return ask(bonus > 0 ? `${face} + ${bonus}` : String(face));
  }
  const asked = ASKS[view.step](asks, view, language);
  return isLostInAnyCase(board, view) ? `${asked} ${asks.inAnyCase}` : asked;
};

/** The same for who has not heard how the dice fell. */
export const spokenRequest = (board: Asked, language: Language): string => {
  const view = board.view as View;
  const faces = view.step === 'currents' || view.step === 'plan' ? openFaces(view) : [];
  const asked = request(board, language);
  if (faces.length === 0) return asked;
  return boardWords[language].heard.asked(words[language].list(faces.map(String)), asked);
};

type EscapeRoll = Extract<Nautilion.Event, { type: 'escape-roll' }>;

/** The die of the reef with which this turn began. [NL61] */
export const escapeRoll = (lines: BoardProps['lines']): EscapeRoll | undefined => {
  const begun = lines.findLastIndex(line => line.events.some(({ type }) => type === 'turn'));
  return lines
    .slice(Math.max(0, begun))
    .flatMap(line => line.events as readonly Nautilion.Event[])
    .findLast((e): e is EscapeRoll => e.type === 'escape-roll');
};

/** Does every choice lose? Before the first die is given, a spell may still help. */
const isLostInAnyCase = ({ legal, components }: Asked, view: View): boolean =>
  view.step !== 'currents' &&
  legal.length > 1 && // of a single one that is said beside it
  legal.every(move => {
    const found = warningOf(move, view, components);
    return found !== undefined && isCertainLoss(found);
  });
