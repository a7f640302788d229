/** The explanation of a thing on the table, beside it, on pointing. Loaded on first use. */
import './explanation.css';
import { tableWords } from '@tidetable/text/web';
import type { RefObject } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useBoardRoot } from '../../board/scope.ts';
import type { GameUi } from '../../games/gameUi.ts';
import { Link } from '../../router.tsx';
import { language, say, shortcut } from '../../settings.ts';
import { useLoaded } from '../useLoaded.ts';
import { LETS_THROUGH, type Pointed, Pointing } from './hover.ts';
import { KEYS } from './keys.ts';
import type { PartProps } from './part.ts';
import {
  type Box,
  boxesOfTargets,
  heightBeside,
  overlap,
  placeBeside,
  windowSize,
} from './placement.ts';

export interface ExplainedProps extends Pick<PartProps, 'board'> {
  readonly ui: Pick<GameUi, 'id' | 'loadExplain'>;
}

interface ExplanationProps extends ExplainedProps {
  /** The last event before this listener existed. */
  readonly last: RefObject<Event>;
}

export const Explanation = ({ ui, board, last }: ExplanationProps) => {
  const explain = useLoaded(async () => ui.loadExplain?.(), ui.id);
  const sheet = useRef<HTMLDivElement>(null);
  const { pointed, close } = usePointing(sheet, last);
  const { thing } = pointed ?? {};
  const name = thing?.isConnected ? thing.getAttribute('data-explain') : null;
  const told = name === null ? undefined : explain?.(name, board, language.value);
  const id = useId();
  useEffect(() => {
    if (thing && !thing.isConnected) close();
  });
  useLayoutEffect(() => {
    if (sheet.current && pointed) place(sheet.current, pointed);
  });
  useDescription(told && pointed, id);
  if (!told || !pointed) return null;
  const { does, now, rule } = told;
  const described = readWith(pointed).getAttribute('aria-description');
  return (
    <div ref={sheet} class="paper table-explanation" popover="manual">
      <div role="tooltip" id={id}>
        {described && <p class="hidden">{described}</p>}
        <p class="table-explanation-name">{told.name}</p>
        <p>{does}</p>
        {now && <p class="table-explanation-now">{now}</p>}
      </div>
      {rule && (
        <Link to={`/rules/${ui.id}#${rule}`} aria-keyshortcuts={shortcut(KEYS.rule)}>
          {say(tableWords).whyRule(rule)}
          {pointed.by === 'focus' && shortcut(KEYS.rule) && <kbd>{KEYS.rule}</kbd>}
        </Link>
      )}
    </div>
  );
};

const usePointing = (
  sheet: RefObject<Element>,
  last: RefObject<Event>,
): { readonly pointed: Pointed | undefined; readonly close: () => void } => {
  const root = useBoardRoot();
  const [pointed, show] = useState<Pointed>();
  const pointing = useRef<Pointing>();
  useEffect(() => {
    if (!root.current) return;
    const watching = new Pointing(root.current, () => sheet.current, show);
    pointing.current = watching;
    if (last.current) watching.take(last.current);
    return () => watching.end();
  }, []);
  return { pointed, close: () => pointing.current?.close() };
};

/** The element that is described: the focused control, or the thing itself. */
const readWith = ({ by, thing }: Pointed): Element =>
  by === 'focus' ? (document.activeElement ?? thing) : thing;

/** For screen readers. It replaces `aria-description`, and therefore includes it. */
const useDescription = (pointed: Pointed | undefined, id: string): void =>
  useEffect(() => {
    if (!pointed) return;
    const described = readWith(pointed);
    const before = described.getAttribute('aria-describedby');
    described.setAttribute('aria-describedby', [before, id].filter(Boolean).join(' '));
    return () => {
      if (before === null) described.removeAttribute('aria-describedby');
      else described.setAttribute('aria-describedby', before);
    };
  }, [pointed, id]);

/** A thing that takes up more of the window than this has its explanation at the pointer. */
const LARGE = 0.4;
const AROUND = 20; // pixels around the pointer

const place = (sheet: HTMLElement, pointed: Pointed): void => {
  if (!sheet.matches(':popover-open')) sheet.showPopover();
  const table = pointed.thing.closest('.table');
  const avoided = table ? boxesOfTargets(table) : [];
  const beside = boxOf(pointed);
  const placed = (): DOMRect => {
    const { left, top } = placeBeside(beside, sheet.getBoundingClientRect(), windowSize(), avoided);
    Object.assign(sheet.style, { left: `${left}px`, top: `${top}px` });
    return sheet.getBoundingClientRect();
  };
  sheet.style.maxHeight = '';
  if (overlap(placed(), beside) > 0) {
    sheet.style.maxHeight = `${heightBeside(beside, windowSize())}px`; // in a tiny window it scrolls
    placed();
  }
  const box = sheet.getBoundingClientRect();
  const isOnTarget = avoided.some(target => overlap(box, target) > 0);
  sheet.toggleAttribute(LETS_THROUGH, pointed.by === 'hover' && isOnTarget);
};

const boxOf = ({ thing, at }: Pointed): Box => {
  const box = thing.getBoundingClientRect();
  const { width, height } = windowSize();
  const isLarge = box.width > width * LARGE || box.height > height * LARGE;
  if (!at || !isLarge) return box;
  const { x, y } = at;
  return { left: x - AROUND, right: x + AROUND, top: y - AROUND, bottom: y + AROUND };
};
