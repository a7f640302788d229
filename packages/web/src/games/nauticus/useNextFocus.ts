/** Moves the keyboard focus to the most likely next choice after each step. */
import { useEffect } from 'preact/hooks';
import { useBoardRoot } from '../../board/scope.ts';
import { isMyTurn, type NauticusProps, type View } from './boardProps.ts';

/** The places of the next choice, the likeliest first; the last one is the table's OK. */
const LIKELY: Record<View['phase'], readonly string[]> = {
  choose: ['.nc-wheel'],
  extra: ['.nc-wheel'],
  act: ['.nc-tools', '.nc-boxes'],
  place: ['.nc-slips', '.nc-tools'],
  reward: ['.nc-tools'],
  goods: ['.nc-tools'],
  gift: ['.nc-tools'],
  bonus: ['.nc-tools'],
  after: [],
  over: [],
};

const OK = '.table-ok:enabled';

/** The parts from which the focus moves; in the log or the list of moves it stays. */
const ACTING = '.table-board, .table-dock, .table-tools, .table-bar:focus';

/** The tile that was just bought does not get the focus again. */
const notAgain = ({ running }: View): string =>
  running.bought.map(tile => `:not([data-place="offer/${tile}"])`).join('');

export const useNextFocus = ({ view, legal }: NauticusProps): void => {
  const root = useBoardRoot();
  useEffect(() => {
    const active = document.activeElement;
    if (!isMyTurn(view) || legal.length === 0) return;
    if (!active?.closest(ACTING) || !root.current?.contains(active)) return;
    if (!active.matches(':focus-visible') || active.matches('[data-can]')) return;
    const another = notAgain(view);
    const choices = [...LIKELY[view.phase].map(part => `${part} [data-can]${another}`), OK];
    for (const choice of choices) {
      const next = root.current.querySelector<HTMLElement | SVGElement>(choice);
      if (next) return next.focus({ preventScroll: true });
    }
  }, [view]);
};
