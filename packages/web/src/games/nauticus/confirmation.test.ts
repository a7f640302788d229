import { type Nauticus, nauticus, seededRng, unnamed } from '@tidetable/rules';
import { type Components, components as standard } from '@tidetable/rules/nauticus';
import { expect, test } from 'vitest';
import type { Player, View } from './boardProps.ts';
import { needsConfirmation as needsConfirmationWith } from './confirmation.ts';

const components: Components = standard;
const needsConfirmation = (move: string, view: View, own = components): boolean =>
  needsConfirmationWith(move, view, own);

interface Given {
  readonly running?: Partial<Nauticus.Running>;
  readonly own?: Partial<Player>;
  readonly table?: Partial<View>;
}

/** A dealt game, changed where it matters. */
const viewWith = ({ running, own, table }: Given): View => {
  const s = nauticus.blank({ seats: 2, oneEmblemPerShip: false });
  nauticus.deal(s, unnamed(seededRng(1)));
  const view = nauticus.view(s, s.toAct);
  Object.assign(view, { phase: 'act', chosen: 0 }, table);
  Object.assign(view.running, { uses: 1 }, running);
  Object.assign(view.players[view.toAct ?? 0], own);
  return view;
};

const loaded: Nauticus.Part = { hull: '1-ship', mast: 'lion', sail: 'lion', good: 'salt' };

test('ending with blue workers that could still do something is asked about', () => {
  expect(needsConfirmation('end', viewWith({ running: { action: 'money', blue: 1 } }))).toBe(true);
  expect(needsConfirmation('end', viewWith({ running: { action: 'money', blue: 0 } }))).toBe(false);
  expect(needsConfirmation('pass', viewWith({ running: { action: 'money', blue: 1 } }))).toBe(
    false,
  );
});

test('blue workers for whom there is nothing to do are let go', () => {
  const hulls = { action: 'hulls', blue: 2, bought: ['1-ship'] } as const;
  expect(
    needsConfirmation('end', viewWith({ running: { ...hulls, bought: [...hulls.bought] } })),
  ).toBe(true);
  const broke = viewWith({ running: { ...hulls, bought: [...hulls.bought] }, own: { taler: 0 } });
  expect(needsConfirmation('end', broke)).toBe(false);
  const transport = { action: 'transport', blue: 1 } as const;
  expect(needsConfirmation('end', viewWith({ running: transport, own: { storage: {} } }))).toBe(
    false,
  );
  expect(
    needsConfirmation('end', viewWith({ running: transport, own: { storage: { bow: 1 } } })),
  ).toBe(true);
  expect(
    needsConfirmation(
      'end',
      viewWith({ running: transport, own: { storage: { 'lion sail': 1 } } }),
    ),
  ).toBe(false);
});

test('crowns up to their limit', () => {
  const crowns = { action: 'crowns', blue: 1, scored: 14 } as const;
  expect(needsConfirmation('end', viewWith({ running: crowns, own: { passed: 3 } }))).toBe(true);
  expect(
    needsConfirmation('end', viewWith({ running: { ...crowns, scored: 15 }, own: { passed: 3 } })),
  ).toBe(false);
});

test('a loaded ship that could still deliver, with own workers too', () => {
  const delivery = { action: 'delivery', blue: 0 } as const;
  const own = { ships: [{ parts: [loaded] }], finished: [true], workers: 1 };
  expect(needsConfirmation('end', viewWith({ running: delivery, own }))).toBe(true);
  expect(
    needsConfirmation('end', viewWith({ running: delivery, own: { ...own, workers: 0 } })),
  ).toBe(false);
});

test('the extra action lapses with the last turn of the game', () => {
  const last = { phase: 'after', round: 4, actionPhase: 6 } as const;
  expect(needsConfirmation('end', viewWith({ table: last }))).toBe(true);
  expect(needsConfirmation('end', viewWith({ table: { ...last, actionPhase: 5 } }))).toBe(false);
  expect(needsConfirmation('end', viewWith({ table: { ...last, round: 3 } }))).toBe(false);
});

test('what a purchase costs is for the sheet of the table to say', () => {
  const hulls = { action: 'hulls', blue: 1 } as const;
  const view = viewWith({ running: hulls, own: { taler: 0 } });
  expect(needsConfirmation('end', view)).toBe(true); // one of the four kinds is free
  const prices = standard.prices.map(row => row.map(() => 1)) as unknown as Components['prices'];
  expect(needsConfirmation('end', view, { ...components, prices })).toBe(false);
});
