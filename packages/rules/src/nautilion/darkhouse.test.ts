import { describe, expect, test } from 'vitest';
import { seededRng } from '../core/rng.ts';
import { dealt } from '../testkit/index.ts';
import { drawn, given, legal, played, refusal, shown, tokens } from './given.ts';
import { nautilion } from './index.ts';

const expansions = 'darkhouse';

for (const [level, red] of [
  ['intro', 3],
  ['normal', 4],
  ['difficult', 5],
] as const) {
  test(`[NL69] ${level}: ${red} red cards and ${5 - red} blue ones in a random row`, () => {
    const options = { seats: 1, ship: 'A1', reserve: 4, harpoons: 2, expansions: ['darkhouse'] };
    const rows = [1, 2, 3, 4, 5, 6].map(
      seed =>
        shown(dealt(nautilion, { ...options, darkhouse: level }, seededRng(seed))).darkhouse.row,
    );
    for (const row of rows) {
      expect(new Set(row).size).toBe(5);
      expect(row.filter(card => card < 10)).toHaveLength(red);
    }
    expect(new Set(rows.map(String)).size).toBeGreaterThan(3);
  });
}

test('[NL70] the figure starts on the first card, goes on by one a turn, and returns after the fifth', () => {
  for (const [turn, card] of [
    [1, 0],
    [2, 1],
    [5, 4],
    [6, 0],
    [8, 2],
  ]) {
    const { darkhouse } = shown(given({ expansions, turn, path: '1 N 2 3 P' }));
    expect(darkhouse.card).toBe(darkhouse.row[card]);
  }
});

test('[NL70] the card comes before the reef roll', () => {
  const s = given({
    expansions: 'darkhouse reefs',
    card: 5,
    path: '1 N 2 3 P',
    crew: '4 5',
    beside: 6,
  });
  expect(shown(s).step).toBe('lose');
  played(s, 'from ship 4');
  expect(shown(s).step).toBe('escape');
});

describe('1 Echo', () => {
  const echo = { expansions, card: 1 };

  test('[NL71] the same dice are given again, without spells, by the same player', () => {
    const s = given({
      ...echo,
      seats: 2,
      active: 1,
      path: '1 N 2 3 4 4 5 5 6 6 P',
      reserve: 3,
      rolls: '1 2 2',
    });
    played(s, 'darkhouse 1'); // the second admiral has no 3: to the reserve
    expect(shown(s)).toMatchObject({ turn: 2, active: 1, step: 'plan' });
    expect(shown(s).darkhouse.secondPass).toBe(true);
    expect(shown(s).dice.map(d => d.face)).toEqual([1, 2, 2]);
    expect(legal(s)).toEqual(['darkhouse 1', 'darkhouse 2']);
    expect(refusal(s, 'whirlwind')).toBe('give-a-die NL16');
    played(s, 'darkhouse 2', 'phantom 1');
    expect(drawn(s)).toBe('1 2 4 N 5 P 6');
    played(s, 'to reserve');
    expect(shown(s)).toMatchObject({ turn: 3, active: 0, step: 'roll' });
  });

  test('[NL72] a failed reef: three dice, two in the first pass, all in the second', () => {
    const s = given({
      ...echo,
      expansions: 'darkhouse reefs',
      path: '1 N 2 3 4 4 5 5 P',
      beside: 3,
      rolls: '1 1 2 4',
    });
    played(s, 'darkhouse 1', 'phantom 2');
    expect(tokens(shown(s).reserve)).toBe('reef3');
    expect(drawn(s)).toBe('1 N 2 3 4 4 P 5');
    expect(shown(s).dice.map(d => d.isOpen)).toEqual([true, true, true]);
    played(s, 'darkhouse 1', 'phantom 2');
    expect(shown(s).pending.hand).toBe('5');
    expect(drawn(s)).toBe('1 2 3 P 4 N');
  });

  test('[NL66] a reef at the first landing is left behind without a roll', () => {
    const s = given({
      ...echo,
      expansions: 'darkhouse reefs',
      path: 'N 2/6 3 4 4 5 5 P',
      crew: '9',
      pile: '-',
      rolls: '1 1 2',
    });
    played(s, 'darkhouse 1', 'phantom 2', 'to reserve');
    expect(shown(s).nautilion.reef).toBe('reef6');
    played(s, 'darkhouse 1', 'phantom 2');
    expect(shown(s).nautilion.reef).toBeNull();
    expect(shown(s).discarded).toContain('reef6');
  });

  test('[NL71] a collision ends the turn, second pass included', () => {
    const s = given({
      expansions: 'darkhouse mercenaries',
      card: 1,
      path: '1 N P 3',
      crew: '2 3 4 5',
      reserve: '-',
      pile: '',
      rolls: '1 1 1',
    });
    played(s, 'darkhouse 1');
    expect(shown(s).turn).toBe(3);
  });
});

describe('2 Blindfold', () => {
  const blind = { expansions, card: 2, path: 'N 1 2 3 4 5 P' };

  test('[NL73] each die is given before the next is rolled, to anyone still without', () => {
    const s = given(blind);
    played(s, 'roll 2');
    expect(legal(s)).toEqual(['darkhouse 2', 'phantom 2', 'nautilion 2']);
    played(s, 'nautilion 2', 'roll 1');
    expect(legal(s)).toEqual(['darkhouse 1', 'phantom 1']);
    played(s, 'phantom 1', 'roll 4');
    expect(legal(s)).toEqual(['darkhouse 4']);
    played(s, 'darkhouse 4');
    expect(shown(s).pending.hand).toBe('2');
    expect(drawn(s)).toBe('1 N 3 4 P');
  });

  test('[NL73] spells and partnerships reach the newest die only', () => {
    const s = given({
      ...blind,
      expansions: 'darkhouse mages',
      cabin: 'A 1',
      reserve: 3,
      rolls: '2',
    });
    played(s, 'darkhouse 2', 'roll 3');
    expect(legal(s)).toEqual([
      'whirlwind',
      'tide 3 to 1',
      'tide 3 to 2',
      'tide 3 to 4',
      'translation',
      'reroll 3',
      'phantom 3',
      'nautilion 3',
    ]);
    played(s, 'whirlwind');
    expect(shown(s).dice.map(d => d.isRolling)).toEqual([false, true, false]);
    expect(nautilion.pendingFact(s)).toBe('die/2/2/1');
  });

  test('[NL73] [NL63] a stuck ship has two dice, one by one', () => {
    const s = given({
      ...blind,
      expansions: 'darkhouse reefs',
      path: '1 N 2 3 P',
      beside: 6,
      rolls: '1 2',
    });
    expect(legal(s)).toEqual(['darkhouse 2', 'phantom 2']);
    played(s, 'phantom 2', 'roll 1', 'darkhouse 1');
    expect(shown(s)).toMatchObject({ turn: 3, step: 'roll' });
  });
});

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

describe('4 Double Beam', () => {
  const beam = { expansions, card: 4, path: 'N 1 2 3 P' };

  test('[NL75] a 3 or 4 costs two tokens of any mix, each legal at its moment', () => {
    const s = given({ ...beam, ship: 'C2', crew: '2 5 7', reserve: 2, rolls: '3 1 1' });
    played(s, 'darkhouse 3');
    expect(refusal(s, 'from ship 5')).toBe('would-split NL20');
    played(s, 'from ship 2');
    expect(legal(s)).toEqual(['from ship 5', 'from ship 7', 'from reserve blank']);
    played(s, 'from reserve blank');
    expect(shown(s)).toMatchObject({ crew: [5, 7], step: 'place' });
    expect(shown(s).reserve.filter(t => t === 'blank')).toHaveLength(1);
  });

  test('[NL75] ship and cabin together pay two', () => {
    const owned = { expansions: 'darkhouse mages', crew: '5', cabin: 'B', rolls: '4 1 1' };
    const s = given({ ...beam, path: 'N 6 2 3 P', ...owned });
    played(s, 'darkhouse 4', 'from cabin B');
    expect(shown(s)).toMatchObject({ crew: [], cabin: [] });
  });

  test('[NL75] one token is all that one token can pay, and a 2 costs none', () => {
    const s = given({ ...beam, path: 'N 6 2 3 P', crew: '5', rolls: '4 1 1' });
    played(s, 'darkhouse 4');
    expect(shown(s)).toMatchObject({ crew: [], step: 'place' });
    const two = given({ ...beam, path: 'N 6 2 3 P', crew: '5', rolls: '2 1 1' });
    played(two, 'darkhouse 2');
    expect(shown(two).crew).toEqual([5]);
  });
});

test('[NL76] 5 Toll: one token before the roll, and phase 3 as usual', () => {
  const s = given({
    expansions: 'darkhouse mages',
    card: 5,
    path: 'N 6 2 3 P',
    crew: '5',
    cabin: 'B',
    reserve: 1,
  });
  expect(legal(s)).toEqual(['from ship 5', 'from cabin B', 'from reserve blank']);
  played(s, 'from cabin B', 'roll 4', 'roll 1', 'roll 1', 'darkhouse 4');
  expect(legal(s)).toEqual(['from ship 5', 'from reserve blank']);
});

test('[NL76] [NL19] 5 Toll takes nothing from nobody', () => {
  expect(shown(given({ expansions, card: 5, path: 'N 6 2 3 P' })).step).toBe('roll');
});

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

describe('7 Ebb', () => {
  const ebb = { expansions, card: 7 };

  test('[NL78] the ship moves back and takes the token it ends on', () => {
    const s = given({ ...ebb, path: '1 2 3 N 4 4 P', rolls: '1 1 2' });
    played(s, 'darkhouse 1', 'phantom 1');
    expect(shown(s).pending.hand).toBe('2');
    expect(drawn(s)).toBe('1 N 3 4 P');
  });

  test('[NL78] [NL22] past the Phantom, whose spot is not counted', () => {
    const s = given({ ...ebb, path: '1 2 3 3 P 3 N 4', rolls: '1 1 2' });
    played(s, 'darkhouse 1', 'phantom 1');
    expect(shown(s).pending.hand).toBe('3');
    expect(drawn(s)).toBe('1 2 N P 3 4');
    expect(shown(s).phantom.isPast).toBe(false);
  });

  test('[NL78] it stops on the Happy Isles and takes nothing, and may stay there', () => {
    const s = given({ ...ebb, path: '1 N 4 4 P', rolls: '1 1 2' });
    played(s, 'darkhouse 1', 'phantom 1');
    expect(shown(s).nautilion).toMatchObject({ after: 0, onIsles: true });
    expect(shown(s)).toMatchObject({ turn: 3, reserve: [] });
    const home = given({ ...ebb, path: '4 4 4 P', rolls: '1 1 1' });
    played(home, 'darkhouse 1');
    expect(shown(home)).toMatchObject({ turn: 3, outcome: 'open', reserve: [] });
  });

  test('[NL78] [NL22] past the Phantom to the Happy Isles', () => {
    const s = given({ ...ebb, path: '1 1 P 2 N 3 3', rolls: '1 1 4' });
    played(s, 'darkhouse 1', 'phantom 1');
    expect(shown(s).nautilion).toMatchObject({ onIsles: true });
    expect(shown(s).phantom.isPast).toBe(false);
  });

  test('[NL78] a die equal to the tokens behind it ends on the first of them', () => {
    const s = given({ ...ebb, path: '1 2 N 4 4 P', rolls: '1 1 2' });
    played(s, 'darkhouse 1', 'phantom 1');
    expect(shown(s).pending.hand).toBe('1');
  });

  test('[NL78] in the first turn the ship moves forward', () => {
    const s = given({ ...ebb, turn: 1, path: '4 5 6 6', rolls: '1 1 1' });
    played(s, 'darkhouse 1');
    expect(shown(s).pending.hand).toBe('4');
  });

  test('[NL78] landing by a reef counts as usual', () => {
    const s = given({
      ...ebb,
      expansions: 'darkhouse reefs',
      path: '1 2/6 3 N 4 4 P',
      rolls: '1 1 2',
    });
    played(s, 'darkhouse 1', 'phantom 1', 'to reserve');
    expect(shown(s).step).toBe('escape');
  });
});

describe('8 Early Helm', () => {
  const helm = { expansions, card: 8, path: 'N 1 2 3 4 5 P' };

  test('[NL79] one die for the Nautilion, then two for the others', () => {
    const s = given({ ...helm, reserve: 1, rolls: '4' });
    expect(legal(s)).toEqual(['whirlwind', 'nautilion 4']);
    played(s, 'whirlwind', 'roll 2', 'nautilion 2');
    expect(shown(s).dice.map(d => d.isRolling)).toEqual([false, true, true]);
    played(s, 'roll 1', 'roll 3');
    expect(legal(s)).toEqual(['darkhouse 1', 'darkhouse 3']);
    played(s, 'darkhouse 3');
    expect(shown(s).given).toEqual({ darkhouse: 3, phantom: 1, nautilion: 2 });
    expect(shown(s).pending.hand).toBe('2');
  });

  test('[NL79] spells reach the pair alone once it is rolled', () => {
    const s = given({ ...helm, reserve: 2, rolls: '4' });
    played(s, 'nautilion 4', 'roll 1', 'roll 1');
    expect(legal(s)).toEqual([
      'whirlwind',
      'tide 1 to 2',
      'tide 1 to 3',
      'tide 1 to 4',
      'darkhouse 1',
    ]);
    played(s, 'whirlwind');
    expect(shown(s).dice.map(d => d.isRolling)).toEqual([false, true, true]);
  });

  test('[NL79] a stuck ship ignores it', () => {
    const stuck = { expansions: 'darkhouse reefs', path: '1 N 2 3 P', beside: 6, rolls: '1 1 2' };
    const s = given({ ...helm, ...stuck });
    expect(legal(s)).toEqual(['darkhouse 1', 'darkhouse 2']);
  });
});

describe('9 Fixed Swell', () => {
  test('[NL80] the dice show 2, 3 and 4 and may be changed', () => {
    const s = given({ expansions, card: 9, path: 'N 1 2 3 4 5 P', reserve: 1 });
    expect(shown(s).dice.map(d => d.face)).toEqual([2, 3, 4]);
    expect(legal(s)).toEqual(['whirlwind', 'darkhouse 2', 'darkhouse 3', 'darkhouse 4']);
    played(s, 'whirlwind');
    expect(nautilion.pendingFact(s)).toBe('die/2/1/0');
  });

  test('[NL80] a stuck ship gives two of them', () => {
    const s = given({
      expansions: 'darkhouse reefs',
      card: 9,
      path: '1 1 N 2 3 4 4 P',
      beside: 6,
      rolls: '1',
    });
    played(s, 'darkhouse 2');
    expect(legal(s)).toEqual(['phantom 3', 'phantom 4']);
    const events = played(s, 'phantom 3');
    expect(events.filter(e => e.type === 'given')).toHaveLength(1); // the third die is nobody's
    expect(shown(s)).toMatchObject({ turn: 3 });
    expect(drawn(s)).toBe('1 1 N 2 P 4 4');
  });
});

test('[NL81] 10 Dim Light: only a 4 costs a token', () => {
  const s = given({ expansions, card: 10, path: 'N 6 2 3 P', crew: '5', rolls: '3 1 1' });
  played(s, 'darkhouse 3');
  expect(shown(s)).toMatchObject({ crew: [5], step: 'place' });
  const four = given({ expansions, card: 10, path: 'N 6 2 3 P', crew: '5', rolls: '4 1 1' });
  played(four, 'darkhouse 4');
  expect(shown(four).crew).toEqual([]);
});

describe('11 Castaway', () => {
  const cast = {
    expansions: 'darkhouse mages mercenaries',
    card: 11,
    path: '1 N 2 3 3 P',
    crew: '4',
    rolls: '1 1 1',
  };

  test('[NL82] two reserve tokens fetch a token that can be placed, once', () => {
    const s = given({ ...cast, reserve: '- - - -', pile: '5 6 7 A M' });
    played(s, 'castaway');
    expect(legal(s)).toEqual(['pick 5', 'pick 7', 'pick A', 'pick mercenary']);
    played(s, 'pick 7');
    expect(tokens(shown(s).cabin)).toBe('7'); // the ducts leave no other place
    expect(tokens(shown(s).discarded)).toBe('5 6 A M - -');
    expect(tokens(shown(s).reserve)).toBe('- -');
    expect(refusal(s, 'castaway')).toBe('no-castaway NL82');
  });

  test('[NL82] [NL103] where there are two places the player chooses, but never the reserve', () => {
    const s = given({ ...cast, crew: '4 8', mercenaries: '9', reserve: '- -', pile: '7' });
    played(s, 'castaway'); // the 7 is all there is to pick
    expect(legal(s)).toEqual(['to ship 7', 'to cabin']);
    expect(refusal(s, 'to reserve')).toBe('must-be-placed NL103');
  });

  test('[NL82] a mercenary only before the collision', () => {
    const s = given({ ...cast, collided: true, reserve: '- -', pile: 'M' });
    expect(refusal(s, 'castaway')).toBe('nothing-to-fetch NL82');
    const full = { crew: '1 2 3 4 5 6 7', mercenaries: '8 9', reserve: '- -', pile: 'M' };
    expect(refusal(given({ ...cast, ...full }), 'castaway')).toBe('nothing-to-fetch NL82');
  });

  test('[NL82] [NL38] the admiral limits it', () => {
    const pile = { seats: 2, reserve: '- - -', pile: '5 3' } as const;
    const second = given({ ...cast, ...pile, active: 1 });
    played(second, 'castaway');
    expect(shown(second).crew).toEqual([4, 5]); // not the 3
  });

  test('[NL82] something to fetch must lie in the pile first, then a token just paid will do too', () => {
    const none = given({ ...cast, reserve: '5 -', pile: '-' });
    expect(refusal(none, 'castaway')).toBe('nothing-to-fetch NL82');
    const s = given({ ...cast, reserve: '5 -', pile: '- 3' });
    played(s, 'castaway', 'from reserve 5'); // and the blank one
    expect(legal(s)).toEqual(['pick 3', 'pick 5']);
    played(s, 'pick 5');
    expect(shown(s).crew).toEqual([4, 5]);
    expect(tokens(shown(s).discarded)).toBe('3 - -');
  });

  test('[NL82] without two tokens it cannot be paid', () => {
    expect(refusal(given({ ...cast, reserve: '-', pile: '5' }), 'castaway')).toBe('too-dear NL82');
  });
});

test('[NL32] which token pays is asked only if a card of the row can fetch it back', () => {
  const position = { expansions, path: '1 N 2 3 3 P', reserve: '- 5', rolls: '1 1 1' };
  const fixed = given({ ...position, card: 10 });
  played(fixed, 'whirlwind');
  expect(tokens(shown(fixed).reserve)).toBe('5');
  const asked = given({ ...position, card: 11 });
  played(asked, 'whirlwind');
  expect(legal(asked)).toEqual(['from reserve 5', 'from reserve blank']);
});

describe('12 Slack Water', () => {
  const slack = { expansions, card: 12, path: '1 N 2 3 3 P' };

  test('[NL83] the first Whirlwind is free', () => {
    const s = given({ ...slack, reserve: 1, rolls: '1 1 1' });
    played(s, 'whirlwind', 'roll 1', 'roll 1', 'roll 2');
    expect(shown(s).reserve).toHaveLength(1);
    played(s, 'whirlwind', 'roll 1', 'roll 1', 'roll 2');
    expect(shown(s).reserve).toHaveLength(0);
    expect(refusal(s, 'whirlwind')).toBe('too-dear NL13');
  });

  test('[NL83] [NL63] also that of a stuck ship, which has two dice', () => {
    const s = given({ ...slack, expansions: 'darkhouse reefs', beside: 6, rolls: '1 4 4' });
    expect(legal(s)).toEqual(['whirlwind', 'darkhouse 4']);
    played(s, 'whirlwind', 'roll 1', 'roll 2');
    expect(shown(s)).toMatchObject({ step: 'currents', darkhouse: { free: false } });
    expect(legal(s)).toEqual(['darkhouse 1', 'darkhouse 2']);
  });
});
