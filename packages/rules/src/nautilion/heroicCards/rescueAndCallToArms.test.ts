import { describe, expect, test } from 'vitest';
import { given, legal, played, refusal, shown } from '../../testkit/nautilion/given.ts';

const expansions = 'heroics';

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
