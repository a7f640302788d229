import type { SeatView } from '@tidetable/match';
import { useEffect } from 'preact/hooks';

/** Keeps the line of the moment shown in sight. */
export const useFollowingLog = (past: SeatView | undefined): void =>
  useEffect(() => {
    const scroller = document.querySelector('.table-log-lines');
    return past && scroller ? showHere(scroller) : undefined;
  }, [past]);

/** For this many frames: lines that come into sight get their real heights, and move the others. */
const FRAMES = 6;

/** Scrolls only the log itself, and only as far as needed; before the first entry is its top. */
const showHere = (scroller: Element): (() => void) => {
  let next = 0;
  const look = (frames: number): void => {
    const line = scroller.querySelector('[aria-current]')?.parentElement;
    const by = line ? beyond(line, scroller) : -scroller.scrollHeight;
    if (by !== 0) scroller.scrollBy({ top: by });
    if (frames > 0) next = requestAnimationFrame(() => look(frames - 1));
  };
  look(FRAMES);
  return () => cancelAnimationFrame(next);
};

/** The distance of a line from the visible part: negative above, positive below. */
const beyond = (line: Element, scroller: Element): number => {
  const room = scroller.getBoundingClientRect();
  const { top, bottom } = line.getBoundingClientRect();
  if (top < room.top) return Math.floor(top - room.top);
  return bottom > room.bottom ? Math.ceil(bottom - room.bottom) : 0;
};
