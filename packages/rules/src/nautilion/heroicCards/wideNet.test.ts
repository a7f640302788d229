import { describe, expect, test } from 'vitest';
import { drawn, given, played, shown, tokens } from '../../testkit/nautilion/given.ts';

const expansions = 'heroics';

describe('8 Wide Net', () => {
  const net = { expansions, heroics: '8', crew: '4' };

  test('[NL101] it covers both passes of Echo', () => {
    const s = given({
      ...net,
      expansions: 'darkhouse heroics',
      card: 1,
      path: 'N 1 2 3 4 5 6 7 8 P',
      rolls: '1 1 1',
    });
    played(s, 'heroic 8', 'darkhouse 1');
    expect(tokens(shown(s).reserve)).toBe('1 2 3 4');
  });

  test('[NL95] the landed token and both neighbours go to the reserve', () => {
    const s = given({ ...net, path: '6 N 1 8 2 2 2 P', rolls: '1 1 1' });
    played(s, 'heroic 8', 'darkhouse 1');
    expect(tokens(shown(s).reserve)).toBe('1 6 8');
    expect(drawn(s)).toBe('N 2 2 P');
    expect(shown(s).turn).toBe(3);
  });

  test('[NL95] gaps of figures are skipped, the ends never netted', () => {
    const s = given({ ...net, path: 'P 6 1 N 8', reserve: '-', rolls: '1 1 1' });
    played(s, 'heroic 8');
    const lost = structuredClone(s);
    played(lost, 'darkhouse 1');
    expect(shown(lost).outcome).toBe('phantom-home');
    const last = given({ ...net, path: '3 3 P 1 N 8', rolls: '1 1 1' });
    played(last, 'heroic 8', 'darkhouse 1');
    expect(tokens(shown(last).reserve)).toBe('1 8');
    expect(drawn(last)).toBe('3 P N');
  });

  test('[NL95] the neighbours lose their reefs to the pile, the landing reef stays', () => {
    const s = given({
      ...net,
      expansions: 'heroics reefs',
      path: '6/3 N 1/9 8/6 2 2 2 P',
      pile: '-',
      rolls: '1 1 1',
    });
    played(s, 'heroic 8', 'darkhouse 1');
    expect(tokens(shown(s).discarded)).toBe('2 4 - reef3 reef6');
    expect(shown(s).nautilion.reef).toBe('reef9');
  });

  test('[NL101] with Full Steam each landing nets', () => {
    const s = given({
      ...net,
      heroics: '7 8',
      crew: '4 5',
      path: 'N 1 2 3 6 7 8 9 9 P',
      rolls: '1 1 1',
    });
    played(s, 'heroic 7', 'from ship 4', 'heroic 8', 'darkhouse 1');
    expect(tokens(shown(s).reserve)).toBe('1 2 3 6');
  });
});
