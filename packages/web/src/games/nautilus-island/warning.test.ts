import { type NautilusIsland, nautilusIsland, seededRng } from '@tidetable/rules';
import { type ColourName, components } from '@tidetable/rules/nautilus-island';
import { dealt, legalList, randomGame } from '@tidetable/rules/testkit';
import { LANGUAGES, loadEveryLanguage } from '@tidetable/text/shell';
import { expect, test } from 'vitest';
import { warning } from './warning.ts';

await loadEveryLanguage(['nautilus-island']);

type View = NautilusIsland.View;
type Set = View['players'][number]['sets'][string];

const DEALT = nautilusIsland.view(dealt(nautilusIsland, { seats: 2 }, seededRng(1)), 0);

interface Wish {
  readonly phase: View['phase'];
  readonly stage?: View['stage'];
  readonly hand?: readonly string[];
  readonly green?: Partial<Set>;
  readonly portholes?: View['portholes'];
  readonly token?: View['camp'][string];
}

/** Seat 0 is to act at column 4, which has three spaces, with a green set like this. */
const viewOf = ({
  phase,
  stage = 'open',
  hand = [],
  green,
  portholes,
  token = null,
}: Wish): View => {
  const [own, other] = DEALT.players;
  const sets = { ...own.sets, green: { ...own.sets.green, ...green } };
  return {
    ...DEALT,
    phase,
    stage,
    toAct: 0,
    order: [0, 1],
    storing: phase === 'act' ? null : ('green' as ColourName),
    camp: { ...DEALT.camp, green: token },
    portholes: portholes ?? DEALT.portholes,
    columns: DEALT.columns.map(column => ({
      ...column,
      stacks: column.stacks.map(stack => ({ ...stack, top: stack.faceUp ? 'r1' : null })),
    })),
    players: [{ ...own, column: 4, hand: [...hand], handSize: hand.length, sets }, other],
  };
};

const greens = (n: number): string[] => ['g1', 'g2', 'g3', 'g4', 'g1', 'g2', 'g3'].slice(0, n);
const told = (move: string, view: View) => warning(move, view, components, 'en');

test('a set that is left open is lost for a porthole when none is left for a larger one', () => {
  const six = { cards: greens(6) };
  const three = { cards: greens(3) };
  const never = 'left open, this set can never be closed';
  expect(told('leave', viewOf({ phase: 'close', green: six }))).toBe(never);
  expect(told('leave', viewOf({ phase: 'close', green: three }))).toBeUndefined();
  expect(told('leave', viewOf({ phase: 'close', green: three, stage: 'final' }))).toBe(never);
  const portholes = { 3: [5], 4: [], 5: [], 6: [] };
  expect(told('leave', viewOf({ phase: 'close', green: three, portholes }))).toBe(never);
});

test('a set that is closed makes useless what the hand still has of it, unless it is over anyway', () => {
  const close = (hand: string[], stage: View['stage'] = 'open') =>
    told('close', viewOf({ phase: 'close', green: { cards: greens(3) }, hand, stage }));
  expect(close(['g1', 'g4', 'r2'])).toBe(
    'closed, it leaves 2 green cards in your hand that can never be stored',
  );
  expect(close(['g1'])).toBe(
    'closed, it leaves 1 green card in your hand that can never be stored',
  );
  expect(close(['r2'])).toBeUndefined();
  expect(close(['g1'], 'final')).toBeUndefined();
});

test('a lay that makes the set larger than any porthole says so', () => {
  const view = viewOf({ phase: 'lay', green: { cards: greens(5) }, hand: ['g1', 'g2'] });
  expect(told('lay 1 2', view)).toBe('with 7 cards this set can never be closed');
  expect(told('lay 1', view)).toBeUndefined();
  const grown = viewOf({ phase: 'lay', green: { cards: greens(7) }, hand: ['g1', 'g2'] });
  expect(told('lay 1 2', grown)).toBeUndefined();
});

test('in the last turn a lay that misses the porthole says so', () => {
  const wish = { phase: 'lay', stage: 'final', hand: ['g1', 'g2'] } as const;
  const view = viewOf({ ...wish, green: { cards: greens(2) } });
  expect(told('lay 1', view)).toBeUndefined();
  const portholes = { ...DEALT.portholes, 3: [] };
  const without = viewOf({ ...wish, green: { cards: greens(2) }, portholes });
  expect(told('lay 1', without)).toBe('with 3 cards this set can never be closed');
  expect(told('lay 1 2', without)).toBeUndefined();
  const three = viewOf({ ...wish, hand: ['g1', 'g2', 'g3'] });
  expect(told('lay 1', three)).toBe('with 1 card this set can never be closed');
  expect(warning('lay 1', three, components, 'fr')).toBe(
    'avec 1 carte, cette collection ne pourra plus être fermée',
  );
});

test('a lay that costs points says how many', () => {
  const green: Partial<Set> = { cards: greens(1), bonus: ['odd'] };
  const view = viewOf({ phase: 'lay', green, hand: ['g1', 'g2'] });
  expect(told('lay 1', view)).toBe('4 points less');
  expect(told('lay 1 2', view)).toBeUndefined();
});

test('to collect in the last turn gives up what a store would bring, but not for more treasures', () => {
  const wish = { phase: 'act', hand: ['g1'], token: 'three' } as const;
  const final = viewOf({ ...wish, stage: 'final' });
  expect(told('collect', viewOf(wish))).toBeUndefined();
  expect(told('collect', final)).toBe(
    'in your last turn cards of the hand score nothing: to store instead would bring 3 points',
  );
  const columns = final.columns.map(column => ({
    ...column,
    stacks: column.stacks.map(stack => ({ ...stack, top: stack.faceUp ? 'y4' : null })),
  }));
  expect(told('collect', { ...final, columns })).toBeUndefined();
});

test('whole games: a warning is the exception, and every language has words for it', () => {
  let [moves, warned] = [0, 0];
  for (let seed = 1; seed <= 8; seed++)
    randomGame(nautilusIsland, { seats: 3 }, seed, s => {
      if (nautilusIsland.toAct(s) < 0) return undefined;
      const view = nautilusIsland.view(s, nautilusIsland.toAct(s));
      for (const m of legalList(nautilusIsland, s)) {
        const notation = nautilusIsland.formatMove(m);
        const said = LANGUAGES.map(language => warning(notation, view, components, language));
        moves++;
        if (said[0] === undefined) continue;
        warned++;
        for (const sentence of said) expect(sentence).toMatch(/^[\p{Ll}\d][^\n]{10,90}[^.]$/u);
        expect(new Set(said).size).toBe(LANGUAGES.length);
      }
      return undefined;
    });
  expect(warned).toBeGreaterThan(0);
  expect(warned).toBeLessThan(moves / 5);
});
