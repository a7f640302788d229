import { describe, expect, test } from 'vitest';
import { drawn, given, played, shown, tokens } from '../../testkit/nautilion/given.ts';

const expansions = 'darkhouse';

describe('6 Crossed Streams', () => {
  const crossed = { expansions, card: 6 };

  test('[NL77] the landed token is exchanged with the next one', () => {
    const s = given({ ...crossed, path: 'N 1 2 P 3 4 4', rolls: '1 1 1' });
    played(s, 'darkhouse 1');
    expect(shown(s).pending.hand).toBe('3'); // the Phantom took the 2 that lay between
    expect(drawn(s)).toBe('N P 1 4 4');
  });

  test('[NL77] [NL65] reefs stay where they are', () => {
    const s = given({
      ...crossed,
      expansions: 'darkhouse reefs',
      path: 'N 1/3 2/6 4/9 5 P',
      rolls: '1 1 1',
    });
    played(s, 'darkhouse 1');
    expect(shown(s).pending.hand).toBe('2');
    expect(shown(s).nautilion.reef).toBe('reef3');
    expect(drawn(s)).toBe('N 1/6 4/9 P');
  });

  test('[NL77] [NL94] with Full Steam both landings are exchanged', () => {
    const s = given({
      ...crossed,
      expansions: 'darkhouse heroics',
      heroics: '7',
      crew: '4',
      path: 'N 1 2 3 6 7 8 P',
      rolls: '1 1 1',
    });
    played(s, 'heroic 7', 'darkhouse 1', 'to reserve', 'to reserve');
    expect(tokens(shown(s).reserve)).toBe('2 3');
  });

  test('[NL77] at the end of the path there is no next token', () => {
    const s = given({ ...crossed, path: '1 2 3 4 P N 5', rolls: '1 1 1' });
    played(s, 'darkhouse 1');
    expect(shown(s).pending.hand).toBe('5');
    const last = given({ ...crossed, path: '1 2 3 4 P N 5 6', rolls: '1 1 1' });
    played(last, 'darkhouse 1');
    expect(shown(last).pending.hand).toBe('6');
  });
});
