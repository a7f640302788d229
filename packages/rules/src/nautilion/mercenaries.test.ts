import { describe, expect, test } from 'vitest';
import { seededRng } from '../core/rng.ts';
import { dealt } from '../testkit/index.ts';
import { drawn, given, legal, played, refusal, shown, tokens } from '../testkit/nautilion/given.ts';
import { nautilion } from './index.ts';

const expansions = 'mercenaries';

test('[NL46] nine mercenaries are on the path', () => {
  const options = { seats: 1, ship: 'A1', reserve: 4, darkhouse: 'intro', harpoons: 2 };
  const s = dealt(nautilion, { ...options, expansions: ['mercenaries'] }, seededRng(1));
  expect(shown(s).path).toHaveLength(45);
  expect(shown(s).path.filter(t => t === 'mercenary')).toHaveLength(9);
});

describe('before the collision', () => {
  for (const [landed, hold, pile] of [
    ['M', 'M', '-'],
    ['5', '5', '-'],
    ['6', '', '6 -'],
  ]) {
    test(`[NL47] a ${landed} under the Phantom goes to the ${hold ? 'hold' : 'pile'}`, () => {
      const path = `N 1 1 1 3 3 ${landed} P`;
      const s = given({ expansions, path, reserve: '-', pile: '-', rolls: '1 1 1' });
      played(s, 'darkhouse 1');
      expect(shown(s).step).toBe('place'); // and no token is lost
      expect(tokens(shown(s).hold)).toBe(hold);
      expect(tokens(shown(s).discarded)).toBe(pile);
    });
  }

  test('[NL47] a full hold takes no more', () => {
    const hold = '2 2 5 M M M';
    const s = given({ expansions, path: 'N 1 3 3 8 P', hold, pile: '-', rolls: '1 1 1' });
    played(s, 'darkhouse 1');
    expect(tokens(shown(s).hold)).toBe(hold);
    expect(tokens(shown(s).discarded)).toBe('8 -');
  });

  test('[NL48] a mercenary goes to any space that the ducts allow, or to the reserve', () => {
    const s = given({ expansions, path: 'N M 3 3 3 P', crew: '4', rolls: '1 1 1' });
    played(s, 'darkhouse 1');
    expect(legal(s)).toEqual(['to ship 3', 'to ship 5', 'to ship 9', 'to reserve']);
    played(s, 'to ship 5');
    expect(shown(s)).toMatchObject({ crew: [4], mercenaries: [5] });
  });

  test('[NL48] it blocks its space for crew, and links other spaces', () => {
    const blocked = { path: 'N 5 3 3 3 P', crew: '4', mercenaries: '5', rolls: '1 1 1' };
    const s = given({ expansions, ...blocked });
    played(s, 'darkhouse 1');
    expect(tokens(shown(s).reserve)).toBe('5');
    const linked = given({ expansions, ...blocked, path: 'N 6 3 3 3 P' });
    played(linked, 'darkhouse 1');
    expect(legal(linked)).toEqual(['to ship 6', 'to reserve']);
    const loss = { ship: 'C2', path: 'N 3 3 3 P', crew: '2 7', mercenaries: '5', rolls: '4 1 1' };
    const held = given({ expansions, ...loss });
    played(held, 'darkhouse 4');
    expect(refusal(held, 'from ship 5')).toBe('would-split NL20');
  });
});

describe('the collision', () => {
  /** Crew 2 and 5 and a mercenary: four harpoons. */
  const strong = { expansions, crew: '2 3 4 5', mercenaries: '9' };

  test('[NL49] [NL50] the Nautilion stops before the Phantom, and what it passed stays', () => {
    const s = given({ ...strong, path: '1 N 3 3 P 3', rolls: '1 1 3' });
    played(s, 'darkhouse 1', 'phantom 1');
    expect(shown(s).collided).toBe(true);
    expect(drawn(s)).toBe('1 3 N P 3'); // the Phantom's own landing took one
  });

  test('[NL49] a die equal to the tokens between lands on the last of them', () => {
    const s = given({ ...strong, path: '1 N 7 7 7 P 7', rolls: '1 1 2' });
    played(s, 'darkhouse 1', 'phantom 1', 'to reserve');
    expect(shown(s)).toMatchObject({ collided: false, step: 'roll', turn: 3 });
    expect(drawn(s)).toBe('1 7 N P 7');
  });

  test('[NL49] [NL50] the Phantom stops before the Nautilion, and phase 5 is lost', () => {
    const s = given({ ...strong, path: '1 N 3 3 P 3', reserve: 1, rolls: '1 4 2' });
    const events = played(s, 'darkhouse 1', 'phantom 4');
    expect(events.some(e => e.type === 'phantom-took' || e.type === 'landed')).toBe(false);
    expect(drawn(s)).toBe('1 N P 3 3 3');
    expect(shown(s).step).toBe('pick');
    played(s, 'pick 1', 'to ship 1');
    expect(shown(s)).toMatchObject({ turn: 3, step: 'roll' });
  });

  test('[NL57] adjacent figures collide on any die without moving', () => {
    const s = given({ ...strong, path: '1 1 N P 3 3', rolls: '1 1 1' });
    played(s, 'darkhouse 1');
    expect(shown(s).collided).toBe(true);
    expect(drawn(s)).toBe('1 1 N P 3 3');
  });

  test('[NL57] a figure on its end blocks too, before that end is reached', () => {
    const s = given({ ...strong, path: '1 3 N 3', rolls: '1 1 4' });
    played(s, 'darkhouse 1', 'phantom 4');
    expect(shown(s)).toMatchObject({ collided: true, outcome: 'open' });
    const close = given({ ...strong, path: '1 3 N', rolls: '1 1 1' });
    played(close, 'darkhouse 1');
    expect(shown(close)).toMatchObject({ collided: true, phantom: { onAbyss: true } });
    const isles = given({ ...strong, path: '3 P 1 1', rolls: '1 4 1' });
    played(isles, 'darkhouse 1', 'phantom 4');
    expect(shown(isles)).toMatchObject({ collided: true, outcome: 'open' });
    expect(shown(isles).nautilion.onIsles).toBe(true);
    const home = given({ ...strong, path: '7 P 1 1', rolls: '1 1 1' });
    played(home, 'darkhouse 1'); // the Phantom takes the 7, then the ship meets it at home
    expect(shown(home)).toMatchObject({ collided: true, nautilion: { onIsles: true } });
  });

  for (const [crew, mercenaries, hold, harpoons, outcome] of [
    ['1 2 3', '', '', 2, 'collision-lost'], // 1 to 2
    ['1 2 3', '9', '', 2, 'won'], // 3 to 2
    ['1 2 3', '9', '', 3, 'tie'], // 3 to 3
    ['1 2 3', '9', '5', 2, 'tie'], // 3 to 3
    ['1 2 3', '9', 'M', 2, 'collision-lost'], // 3 to 4
    ['2 5 8', '9', '2 5', 2, 'won'], // 5 to 4, the three crew joined by the mercenary
    ['2 5 8', '9', '2 5', 3, 'tie'],
    ['1 3 4', '9', '', 2, 'tie'], // 2 to 2
  ] as const) {
    test(`[NL51] [NL52] [NL53] ${crew} + ${mercenaries.length} hired against ${harpoons} and ${hold || 'nothing'}: ${outcome}`, () => {
      const s = given({
        expansions,
        harpoons,
        path: '1 1 N P 3 3',
        crew,
        mercenaries,
        hold,
        rolls: '1 1 1',
      });
      played(s, 'darkhouse 1');
      if (outcome === 'collision-lost') {
        expect(shown(s).outcome).toBe(outcome);
        return;
      }
      expect(shown(s)).toMatchObject({ collided: true, mercenaries: [], hold: [] });
      expect(shown(s).pending.won).toBe(outcome === 'won');
    });
  }

  test('[NL53] after a tie the token of the pile goes to the reserve', () => {
    const s = given({
      expansions,
      path: '1 1 N P 3 3',
      crew: '1 3',
      mercenaries: '2',
      pile: '4 -',
      rolls: '1 1 1',
    });
    played(s, 'darkhouse 1');
    expect(legal(s)).toEqual(['pick 4', 'pick mercenary', 'pick blank']);
    played(s, 'pick 4', 'group 1');
    expect(tokens(shown(s).reserve)).toBe('4'); // though a duct joins it to the 3
    expect(tokens(shown(s).discarded)).toBe('3 M -');
  });

  test('[NL53] [NL54] after a win crew may take the place of a mercenary and hold the rest together', () => {
    const s = given({
      expansions,
      ship: 'C2',
      path: '1 1 N P 3 3',
      crew: '2 7',
      mercenaries: '5',
      pile: '5 6 -',
      rolls: '1 1 1',
    });
    played(s, 'darkhouse 1', 'pick 5');
    expect(legal(s)).toEqual(['to ship 5', 'to reserve']);
    const split = structuredClone(s);
    played(s, 'to ship 5');
    expect(shown(s)).toMatchObject({ crew: [2, 5, 7], turn: 3 });
    played(split, 'to reserve');
    expect(legal(split)).toEqual(['group 2', 'group 7']);
    played(split, 'group 7');
    expect(shown(split).crew).toEqual([7]);
    expect(tokens(shown(split).discarded)).toBe('2 6 M -');
  });

  test('[NL53] crew without a duct, and anything else, goes to the reserve after a win', () => {
    const position = {
      expansions,
      ship: 'C2',
      path: '1 1 N P 3 3',
      crew: '2 5',
      mercenaries: '7',
      pile: '6 -',
      rolls: '1 1 1',
    };
    for (const picked of ['6', 'blank', 'mercenary']) {
      const s = given(position);
      played(s, 'darkhouse 1', `pick ${picked}`);
      expect(shown(s).reserve).toEqual([picked]);
      expect(shown(s).turn).toBe(3);
    }
  });

  test('[NL53] on a ship that only mercenaries held, any crew may be the first', () => {
    const s = given({
      expansions,
      path: '1 1 N P 3 3',
      mercenaries: '4 5',
      pile: '6 -',
      rolls: '1 1 1',
    });
    played(s, 'darkhouse 1', 'pick 6');
    expect(legal(s)).toEqual(['to ship 6', 'to reserve']);
    played(s, 'to reserve');
    expect(shown(s)).toMatchObject({ crew: [], turn: 3, step: 'roll' }); // no group to choose
  });

  test('[NL38] [NL53] the active admiral limits the recovered crew', () => {
    const position = {
      seats: 2,
      expansions,
      path: '1 1 N P 3 3',
      crew: '5',
      mercenaries: '9',
      pile: '6 - - -',
      rolls: '1 1 1',
    } as const;
    const first = given({ ...position, active: 0 });
    played(first, 'darkhouse 1', 'pick 6');
    expect(tokens(shown(first).reserve)).toBe('6');
    const second = given({ ...position, active: 1 });
    played(second, 'darkhouse 1', 'pick 6');
    expect(legal(second)).toEqual(['to ship 6', 'to reserve']);
  });

  test('[NL58] what has just been discarded may be taken, from an empty pile nothing is', () => {
    const s = given({
      expansions,
      path: '1 1 N P 3 3',
      crew: '5',
      mercenaries: '9',
      hold: '2',
      reserve: '-',
      pile: '',
      rolls: '1 1 1',
    });
    played(s, 'darkhouse 1');
    expect(legal(s)).toEqual(['pick 2', 'pick mercenary']);
    const none = given({
      expansions,
      path: '1 1 N P 3 3',
      crew: '2 5 9',
      reserve: '-',
      pile: '',
      rolls: '1 1 1',
    });
    played(none, 'darkhouse 1');
    expect(shown(none)).toMatchObject({ collided: true, turn: 3, reserve: ['blank'] });
  });

  for (const group of [1, 2, 3, 4, 5, 6, 7, 8]) {
    test(`[NL54] the group that holds ${group} may be kept`, () => {
      const other = ((group + 3) % 8) + 1;
      const s = given({
        expansions,
        path: 'M M N P M M',
        crew: `${group} ${other}`,
        mercenaries: '9',
        pile: '- M',
        rolls: '1 1 1',
      });
      played(s, 'darkhouse 1', 'pick blank', `group ${group}`);
      expect(shown(s).crew).toEqual([group]);
    });
  }
});

describe('after the collision', () => {
  const after = { expansions, collided: true };

  test('[NL58] the figures pass each other again', () => {
    const s = given({ ...after, path: '1 1 N 4 P 4', rolls: '1 2 2' });
    played(s, 'darkhouse 1');
    expect(drawn(s)).toBe('1 P 4 N'); // the Phantom took a 1, the ship the last 4
    expect(shown(s).collided).toBe(true);
  });

  test('[NL55] a mercenary under the Phantom is discarded and costs a token more', () => {
    const s = given({
      ...after,
      expansions: 'mages mercenaries',
      path: '1 1 N 3 3 M P',
      crew: '3 4',
      cabin: 'A',
      reserve: 1,
      rolls: '1 1 1',
    });
    played(s, 'darkhouse 1');
    expect(legal(s)).toEqual(['from ship 3', 'from ship 4', 'from cabin A', 'from reserve blank']);
    played(s, 'from cabin A');
    expect(shown(s)).toMatchObject({ cabin: [], hold: [], turn: 3 });
    expect(drawn(s)).toBe('1 1 N 3 P'); // it moved once
  });

  test('[NL55] who owns nothing pays nothing', () => {
    const s = given({ ...after, path: '1 1 N 3 3 M P', rolls: '1 1 1' });
    played(s, 'darkhouse 1');
    expect(legal(s)).toEqual(['to ship 3', 'to reserve']);
  });

  test('[NL47] [NL55] the Phantom takes no more crew', () => {
    const s = given({ ...after, path: '1 1 N 3 3 5 P', crew: '4', rolls: '1 1 1' });
    played(s, 'darkhouse 1');
    expect(shown(s)).toMatchObject({ hold: [], crew: [4], step: 'place' });
  });

  test('[NL56] a landed mercenary goes to the reserve', () => {
    const s = given({ ...after, path: '1 1 N M 3 3 P', crew: '4', rolls: '1 1 1' });
    played(s, 'darkhouse 1');
    expect(tokens(shown(s).reserve)).toBe('M');
  });
});
