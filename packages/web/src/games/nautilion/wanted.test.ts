/** The lesson at the helm: whoever follows the light plays the record, and whoever does not can come back. */
import { type AnyMatch, isProblem, isRefused, openMatch } from '@tidetable/match';
import { CHANCE, type Nautilion } from '@tidetable/rules';
import { moveNotation } from '@tidetable/rules/nautilion';
import { expect, test } from 'vitest';
import { loadLesson } from '../../lessons/loadLesson.ts';
import { WRONG_MOVE } from '../../lessons/wrongMove.ts';
import type { BoardProps } from '../gameUi.ts';
import { goOn, type Helm, helmOf, nothingBegun, setOff, touchDie, touchTaker } from './helm.ts';
import { faceOf } from './plan.ts';
import { nextTaker, wantedOf } from './wanted.ts';

const kit = await loadLesson('nautilion');
const moves = kit?.file.log.map(entry => (entry.type === 'move' ? entry.move : '')) ?? [];

test('of two moves of which a hint says that one is best, the die and its taker stay pointed at', () => {
  const give = moveNotation.give('darkhouse', 4);
  const candidates = [give, moveNotation.whirlwind];
  for (const highlighted of candidates)
    expect(wantedOf({ view: {}, highlighted, candidates })).toEqual({ darkhouse: 4 });
  const two = [give, moveNotation.give('phantom', 2)];
  expect(wantedOf({ view: {}, highlighted: two[1], candidates: two })).toEqual({ phantom: 2 });
});

/** A table as in a lesson: only the recorded move is played. */
const sit = () => {
  const opened = kit && openMatch({ ...kit.file, log: [], result: null });
  if (!opened || isProblem(opened)) throw new Error('the lesson does not open');
  const match: AnyMatch = opened;
  const accept = (move: string): void => {
    const refused = match.accept({ type: 'move', seat: match.toAct, move, at: 0 });
    if (refused && isRefused(refused)) throw new Error(`${move}: ${refused.code}`);
  };
  const letChanceAct = (): void => {
    while (match.toAct === CHANCE) accept(moves[match.ply]);
  };
  const wrongMoves: string[] = [];
  const refused: (string | undefined)[] = [];
  let view = {};
  const play = (move: string): void => {
    if (move !== moves[match.ply]) {
      wrongMoves.push(move);
      return;
    }
    accept(move);
    letChanceAct();
    view = match.view(0);
    if (!match.isOver) goOn(helm()); // as the board does when its view changes
  };
  const board = (): BoardProps => ({
    view,
    components: match.game.components,
    legal: match.legalMoves(),
    events: [],
    lines: [],
    players: [],
    points: [],
    aids: { memory: true, projection: true },
    highlighted: moves[match.ply],
    ahead: moves.slice(match.ply + 1, match.ply + 3),
    play,
    refuse: why => refused.push(why?.code),
    offer: () => undefined,
  });
  const begun = nothingBegun();
  const helm = (): Helm => helmOf(board(), begun);
  letChanceAct();
  view = match.view(0);
  return { match, wrongMoves, refused, board, helm, play };
};

/** Taps who glows: the die that this one shall get is in hand already. */
const layNext = (board: () => BoardProps, helmNow: () => Helm): void => {
  const wanted = wantedOf(board());
  const helm = helmNow();
  const taker = nextTaker(helm, wanted);
  if (taker === undefined) throw new Error('nothing glows');
  expect(faceOf(helm.view, helm.held as number)).toBe(wanted[taker]);
  touchTaker(helm, taker);
};

test('following the light plays the lesson, every plan in one go', () => {
  const { match, wrongMoves, board, helm, play } = sit();
  while (!match.isOver) {
    if (helm().takers.length === 0 || !moves[match.ply].startsWith('darkhouse')) {
      play(moves[match.ply]);
      continue;
    }
    const { ply } = match;
    const isLast = moves[ply + 1]?.startsWith('phantom') ? ply + 2 : ply + 1;
    let taps = 0;
    for (; match.ply === ply; taps++) layNext(board, helm);
    expect(taps, `dice of ${moves[ply]}`).toBeLessThanOrEqual(2); // the third goes by itself
    expect(match.ply, `after ${moves[ply]}`).toBeGreaterThanOrEqual(isLast);
  }
  expect(wrongMoves).toEqual([]);
  expect(match.points()).toEqual([1]);
});

test('a die of one’s own choice changes nothing: it comes back at once, and is not played later', () => {
  const { match, wrongMoves, refused, board, helm, play } = sit();
  while (moves[match.ply] !== 'phantom 1') play(moves[match.ply]);
  const { ply } = match;
  const four = helm().open.find(d => faceOf(helm().view, d) === 4) as number;
  touchDie(helm(), four);
  touchTaker(helm(), 'phantom');
  expect(refused).toEqual([WRONG_MOVE]);
  expect(match.ply).toBe(ply);
  expect(helm().plan).toEqual({});
  expect(nextTaker(helm(), wantedOf(board()))).toBe('phantom');
  play('phantom 1'); // from the list of moves
  expect(wrongMoves).toEqual([]);
});

test('a wrong first die is refused before a second one is laid', () => {
  const { match, wrongMoves, refused, helm, play } = sit();
  const isThere = () => moves[match.ply] === 'darkhouse 2' && moves[match.ply + 1] === 'phantom 1';
  while (!isThere()) play(moves[match.ply]);
  const { ply } = match;
  const one = helm().open.find(d => faceOf(helm().view, d) === 1);
  touchDie(helm(), one as number);
  touchTaker(helm(), 'darkhouse');
  expect(refused).toEqual([WRONG_MOVE]);
  expect(helm().plan).toEqual({});
  play('darkhouse 2'); // from the list of moves
  expect(match.ply).toBe(ply + 1);
  expect(wrongMoves).toEqual([]);
});

test('a hint points at one die, not at the whole plan', () => {
  const { board } = sit();
  expect(wantedOf({ ...board(), ahead: undefined })).toEqual({ darkhouse: 2 });
  expect(wantedOf(board())).toEqual({ darkhouse: 2, phantom: 1, nautilion: 1 });
  expect(wantedOf({ ...board(), highlighted: 'tide 1 to 3' })).toEqual({});
});

test('what is begun at one table is not begun at another that shows the same view', () => {
  const { board } = sit();
  const [one, other] = [nothingBegun(), nothingBegun()];
  touchDie(helmOf(board(), one), 1);
  expect(helmOf(board(), one).isTaken).toBe(true);
  expect(helmOf(board(), other).isTaken).toBe(false);
});

test('who wants to be asked sets off by hand', () => {
  const { match, board } = sit();
  const begun = nothingBegun();
  const helm = (): Helm => helmOf(board(), begun, true);
  const { ply } = match;
  while (!helm().isWhole) layNext(board, helm);
  expect(match.ply).toBe(ply);
  expect(helm().held).toBeUndefined();
  setOff(helm());
  expect(match.ply).toBeGreaterThan(ply);
});

test('a tap on somebody who has a die hands it back, and it can go to another', () => {
  const { board } = sit();
  const begun = nothingBegun();
  const helm = (): Helm => helmOf({ ...board(), ahead: undefined, highlighted: undefined }, begun);
  touchTaker(helm(), 'darkhouse');
  expect(helm().plan).toEqual({ darkhouse: 0 });
  expect(helm().held).toBe(1);
  touchTaker(helm(), 'darkhouse');
  expect(helm().held).toBe(0);
  touchTaker(helm(), 'phantom');
  expect(helm().plan).toEqual({ phantom: 0 });
});

test('a plan that loses the voyage waits, and says why', () => {
  const { board } = sit();
  const begun = nothingBegun();
  const played: string[] = [];
  const view = board().view as Nautilion.View;
  const nearHome = { ...view, phantom: { after: 1, onAbyss: false, isPast: true } };
  const helm = (): Helm =>
    helmOf(
      {
        ...board(),
        view: nearHome,
        ahead: undefined,
        highlighted: undefined,
        play: move => void played.push(move),
      },
      begun,
    );
  const two = helm().open.find(die => faceOf(nearHome, die) > 1) as number;
  touchDie(helm(), two);
  touchTaker(helm(), 'phantom');
  touchTaker(helm(), 'darkhouse');
  expect(helm().isWhole).toBe(true);
  expect(helm().warning).toEqual({ code: 'phantom-home' });
  expect(played).toEqual([]);
  setOff(helm());
  expect(played).toHaveLength(1);
});
