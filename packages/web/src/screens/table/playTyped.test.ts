/** Typed lines, played at real matches. */
import { type AnyMatch, isRefused, Match, sealedSea } from '@tidetable/match';
import { games, type Options, readOptions } from '@tidetable/rules';
import { gameTexts } from '@tidetable/text';
import { choicesOf } from '@tidetable/text/typing';
import { expect, test } from 'vitest';
import { playTyped, type TypedTable } from './playTyped.ts';

const dealt = (game: 'nauticus' | 'nautilus-island', ...moves: string[]): AnyMatch => {
  const options = readOptions(games[game], { seats: 2 }) as Options;
  const match = Match.deal(games[game], { options, decide: sealedSea(new Uint8Array(32)) });
  for (const move of moves) match.submit(match.toAct, match.ply, move, 0);
  return match;
};

const tableOf = (
  match: AnyMatch,
  asksFirst: (move: string) => boolean = () => false,
): TypedTable<'score'> => {
  const text = gameTexts.en[match.game.id];
  return {
    question: () => ({
      game: match.game,
      notationWords: text.notationWords,
      choices: choicesOf(text, match.legalMoves()).map(choice => ({
        ...choice,
        name: text.move(choice.move, match.view(match.toAct)),
      })),
      commands: { words: { score: 'score' }, others: [], takeWords: [] },
      joining: ['and'],
    }),
    asksFirst,
    play: async move => {
      const done = match.submit(match.toAct, match.ply, move, 0);
      return isRefused(done) ? done.code : undefined;
    },
    run: async ({ command }) => `it was ${command}`,
  };
};

const movesOf = (match: AnyMatch): string[] =>
  match.log.flatMap(entry => (entry.type === 'move' && entry.seat >= 0 ? [entry.move] : []));

test('several moves are played one after the other, each read at its time', async () => {
  const match = dealt('nauticus');
  const done = await playTyped('masts; buy lily ;0;', tableOf(match));
  expect(movesOf(match)).toEqual(['choose masts', 'buy lily mast', 'end']);
  expect(done).toMatchObject({ said: [], left: [] });
  expect(done.played.map(name => name.slice(0, 9))).toEqual([
    'Masts · b',
    'Buy a lil',
    'End “Mast',
  ]);
  expect(done.stop).toBeUndefined();
});

test('the first that is not possible stops the rest, and what was played stays', async () => {
  const match = dealt('nauticus');
  const done = await playTyped('masts; collect crowns; end', tableOf(match));
  expect(movesOf(match)).toEqual(['choose masts']);
  expect(done).toMatchObject({
    stop: { kind: 'refused', why: 'unreadable' },
    left: ['collect crowns', 'end'],
  });
  expect(done.played).toHaveLength(1);
});

test('what could be several things, and a number that is not there, play nothing', async () => {
  const match = dealt('nauticus', 'choose masts');
  const several = await playTyped('b l', tableOf(match));
  expect(several.stop).toMatchObject({
    kind: 'ambiguous',
    choices: [{ move: 'buy lion mast' }, { move: 'buy lily mast' }],
  });
  expect((await playTyped('77', tableOf(match))).stop).toEqual({ kind: 'no-such-number' });
  expect(movesOf(match)).toHaveLength(1);
});

test('a move that is to be confirmed waits, and all that follows it', async () => {
  const match = dealt('nautilus-island');
  const asks = (move: string): boolean => move === 'collect';
  const done = await playTyped('explore 3; collect; column 1', tableOf(match, asks));
  expect(movesOf(match)).toEqual(['column 3']);
  expect(done).toMatchObject({
    stop: { kind: 'asks-first', move: 'collect' },
    left: ['collect', 'column 1'],
  });
});

test('commands answer between moves', async () => {
  const match = dealt('nautilus-island');
  const done = await playTyped('score; column 3', tableOf(match));
  expect(done).toMatchObject({ said: ['it was score'], left: [] });
  expect(movesOf(match)).toEqual(['column 3']);
});
