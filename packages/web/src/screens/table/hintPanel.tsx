/** The sheet of a hint. Loaded with the first one. */
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
  /** Undefined while the bot is thinking. */
  readonly advice?: Advice | undefined;
  readonly close: () => void;
}

export const HintPanel = (props: HintPanelProps) => {
  const { board, highlight, advice, depth, close } = props;
  const words = say(tableWords);
  usePointing(highlight, depth, advice);
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sheet.current) giveWay(sheet.current);
  });
  useLayoutEffect(() => {
    if (sheet.current) showDeepest(sheet.current);
  }, [depth, advice]);
  useEscape(close);
  return (
    <div ref={sheet} class="table-hint">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too */}
      <div class="table-hint-text" role="status" tabIndex={0}>
        {advice ? (
          <HintDepths {...props} advice={advice} depth={depth} />
        ) : (
          <p>{words.hintThinking}</p>
        )}
      </div>
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

/** How long the best move is shown, in milliseconds. */
const TURN = 1500;

/** The best move is highlighted on the board, or both that are compared; what can show but one shows them in turn. */
const usePointing = (
  highlight: PartProps['highlight'],
  depth: number,
  advice: Advice | undefined,
): void =>
  useEffect(() => {
    if (!advice || depth < 2) return;
    if (depth === 3 || advice.runnerUp === undefined) {
      if (depth === 3) highlight(advice.move);
      return;
    }
    const pair = [advice.move, advice.runnerUp].sort(); // as they are listed
    let at = 0;
    highlight(pair[at], pair);
    const turns = setInterval(() => {
      at = 1 - at;
      highlight(pair[at], pair);
    }, TURN);
    return () => clearInterval(turns);
  }, [advice, depth]);

/** If the text must scroll, earlier parts scroll out first: the move never does. */
const showDeepest = (sheet: HTMLElement): void => {
  const text = sheet.querySelector('.table-hint-text');
  const before = text?.querySelector('p:first-child + *');
  if (!text || !before) return;
  text.scrollTop = before.getBoundingClientRect().top - text.getBoundingClientRect().top;
};

/**
 * The places of the sheet, the default first; hint.css defines them, and a frame may have fewer.
 */
const PLACES = ['usual', 'below', 'aside'] as const;

/**
 * Moves to the first place with enough room beside the hint's subjects, else to the roomiest, and
 * no higher than that room; the rest of its text scrolls.
 */
const giveWay = (sheet: HTMLElement): void => {
  const roomAt = (place: (typeof PLACES)[number]): number => {
    sheet.dataset.at = place;
    return freeHeight(sheet);
  };
  sheet.style.maxHeight = '';
  let best: (typeof PLACES)[number] = 'usual';
  let most = Number.NEGATIVE_INFINITY;
  for (const place of PLACES) {
    const room = roomAt(place);
    if (room >= sheet.offsetHeight) return;
    if (room > most) [best, most] = [place, room];
  }
  sheet.dataset.at = best;
  sheet.style.maxHeight = `${Math.max(most, LEAST)}px`;
};

/** The subjects of the hint, and the tabs beside the board. */
const KEPT_FREE = ':is(.table-board, .table-dock) [data-highlighted], .table-rail-head';

const GAP = 8; // pixels: what is pointed at may rise a little
const LEAST = 96; // pixels: a few lines

/** Its height up to the nearest of them. */
const freeHeight = (sheet: HTMLElement): number => {
  const box = sheet.getBoundingClientRect();
  const things = [...document.querySelectorAll(KEPT_FREE)]
    .map(thing => thing.getBoundingClientRect())
    .filter(({ left, right }) => left < box.right && box.left < right);
  const rooms =
    getComputedStyle(sheet).getPropertyValue('--grows') === 'down'
      ? things.filter(({ bottom }) => bottom > box.top).map(({ top }) => top - box.top)
      : things.filter(({ top }) => top < box.bottom).map(({ bottom }) => box.bottom - bottom);
  return Math.min(...rooms) - GAP;
};
