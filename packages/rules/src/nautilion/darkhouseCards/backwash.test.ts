import { describe, expect, test } from 'vitest';
import { drawn, given, legal, played, refusal, shown } from '../../testkit/nautilion/given.ts';

const expansions = 'darkhouse';

describe('3 Backwash', () => {
  const wash = { expansions, card: 3 };

  test('[NL74] a token of ship, cabin or reserve, but no blank one and no link', () => {
    const s = given({
      ...wash,
      ship: 'C2',
      expansions: 'darkhouse mages mercenaries',
      path: '1 N 2 3 P 4',
      crew: '2 5',
      mercenaries: '7',
      cabin: 'A 4',
      reserve: '- 6 M',
    });
    expect(legal(s)).toEqual([
      'from ship 2',
      'from ship 7',
      'from cabin A',
      'from cabin 4',
      'from reserve 6',
      'from reserve mercenary',
    ]);
    expect(refusal(s, 'from ship 5')).toBe('would-split NL20');
    expect(refusal(s, 'from reserve blank')).toBe('not-in-reserve NL74');
  });

  for (const [where, path] of [
    ['insert after 1', '1 N 9 2 3 P 4'],
    ['insert after 2', '1 N 2 9 3 P 4'],
    ['insert after 3', '1 N 2 3 9 P 4'],
    ['insert after 4', '1 N 2 3 P 4 9'],
    ['insert beyond the phantom', '1 N 2 3 P 9 4'],
  ]) {
    test(`[NL74] ${where}`, () => {
      const s = given({ ...wash, path: '1 N 2 3 P 4', crew: '9' });
      expect(legal(s)).toHaveLength(5);
      expect(refusal(s, 'insert after 0')).toBe('not-there NL74');
      played(s, where);
      expect(drawn(s)).toBe(path);
      expect(shown(s).step).toBe('roll');
    });
  }

  test('[NL74] with the Phantom on the Abyss, or past the ship, no place lies behind it', () => {
    const abyss = given({ ...wash, path: '1 N 2', crew: '9' });
    expect(legal(abyss)).toEqual(['insert after 1', 'insert after 2']);
    played(abyss, 'insert after 2');
    expect(drawn(abyss)).toBe('1 N 2 9');
    expect(shown(abyss).phantom).toMatchObject({ after: 3, onAbyss: true });
    const past = given({ ...wash, path: '1 P N 2', crew: '9' });
    expect(legal(past)).toEqual(['insert after 1', 'insert after 2']);
    played(past, 'insert after 1');
    expect(drawn(past)).toBe('1 P N 9 2');
  });

  test('[NL74] with the figures face to face a token fits between them', () => {
    const between = given({ ...wash, path: '1 N P 2', crew: '9' });
    played(between, 'insert after 1');
    expect(drawn(between)).toBe('1 N 9 P 2');
    const beyond = given({ ...wash, path: '1 N P 2', crew: '9' });
    played(beyond, 'insert beyond the phantom');
    expect(drawn(beyond)).toBe('1 N P 9 2');
  });

  test('[NL74] [NL65] the inserted token has no reef, and the others keep theirs', () => {
    const s = given({
      ...wash,
      expansions: 'darkhouse reefs',
      path: 'N 1/3 2/6 4/9 P',
      crew: '9',
    });
    played(s, 'insert after 1');
    expect(drawn(s)).toBe('N 1/3 9 2/6 4/9 P');
  });

  for (const [where, owned] of [
    ['reserve', { reserve: '- 1' }],
    ['reserve', { reserve: 'M' }],
    ['cabin', { cabin: 'C' }],
    ['ship', { mercenaries: '5' }],
  ] as const) {
    test(`[NL74] the only token of the ${where} is returned: ${JSON.stringify(owned)}`, () => {
      const s = given({
        ...wash,
        expansions: 'darkhouse mages mercenaries',
        path: 'N 2 P',
        ...owned,
      });
      expect(shown(s).step).toBe('insert');
    });
  }

  test('[NL74] blank tokens alone: nothing happens', () => {
    expect(shown(given({ ...wash, path: '1 N 2 3 P', reserve: 4 })).step).toBe('roll');
  });
});
