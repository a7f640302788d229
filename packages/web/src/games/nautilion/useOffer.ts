import { moveNotation } from '@tidetable/rules/nautilion';
import { boardWords } from '@tidetable/text/nautilion';
import { useEffect } from 'preact/hooks';
import { language, say } from '../../settings.ts';
import type { BoardProps, Choice } from '../gameUi.ts';
import { fitsBegun } from './fits.ts';
import { drop, type Helm, setOff } from './helm.ts';
import { spellChoice } from './spellChoice.ts';
import { useHelm } from './useHelm.ts';

/** The selection that is not yet a move, and the effect of OK. */
export const useOffer = (board: BoardProps): void => {
  const helm = useHelm(board);
  const isDone = board.legal.includes(moveNotation.done);
  useEffect(
    () => board.offer(choiceOf(board, helm)),
    [board.view, isDone, helm.plan, helm.aim, helm.held, helm.isTaken, language.value],
  );
  useEffect(() => () => board.offer(undefined), []);
};

/** OK plays a waiting plan, continues a spell, or ends an optional choice. */
const choiceOf = (board: BoardProps, helm: Helm): Choice | undefined => {
  const own = say(boardWords);
  const begun = {
    cancel: (): void => drop(helm),
    fits: (move: string): boolean => fitsBegun(helm, move),
  };
  if (helm.aim)
    return { ...spellChoice(helm, helm.aim, language.value), view: helm.seen, ...begun };
  if (helm.isWhole) return { label: own.setOff, act: () => setOff(helm), ...begun };
  if (helm.isTaken || Object.keys(helm.plan).length > 0) return begun;
  return board.legal.includes(moveNotation.done)
    ? { label: own.enough, act: () => board.play(moveNotation.done) }
    : undefined;
};
