/** What the rules do not say but imply, over random games. */
import { expect, test } from 'vitest';
import { OVER } from '../core/game.ts';
import { randomGame } from '../testkit/index.ts';
import { nautilusIsland as game } from './index.ts';
import { Phase, Stage, type State } from './state.ts';

const GAMES = Array.from({ length: 60 }, (_, i) => ({ seats: 2 + (i % 3), seed: 500 + i }));

/** Calls `visit` before each move of each game, with the legal moves as text. */
const eachPosition = (visit: (s: State, legal: string[], seed: number) => void): void => {
  for (const { seats, seed } of GAMES) {
    randomGame(game, { seats }, seed, (s, legal) => {
      visit(s, Array.from(legal, game.formatMove), seed);
      return undefined;
    });
  }
};

test('[NI12] [NI13] whoever explores has at least two columns to choose from, but for empty ones at the end', () => {
  eachPosition((s, legal, seed) => {
    if (s.phase !== Phase.explore || s.stage === Stage.final) return;
    expect(legal.length, `seed ${seed}`).toBeGreaterThanOrEqual(2);
  });
});

test('[NI14] [NI32] before the final round collecting is always possible, for nobody meets an empty column', () => {
  eachPosition((s, legal, seed) => {
    if (s.phase !== Phase.act || s.stage === Stage.final) return;
    expect(legal, `seed ${seed}`).toContain('collect');
    expect(legal, `seed ${seed}`).not.toContain('idle');
  });
});

test('[NI13] [NI32] no column loses more than one layer a round, so no game has fewer than nine rounds', () => {
  for (const { seats, seed } of GAMES) {
    let heights: number[] = [];
    const end = randomGame(game, { seats }, seed, s => {
      if (s.phase === Phase.explore && s.turn === 0) {
        const lost = heights.map((height, column) => height - s.height[column]);
        expect(Math.max(0, ...lost), `seed ${seed}`).toBeLessThanOrEqual(1);
        heights = [...s.height];
      }
      return undefined;
    });
    expect(game.toAct(end)).toBe(OVER);
    expect(end.round, `seed ${seed}`).toBeGreaterThanOrEqual(9);
  }
});
