/** The refusal of a press, where the press was, with the rule. The next press or Escape closes it. */
import './refusal.css';
import type { MatchRefusal } from '@tidetable/match';
import { tableWords } from '@tidetable/text/web';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { EXPLAINED } from '../../board/explained.ts';
import type { Explanation } from '../../games/gameUi.ts';
import { WRONG_MOVE } from '../../lessons/wrongMove.ts';
import { Link } from '../../router.tsx';
import { language, say } from '../../settings.ts';
import { useLoaded } from '../useLoaded.ts';
import type { PartProps } from './part.ts';
import { boxesOfTargets, placeBeside, windowSize } from './placement.ts';
import { refusalSentence } from './refusalSentence.ts';
import { type PointerAnchor, usePointerAnchor } from './usePointerAnchor.ts';

export const Refusal = (part: PartProps) => {
  const { refusal } = part.state;
  const [closed, close] = useState<MatchRefusal>();
  const anchor = usePointerAnchor();
  const isTold = refusal && refusal !== closed && refusal.code !== WRONG_MOVE; // the guide tells that one
  return isTold ? (
    <Plate {...part} refusal={refusal} anchor={anchor.current} close={() => close(refusal)} />
  ) : null;
};

/** From the press, in pixels: a refusal farther away is not noticed. */
const FARTHEST = 64;

interface PlateProps extends PartProps {
  readonly refusal: MatchRefusal;
  readonly anchor: PointerAnchor;
  readonly close: () => void;
}

const Plate = ({ refusal, anchor, close, ...part }: PlateProps) => {
  const plate = useRef<HTMLParagraphElement>(null);
  const told = useExplained(anchor, part);
  useLayoutEffect(() => {
    const table = plate.current?.closest('.table');
    if (!plate.current || !table) return;
    const size = plate.current.getBoundingClientRect();
    const { left, top } = placeBeside(
      anchor.box,
      size,
      windowSize(),
      boxesOfTargets(table),
      FARTHEST,
    );
    Object.assign(plate.current.style, { left: `${left}px`, top: `${top}px` });
  }, [refusal, told]);
  useNextPress(plate, anchor, close);
  return (
    <p ref={plate} class="paper table-refusal" role="alert">
      {told && (
        // Screen readers have it from the focus.
        <span class="table-refusal-thing" aria-hidden="true">
          <b>{told.name}</b> {told.does}
        </span>
      )}
      {refusalSentence(part, refusal, language.value)}{' '}
      {refusal.rule !== undefined && (
        <Link to={`/rules/${part.ui.id}#${refusal.rule}`}>
          {say(tableWords).whyRule(refusal.rule)}
        </Link>
      )}
    </p>
  );
};

/** The name of the pressed thing: touch has no other way to show it first. */
const useExplained = (
  { thing }: PointerAnchor,
  { ui, board }: PartProps,
): Explanation | undefined => {
  const explain = useLoaded(async () => ui.loadExplain?.().catch(() => undefined), ui.id);
  const explained = thing?.closest(EXPLAINED) ?? thing?.querySelector(EXPLAINED);
  const name = explained?.getAttribute('data-explain');
  return useMemo(
    () => (name ? explain?.(name, board, language.value) : undefined),
    [explain, name, board.view],
  );
};

/**
 * Closes the plate by a press anywhere but on its link; Tab leads from the pressed control to the
 * link.
 */
const useNextPress = (
  plate: { readonly current: HTMLElement | null },
  { thing }: PointerAnchor,
  close: () => void,
): void =>
  useEffect(() => {
    const link = (): HTMLElement | null | undefined => plate.current?.querySelector('a');
    const isElsewhere = ({ target }: Event): boolean =>
      !(target as Element).closest('.table-refusal a, dialog');
    const press = (e: Event): void => {
      if (isElsewhere(e)) close();
    };
    const key = (e: KeyboardEvent): void => {
      if (document.querySelector('dialog[open]')) return;
      if (e.key === 'Escape') {
        if (document.activeElement === link()) thing?.focus();
        e.preventDefault(); // closes nothing else
        e.stopImmediatePropagation();
        close();
      } else if (e.key === 'Tab' && !e.shiftKey && document.activeElement === thing && link()) {
        e.preventDefault();
        link()?.focus();
      } else if (e.key === 'Enter' || e.key === ' ') press(e);
    };
    const end = new AbortController();
    const first = { capture: true, signal: end.signal };
    addEventListener('pointerdown', press, first);
    addEventListener('keydown', key, first);
    return () => end.abort();
  }, [thing]);
