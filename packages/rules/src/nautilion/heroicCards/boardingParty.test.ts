import { describe, expect, test } from 'vitest';
import { given, legal, played, shown, tokens } from '../../testkit/nautilion/given.ts';

describe('11 Boarding Party', () => {
  const boarding = {
    expansions: 'heroics mercenaries',
    heroics: '11',
    path: 'N 1 1 1 3 3 P',
    crew: '4 5',
    rolls: '1 1 1',
  };

  test('[NL98] up to two tokens of the hold are discarded', () => {
    const s = given({ ...boarding, hold: '2 M M', pile: '-' });
    played(s, 'heroic 11', 'from ship 5');
    expect(legal(s)).toEqual(['pick 2', 'pick mercenary', 'done']);
    const one = structuredClone(s);
    played(s, 'pick mercenary', 'pick mercenary');
    expect(tokens(shown(s).hold)).toBe('2');
    expect(tokens(shown(s).discarded)).toBe('5 M M -');
    played(one, 'pick 2', 'done');
    expect(tokens(shown(one).hold)).toBe('M M');
  });

  test('[NL100] another sacrifice, or an empty hold, has no effect', () => {
    const other = given({ ...boarding, hold: '2 M' });
    played(other, 'heroic 11', 'from ship 4');
    expect(shown(other)).toMatchObject({ step: 'currents', hold: ['2', 'mercenary'] });
    const empty = given(boarding);
    played(empty, 'heroic 11', 'from ship 5');
    expect(shown(empty).step).toBe('currents');
  });
});
