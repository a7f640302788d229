/** Arrow keys walk a board: from one spot to the nearest in that direction. Spots carry `data-spot`. */

const ARROWS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (spot: Element): readonly [x: number, y: number] => {
  const { left, top, width, height } = spot.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** How far a step is; what lies aside of the direction counts double, what lies behind never. */
const distance = (from: Element, to: Element, [dx, dy]: readonly [number, number]): number => {
  const [x0, y0] = middle(from);
  const [x1, y1] = middle(to);
  const along = (x1 - x0) * dx + (y1 - y0) * dy;
  const aside = Math.abs((x1 - x0) * dy) + Math.abs((y1 - y0) * dx);
  return along <= 1 ? Number.POSITIVE_INFINITY : along + 2 * aside;
};

/** For `onKeyDown` of whatever holds the spots; from itself an arrow leads to the first one. */
export const walk = (e: KeyboardEvent): void => {
  const arrow = ARROWS[e.key];
  const area = e.currentTarget as Element;
  const from = (e.target as Element).closest('[data-spot]');
  if (!arrow || e.altKey || e.ctrlKey || e.metaKey) return;
  const spots = [...area.querySelectorAll<HTMLElement | SVGElement>('[data-spot]')].filter(
    spot => spot !== from && spot.getClientRects().length > 0,
  );
  const next = from ? nearest(spots, from, arrow) : e.target === area ? spots[0] : undefined;
  if (!next) return;
  e.preventDefault();
  next.focus();
};

const ALONG: { readonly [key: string]: number } = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * Arrow keys read a list of things that cannot be chosen, in its order. Those carry `data-step`; one
 * of them is reached by Tab.
 */
export const readAlong = (e: KeyboardEvent): void => {
  const by = ALONG[e.key];
  const from = (e.target as Element).closest('[data-step]');
  if (!by || !from || e.altKey || e.ctrlKey || e.metaKey) return;
  const steps = [
    ...(e.currentTarget as Element).querySelectorAll<HTMLElement | SVGElement>('[data-step]'),
  ];
  e.preventDefault();
  steps[steps.findIndex(step => step === from) + by]?.focus();
};

const nearest = <S extends Element>(
  spots: readonly S[],
  from: Element,
  arrow: readonly [number, number],
): S | undefined =>
  spots
    .map(spot => ({ spot, far: distance(from, spot, arrow) }))
    .filter(({ far }) => Number.isFinite(far))
    .sort((a, b) => a.far - b.far)[0]?.spot;
