import { moveNotation } from '@tidetable/rules/nauticus';
import { useEffect, useRef } from 'preact/hooks';
import { isMyTurn, type NauticusProps, ownSeat } from './boardProps.ts';

/** Ends the running action and goes on at once; undefined where that ends the turn, too, or a lesson tells of each step. */
export type EndThen = ((next: string) => void) | undefined;

/** The extra action is offered after each action; these moves decline or take it with the same press. */
export const useEndThen = ({ view, legal, spots, play }: NauticusProps): EndThen => {
  const wanted = useRef<string>();
  useEffect(() => {
    const next = wanted.current;
    if (next === undefined || view.phase === 'act') return; // a question may come before it
    wanted.current = undefined;
    if (view.phase === 'after' && legal.includes(next)) play(next);
  }, [view]);
  const mayGoOn =
    spots === undefined &&
    isMyTurn(view) &&
    view.phase === 'act' &&
    !view.running.extra &&
    view.players[ownSeat(view)].extra &&
    legal.includes(moveNotation.end);
  if (!mayGoOn) return undefined;
  return next => {
    wanted.current = next;
    play(moveNotation.end, () => {
      wanted.current = undefined;
    });
  };
};
