import { moveNotation } from '@tidetable/rules/nautilion';
import { boardWords } from '@tidetable/text/nautilion';
import { useEffect } from 'preact/hooks';
import { language, say } from '../../settings.ts';
import type { BoardProps, Choice } from '../gameUi.ts';
import { setOff } from './helm.ts';
import { useHelm } from './useHelm.ts';

/** What OK does here: a plan that waits sets off, and who may take more takes no more. */
export const useOffer = (board: BoardProps): void => {
  const helm = useHelm(board);
  const own = say(boardWords);
  const kind = helm.isWhole ? 'plan' : board.legal.includes(moveNotation.done) ? 'done' : undefined;
  useEffect(() => {
    const choices: Record<'plan' | 'done', Choice> = {
      plan: { label: own.setOff, act: () => setOff(helm) },
      done: { label: own.enough, act: () => board.play(moveNotation.done) },
    };
    board.offer(kind && choices[kind]);
  }, [board.view, kind, kind === 'plan' ? helm.plan : undefined, language.value]);
  useEffect(() => () => board.offer(undefined), []);
};
