/** A submarine on the path. It glides along the path, never across it. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { motionTime } from '../../settings.ts';
import type { Point, Spiral } from './spiral.ts';
import { NautilionAt, PhantomAt } from './submarines.tsx';
import { explains } from './things.ts';

export type Ship = 'nautilion' | 'phantom';

export const PORTRAIT: { readonly [ship in Ship]: () => preact.JSX.Element } = {
  nautilion: NautilionAt,
  phantom: PhantomAt,
};

const GRAIN = 16;
const AHEAD = 0.35; // of a place: where the bow looks

interface FigureProps {
  readonly ship: Ship;
  readonly place: number;
  readonly isOnEnd: boolean;
  readonly spiral: Spiral;
  /** Has it just moved, and not been put there by a jump through time? */
  readonly isSailing: boolean;
  readonly delay: number;
}

export const Figure = ({ ship, place, isOnEnd, spiral, isSailing, delay }: FigureProps) => {
  const figure = useRef<SVGGElement>(null);
  const before = useRef(place);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = place;
    if (from !== place && isSailing) glide(figure.current, from, place, spiral, delay);
  }, [place]);
  const Portrait = PORTRAIT[ship];
  return (
    <g
      ref={figure}
      class="nl-depths-figure"
      data-place={ship}
      {...explains('figure', ship)}
      style={{ transform: put(spiral.at(place)) }}
    >
      <g
        transform={`${isOnEnd ? `translate(0 ${-0.2 * spiral.pitch}) ` : ''}scale(${(facing(ship, place, spiral) * spiral.pitch) / 88} ${spiral.pitch / 88})`}
      >
        <Portrait />
      </g>
    </g>
  );
};

export const put = ({ x, y }: Point): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

/** 1 as drawn, -1 mirrored: the bow looks where the ship will go. */
export const facing = (ship: Ship, place: number, spiral: Spiral): number => {
  const way = ship === 'nautilion' ? AHEAD : -AHEAD;
  const ahead = spiral.at(place + way).x - spiral.at(place).x;
  return ahead * way >= 0 ? 1 : -1;
};

const glide = (
  figure: Element | null,
  from: number,
  to: number,
  spiral: Spiral,
  delay: number,
): void => {
  const duration = motionTime(Math.min(700, 260 + 110 * Math.abs(to - from)));
  if (duration === 0 || !figure) return;
  const frames = Array.from({ length: GRAIN + 1 }, (_, i) => ({
    transform: put(spiral.at(from + ((to - from) * i) / GRAIN)),
  }));
  figure.animate(frames, {
    duration,
    delay: motionTime(delay),
    easing: 'cubic-bezier(.4,0,.2,1)',
    fill: 'backwards',
  });
};
