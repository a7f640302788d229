import { describe, expect, test } from 'vitest';
import { OVER } from '../core/game.ts';
import { seededRng } from '../core/rng.ts';
import { dealt } from '../testkit/index.ts';
import { drawn, given, legal, played, refusal, shown, tokens } from '../testkit/nautilion/given.ts';
import { components } from './components.ts';
import { nautilion } from './index.ts';
import { neighboursOf } from './ship.ts';
import { SHIP_NAMES } from './state.ts';

const plain = { seats: 1, ship: 'A1', reserve: 4, expansions: [], darkhouse: 'intro', harpoons: 2 };

describe('set-up', () => {
  test('[NL2] the path is four of each number, shuffled', () => {
    const first = shown(dealt(nautilion, plain, seededRng(1))).path;
    const second = shown(dealt(nautilion, plain, seededRng(2))).path;
    const sorted = Array.from({ length: 36 }, (_, i) => String(Math.trunc(i / 4) + 1));
    expect(first.toSorted()).toEqual(sorted);
    expect(second.toSorted()).toEqual(sorted);
    expect(first).not.toEqual(second);
  });

  test('[NL3] the figures begin on the two ends, with nothing aboard and nothing discarded', () => {
    const p = shown(dealt(nautilion, plain, seededRng(1)));
    expect(p.nautilion).toMatchObject({ after: 0, onIsles: true });
    expect(p.phantom).toMatchObject({ after: 36, onAbyss: true });
    expect([p.crew, p.discarded, p.hold, p.cabin]).toEqual([[], [], [], []]);
  });

  for (const reserve of [1, 4, 6]) {
    test(`[NL4] a reserve of ${reserve} is that many blank tokens`, () => {
      const p = shown(dealt(nautilion, { ...plain, reserve }, seededRng(1)));
      expect(tokens(p.reserve)).toBe('- '.repeat(reserve).trim());
    });
  }

  test('[NL4] four are usual, one to six allowed', () => {
    const spec = nautilion.options.find(o => o.name === 'reserve');
    expect(spec).toEqual({ name: 'reserve', kind: 'number', min: 1, max: 6, default: 4 });
  });

  for (const ship of SHIP_NAMES) {
    test(`[NL5] [NL6] on ship ${ship} all nine spaces hang together`, () => {
      const s = given({ ship });
      let reached = 1;
      for (let i = 0; i < 9; i++) {
        for (let space = 0; space < 9; space++) {
          if (reached & (1 << space)) reached |= neighboursOf(s, space);
        }
      }
      expect(reached).toBe(0b111111111);
    });
  }

  for (const [ship, space, joined] of [
    ['A1', 4, [3, 5, 9]],
    ['A2', 4, [3, 5, 9]],
    ['A1', 9, [1, 2, 3, 4, 5, 6, 7, 8]],
    ['A2', 5, [2, 4, 6, 8]],
    ['A2', 9, [4, 8]],
    ['B1', 9, [3, 4, 6]],
    ['B1', 6, [9]],
    ['B2', 5, [1, 2, 4, 9]],
    ['C1', 1, [4, 5]],
    ['C2', 5, [2, 4, 7]],
    ['C2', 6, [8]],
    ['C2', 3, [9]],
  ] as const) {
    test(`[NL6] on ship ${ship}, ducts join ${space} to ${joined.join(' ')}`, () => {
      const spaces = joined.reduce((set, number) => set | (1 << (number - 1)), 0);
      expect(neighboursOf(given({ ship }), space - 1)).toBe(spaces);
    });
  }

  test('[NL7] a die shows 1 or 2 twice as often as 3 or 4', () => {
    const s = given({});
    expect(legal(s)).toEqual(['roll 1', 'roll 2', 'roll 3', 'roll 4']);
    expect([0, 1, 2, 3].map(m => nautilion.odds(s, m))).toEqual([2, 2, 1, 1]);
    expect(components.faces.reduce((a, b) => a + b, 0)).toBe(6);
  });
});

describe('the currents', () => {
  test('[NL8] a turn begins with three dice', () => {
    const s = given({});
    played(s, 'roll 1', 'roll 4', 'roll 2');
    expect(shown(s).step).toBe('currents');
    expect(shown(s).dice.map(d => d.face)).toEqual([1, 4, 2]);
  });

  test('[NL9] spells may be cast again and again, until the first die is given', () => {
    const s = given({ reserve: 4, rolls: '1 2 3' });
    played(s, 'tide 1 to 4', 'whirlwind', 'roll 1', 'roll 1', 'roll 2', 'whirlwind');
    played(s, 'roll 1', 'roll 2', 'roll 3');
    expect(legal(s)).toEqual(['darkhouse 1', 'darkhouse 2', 'darkhouse 3']);
    const other = given({ path: 'N 1 2 3 4 5 P', reserve: 6, rolls: '1 2 3' });
    played(other, 'darkhouse 1');
    expect(legal(other)).toEqual(['phantom 2', 'phantom 3']);
    expect(refusal(other, 'whirlwind')).toBe('give-a-die NL16');
  });

  test('[NL10] Whirlwind rolls all three dice again', () => {
    const s = given({ reserve: 1, rolls: '1 2 3' });
    played(s, 'whirlwind');
    expect(shown(s).dice.map(d => d.isRolling)).toEqual([true, true, true]);
    played(s, 'roll 4', 'roll 4', 'roll 1');
    expect(shown(s).dice.map(d => d.face)).toEqual([4, 4, 1]);
  });

  test('[NL11] Tide turns one die to another face', () => {
    const s = given({ reserve: 2, rolls: '1 2 2' });
    expect(legal(s).filter(m => m.startsWith('tide'))).toEqual([
      'tide 1 to 2',
      'tide 1 to 3',
      'tide 1 to 4',
      'tide 2 to 1',
      'tide 2 to 3',
      'tide 2 to 4',
    ]);
    played(s, 'tide 2 to 4');
    expect(shown(s).dice.map(d => d.face)).toEqual([1, 4, 2]);
    expect(refusal(given({ reserve: 2, rolls: '1 2 2' }), 'tide 3 to 1')).toBe('no-such-die NL11');
    const four = given({ reserve: 2, rolls: '1 4 4' });
    played(four, 'tide 4 to 1');
    expect(shown(four).dice.map(d => d.face)).toEqual([1, 1, 4]);
  });

  test('[NL12] [NL15] Translation exchanges two tokens of different kinds, far apart, in either order', () => {
    const s = given({ path: '1 N 2 3 P 2 4', reserve: 3, rolls: '1 1 1' });
    played(s, 'translation', 'token 5');
    expect(legal(s)).toEqual(['token 1', 'token 2', 'token 3', 'token 4']);
    played(s, 'token 1');
    expect(drawn(s)).toBe('4 N 2 3 P 2 1');
    const twin = given({ path: '1 N 2 3 P 2 4', reserve: 3, rolls: '1 1 1' });
    played(twin, 'translation', 'token 2');
    expect(legal(twin)).toEqual(['token 1', 'token 3', 'token 5']);
    expect(refusal(twin, 'token 4')).toBe('same-kind NL15');
  });

  test('[NL15] with one kind left there is nothing to exchange', () => {
    for (const path of ['1 N 1 P 1', 'N 2 2 P', 'N 5 P', 'N P']) {
      const s = given({ path, reserve: 3, rolls: '1 1 1' });
      expect(refusal(s, 'translation')).toBe('nothing-to-exchange NL15');
    }
    expect(legal(given({ path: 'N 1 2 P', reserve: 3, rolls: '1 1 1' }))).toContain('translation');
  });

  test('[NL13] any reserve token pays, and is discarded; crew aboard does not', () => {
    const s = given({ path: 'N 1 2 3 P', crew: '3', reserve: '- 5 7', pile: '', rolls: '1 1 1' });
    played(s, 'translation', 'token 1', 'token 33');
    expect(tokens(shown(s).discarded)).toBe('5 7 -');
    expect(shown(s).reserve).toEqual([]);
    expect(shown(s).crew).toEqual([3]);
    expect(refusal(s, 'whirlwind')).toBe('too-dear NL13');
  });

  for (const [reserve, spells] of [
    [0, []],
    [1, ['whirlwind']],
    [2, ['whirlwind', 'tide 1 to 2', 'tide 1 to 3', 'tide 1 to 4']],
    [3, ['whirlwind', 'tide 1 to 2', 'tide 1 to 3', 'tide 1 to 4', 'translation']],
  ] as const) {
    test(`[NL13] [NL14] with ${reserve} tokens: ${spells.join(', ') || 'no spell'}`, () => {
      const s = given({ path: 'N 1 2 3 P', reserve, rolls: '1 1 1' });
      expect(legal(s)).toEqual([...spells, 'darkhouse 1']);
    });
  }

  for (const [spell, rest, price] of [
    ['whirlwind', ['roll 1', 'roll 1', 'roll 1'], 1],
    ['tide 1 to 2', [], 2],
    ['translation', ['token 1', 'token 2'], 3],
  ] as const) {
    test(`[NL14] ${spell} costs ${price}`, () => {
      const s = given({ path: 'N 1 2 3 P', reserve: 6, rolls: '1 1 1' });
      played(s, spell, ...rest);
      expect(shown(s).reserve).toHaveLength(6 - price);
    });
  }
});

describe('the plan', () => {
  test('[NL16] [NL17] each taker gets one die; the last goes to the Nautilion', () => {
    const s = given({ path: 'N 1 2 3 4 5 P', rolls: '2 1 2' });
    expect(legal(s)).toEqual(['darkhouse 1', 'darkhouse 2']);
    expect(refusal(s, 'nautilion 1')).toBe('not-this-taker NL17');
    expect(refusal(s, 'darkhouse 4')).toBe('no-such-die NL16');
    const events = played(s, 'darkhouse 2', 'phantom 1');
    expect(events.filter(e => e.type === 'given')).toEqual([
      { type: 'given', taker: 0, face: 2 },
      { type: 'given', taker: 1, face: 1 },
      { type: 'given', taker: 2, face: 2 },
    ]);
  });
});

describe('the Darkhouse', () => {
  for (const face of [1, 2, 3, 4]) {
    test(`[NL18] a ${face} costs ${face < 3 ? 'nothing' : 'a token of choice'}`, () => {
      const s = given({ path: 'N 6 2 3 P', crew: '3 4 5', reserve: 1, rolls: `${face} 1 1` });
      played(s, `darkhouse ${face}`);
      if (face < 3) expect(shown(s).step).toBe('place');
      else expect(legal(s)).toEqual(['from ship 3', 'from ship 5', 'from reserve blank']);
    });
  }

  test('[NL18] the lost token is discarded, from the ship or from the reserve', () => {
    const s = given({ path: 'N 1 2 3 P', crew: '3 4', reserve: 1, rolls: '4 1 1' });
    const before = shown(s).discarded.length;
    played(s, 'darkhouse 4', 'from ship 3');
    expect(shown(s).crew).toEqual([4]);
    expect(shown(s).discarded).toHaveLength(before + 2); // the Phantom took one as well
  });

  test('[NL19] who owns nothing loses nothing', () => {
    const s = given({ path: 'N 1 2 3 P', rolls: '4 1 1' });
    const events = played(s, 'darkhouse 4');
    expect(events.filter(e => e.type === 'lost')).toEqual([]);
    expect(shown(s).step).toBe('place');
  });

  test('[NL20] a link of the crew may not be discarded', () => {
    const s = given({ ship: 'C2', path: 'N 1 2 3 P', crew: '2 5 7', reserve: 1, rolls: '4 1 1' });
    played(s, 'darkhouse 4');
    expect(legal(s)).toEqual(['from ship 2', 'from ship 7', 'from reserve blank']);
    expect(refusal(s, 'from ship 5')).toBe('would-split NL20');
    expect(refusal(s, 'from ship 9')).toBe('empty-space NL18');
  });
});

describe('the Phantom', () => {
  test('[NL21] [NL24] it counts tokens, discards the one it ends on, and the path closes up', () => {
    const s = given({ path: 'N 1 2 3 4 P 5', rolls: '1 2 1' });
    const before = shown(s).discarded.filter(t => t === '3').length;
    played(s, 'darkhouse 1', 'phantom 2');
    expect(drawn(s)).toBe('N 2 P 4 5'); // the Nautilion holds the 1
    expect(shown(s).discarded.filter(t => t === '3')).toHaveLength(before + 1);
  });

  test('[NL22] it passes the Nautilion without counting its spot', () => {
    const s = given({ path: '1 2 N 3 P 4 5', rolls: '1 3 1' });
    played(s, 'darkhouse 1', 'phantom 3');
    expect(shown(s).pending.hand).toBe('3');
    expect(drawn(s)).toBe('P 2 N 4 5');
  });

  for (const [die, tokensLeft] of [
    [2, 1],
    [1, 0],
    [4, 3],
  ]) {
    test(`[NL23] a ${die} with ${tokensLeft} tokens before it reaches the Isles and loses at once`, () => {
      const path = `${'1 '.repeat(tokensLeft)}P N 5`;
      const s = given({ path, crew: '1 2 3 4 5 6 7 8 9', reserve: 2, rolls: `1 ${die} 2` });
      played(s, 'darkhouse 1', ...(die === 2 ? [] : [`phantom ${die}`]));
      expect(shown(s).outcome).toBe('phantom-home');
      expect(nautilion.toAct(s)).toBe(OVER);
      expect(nautilion.score(s, 0)).toBe(0);
    });
  }

  test('[NL23] a Nautilion that lies on the Isles does not keep it from them', () => {
    const s = given({ path: '1 P 2 3', rolls: '1 2 1' });
    expect(shown(s).nautilion.onIsles).toBe(true);
    played(s, 'darkhouse 1', 'phantom 2');
    expect(shown(s).outcome).toBe('phantom-home');
  });

  test('[NL23] a die equal to the tokens before it does not', () => {
    const s = given({ path: '1 2 P N 5 6 7', rolls: '1 2 1' });
    played(s, 'darkhouse 1', 'phantom 2');
    expect(shown(s).outcome).toBe('open');
    expect(drawn(s)).toBe('P 2 N 6 7');
  });
});

describe('the Nautilion', () => {
  test('[NL25] [NL22] it counts tokens, not the Phantom, and takes the one it ends on', () => {
    const s = given({ path: 'N 1 P 2 3 4', rolls: '1 1 3' });
    played(s, 'darkhouse 1', 'phantom 1');
    expect(shown(s).pending.hand).toBe('4');
    expect(drawn(s)).toBe('P 2 3 N');
  });

  test('[NL22] landing right behind the Phantom passes it', () => {
    const s = given({ path: 'N 1 P 2 3', rolls: '1 1 1' });
    played(s, 'darkhouse 1');
    expect(drawn(s)).toBe('P N 3');
    expect(shown(s).phantom.isPast).toBe(true);
  });

  test('[NL26] [NL27] a joined empty space or the reserve', () => {
    const s = given({ path: 'N 5 9 9 P', crew: '4', reserve: 1, rolls: '1 1 1' });
    played(s, 'darkhouse 1');
    expect(legal(s)).toEqual(['to ship 5', 'to reserve']);
    const twin = structuredClone(s);
    played(s, 'to ship 5');
    expect(shown(s).crew).toEqual([4, 5]);
    played(twin, 'to reserve');
    expect(tokens(shown(twin).reserve)).toBe('5 -');
  });

  for (const [why, crew, token] of [
    ['its space is taken', '4 5', '5'],
    ['no duct reaches it', '4', '7'],
  ]) {
    test(`[NL26] [NL27] [NL31] it goes to the reserve unasked if ${why}`, () => {
      const s = given({ path: `N ${token} 9 9 P`, crew, rolls: '1 1 1' });
      played(s, 'darkhouse 1');
      expect(tokens(shown(s).reserve)).toBe(token);
      expect(shown(s).turn).toBe(3);
    });
  }

  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    test(`[NL26] [NL5] on an empty ship ${number} goes to its own space`, () => {
      const s = given({ ship: 'C2', path: `N ${number} 9 1 P`, rolls: '1 1 1' });
      played(s, 'darkhouse 1');
      expect(legal(s)).toEqual([`to ship ${number}`, 'to reserve']);
    });
  }

  test('[NL26] also when the ship has become empty again', () => {
    const s = given({ ship: 'C2', path: 'N 6 9 9 P', crew: '3', rolls: '4 1 1' });
    played(s, 'darkhouse 4'); // the 3, the only token there is, goes unasked
    expect(shown(s).crew).toEqual([]);
    expect(legal(s)).toEqual(['to ship 6', 'to reserve']);
  });

  test('[NL28] nothing moves a token between ship and reserve', () => {
    const s = given({ path: 'N 1 2 3 P', crew: '4', reserve: '- 5', rolls: '1 2 3' });
    expect(legal(s).filter(m => !/^(whirlwind|tide|darkhouse)/.test(m))).toEqual([]);
  });
});

describe('the end', () => {
  const FULL = '1 2 3 4 5 6 7 8 9';
  const WITHOUT_9 = '1 2 3 4 5 6 7 8';

  for (const [crew, die, outcome] of [
    [FULL, 3, 'won'],
    [FULL, 4, 'won'],
    [WITHOUT_9, 3, 'no-crew'],
    ['', 4, 'no-crew'],
  ] as const) {
    test(`[NL29] [NL30] a ${die} over two tokens with crew ${crew || 'of none'}: ${outcome}`, () => {
      const s = given({ path: '1 1 1 P N 9 9', crew, rolls: `1 1 ${die}` });
      const reserve = shown(s).reserve.length;
      played(s, 'darkhouse 1', 'phantom 1');
      expect(shown(s).outcome).toBe(outcome);
      expect(shown(s).reserve).toHaveLength(reserve);
      expect(legal(s)).toEqual([]);
      expect(nautilion.score(s, 0)).toBe(outcome === 'won' ? 1 : 0);
    });
  }

  test('[NL29] [NL22] the Abyss may be reached past the Phantom', () => {
    const s = given({ path: '1 1 1 N 9 9 9 P', rolls: '1 1 4' });
    played(s, 'darkhouse 1', 'phantom 1');
    expect(shown(s)).toMatchObject({ outcome: 'no-crew', phantom: { isPast: true } });
  });

  test('[NL29] a die equal to the tokens before it stops short of the Abyss', () => {
    const s = given({ path: '1 1 1 P N 9 9', crew: FULL, rolls: '1 1 2' });
    played(s, 'darkhouse 1', 'phantom 1');
    expect(shown(s).outcome).toBe('open');
    expect(drawn(s)).toBe('1 1 P 9 N');
  });

  test('[NL29] [NL30] with no token before it any die arrives, wanted or not', () => {
    const s = given({ path: '1 1 1 P N', crew: WITHOUT_9, rolls: '1 1 1' });
    played(s, 'darkhouse 1');
    expect(shown(s).outcome).toBe('no-crew');
  });
});

describe('how decisions are asked', () => {
  test('[NL31] equal dice are given without asking, but the plan is begun by the player', () => {
    const s = given({ path: 'N 1 2 3 4 P', rolls: '2 2 2' });
    expect(legal(s)).toEqual(['darkhouse 2']);
    played(s, 'darkhouse 2');
    expect(shown(s).step).toBe('place');
  });

  test('[NL32] where nothing fetches tokens back, the plainest leaves first', () => {
    const s = given({
      expansions: 'mages reefs',
      path: 'N 1 2 3 P',
      reserve: '- reef3 A 5',
      rolls: '4 1 1',
    });
    played(s, 'darkhouse 4');
    expect(tokens(shown(s).reserve)).toBe('5 A reef3');
    const rest = given({
      expansions: 'mages reefs',
      path: 'N 1 2 3 P',
      reserve: 'reef9 B 5',
      rolls: '1 1 1',
    });
    played(rest, 'tide 1 to 2');
    expect(tokens(shown(rest).reserve)).toBe('5');
  });

  test('[NL32] [NL13] where something may, the player chooses', () => {
    const s = given({
      expansions: 'heroics',
      path: 'N 1 2 3 P',
      reserve: '- - 5',
      rolls: '1 1 1',
    });
    played(s, 'tide 1 to 2');
    expect(legal(s)).toEqual(['from reserve 5', 'from reserve blank']);
    played(s, 'from reserve 5');
    expect(tokens(shown(s).reserve)).toBe('-'); // the last two are alike: not asked
  });
});
