/** The request to the person to act, for every decision of the game. */
import type { NautilusIsland } from '@tidetable/rules';
import { closing, moveNotation, readMove } from '@tidetable/rules/nautilus-island';
import { words as allWords, type Words } from '@tidetable/text/nautilus-island';
import type { Language } from '@tidetable/text/shell';
import type { BoardProps } from '../gameUi.ts';
import { mostToLay } from './lay.ts';

type View = NautilusIsland.View;
type Ask = (words: Words, view: View, legal: readonly string[]) => string;

const askToAct: Ask = ({ requests }, _, legal) => {
  const mayStore = legal.some(move => readMove(move).type === 'store');
  if (legal.includes(moveNotation.collect))
    return mayStore ? requests.collectOrStore : requests.collect;
  return mayStore ? requests.store : requests.idle;
};

const REQUESTS: Record<View['phase'], Ask> = {
  explore: ({ requests }) => requests.explore,
  act: askToAct,
  lay: ({ requests, setColours, cardColours }, { storing }, legal) =>
    storing === null
      ? ''
      : requests.lay(mostToLay(legal), setColours[storing], cardColours[storing]),
  close: ({ requests, setColours }, view) =>
    view.storing === null
      ? ''
      : requests.close(setColours[view.storing], closing(view)?.points ?? 0),
  refill: ({ requests }) => requests.refill,
  over: ({ requests }) => requests.over,
};

export const request = ({ view, legal }: BoardProps, language: Language): string =>
  REQUESTS[(view as View).phase](allWords[language], view as View, legal);
