import { describe, expect, test } from 'vitest';
import { drawn, given, legal, played, shown, tokens } from '../../testkit/nautilion/given.ts';

const expansions = 'heroics';

describe('1 Great Reflux', () => {
  const reflux = { expansions, heroics: '1 4', crew: '4 5' };

  test('[NL88] the Phantom runs back this turn and the next, and discards what it ends on', () => {
    const s = given({ ...reflux, path: 'N 1 1 2 P 6 7 8 9', rolls: '1 2 1' });
    played(s, 'heroic 1', 'from ship 5', 'darkhouse 1', 'phantom 2');
    expect(drawn(s)).toBe('N 1 2 6 P 8 9');
    played(s, 'roll 1', 'roll 1', 'roll 1', 'darkhouse 1');
    expect(drawn(s)).toBe('N 2 6 P 9');
    played(s, 'roll 1', 'roll 1', 'roll 1', 'darkhouse 1');
    expect(drawn(s)).toBe('N P 9'); // forward again: it took the 6, the ship the 2
    expect(shown(s).effects.reflux).toBe(0);
  });

  test('[NL88] a fighter on which it ends goes to its hold, as in any turn', () => {
    const s = given({
      ...reflux,
      expansions: 'mercenaries heroics',
      path: 'N 1 1 1 1 P 6 8 9',
      pile: '-',
      rolls: '1 2 1',
    });
    played(s, 'heroic 1', 'from ship 5', 'darkhouse 1', 'phantom 2');
    expect(tokens(shown(s).hold)).toBe('8');
    expect(tokens(shown(s).discarded)).toBe('5 -');
  });

  test('[NL88] a die equal to the tokens behind it ends on the last of them', () => {
    const s = given({ ...reflux, path: 'N 1 1 2 P 6 7', rolls: '1 2 1' });
    played(s, 'heroic 1', 'from ship 5', 'darkhouse 1', 'phantom 2');
    expect(drawn(s)).toBe('N 1 2 6 P');
    expect(shown(s).phantom.onAbyss).toBe(false);
  });

  test('[NL88] it stops on the Abyss, and stays there without discarding', () => {
    const s = given({ ...reflux, path: 'N 1 1 2 P 6', pile: '-', rolls: '1 2 1' });
    played(s, 'heroic 1', 'from ship 5', 'darkhouse 1', 'phantom 2');
    expect(shown(s).phantom).toMatchObject({ onAbyss: true });
    played(s, 'roll 1', 'roll 1', 'roll 1', 'darkhouse 1');
    expect(shown(s).phantom).toMatchObject({ onAbyss: true });
    expect(tokens(shown(s).discarded)).toBe('5 -');
  });

  test('[NL88] [NL29] it runs back past the ship, and the Abyss still ends the voyage', () => {
    const s = given({ ...reflux, path: '2 P 1 N 6', rolls: '1 4 1' });
    played(s, 'heroic 1', 'from ship 5', 'darkhouse 1', 'phantom 4');
    expect(shown(s).phantom).toMatchObject({ onAbyss: true, isPast: false });
    played(s, 'roll 1', 'roll 1', 'roll 1', 'darkhouse 1');
    expect(shown(s).outcome).toBe('no-crew');
  });

  test('[NL101] Dead Calm overrides it for its turn', () => {
    const s = given({ ...reflux, path: 'N 1 1 2 P 6 7', rolls: '1 2 1' });
    played(s, 'heroic 1', 'from ship 5', 'heroic 4', 'darkhouse 1', 'phantom 2');
    expect(drawn(s)).toBe('N 1 2 P 6 7');
  });

  test('[NL88] [NL101] that turn of Dead Calm is one of its two', () => {
    const s = given({ ...reflux, path: 'N 1 1 2 2 P 6 7 8', rolls: '1 1 1' });
    played(s, 'heroic 1', 'from ship 4', 'heroic 4', 'darkhouse 1', 'to reserve');
    expect(shown(s)).toMatchObject({ turn: 3, effects: { reflux: 1, calm: false } });
  });

  test('[NL101] it covers both passes of Echo', () => {
    const s = given({
      ...reflux,
      expansions: 'darkhouse heroics',
      card: 1,
      crew: '4',
      path: 'N 1 2 3 P 6 7 8',
      rolls: '1 1 1',
    });
    played(s, 'heroic 1', 'darkhouse 1', 'to reserve', 'to reserve');
    expect(drawn(s)).toBe('N 3 P 8');
  });

  test('[NL88] [NL22] on its way to the Abyss it passes a ship that is stuck', () => {
    const s = given({
      expansions: 'heroics reefs',
      reflux: 1,
      beside: 6,
      isPast: true,
      path: '1 P 2 N 3 3',
      rolls: '1 4 4',
    });
    played(s, 'darkhouse 4');
    expect(shown(s).phantom).toMatchObject({ onAbyss: true, isPast: false });
  });

  test('[NL88] [NL22] on its way to the Abyss it passes a ship that then sails on', () => {
    const s = given({ expansions, reflux: 1, path: '1 P 2 N 3 3', rolls: '4 1 1' });
    played(s, 'darkhouse 1', 'phantom 4', 'to reserve');
    expect(shown(s).phantom).toMatchObject({ onAbyss: true, isPast: false });
  });

  test('[NL88] [NL49] a collision leaves its second turn for the next', () => {
    const s = given({
      ...reflux,
      expansions: 'mercenaries heroics',
      crew: '4',
      mercenaries: '5 6',
      path: 'N 1 P 3 3 3',
      rolls: '1 1 4',
    });
    played(s, 'heroic 1', 'darkhouse 1', 'phantom 1');
    expect(shown(s)).toMatchObject({ collided: true, effects: { reflux: 2 } });
  });

  test('[NL88] [NL55] a mercenary on which it ends on its way back costs a token too', () => {
    const s = given({
      expansions: 'mercenaries heroics',
      collided: true,
      reflux: 1,
      crew: '4 5',
      path: 'N 1 1 P M 2',
      rolls: '1 1 1',
    });
    played(s, 'darkhouse 1');
    expect(legal(s)).toEqual(['from ship 4', 'from ship 5']);
  });
});
