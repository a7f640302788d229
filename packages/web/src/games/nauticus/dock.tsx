/** The dock: the current choices, the storage and the purse. */
import './dock.css';
import { moveNotation } from '@tidetable/rules/nauticus';
import { useEffect, useRef } from 'preact/hooks';
import { useSize } from '../../board/useSize.ts';
import type { BoardProps } from '../gameUi.ts';
import { highlights } from '../highlights.ts';
import { boardWords, type NauticusProps } from './boardProps.ts';
import { Purse } from './purse.tsx';
import { Storage } from './storage.tsx';
import { Tray } from './tray.tsx';
import { type EndThen, useEndThen } from './useEndThen.ts';
import { useNextFocus } from './useNextFocus.ts';

/** Below this height, in rem, a narrow dock has no room for boxes to press. */
const SHALLOW = 17;
const NARROW = 38;

export const Dock = (given: BoardProps) => {
  const props = given as NauticusProps;
  const { ref, width, height, rem } = useSize();
  const isNarrow = width < NARROW * rem;
  const isShallow = isNarrow && height < SHALLOW * rem;
  const endThen = useEndThen(props);
  useEnd(props, endThen);
  useNextFocus(props);
  return (
    <div
      class="nc-dock"
      ref={ref}
      data-narrow={isNarrow || undefined}
      data-shallow={isShallow || undefined}
    >
      {width > 0 && (
        <>
          <Tray {...props} hasLoads={isShallow} endThen={endThen} />
          <Storage {...props} isStrip={isShallow} />
          <Purse {...props} />
        </>
      )}
    </div>
  );
};

/** The confirming button of the table ends the action or the turn; where possible, both with one press. */
const useEnd = (props: NauticusProps, endThen: EndThen): void => {
  const { view, legal, spots, play, offer } = props;
  const words = boardWords();
  const { end } = moveNotation;
  const latest = useRef(play);
  latest.current = endThen ?? play;
  const canEnd = legal.includes(end);
  // A lesson explains the ends of action and turn separately; else one press ends both.
  const isStepOfLesson = spots !== undefined && view.running.action !== null;
  const label = isStepOfLesson ? words.end : words.endTurn;
  const isHighlighted = highlights(props, end);
  useEffect(() => {
    offer(canEnd ? { label, isHighlighted, move: end, act: () => latest.current(end) } : undefined);
  }, [canEnd, label, isHighlighted]);
  useEffect(() => () => offer(undefined), []);
};
