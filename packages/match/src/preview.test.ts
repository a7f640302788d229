import { games, type Options, readOptions, seededRng } from '@tidetable/rules';
import { describe, expect, test } from 'vitest';
import { Match } from './match.ts';
import { foreseeMove } from './preview.ts';
import { sealedSea } from './sealedSea.ts';
import { seatView } from './seatView.ts';

describe.each([
  ['nautilus-island', 3],
  ['nautilion', 2],
  ['nauticus', 2],
] as const)('%s', (id, seats) => {
  test('what a view foresees of an own move is what the match then shows', () => {
    const game = games[id];
    const options = readOptions(game, { seats }) as Options;
    let foreseen = 0;
    let unknown = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const decide = sealedSea(new Uint8Array(32).fill(seed));
      const match = Match.deal(game, { options, decide });
      match.letChanceAct(0);
      const rng = seededRng(seed);
      while (!match.isOver) {
        const seat = match.toAct;
        const before = seatView(match, seat);
        const move = before.legal[rng(before.legal.length)];
        const next = foreseeMove(game, options, before, move);
        match.submit(seat, match.ply, move, 0);
        if (!next) {
          unknown++;
          continue;
        }
        foreseen++;
        const { view, toAct, legal, lines } = seatView(match, seat, before.ply);
        const events = lines.flatMap(line => line.events);
        const { turn, round } = lines[0];
        expect(next).toEqual({ time: { turn, round }, view, toAct, legal, events });
      }
    }
    expect(foreseen).toBeGreaterThan(0);
    expect(unknown).toBeGreaterThan(0); // at least the last move of each game
  });
});
