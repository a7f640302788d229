/** What OK would do now: to collect, to lay the picked cards, to close a set, or nothing. */
import { moveNotation } from '@tidetable/rules/nautilus-island';
import { words as allWords } from '@tidetable/text/nautilus-island';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';

interface Offered {
  readonly move: string;
  readonly label: string;
}

export const useOffer = (
  props: BoardProps,
  lay: string | undefined,
  cards: number,
): string | undefined => {
  const { legal, highlighted, play, offer } = props;
  const offered = offeredBy(legal, lay, cards);
  const latest = useRef(play);
  latest.current = play;
  const { move, label } = offered ?? {};
  const isHighlighted = move !== undefined && move === highlighted;
  useEffect(() => {
    offer(
      move === undefined || label === undefined
        ? undefined
        : { label, isHighlighted, act: () => latest.current(move) },
    );
  }, [move, label, isHighlighted]);
  useEffect(() => () => offer(undefined), []);
  return move;
};

const offeredBy = (
  legal: readonly string[],
  lay: string | undefined,
  cards: number,
): Offered | undefined => {
  const { board } = say(allWords);
  const { collect, close, idle } = moveNotation;
  if (lay !== undefined) return { move: lay, label: board.lay(cards) };
  if (legal.includes(collect)) return { move: collect, label: board.collect };
  if (legal.includes(close)) return { move: close, label: board.close };
  if (legal.includes(idle)) return { move: idle, label: board.pass };
  return undefined;
};
