import { describe, expect, test } from 'vitest';
import { seededRng } from '../core/rng.ts';
import { dealt } from '../testkit/index.ts';
import { drawn, given, legal, played, refusal, shown, tokens } from './given.ts';
import { nautilion } from './index.ts';

const expansions = 'heroics';
const FULL = '1 2 3 4 5 6 7 8 9';

describe('the cards', () => {
  const options = { seats: 1, ship: 'A1', reserve: 4, darkhouse: 'intro', harpoons: 2 };
  for (const [others, usable] of [
    [[], [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [
      ['mages', 'reefs'],
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12],
    ],
    [
      ['mages', 'mercenaries', 'reefs'],
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    ],
  ] as const) {
    test(`[NL84] with ${others.join(', ') || 'nothing else'}: three open of ${usable.length}`, () => {
      const { heroics } = shown(
        dealt(nautilion, { ...options, expansions: [...others, 'heroics'] }, seededRng(4)),
      );
      expect(heroics.open).toHaveLength(3);
      const all = [...heroics.open, ...heroics.pile].toSorted((a, b) => a - b);
      expect(all).toEqual(usable);
    });
  }

  test('[NL85] a card costs one crew token, is used once, and others may follow', () => {
    const s = given({
      expansions,
      path: '1 N 2 3 3 P',
      crew: '4 5',
      heroics: '4 7 8',
      pile: '-',
      rolls: '1 1 1',
    });
    expect(legal(s)).toEqual(['heroic 4', 'heroic 7', 'heroic 8', 'darkhouse 1']);
    played(s, 'heroic 4');
    expect(legal(s)).toEqual(['from ship 4', 'from ship 5']);
    expect(refusal(s, 'darkhouse 1')).toBe('sacrifice-first NL85');
    played(s, 'from ship 4');
    expect(tokens(shown(s).discarded)).toBe('4 -');
    expect(legal(s)).toEqual(['heroic 7', 'heroic 8', 'darkhouse 1']);
    expect(refusal(s, 'heroic 4')).toBe('card-not-open NL85');
    played(s, 'heroic 7'); // the last crew pays unasked
    expect(shown(s)).toMatchObject({ crew: [], effects: { calm: true, steam: true } });
    expect(refusal(s, 'heroic 8')).toBe('no-sacrifice NL86');
  });

  for (const number of [1, 9]) {
    test(`[NL86] a lone ${number} can pay`, () => {
      const position = { expansions, path: 'N 2 2 2 P', heroics: '4', rolls: '1 1 1' };
      const s = given({ ...position, crew: String(number) });
      played(s, 'heroic 4');
      expect(shown(s)).toMatchObject({ crew: [], effects: { calm: true } });
    });
  }

  test('[NL86] neither mercenary, cabin nor reserve pays, and no link does', () => {
    const s = given({
      expansions: 'heroics mages mercenaries',
      ship: 'C2',
      path: '1 N 2 3 3 P',
      crew: '5',
      mercenaries: '2 7',
      cabin: '1',
      reserve: '- 6',
      heroics: '4 7 8',
      rolls: '1 1 1',
    });
    expect(refusal(s, 'heroic 4')).toBe('no-sacrifice NL86');
  });

  for (const [heroics, outcome] of [
    ['', 'won'],
    ['4', 'heroics-left'],
  ]) {
    test(`[NL87] at the Abyss with ${heroics || 'no'} card open: ${outcome}`, () => {
      const s = given({ expansions, path: '2 2 P N', crew: FULL, heroics, rolls: '1 1 1' });
      played(s, 'darkhouse 1');
      expect(shown(s).outcome).toBe(outcome);
    });
  }
});

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

  test('[NL88] it runs back past the ship, and the Abyss still ends the voyage', () => {
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

test('[NL89] 2 Chosen Currents: every open die is set', () => {
  const s = given({
    expansions,
    heroics: '2',
    path: 'N 1 1 2 P',
    crew: '4',
    reserve: 1,
    rolls: '1 1 1',
  });
  played(s, 'heroic 2');
  expect(legal(s)).toEqual(['set 1', 'set 2', 'set 3', 'set 4']);
  played(s, 'set 4', 'set 1', 'set 3');
  expect(shown(s).dice.map(d => d.face)).toEqual([4, 1, 3]);
  expect(legal(s)).toContain('whirlwind');
});

test('[NL89] [NL73] under Blindfold it sets the newest die alone', () => {
  const s = given({
    expansions: 'darkhouse heroics',
    card: 2,
    heroics: '2',
    path: 'N 1 1 2 P',
    crew: '4',
    rolls: '1',
  });
  played(s, 'phantom 1', 'roll 2', 'heroic 2', 'set 4');
  expect(legal(s)).toEqual(['darkhouse 4', 'nautilion 4']);
});

describe('3 Change of Plan', () => {
  const change = { expansions, path: 'N 1 1 2 P', crew: '4 5', rolls: '1 1 1' };

  test('[NL90] another card leaves with it, and the top of the pile is opened and may be played', () => {
    const s = given({ ...change, heroics: '3 4 5', heroicPile: '7' });
    played(s, 'heroic 3', 'from ship 4');
    expect(legal(s)).toEqual(['drop 4', 'drop 5']);
    played(s, 'drop 5');
    expect(shown(s).heroics.open).toEqual([4, 7]);
    expect(shown(s).effects.calm).toBe(false); // a dropped card does nothing
    expect(legal(s)).toContain('heroic 7');
  });

  test('[NL90] with no other card open it leaves alone, and one is still opened', () => {
    const first = given({ ...change, heroics: '1 3 5' });
    played(first, 'heroic 3', 'from ship 4');
    expect(legal(first)).toEqual(['drop 1', 'drop 5']);
    const s = given({ ...change, heroics: '3', heroicPile: '9' });
    played(s, 'heroic 3', 'from ship 4');
    expect(shown(s).heroics.open).toEqual([9]);
  });
});

test('[NL91] 4 Dead Calm: the Phantom gets its die and stays, and does not collide', () => {
  const s = given({
    expansions: 'heroics mercenaries',
    heroics: '4',
    path: '1 N 1 2 P',
    crew: '4',
    rolls: '1 4 1',
  });
  played(s, 'heroic 4', 'darkhouse 1', 'phantom 4');
  expect(shown(s).given.phantom).toBe(4);
  expect(drawn(s)).toBe('1 N 2 P');
  expect(shown(s).collided).toBe(false);
});

test('[NL101] 4 Dead Calm covers both passes of Echo', () => {
  const s = given({
    expansions: 'darkhouse heroics',
    card: 1,
    heroics: '4',
    crew: '4',
    path: 'N 1 2 3 3 P 8',
    rolls: '1 1 1',
  });
  played(s, 'heroic 4', 'darkhouse 1', 'to reserve', 'to reserve');
  expect(drawn(s)).toBe('N 3 3 P 8');
});

describe('5 Rescue and 6 Call to Arms', () => {
  for (const [card, source] of [
    [5, 'pile'],
    [6, 'reserve'],
  ] as const) {
    const rule = card === 5 ? '[NL92]' : '[NL93]';
    const recovery = (crew: string, from: string): ReturnType<typeof given> =>
      given({
        expansions,
        ship: 'C2',
        heroics: String(card),
        path: 'N 1 1 2 P',
        crew,
        pile: source === 'pile' ? `- ${from}` : '-',
        reserve: source === 'reserve' ? from : '',
        rolls: '1 1 1',
      });

    test(`${rule} crew of the ${source} goes to its empty space by the ducts`, () => {
      const s = recovery('2 5', '7 4 5 6');
      played(s, `heroic ${card}`, 'from ship 2');
      expect(legal(s)).toEqual(['pick 4', 'pick 7']); // the 5 is there, no duct leads to the 6
      played(s, 'pick 7');
      expect(shown(s).crew).toEqual([5, 7]);
    });

    test(`${rule} a splitting sacrifice is allowed if the recovered crew rejoins the rest`, () => {
      const s = recovery('2 5 7', '5 4');
      expect(refusal(recovery('2 5 7', '4'), `heroic ${card}`)).toBeUndefined();
      played(s, `heroic ${card}`);
      expect(legal(s)).toEqual(['from ship 2', 'from ship 5', 'from ship 7']);
      played(s, 'from ship 5');
      expect(shown(s).crew).toEqual([2, 5, 7]); // only another 5 rejoins 2 and 7: not asked
      const never = recovery('2 5 7', '4 6');
      played(never, `heroic ${card}`);
      expect(refusal(never, 'from ship 5')).toBe('would-split NL20');
    });

    test(`${rule} the sacrificed token itself does not come back, another of its number does`, () => {
      const s = recovery('2', '');
      played(s, `heroic ${card}`);
      expect(shown(s).crew).toEqual([]);
      const twin = recovery('2', '2');
      played(twin, `heroic ${card}`);
      expect(shown(twin).crew).toEqual([2]);
    });

    test(`${rule} [NL100] with nothing to recover the card is spent`, () => {
      const s = recovery('2 5', '6');
      played(s, `heroic ${card}`, 'from ship 2');
      expect(shown(s)).toMatchObject({ step: 'currents', crew: [5] });
      expect(shown(s).heroics.open).toEqual([]);
    });

    test(`${rule} crew with a space in the cabin too goes to the ship`, () => {
      const s = given({
        expansions: 'heroics mages',
        ship: 'A2',
        heroics: String(card),
        path: 'N 1 1 2 P',
        crew: '4 5 9',
        pile: source === 'pile' ? '- 4' : '-',
        reserve: source === 'reserve' ? '4' : '',
        rolls: '1 1 1',
      });
      played(s, `heroic ${card}`, 'from ship 4'); // the link of 5 and 9
      expect(shown(s)).toMatchObject({ step: 'currents', crew: [4, 5, 9], cabin: [] });
    });
  }

  test('[NL92] [NL48] the recovered crew must rejoin the mercenaries too', () => {
    const s = given({
      expansions: 'heroics mercenaries',
      ship: 'C2',
      heroics: '5',
      path: 'N 1 1 2 P',
      crew: '5 7',
      mercenaries: '2',
      pile: '- 1',
      rolls: '1 1 1',
    });
    played(s, 'heroic 5'); // the 5 links 2 and 7, and the 1 would join the 7 alone
    expect(shown(s)).toMatchObject({ step: 'currents', crew: [5] });
  });

  test('[NL92] [NL38] the admiral limits the recovered crew', () => {
    const s = given({
      seats: 2,
      active: 1,
      expansions,
      heroics: '5',
      path: 'N 1 1 2 P',
      crew: '4 9',
      pile: '- - - 3 5',
      rolls: '1 1 1',
    });
    played(s, 'heroic 5', 'from ship 9');
    expect(shown(s).crew).toEqual([4, 5]);
  });

  for (const [active, crew, link] of [
    [0, '7 1 8', 1],
    [1, '1 8 6', 8],
  ] as const) {
    test(`[NL92] [NL38] only an admiral with the ${link} may sacrifice that link for another one`, () => {
      const position = {
        seats: 2,
        expansions,
        ship: 'C2',
        heroics: '5',
        path: 'N 2 2 2 P',
      } as const;
      const pile = `- - - ${link}`;
      const may = given({ ...position, active, crew, pile, rolls: '1 1 1' });
      played(may, 'heroic 5');
      expect(legal(may)).toContain(`from ship ${link}`);
      const not = given({ ...position, active: 1 - active, crew, pile, rolls: '1 1 1' });
      played(not, 'heroic 5');
      expect(legal(not)).not.toContain(`from ship ${link}`);
    });
  }
});

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

describe("10 Mages' Pact", () => {
  const pact = {
    expansions: 'heroics mages',
    heroics: '10',
    path: 'N 2 2 2 P',
    rolls: '1 1 1',
  };

  test('[NL97] the two others of the trio are fetched and placed', () => {
    const s = given({ ...pact, ship: 'B2', crew: '4 8', pile: '- 1 7 4' });
    played(s, 'heroic 10', 'from ship 4');
    expect(legal(s)).toEqual(['pick 1', 'pick 7']);
    played(s, 'pick 1');
    expect(legal(s)).toEqual(['to ship 1', 'to cabin']);
    played(s, 'to ship 1'); // the 7 fits the cabin alone and goes there
    expect(shown(s)).toMatchObject({ crew: [1, 8], cabin: ['7'], step: 'currents' });
  });

  test('[NL97] what is not there, or does not fit, stays', () => {
    const s = given({ ...pact, crew: '4 5', cabin: '7', pile: '- 7' });
    played(s, 'heroic 10', 'from ship 4');
    expect(shown(s)).toMatchObject({ crew: [5], cabin: ['7'], step: 'currents' });
    expect(tokens(shown(s).discarded)).toBe('4 7 -');
  });

  test('[NL100] another sacrifice has no effect', () => {
    const s = given({ ...pact, crew: '4 5', pile: '- 1 7' });
    played(s, 'heroic 10', 'from ship 5');
    expect(shown(s)).toMatchObject({ crew: [4], cabin: [], step: 'currents' });
    expect(shown(s).heroics.open).toEqual([]);
  });
});

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

describe('12 Reef Breaker', () => {
  const breaker = { expansions: 'heroics reefs', heroics: '12', crew: '3 4' };

  test('[NL99] every reef of the number leaves the game', () => {
    const s = given({ ...breaker, path: 'N 1/3 1/6 2/3 P', rolls: '1 1 1' });
    const { discarded } = shown(s);
    played(s, 'heroic 12', 'from ship 3');
    expect(drawn(s)).toBe('N 1 1/6 2 P');
    expect(shown(s).reefsBroken).toBe(2);
    expect(shown(s).discarded).toHaveLength(discarded.length + 1); // the sacrifice alone
  });

  test('[NL100] another sacrifice has no effect', () => {
    const s = given({ ...breaker, path: 'N 1/3 1/6 2/3 P', rolls: '1 1 1' });
    played(s, 'heroic 12', 'from ship 4');
    expect(drawn(s)).toBe('N 1/3 1/6 2/3 P');
  });

  test('[NL102] the reef that holds the ship goes too, but the ship stays and gains none', () => {
    const s = given({ ...breaker, path: '1 N 1/6 2 5 P', beside: 3, rolls: '1 1 1' });
    expect(shown(s).nautilion.stuck).toBe(true);
    played(s, 'heroic 12', 'from ship 3', 'darkhouse 1');
    expect(shown(s)).toMatchObject({ turn: 3, step: 'roll', reserve: [] });
    expect(drawn(s)).toBe('1 N 1/6 2 P');
  });
});

test('[NL103] a possible recovery must be made', () => {
  const s = given({
    expansions,
    heroics: '5',
    path: 'N 1 1 2 P',
    crew: '4 9',
    pile: '- 5 6',
    rolls: '1 1 1',
  });
  played(s, 'heroic 5', 'from ship 4');
  expect(legal(s)).toEqual(['pick 5', 'pick 6']);
  expect(refusal(s, 'done')).toBe('pick-a-token NL103');
});
