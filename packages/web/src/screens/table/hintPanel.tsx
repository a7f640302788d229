/** The sheet on which the first mate speaks. Loaded with the first hint. */
import './hint.css';
import type { Advice } from '@tidetable/bots';
import { shellWords, tableWords } from '@tidetable/text/web';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../../settings.ts';
import { HintDepths } from './hintDepths.tsx';
import type { PartProps } from './part.ts';
import { useEscape } from './useEscape.ts';

interface HintPanelProps extends PartProps {
  readonly depth: number;
  /** Undefined while the first mate is thinking. */
  readonly advice?: Advice | undefined;
  readonly close: () => void;
}

export const HintPanel = (props: HintPanelProps) => {
  const { board, highlight, advice, depth, close } = props;
  const words = say(tableWords);
  useEffect(() => {
    if (advice && depth === 3) highlight(advice.move);
  }, [advice, depth]);
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sheet.current) giveWay(sheet.current);
  });
  useEscape(close);
  return (
    <div ref={sheet} class="table-hint" role="status">
      {advice ? (
        <HintDepths {...props} advice={advice} depth={depth} />
      ) : (
        <p>{words.hintThinking}</p>
      )}
      {advice && depth === 3 && (
        <button type="button" class="button main" onClick={() => board.play(advice.move)}>
          {words.hintPlay}
        </button>
      )}
      <button
        type="button"
        class="button quiet table-hint-close"
        aria-label={say(shellWords).close}
        onClick={close}
      >
        ×
      </button>
    </div>
  );
};

/** To its other place, where that covers fewer of the things that it speaks of. */
const giveWay = (sheet: HTMLElement): void => {
  const covered = (): number => {
    const box = sheet.getBoundingClientRect();
    return [...document.querySelectorAll(SPOKEN_OF)].filter(thing => meets(box, thing)).length;
  };
  sheet.removeAttribute('data-aside');
  const before = covered();
  if (before === 0) return;
  sheet.setAttribute('data-aside', '');
  if (covered() >= before) sheet.removeAttribute('data-aside');
};

const SPOKEN_OF = ':is(.table-board, .table-dock) [data-highlighted]';

const meets = (box: DOMRect, thing: Element): boolean => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
};
