import { componentsOf, moveNotation, spellPrice } from '@tidetable/rules/nautilion';
import { boardWords, tokenText, words } from '@tidetable/text/nautilion';
import { useEffect } from 'preact/hooks';
import { language, say } from '../../settings.ts';
import type { BoardProps, Choice } from '../gameUi.ts';
import { castTranslation, drop, type Helm, setOff } from './helm.ts';
import { faceOf } from './plan.ts';
import { useHelm } from './useHelm.ts';

/** What was begun and is no move yet, and what OK does. */
export const useOffer = (board: BoardProps): void => {
  const helm = useHelm(board);
  const isDone = board.legal.includes(moveNotation.done);
  useEffect(
    () => board.offer(choiceOf(board, helm)),
    [board.view, isDone, helm.plan, helm.aim, helm.isTaken, language.value],
  );
  useEffect(() => () => board.offer(undefined), []);
};

/** A plan that waits sets off, a spell asks for what it needs, and who may take more takes no more. */
const choiceOf = (board: BoardProps, helm: Helm): Choice | undefined => {
  const own = say(boardWords);
  const cancel = (): void => drop(helm);
  if (helm.aim) return { ...spellChoice(helm, helm.aim), cancel };
  if (helm.isWhole) return { label: own.setOff, act: () => setOff(helm), cancel };
  if (helm.isTaken || Object.keys(helm.plan).length > 0) return { cancel };
  return board.legal.includes(moveNotation.done)
    ? { label: own.enough, act: () => board.play(moveNotation.done) }
    : undefined;
};

const spellChoice = (helm: Helm, aim: NonNullable<Helm['aim']>): Choice => {
  const own = say(boardWords);
  const { view, components } = helm;
  if (aim.for === 'reroll') return { asks: own.reroll };
  if (aim.for === 'tide')
    return { asks: aim.die === undefined ? own.tide : own.tideTo(faceOf(view, aim.die)) };
  const { first, second } = aim;
  if (first === undefined) return { asks: own.asks.exchange };
  if (second === undefined) return { asks: own.asks.with };
  const token = (place: number): string => tokenText(words[language.value], view.path[place]);
  const price = own.price(spellPrice(componentsOf(components), view, 'translation'));
  return {
    asks: own.translated(token(first), token(second), price),
    label: own.cast,
    act: () => castTranslation(helm, aim),
  };
};
