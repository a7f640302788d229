/** The effects that a move announces are those that the rules then produce. */
import { type Nauticus, nauticus, OVER, seededRng, unnamed } from '@tidetable/rules';
import { type Components, readMove, wants } from '@tidetable/rules/nauticus';
import { withSheet } from '@tidetable/rules/testkit';
import { describe, expect, test } from 'vitest';
import { gameTexts, LANGUAGES, nauticusWords } from '../index.ts';

type State = Nauticus.State;
type View = Nauticus.View;
type Words = (typeof nauticusWords)['en'];

const { storage } = nauticus.components as Components;
const own = withSheet(nauticus, { storage: { ...storage, boxes: 5 } });

const legal = new Int32Array(nauticus.maxLegal);
const legalMoves = (s: State): string[] =>
  Array.from(legal.subarray(0, nauticus.legalMoves(s, legal)), nauticus.formatMove);

/** Every legal move of every position of some games, with the spectator's views before and after it. */
const visit = (
  look: (move: string, before: View, after: View, components: Components) => void,
): void => {
  for (const seats of [2, 3, 4]) {
    const game = seats === 3 ? own : nauticus;
    const options = { seats, oneEmblemPerShip: false };
    const rng = seededRng(seats);
    const s = game.blank(options);
    const then = game.blank(options);
    game.deal(s, unnamed(rng));
    while (s.toAct !== OVER) {
      const moves = legalMoves(s);
      const before = game.view(s, s.toAct);
      for (const move of moves) {
        game.copyInto(then, s);
        game.play(then, game.parseMove(move) as number);
        look(move, before, game.view(then, s.toAct), game.components as Components);
      }
      const keen = moves.filter(move => !/^(pass|end|store|extra|place on new)/.test(move));
      const from = keen.length > 0 && rng(8) > 0 ? keen : moves;
      game.play(s, game.parseMove(from[rng(from.length)]) as number);
    }
  }
};

/** Phrases with a number that are true of the purse after a move, by what they count. */
const purseAfter = (words: Words, after: View, seat: number) => {
  const { workers, taler, points, crowns } = after.players[seat];
  const { blue } = after.running;
  return {
    workers: [workers, blue].join(),
    told: {
      workers: [
        ...(workers > 0 || blue === 0 ? [words.workers(workers)] : []),
        ...(blue > 0 ? [words.blueWorkers(blue)] : []),
      ],
      taler: [words.taler(taler)],
      points: [words.consequences.onTrack(points)],
      crowns: [words.board.crowns(crowns)],
    },
  };
};

const expectPurse = (
  words: Words,
  said: string,
  [before, after]: readonly [View, View],
  boxes: number,
): void => {
  const seat = before.toAct ?? 0;
  const [had, has] = [before, after].map(view => view.players[seat]);
  const now = purseAfter(words, after, seat);
  const was = purseAfter(words, before, seat);
  const changed = [
    ...(was.workers === now.workers ? [] : now.told.workers),
    ...(['taler', 'points', 'crowns'] as const).flatMap(name =>
      had[name] === has[name] ? [] : now.told[name],
    ),
  ];
  const { have, boxes: full, all } = words.consequences;
  const parts = [
    ...(changed.length > 0 ? [have(words.list(changed))] : []),
    ...(had.boxes === has.boxes ? [] : [full(has.boxes, boxes)]),
  ];
  expect(said).toBe(parts.length > 0 ? all(parts) : '');
};

const numbersIn = (said: string): number[] => (said.match(/\d+/g) ?? []).map(Number);

const expectShip = (words: Words, said: string, after: View, seat: number, at: number): void => {
  const { parts } = after.players[seat].ships[at];
  const say = words.consequences;
  const { ends, masts, sails } = wants(parts);
  const goods = parts.filter(({ good }) => good === null).length;
  if (!after.players[seat].finished[at]) {
    expect(numbersIn(said)).toEqual([masts, sails].filter(n => n > 0));
    const named = (['stern', 'bow'] as const).filter(end => said.includes(words.tiles[end].a));
    expect(named).toEqual(ends);
    expect(said.includes(words.wanted.atLeast(''))).toBe(ends.length > 0);
    const emblem = parts.find(({ mast }) => mast !== null && mast !== 'crown')?.mast;
    if (masts > 0 && emblem) expect(said).toContain(`(${words.kinds[emblem]})`);
    else expect(said).not.toContain('(');
  } else if (after.phase === 'reward') {
    const worth = (nauticus.components as Components).shipPoints[parts.length - 1];
    expect(said).toBe(say.worth(worth));
  } else expect(said).toBe(goods > 0 ? say.goodsToGo(goods) : say.loaded);
};

const expectEnding = (words: Words, said: string, before: View, after: View): void => {
  const say = words.consequences;
  const seat = before.toAct ?? 0;
  const isOver = after.toAct === null;
  const isNewRound = after.round !== before.round;
  expect(said.includes(say.endsGame)).toBe(isOver);
  expect(said.includes(say.endsRound)).toBe(isNewRound);
  const lost = before.players[seat].points - after.players[seat].points;
  expect(numbersIn(said)).toEqual(lost > 0 ? [lost] : []);
  if (isOver || isNewRound) return;
  const isPhaseOver = after.actionPhase > before.actionPhase;
  expect(said === say.endsPhase).toBe(isPhaseOver);
  expect(said === say.endsTurn).toBe(!isPhaseOver && after.toAct !== seat);
  expect(said === say.extraLeft).toBe(!isPhaseOver && after.phase === 'after');
};

describe.each(LANGUAGES)('in %s', language => {
  const words = nauticusWords[language];
  const text = gameTexts[language][nauticus.id];

  test('every consequence named is what then happens', () => {
    const told = new Map<string, number>();
    visit((move, before, after, components) => {
      const said = text.consequence?.(move, before, components) ?? '';
      const seat = before.toAct ?? 0;
      const parts = readMove(move);
      if (parts.type === 'pass' || parts.type === 'end') expectEnding(words, said, before, after);
      else if (parts.type === 'place')
        expectShip(words, said, after, seat, (parts.ship ?? after.players[seat].ships.length) - 1);
      else if (parts.type === 'store') expect(said).toBe('');
      else expectPurse(words, said, [before, after], components.storage.boxes);
      expect(said.length, said).toBeLessThan(125);
      if (said !== '') told.set(parts.type, (told.get(parts.type) ?? 0) + 1);
    });
    const types = 'choose extra pass end buy place transport withdraw deliver score take reward';
    for (const type of types.split(' ')) expect(told.get(type), type).toBeGreaterThan(1);
  });
});
