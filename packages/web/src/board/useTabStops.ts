import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const isEnabled = (spot: Element): boolean => !spot.matches(':disabled');

/**
 * Tab stops of a group of spots: what can be chosen now, else the first of them. The others are
 * reached by arrow keys, so that a turn does not lead through every stack and every empty yard.
 */
export const useTabStops = <Group extends Element>(
  group: RefObject<Group> = useRef<Group>(null),
): RefObject<Group> => {
  useLayoutEffect(() => {
    const spots = [...(group.current?.querySelectorAll('[data-spot]') ?? [])];
    const choices = spots.filter(spot => spot.matches('[data-can]'));
    const stops = choices.length > 0 ? choices : spots.filter(isEnabled).slice(0, 1);
    for (const spot of spots) {
      const stop = stops.includes(spot) ? '0' : '-1';
      if (spot.getAttribute('tabindex') !== stop) spot.setAttribute('tabindex', stop);
    }
  });
  return group;
};
