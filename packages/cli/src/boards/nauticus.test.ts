import { type Nauticus, nauticus, OVER, SPECTATOR, seededRng, unnamed } from '@tidetable/rules';
import type { Components } from '@tidetable/rules/nauticus';
import { LANGUAGES, nauticusWords } from '@tidetable/text';
import { describe, expect, test } from 'vitest';
import type { Paint } from '../paint.ts';
import { drawNauticus, drawNauticusPurse } from './nauticus.ts';

const NAMES = ['Ann', 'Bob', 'Zoé', 'Léa'];
const plain: Paint = (_, text) => text;
const coloured: Paint = (_, text) => `\u001b[1m${text}\u001b[0m`;

const legal = new Int32Array(nauticus.maxLegal);

/** A game in which people mostly act and build, looked at after every move. */
const watchGame = (
  options: { seats: number; oneEmblemPerShip: boolean },
  seed: number,
  visit: (s: Nauticus.State) => void,
): Nauticus.State => {
  const rng = seededRng(seed);
  const s = nauticus.blank(options);
  nauticus.deal(s, unnamed(rng));
  visit(s);
  while (s.toAct !== OVER) {
    const moves = Array.from(legal.subarray(0, nauticus.legalMoves(s, legal)));
    const keen = moves.filter(m => !/^(pass|end|store|place on new)/.test(nauticus.formatMove(m)));
    const from = keen.length > 0 && rng(8) > 0 ? keen : moves;
    nauticus.play(s, from[rng(from.length)]);
    visit(s);
  }
  return s;
};

const dealt = (): Nauticus.State => {
  const s = nauticus.blank({ seats: 3, oneEmblemPerShip: false });
  nauticus.deal(s, unnamed(seededRng(1)));
  return s;
};

const components = nauticus.components as Components;

const draw = (view: Nauticus.View, paint = plain): string =>
  drawNauticus({ view, components, names: NAMES, language: 'en', paint });

const play = (s: Nauticus.State, ...moves: string[]): void => {
  for (const move of moves) {
    const m = nauticus.parseMove(move) ?? -1;
    expect(nauticus.whyNot(s, m), move).toBeUndefined();
    nauticus.play(s, m);
  }
};

describe.each(LANGUAGES)('whole games in %s', language => {
  test.each([2, 3, 4])('%i players: no line is longer than 80 characters', seats => {
    const options = { seats, oneEmblemPerShip: seats === 3 };
    watchGame(options, seats, s => {
      const view = nauticus.view(s, SPECTATOR);
      const picture = { view, components, names: NAMES, language, paint: plain };
      const lines = `${drawNauticus(picture)}\n${drawNauticusPurse(picture)}`.split('\n');
      const isBad = (line: string): boolean =>
        line.length > 80 || /undefined|NaN|\[object|null|\s$/.test(line);
      expect(lines.filter(isBad), `seed ${seats}`).toEqual([]);
    });
  });

  test('the projected score is the sum of its roads, for everybody', () => {
    watchGame({ seats: 3, oneEmblemPerShip: false }, 5, s => {
      const view = nauticus.view(s, 0);
      const board = drawNauticus({ view, components, names: NAMES, language, paint: plain });
      const { score } = nauticusWords[language].board;
      const rows = board.split('\n').filter(line => line.includes(` ${score(0).slice(0, -1)}`));
      expect(rows).toHaveLength(3);
      for (const [seat, row] of rows.entries()) {
        const [total, ...roads] = (row.match(/-?\d+/g) ?? []).map(Number);
        expect(total).toBe(nauticus.score(s, seat));
        expect(roads.reduce((a, b) => a + b, 0)).toBe(total);
      }
    });
  });
});

test('colours are decoration: without them the picture says the same', () => {
  watchGame({ seats: 2, oneEmblemPerShip: true }, 9, s => {
    const view = nauticus.view(s, 1);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character starts a colour code
    expect(draw(view, coloured).replace(/\u001b\[\d+m/g, '')).toBe(draw(view));
  });
});

test('the wheel shows the space in play, what is done, and where the anchor goes', () => {
  const s = dealt();
  const view = (): Nauticus.View => nauticus.view(s, 0);
  const row = (space: number): string =>
    draw(view())
      .split('\n')
      .find(line => line.slice(2).startsWith(`${space + 1} `)) ?? '';
  expect(row(0)).toMatch(/^ {2}1 3 workers .* anchor /);
  const space = view().spaces.findIndex(({ action }) => action === 'money');
  play(s, 'choose money');
  if (s.phase === 1)
    play(s, `take ${space === 5 ? 'fish' : space === 1 ? 'lion mast' : 'lion sail'}`);
  expect(row(space)).toMatch(/^▸ .*Money/);
  play(s, 'withdraw', 'end', 'end');
  for (let i = 0; i < 2; i++) play(s, 'pass', 'end');
  expect(row(space)).toMatch(/Money .* done, and next round’s anchor$/);
  expect(draw(view())).toContain('action phase 2 of 7');
});

test('a yard shows every ship with what it carries, and a storage what is in it', () => {
  const s = dealt();
  play(s, 'extra action', 'choose hulls', 'buy stern', 'place on new ship');
  const seat = s.toAct;
  expect(draw(nauticus.view(s, seat))).toMatch(/^ {6}1 {2}stern –$/m);
  play(s, 'buy bow', 'place on ship 1');
  expect(draw(nauticus.view(s, seat))).toMatch(/^ {6}1 {2}stern – · bow –$/m);
  play(s, 'buy 1-ship', 'store');
  const board = draw(nauticus.view(s, seat));
  expect(board).toContain('storage 1/12: 1-ship');
  expect(board).toContain('extra action used');
  expect(board).toContain(`${NAMES[seat]} uses the action again or ends it`);
  expect(board).toContain('extra action “Hulls” · bought: bow, stern, 1-ship');
});

test('the purse shows what is left within a turn', () => {
  const s = dealt();
  play(s, 'extra action', 'choose masts', 'buy lion mast');
  const view = nauticus.view(s, s.toAct);
  const { taler, workers } = view.players[s.toAct];
  expect(drawNauticusPurse({ view, components, names: NAMES, language: 'en', paint: plain })).toBe(
    `    ${taler} taler · ${workers} workers · 10 points · storage 0/12 · extra action “Masts” ·\n    bought: lion · in hand: lion mast`,
  );
});

test('a finished ship says what it is worth, a loaded one that it is', () => {
  const seen = new Set<string>();
  for (const seed of [1, 2, 3]) {
    const s = watchGame({ seats: 2, oneEmblemPerShip: false }, seed, at => {
      const view = nauticus.view(at, SPECTATOR);
      const finished = view.players.flatMap(player => player.finished).filter(Boolean).length;
      const marks = draw(view).match(/finished(?: and loaded)?: (2|8|20|35) points/g) ?? [];
      if (marks.length !== finished) expect(marks, `seed ${seed}`).toHaveLength(finished);
      for (const mark of marks) seen.add(mark.replace(/:.*/, ''));
    });
    expect(draw(nauticus.view(s, SPECTATOR))).toMatch(/^The game is over$/m);
  }
  expect([...seen].sort()).toEqual(['finished', 'finished and loaded']);
});

test('a table with its own sheet sees its prices and its boxes', () => {
  const { prices, storage } = components;
  const own: Components = {
    ...components,
    prices: prices.map(row => row.map(price => (price + 1) % 4)) as unknown as typeof prices,
    storage: { ...storage, boxes: 17 },
  };
  const s = dealt();
  const view = nauticus.view(s, s.toAct);
  const picture = { view, components: own, names: NAMES, language: 'en', paint: plain } as const;
  const goods = view.spaces.findIndex(({ action }) => action === 'goods');
  const [coffee, grain, salt, fish] = own.prices[goods];
  const board = drawNauticus(picture).replaceAll('\u00a0', ' ');
  expect(board).toContain(`coffee ${coffee}, grain ${grain}, salt ${salt}, fish ${fish}`);
  expect(board).toContain('storage 0/17');
  expect(drawNauticusPurse(picture)).toContain('storage 0/17');
});
