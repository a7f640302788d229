import { isProblem, replayMatch, standingsOf, writeMatch } from '@tidetable/match';
import { isReadError, type NautilusIsland, nautilusIsland } from '@tidetable/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { recordedMatch } from '../testkit/matches.ts';
import { Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

interface Line {
  readonly ply: number;
  readonly seat?: number;
  readonly move?: string;
  readonly toAct: number;
  readonly position: NautilusIsland.Position;
  readonly views: readonly NautilusIsland.View[];
  readonly spectator: NautilusIsland.View;
  readonly legal: readonly string[];
  readonly points: readonly number[];
}

const WHOLE = recordedMatch({ seats: 3, seed: 2 });

const replay = async (file: object, ...args: string[]): Promise<string> => {
  const place = new Place();
  place.write('match.json', file);
  const { code, stdout, stderr } = await place.run(['replay', 'match.json', ...args]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
};

const linesOf = (stdout: string): Line[] =>
  stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));

describe.concurrent('replay --json', () => {
  test('a line for the deal and one for each entry, with the promised keys', async () => {
    const lines = linesOf(await replay(WHOLE, '--json'));
    expect(lines.map(line => line.ply)).toEqual([0, ...WHOLE.log.map((_, i) => i + 1)]);
    const common = ['legal', 'ply', 'points', 'position', 'spectator', 'toAct', 'views'];
    for (const [i, line] of lines.entries()) {
      const keys = i === 0 ? common : [...common, 'at', 'move', 'seat', 'type'].sort();
      expect(Object.keys(line).sort()).toEqual(keys);
      if (i === 0) continue;
      const entry = WHOLE.log[i - 1];
      expect({ seat: line.seat, move: line.move }).toEqual({
        seat: entry.seat,
        move: entry.type === 'move' ? entry.move : undefined,
      });
      expect(lines[i - 1].toAct).toBe(line.seat);
      expect(lines[i - 1].legal).toContain(line.move);
    }
    const last = lines[lines.length - 1];
    expect(last).toMatchObject({ toAct: -1, legal: [], points: standingsOf(WHOLE.result)?.points });
  });

  test('each position can be read back, and leads to the views that were printed', async () => {
    for (const line of linesOf(await replay(WHOLE, '--json'))) {
      const s = nautilusIsland.parsePosition(line.position);
      if (isReadError(s)) throw new Error(`ply ${line.ply}: ${s.readError}`);
      expect(nautilusIsland.position(s)).toEqual(line.position);
      expect(nautilusIsland.view(s, -1)).toEqual(line.spectator);
      expect(line.views.map((_, seat) => nautilusIsland.view(s, seat))).toEqual(line.views);
    }
  });

  test('nobody sees another hand, or a card that lies face down, before the end', async () => {
    for (const { views, spectator, position, toAct } of linesOf(await replay(WHOLE, '--json'))) {
      for (const view of [...views, spectator]) {
        for (const [seat, player] of view.players.entries()) {
          const isOpen = seat === view.seat || toAct === -1;
          expect(player.hand).toEqual(isOpen ? position.players[seat].hand : null);
        }
        for (const stack of view.columns.flatMap(column => column.stacks)) {
          expect(Object.keys(stack)).toEqual(['faceUp', 'top']);
          if (!stack.faceUp) expect(stack.top).toBeNull();
        }
      }
    }
  });

  test('uses deal and moves only: the seed may be wrong or unknown', async () => {
    const right = await replay(WHOLE, '--json');
    for (const file of [
      { ...WHOLE, seed: '0'.repeat(64) },
      { ...WHOLE, seed: null },
    ])
      expect(await replay(file, '--json')).toBe(right);
  });

  test('an undo is a line of its own', async () => {
    const match = replayMatch(recordedMatch({ seats: 2, plies: 1 }));
    if (isProblem(match)) throw new Error(match.problem);
    const { seat } = match.log[0];
    match.undo(seat, 1, 0, 0);
    const lines = linesOf(await replay(writeMatch(match), '--json'));
    expect(lines[2]).toMatchObject({ ply: 2, type: 'undo', seat, to: 0 });
    expect(lines[2].position).toEqual(lines[0].position);
  });
});

describe.concurrent('replay for people', () => {
  test('shows each ply with its move and the points', async () => {
    const stdout = await replay(WHOLE);
    expect(stdout.match(/^ply \d+ · .+: .+$/gm)).toHaveLength(WHOLE.log.length);
    const points = standingsOf(WHOLE.result)
      ?.points.map((p, seat) => `Zoé ${seat}: ${p}`)
      .join(' · ');
    expect(stdout).toContain(`\npoints: ${points}\n\nFinal score\n1. `);
    expect(stdout).not.toMatch(/undefined|NaN|\[object/);
    expect(stdout).not.toContain('Your hand');
  });

  test('in French', async () => {
    const stdout = await replay(recordedMatch({ seats: 2, plies: 40 }), '--lang=fr');
    expect(stdout).toMatch(/^coup 39 · /m);
    const said = stdout.replace(/^coup \d+ · .*$/gm, ''); // moves in notation
    expect(said).not.toMatch(/\b(the|of|with|cards?|column|round|green|open|hand|bag)\b/i);
  });

  test('stops with a sentence at an entry that was changed', async () => {
    const place = new Place();
    const log = WHOLE.log.with(6, { ...WHOLE.log[6], move: 'idle' } as (typeof WHOLE.log)[number]);
    place.write('match.json', { ...WHOLE, log });
    const { code, stderr } = await place.run(['replay', 'match.json']);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^match\.json: The entry at ply 6 [^\n]+\n$/);
  });

  test('lines stay within 80 characters', async () => {
    for (const lang of ['en', 'fr']) {
      const stdout = await replay(recordedMatch({ seats: 4, plies: 60 }), `--lang=${lang}`);
      const long = stdout.split('\n').filter(line => line.length > 80);
      expect(long.filter(line => /^[^ ]|^ {12}/.test(line))).toEqual([]); // the board itself
    }
  });

  test('names those who sat there at the time, and tells the end', async () => {
    const match = replayMatch(recordedMatch({ seats: 2, plies: 6 }));
    if (isProblem(match)) throw new Error(match.problem);
    const dora = { name: 'Dora', kind: 'human' } as const;
    match.accept({ type: 'player', seat: 0, player: dora, at: 0 });
    match.accept({ type: 'resign', seat: 0, at: 0 });
    const stdout = await replay(writeMatch(match));
    expect(stdout).toContain('ply 6 · Dora now plays instead of Zoé 0.');
    expect(stdout).toContain('ply 7 · Dora gives up.');
    expect(stdout).toMatch(/\nFinal score\n1\. Zoé 1, .*\n2\. Dora, .*\nDora gave up\.\n/);
  });
});
