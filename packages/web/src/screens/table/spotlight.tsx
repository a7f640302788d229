/**
 * Rings around the subjects of a lesson, and a shade over the rest of the stage, which does not
 * block presses.
 */
import './spotlight.css';
import { lessonWords } from '@tidetable/text/web';
import type { RefObject } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useBoardRoot } from '../../board/scope.ts';
import { language, motionTime, say } from '../../settings.ts';
import { useLoaded } from '../useLoaded.ts';
import type { PartProps } from './part.ts';
import type { Box } from './placement.ts';
import { boxOfSpot, findSpots, isOneThing, type Spot } from './spots.ts';

interface SpotlightProps extends PartProps {
  readonly spots: readonly string[];
}

export const Spotlight = (part: SpotlightProps) => {
  const { spots } = part;
  const mask = useId();
  const layer = useRef<SVGSVGElement>(null);
  useLight(layer, part);
  return (
    <>
      <svg ref={layer} class="table-spotlight" data-spots={spots.join('|')} aria-hidden="true">
        <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">
          <path data-shape="stage" fill="#fff" />
          <path data-shape="holes" fill="#000" />
        </mask>
        <rect class="table-spotlight-shade" width="100%" height="100%" mask={`url(#${mask})`} />
        <path class="table-spotlight-ring" data-shape="rings" />
      </svg>
      <Named {...part} />
    </>
  );
};

/** Tells screen readers the lit things, too; a kind of many things has no name. */
const Named = ({ ui, board, spots }: SpotlightProps) => {
  const explain = useLoaded(async () => ui.loadExplain?.(), ui.id);
  const names = spots
    .filter(isOneThing)
    .flatMap(spot => explain?.(spot, board, language.value)?.name ?? []);
  return (
    <p class="hidden" role="status">
      {names.length > 0 && say(lessonWords).about([...new Set(names)].join(', '))}
    </p>
  );
};

/** Keeps the rings on their things when these move. */
const useLight = (layer: RefObject<SVGSVGElement>, { spots, wanted }: SpotlightProps): void => {
  const root = useBoardRoot();
  useEffect(() => {
    const [table, svg] = [root.current?.querySelector('.table'), layer.current];
    if (!table || !svg) return;
    let isInSight = false;
    return follow(table, () => {
      const found = spots.flatMap(name => findSpots(table, name));
      if (found.length > 0 && !isInSight) {
        isInSight = true;
        if (wanted === undefined) bringIntoSight(found[0]); // otherwise the expected control is
      }
      draw(svg, table, found);
    });
  }, [spots, wanted]);
};

const bringIntoSight = (spot: Spot): void =>
  spot[0]?.scrollIntoView({
    block: 'nearest',
    inline: 'nearest',
    behavior: motionTime(1) === 0 ? 'instant' : 'smooth',
  });

/** The expected control is lit as well; it glows by itself. A drawing may name its lit part. */
const PRESSED = ':is(.table-board, .table-dock) [data-highlighted]';

const draw = (svg: Element, table: Element, found: readonly Spot[]): void => {
  const rings = outline(found.flatMap(spot => boxOfSpot(spot) ?? []));
  const pressed = [...table.querySelectorAll(PRESSED)].flatMap(
    thing => boxOfSpot([thing.querySelector('[data-light]') ?? thing]) ?? [],
  );
  const stage = [...table.querySelectorAll('.table-board, .table-dock')].map(area =>
    area.getBoundingClientRect(),
  );
  shape(svg, 'stage', rings === '' ? '' : outline(stage));
  shape(svg, 'holes', rings + pressed.map(rounded).join(''));
  shape(svg, 'rings', rings);
};

const shape = (svg: Element, name: string, path: string): void => {
  const drawn = svg.querySelector(`[data-shape=${name}]`);
  if (drawn?.getAttribute('d') !== path) drawn?.setAttribute('d', path);
};

const outline = (boxes: readonly Box[]): string =>
  boxes
    .map(({ left, top, right, bottom }) => `M${left} ${top}H${right}V${bottom}H${left}Z`)
    .join('');

const CORNER = 14; // pixels: a small thing is lit in a circle, which does not cut its neighbours

const rounded = ({ left, top, right, bottom }: Box): string => {
  const r = Math.min(CORNER, (right - left) / 2, (bottom - top) / 2);
  const turn = `a${r} ${r} 0 0 1`;
  return `M${left + r} ${top}H${right - r}${turn} ${r} ${r}V${bottom - r}${turn} ${-r} ${r}H${left + r}${turn} ${-r} ${-r}V${top + r}${turn} ${r} ${-r}Z`;
};

const SETTLED = 700; // milliseconds: no motion of a board lasts longer

/** Measures again while the table moves: after a change in it, of its size, or a scroll. */
const follow = (table: Element, look: () => void): (() => void) => {
  let [until, frame] = [0, 0];
  const step = (): void => {
    look();
    frame = performance.now() < until ? requestAnimationFrame(step) : 0;
  };
  const wake = (): void => {
    until = performance.now() + SETTLED;
    frame ||= requestAnimationFrame(step);
  };
  const changes = new MutationObserver(wake);
  const sizes = new ResizeObserver(wake);
  for (const area of table.querySelectorAll('.table-board, .table-dock')) {
    changes.observe(area, { subtree: true, childList: true, attributes: true });
    sizes.observe(area);
  }
  table.addEventListener('scroll', wake, true);
  wake();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
    table.removeEventListener('scroll', wake, true);
  };
};
