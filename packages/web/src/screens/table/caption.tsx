/** What another player has just done, told where it happened; the announcer speaks it, too. */
import './caption.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useShown } from '../../board/flights.ts';
import { Pawn } from '../../look/pawn.tsx';
import type { Step } from '../../table/steps.ts';
import { type Box, boxesOfPlayers, boxesOfTargets, placeBeside, windowSize } from './beside.ts';
import type { PartProps } from './part.ts';
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
  const surroundings = useRef<Surroundings>();
  const shown = useShown();
  useLayoutEffect(() => {
    const things = [...(shown.get(part.state.fresh) ?? [])];
    surroundings.current = plate.current ? lookAround(plate.current, things) : undefined;
  }, [step.line]);
  useLayoutEffect(() => {
    if (!plate.current || !surroundings.current) return;
    const { beside, avoided } = surroundings.current;
    const size = plate.current.getBoundingClientRect();
    const { left, top } = placeBeside(beside, size, windowSize(), avoided);
    plate.current.style.translate = `${left}px ${top}px`; // moves nothing else, and costs no layout
  }, [step]);
  return (
    <div ref={plate} class="paper table-caption" aria-hidden="true">
      <Pawn seat={step.seat} size={24} />
      <p>{step.caption}</p>
    </div>
  );
};

/** What was to be seen when the step began: what moves then is elsewhere. */
interface Surroundings {
  readonly beside: Box;
  readonly avoided: readonly Box[];
}

/** Beside the first thing of the board at which it was shown; above the board, if there is none. */
const lookAround = (plate: Element, things: readonly Element[]): Surroundings | undefined => {
  const table = plate.closest('.table');
  const board = table?.querySelector('.table-board');
  if (!table || !board) return undefined;
  const inSight = things.filter(isInSight);
  const thing = inSight.find(found => board.contains(found)) ?? inSight[0];
  const { left, top, right } = board.getBoundingClientRect();
  return {
    beside: thing?.getBoundingClientRect() ?? { left, top, right, bottom: top },
    avoided: [
      ...inSight.map(found => found.getBoundingClientRect()),
      ...boxesOfTargets(table),
      ...boxesOfPlayers(table),
    ],
  };
};

const isInSight = (thing: Element): boolean => {
  const { width, top, bottom } = thing.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < windowSize().height;
};
