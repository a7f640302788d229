import { nauticus, nautilusIsland, seededRng, unnamed } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { botOf, parseMoves, random } from './bot.ts';
import { loadBot } from './index.ts';
import { decisionAt } from './testkit/decisionAt.ts';

const dealt = (seats: number): ReturnType<typeof nautilusIsland.blank> => {
  const s = nautilusIsland.blank({ seats });
  nautilusIsland.deal(s, unnamed(seededRng(1)));
  return s;
};

test('inside a bot moves are numbers, outside they are notation', () => {
  const decision = decisionAt(nautilusIsland, dealt(2));
  const last = botOf(nautilusIsland, (_, legal) => legal[legal.length - 1]);
  expect(last(decision, seededRng(1))).toBe(decision.legal.at(-1));
  expect(parseMoves(nautilusIsland, ['collect', 'column 2'])).toEqual(
    Int32Array.from(['collect', 'column 2'], text => nautilusIsland.parseMove(text) as number),
  );
});

test('a list with a move of another game is a mistake, and said to be one', () => {
  expect(() => parseMoves(nautilusIsland, ['collect', 'score crowns'])).toThrow(
    'score crowns is no move of nautilus-island',
  );
});

test('random takes every move of a list about as often', () => {
  const decision = decisionAt(nautilusIsland, dealt(4));
  const rng = seededRng(3);
  const counts = new Map<string, number>();
  for (let i = 0; i < 4000; i++) {
    const move = random(decision, rng);
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([...decision.legal].sort());
  expect(Math.min(...counts.values())).toBeGreaterThan((0.8 * 4000) / decision.legal.length);
});

test('where there is nothing to choose, a search does not even look at the view', async () => {
  const decision = {
    ply: 0,
    seat: 0,
    legal: ['pass'],
    get view(): object {
      throw new Error('looked');
    },
  };
  const bot = await loadBot(nauticus, { seats: 2, oneEmblemPerShip: false }, 'mate');
  expect(bot(decision, seededRng(1))).toBe('pass');
});
