/** The move of OK: to collect, to lay the picked cards, to close a set or leave it, or none. */
import type { NautilusIsland } from '@tidetable/rules';
import { closing, moveNotation } from '@tidetable/rules/nautilus-island';
import { words as allWords } from '@tidetable/text/nautilus-island';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../settings.ts';
import type { BoardProps, Choice } from '../gameUi.ts';
import { laysAll, mostToLay } from './lay.ts';
import type { Picks } from './usePicks.ts';

type View = NautilusIsland.View;

/** A choice with its move, before `act` is added. */
interface Offered extends Omit<Choice, 'act' | 'other'> {
  readonly move: string;
}

/** Returns the move that OK makes. */
export const useOffer = (
  props: BoardProps,
  lay: string | undefined,
  { chosen, picked }: Pick<Picks, 'chosen' | 'picked'>,
): string | undefined => {
  const { highlighted, play, offer } = props;
  const latest = useRef(play);
  latest.current = play;
  const [first, other] = offeredBy(props, lay, chosen.length);
  const choiceOf = (offered: Offered): Choice => ({
    ...offered,
    fits: picked?.length ? move => laysAll(picked, move) : undefined,
    isHighlighted: offered.move === highlighted,
    act: () => latest.current(offered.move),
  });
  useEffect(() => {
    offer(first && { ...choiceOf(first), other: other && choiceOf(other) });
  }, [first?.move, first?.label, first?.detail, first?.asks, picked?.join(), highlighted]);
  useEffect(() => () => offer(undefined), []);
  return first?.move;
};

/** One, or the two answers to whether a set is closed. */
const offeredBy = (
  { legal, view }: BoardProps,
  lay: string | undefined,
  cards: number,
): readonly Offered[] => {
  const { board, requests, setColours, cardColours } = say(allWords);
  const { storing } = view as View;
  const { collect, close, leave, idle } = moveNotation;
  if (lay !== undefined) {
    const isAll = storing !== null && cards === mostToLay(legal);
    const asks = isAll
      ? requests.layChosen(cards, setColours[storing], cardColours[storing])
      : undefined;
    return [{ move: lay, label: board.lay(cards), asks }];
  }
  if (legal.includes(collect)) return [{ move: collect, label: board.collect }];
  if (legal.includes(idle)) return [{ move: idle, label: board.pass }];
  const may = legal.includes(close) ? closing(view as View) : undefined;
  if (!may || storing === null) return [];
  const detail = board.closeWhat(setColours[storing], may.size);
  return [
    { move: close, label: board.closeFor(may.points), detail },
    { move: leave, label: board.leaveOpen, detail: board.leaveWhy },
  ];
};
