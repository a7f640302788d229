import type { Level } from '@tidetable/bots';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import { expect, test } from 'vitest';
import type { Recorded } from '../../table/recordTable.ts';
import { readGaze, viewpointsOf, writeViewer } from './viewpoints.ts';

const record = (bots: (Level | null)[], isOver: boolean): Recorded => ({
  file: {
    seats: bots.map((_, seat) => ({ name: `P${seat}`, kind: 'human' })),
    log: new Array(20).fill({}),
    result: isOver ? { points: [], places: [] } : null,
  } as unknown as Recorded['file'],
  bots,
  aids: { memory: true, projection: true },
});

const gaze = (query: string, recorded: Recorded) => readGaze(new URLSearchParams(query), recorded);

test('a finished match is seen by anybody’s eyes', () => {
  expect(viewpointsOf(record([null, 'mate'], true))).toEqual([0, 1, SPECTATOR]);
});

test('of a match that goes on nobody sees what others hold', () => {
  expect(viewpointsOf(record(['mate', null], false))).toEqual([1, SPECTATOR]);
  expect(viewpointsOf(record([null, null], false))).toEqual([SPECTATOR]);
  expect(gaze('as=0', record(['mate', null], false)).viewer).toBe(1);
  expect(gaze('as=0', record([null, null], false)).viewer).toBe(SPECTATOR);
});

test('what an address says is what it was written for', () => {
  for (const viewer of [0, 1, SPECTATOR] as Seat[])
    for (const ply of [0, 12, 20]) {
      const wanted = { ply, viewer };
      expect(gaze(`ply=${ply}&as=${writeViewer(viewer)}`, record(['mate', null], true))).toEqual(
        wanted,
      );
    }
});

test('an odd address shows the end, by one’s own eyes', () => {
  const finished = record(['mate', null], true);
  for (const query of ['', 'ply=-1&as=9', 'ply=x&as=x', 'ply=1e3'])
    expect(gaze(query, finished)).toEqual({ ply: 20, viewer: 1 });
  expect(gaze('ply=999', finished).ply).toBe(20);
  expect(gaze('', record(['mate', 'mate'], true)).viewer).toBe(SPECTATOR);
});
