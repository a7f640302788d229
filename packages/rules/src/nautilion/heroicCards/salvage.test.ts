import { describe, expect, test } from 'vitest';
import { given, legal, played, shown, tokens } from '../../testkit/nautilion/given.ts';

const expansions = 'heroics';

describe('9 Salvage', () => {
  const salvage = { expansions, heroics: '9', path: 'N 1 1 2 P', crew: '4', rolls: '1 1 1' };

  test('[NL96] up to three tokens from the pile to the reserve', () => {
    const s = given({ ...salvage, pile: '- 5 5 6 7' });
    played(s, 'heroic 9');
    expect(legal(s)).toEqual(['pick 4', 'pick 5', 'pick 6', 'pick 7', 'pick blank', 'done']);
    const few = structuredClone(s);
    played(s, 'pick 5', 'pick 5', 'pick blank');
    expect(tokens(shown(s).reserve)).toBe('5 5 -');
    expect(shown(s).step).toBe('currents');
    played(few, 'pick 6', 'done');
    expect(tokens(shown(few).reserve)).toBe('6');
    expect(shown(few).step).toBe('currents');
  });

  test('[NL96] blank tokens and reefs too, even if nothing else is left in the pile', () => {
    const s = given({ ...salvage, expansions: 'heroics reefs', pile: '- reef6' });
    played(s, 'heroic 9', 'pick 4');
    expect(legal(s)).toEqual(['pick blank', 'pick reef6', 'done']);
    played(s, 'pick blank');
    expect(legal(s)).toEqual(['pick reef6', 'done']);
    played(s, 'pick reef6');
    expect(tokens(shown(s).reserve)).toBe('4 - reef6');
  });
});
