/** The drawn examples are true: every number of a caption is what the rules find in its position. */
import {
  components,
  freeBoxes,
  isWhole,
  openEnds,
  payment,
  pointsOfShip,
  priceOf,
  printedPrice,
  SET_POINTS,
  soldBy,
} from '@tidetable/rules/nauticus';
import { expect, test } from 'vitest';
import { loadCaptions } from '../../testkit/captions.ts';
import type { View } from './boardProps.ts';
import positions from './examples.json' with { type: 'json' };

const captions = await loadCaptions('nauticus');

const viewAt = (position: keyof typeof positions) => positions[position].view as unknown as View;
const ownAt = (position: keyof typeof positions) => viewAt(position).players[0];
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const withSum = (numbers: readonly number[]): number[] => [...numbers, sum(numbers)];

const workers = (): number[] => {
  const view = viewAt('workers');
  const uses = 4; // as drawn
  const { own, blue } = payment(view, uses);
  return [uses, view.running.blue, blue, own];
};

const purchase = (): number[] => {
  const [first, then] = [viewAt('buying'), viewAt('buyingOn')];
  const printed = soldBy('goods').map(tile => printedPrice(components, first.chosen ?? 0, tile));
  const paid = [
    priceOf(components, first, 'coffee'),
    priceOf(components, then, 'coffee'),
    priceOf(components, then, 'fish'),
  ];
  return [...printed, ...withSum(paid)];
};

const finished = (): number[] => {
  const sizes = ownAt('finished').ships.map(({ parts }) => parts.length);
  return [...sizes, ...withSum(sizes.map(size => pointsOfShip(components, size)))];
};

const delivered = (): number[] => {
  const counts = Object.values(ownAt('delivered').delivered).filter(n => n > 0);
  return [...counts, ...withSum(counts.map(n => SET_POINTS[n]))];
};

const deliverable = (): number[] =>
  positions.delivery.legal
    .filter(move => move.startsWith('deliver'))
    .map(move => ownAt('delivery').ships[Number(move.at(-1)) - 1].parts.length);

test.each(
  captions.compare({
    NC8: () => [viewAt('wheel').spaces.length],
    NC72: () => [components.bonuses[viewAt('masts').chosen ?? 0].taler],
    NC20: workers,
    NC23: purchase,
    NC37: () => [freeBoxes(components, viewAt('storage'))],
    NC29: () => ownAt('hulls').ships.map(({ parts }) => parts.length),
    NC41: deliverable,
    NC45: () => [ownAt('crowns').crowns],
    NC63: finished,
    NC64: delivered,
  }),
)('[%s] the drawing shows the numbers of its caption', (_, said, found) => {
  expect(said).toEqual(found);
});

test('[NC14] the next anchor lies at “Money”', () => {
  const { spaces, anchorTile } = viewAt('nextAnchor');
  expect(spaces[anchorTile ?? 0].action).toBe('money');
});

test('[NC29] [NC30] hulls are whole, or grow at the end that is drawn open', () => {
  expect(ownAt('hulls').ships.every(({ parts }) => isWhole(parts))).toBe(true);
  expect(openEnds(ownAt('growing').ships[0].parts)).toEqual({ astern: false, ahead: true });
});

test('[NC41] the second ship has a part without a good, and that alone is missing', () => {
  const { ships, finished: isFinished } = ownAt('delivery');
  expect(isFinished).toEqual([true, true]);
  expect(ships[1].parts.filter(({ good }) => good === null)).toHaveLength(1);
});

test('[NC37] [NC72] the examples tell what is drawn', () => {
  expect(captions.inExample('NC37')).toEqual([ownAt('storage').boxes]);
  const space = viewAt('masts').chosen ?? 0;
  const prices = soldBy('masts').map(tile => printedPrice(components, space, tile));
  expect(captions.inExample('NC72').slice(1)).toEqual([...prices, ...prices]);
});
