import { describe, expect, test } from 'vitest';
import { drawn, given, played, shown } from '../../testkit/nautilion/given.ts';

const expansions = 'heroics';

describe('7 Full Steam', () => {
  const steam = { expansions, heroics: '7', crew: '4' };

  test('[NL94] move, take, move, take', () => {
    const s = given({ ...steam, path: 'N 5 6 7 8 9 9 9 P', rolls: '1 1 2' });
    played(s, 'heroic 7', 'darkhouse 1', 'phantom 1');
    expect(shown(s).pending.hand).toBe('6');
    played(s, 'to reserve');
    expect(shown(s).pending.hand).toBe('8');
    expect(drawn(s)).toBe('5 7 N 9 9 P');
    played(s, 'to reserve');
    expect(shown(s).turn).toBe(3);
  });

  test('[NL94] [NL29] the Abyss ends the game at the first or the second move', () => {
    const first = given({ ...steam, path: '5 6 P N 8', rolls: '1 1 2' });
    played(first, 'heroic 7', 'darkhouse 1', 'phantom 1');
    expect(shown(first).outcome).toBe('no-crew');
    const second = given({ ...steam, path: '5 6 P N 8', rolls: '1 1 1' });
    played(second, 'heroic 7', 'darkhouse 1', 'to reserve');
    expect(shown(second).outcome).toBe('no-crew');
  });

  test('[NL66] the reef of the first landing is left to the pile', () => {
    const s = given({
      ...steam,
      expansions: 'heroics reefs',
      path: 'N 5/9 6 7/3 8 P',
      pile: '-',
      rolls: '1 1 1',
    });
    played(s, 'heroic 7', 'darkhouse 1', 'to reserve', 'to reserve');
    expect(shown(s).discarded).toContain('reef9');
    expect(shown(s).nautilion.reef).toBeNull();
  });

  test('[NL66] likewise if the second move ends at the Abyss, on the Isles or in a collision', () => {
    const second = { heroics: '7', crew: '4', rolls: '1 1 1' };
    const abyss = given({ ...second, expansions: 'heroics reefs', path: '1 2 P N 5/9' });
    played(abyss, 'heroic 7', 'darkhouse 1', 'to reserve');
    expect(shown(abyss)).toMatchObject({ outcome: 'no-crew', nautilion: { reef: null } });
    const isles = given({
      ...second,
      expansions: 'darkhouse heroics reefs',
      card: 7,
      path: '5/9 N 1 2 3 3 P',
    });
    played(isles, 'heroic 7', 'darkhouse 1', 'to reserve');
    expect(shown(isles)).toMatchObject({ step: 'roll', nautilion: { onIsles: true, reef: null } });
    const clash = given({
      ...second,
      expansions: 'heroics mercenaries reefs',
      crew: '2 3 4 5',
      path: '1 N 7 7/9 6 6 P',
      rolls: '1 1 2',
    });
    played(clash, 'heroic 7', 'from ship 2', 'darkhouse 1', 'phantom 1');
    expect(shown(clash)).toMatchObject({ outcome: 'collision-lost', nautilion: { reef: null } });
  });

  test('[NL57] [NL66] a second move that collides on the spot leaves the ship beside its reef', () => {
    const s = given({
      ...steam,
      expansions: 'mercenaries reefs heroics',
      mercenaries: '5 6',
      path: 'N 1/6 2 P 3 3',
      rolls: '1 1 1',
    });
    played(s, 'heroic 7', 'darkhouse 1'); // no duct leads to the 1: it goes to the reserve unasked
    expect(shown(s).collided).toBe(true);
    expect(shown(s).nautilion).toMatchObject({ reef: 'reef6', after: 0 });
  });

  test('[NL101] a stuck ship has no use for it', () => {
    const s = given({
      ...steam,
      expansions: 'heroics reefs',
      path: '1 N 5 6 7 8 P',
      beside: 6,
      rolls: '1 1 1',
    });
    played(s, 'heroic 7', 'darkhouse 1');
    expect(shown(s).turn).toBe(3);
    expect(drawn(s)).toBe('1 N 5 6 7 P');
  });

  test('[NL101] under Ebb both moves go back', () => {
    const s = given({
      ...steam,
      expansions: 'darkhouse heroics',
      card: 7,
      path: '1 2 3 N 8 8 P',
      rolls: '1 1 1',
    });
    played(s, 'heroic 7', 'darkhouse 1', 'to reserve', 'to reserve');
    expect(drawn(s)).toBe('1 N 8 P');
  });

  test('[NL101] it covers both passes of Echo', () => {
    const s = given({
      ...steam,
      expansions: 'darkhouse heroics',
      card: 1,
      path: 'N 1 1 2 2 3 3 8 8 P',
      rolls: '1 1 1',
    });
    played(s, 'heroic 7', 'darkhouse 1', 'to reserve', 'to reserve');
    played(s, 'to reserve', 'to reserve'); // equal dice: the second plan is not asked
    expect(drawn(s)).toBe('N 3 3 P');
  });
});
