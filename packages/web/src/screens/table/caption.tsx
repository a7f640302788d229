/**
 * The caption of another player's step, at one place of the frame; a ring marks the thing
 * concerned. The announcer speaks it, too.
 */
import './caption.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useShown } from '../../board/flights.ts';
import { Pawn } from '../../look/pawn.tsx';
import type { Step } from '../../table/steps.ts';
import type { PartProps } from './part.ts';
import { windowSize } from './placement.ts';
import { useSkip } from './useSkip.ts';

export const Captions = (part: PartProps) => {
  const { session, state } = part;
  useSkip(
    () => session.isFollowing && !document.querySelector('dialog[open]'),
    () => session.skip(),
  );
  const step = state.past ? undefined : state.step;
  return step ? <Caption {...part} step={step} /> : null;
};

interface CaptionProps extends PartProps {
  readonly step: Step;
}

const Caption = ({ step, ...part }: CaptionProps) => {
  const plate = useRef<HTMLDivElement>(null);
  const shown = useShown();
  useLayoutEffect(() => markPlace(plate.current, shown.get(part.state.fresh)), [step.line]);
  useLayoutEffect(() => {
    if (plate.current) putIntoBar(plate.current);
  }, [step]);
  return (
    <div ref={plate} class="paper table-caption" aria-hidden="true">
      <Pawn seat={step.seat} size={24} />
      <p>{step.caption}</p>
    </div>
  );
};

/**
 * In place of the question, which is empty while others act; in a low window over the buttons,
 * which wait, too.
 */
const putIntoBar = (plate: HTMLElement): void => {
  const table = plate.closest<HTMLElement>('.table');
  const isLow = table?.dataset.frame === 'low';
  const place = table?.querySelector(isLow ? '.table-tools' : '.table-request');
  const tools = table?.querySelector('.table-tools')?.getBoundingClientRect();
  if (!place || !tools) return;
  const { left, top, width, height } = place.getBoundingClientRect();
  plate.style.maxWidth = `${width}px`;
  const size = plate.offsetHeight;
  const isAbove = tools.top > top + height / 2; // the buttons have a row of their own
  const lowest = (isAbove && !isLow ? tools.top : windowSize().height) - size;
  plate.style.translate = `${left}px ${Math.min(top + (height - size) / 2, lowest)}px`;
};

/** A ring around the first thing of the board with a flight. */
const markPlace = (
  plate: Element | null,
  things: ReadonlySet<Element> = new Set(),
): (() => void) | undefined => {
  const board = plate?.closest('.table')?.querySelector('.table-board');
  const inSight = [...things].filter(isInSight);
  const found = inSight.find(part => board?.contains(part)) ?? inSight[0];
  const thing = found?.closest('.table-player') ?? found; // the whole thing: a ring inside would cut through the rest
  thing?.setAttribute('data-told', '');
  return () => thing?.removeAttribute('data-told');
};

const isInSight = (thing: Element): boolean => {
  const { width, top, bottom } = thing.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < windowSize().height;
};
