import { expect, test } from 'vitest';
import {
  fullStorage,
  type GivenPlayer,
  given,
  legal,
  played,
  refusal,
  shipsOf,
} from '../testkit/nauticus/given.ts';

/** What the ships of a yard take of a stored tile, and what each becomes. */
const grown = (ships: readonly string[], tile: string, options = {}): string[] => {
  const position = () =>
    given({
      action: 'transport',
      ...options,
      players: [{ ships, storage: tile, workers: 9 }],
    });
  if (!legal(position()).includes(`transport ${tile}`)) return [];
  const s = position();
  played(s, `transport ${tile}`);
  expect(legal(s)).not.toEqual([]);
  return legal(s).map(text => {
    const copy = structuredClone(s);
    played(copy, text);
    return shipsOf(copy, 0).join(' | ');
  });
};

const ONE_EMBLEM = { oneEmblemPerShip: true };
const NEW = '';

for (const [ship, withBow, withMiddle, withStern] of [
  ['bow', NEW, 'middle bow', 'stern bow'],
  ['stern', 'stern bow', 'stern middle', NEW],
  ['middle', 'middle bow', 'middle middle', 'stern middle'],
  ['stern middle', 'stern middle bow', 'stern middle middle', NEW],
  ['middle bow', NEW, 'middle middle bow', 'stern middle bow'],
  ['middle middle', 'middle middle bow', NEW, 'stern middle middle'],
  ['stern middle middle', 'stern middle middle bow', NEW, NEW],
  ['middle middle bow', NEW, NEW, 'stern middle middle bow'],
  ['stern bow', NEW, NEW, NEW],
  ['stern middle bow', NEW, NEW, NEW],
  ['stern middle middle bow', NEW, NEW, NEW],
  ['1-ship', NEW, NEW, NEW],
] as const) {
  test(`[NC29] [NC30] [NC31] how “${ship}” grows`, () => {
    const grow = (tile: string, result: string): void => {
      expect(grown([ship], tile)).toEqual([
        `${ship} | ${tile}`,
        ...(result === NEW ? [] : [result]),
      ]);
    };
    grow('bow', withBow);
    grow('middle', withMiddle);
    grow('stern', withStern);
    grow('1-ship', NEW);
  });
}

test('[NC30] a part grows at its own end, beside what the others carry', () => {
  expect(grown(['middle:lion+coffee bow:lion'], 'stern')).toContain(
    'stern middle:lion+coffee bow:lion',
  );
  expect(grown(['middle:lion bow+fish'], 'middle')).toContain('middle middle:lion bow+fish');
  expect(grown(['stern:lion middle+salt'], 'middle')).toContain('stern:lion middle+salt middle');
});

test('[NC30] a player may have as many ships as there are hull parts to begin them', () => {
  const player = { workers: 64, taler: 246, storage: fullStorage() };
  const s = given({ action: 'hulls', space: 3, players: [player] });
  played(s, 'buy 1-ship'); // for 0 taler, and lost
  for (const tile of ['bow', 'middle', 'stern', '1-ship']) {
    while (legal(s).includes(`buy ${tile}`)) {
      played(s, `buy ${tile}`);
      expect(legal(s)).toContain('place on new ship');
      played(s, 'place on new ship');
    }
  }
  expect(shipsOf(s, 0)).toHaveLength(18 + 9 + 18 + 18);
});

test('[NC31] a bow and a stern apart stay two ships, each of which may grow', () => {
  expect(grown(['bow', 'stern'], 'middle')).toEqual([
    'bow | stern | middle',
    'middle bow | stern',
    'bow | stern middle',
  ]);
});

test('[NC32] each part carries one mast, also of an unfinished hull', () => {
  expect(grown(['middle'], 'lion mast')).toEqual(['middle:lion']);
  expect(grown(['middle:lion'], 'lion mast')).toEqual([]);
  expect(grown(['middle:lion bow'], 'lion mast')).toEqual(['middle:lion bow:lion']);
  expect(grown([], 'lion mast')).toEqual([]);
});

test('[NC33] masts of a ship show one emblem, crowns apart', () => {
  expect(grown(['stern:lion bow'], 'eagle mast')).toEqual([]);
  expect(grown(['stern:lion bow'], 'crown mast')).toEqual(['stern:lion bow:crown']);
  expect(grown(['stern:crown bow'], 'eagle mast')).toEqual(['stern:crown bow:eagle']);
  expect(grown(['stern:crown middle:eagle bow'], 'lion mast')).toEqual([]);
  expect(grown(['stern:crown middle:eagle bow'], 'eagle mast')).toEqual([
    'stern:crown middle:eagle bow:eagle',
  ]);
});

test('[NC34] a sail hangs on a mast of its emblem', () => {
  expect(grown(['1-ship:lion', 'bow:eagle'], 'eagle sail')).toEqual([
    '1-ship:lion | bow:eagle/eagle',
  ]);
  expect(grown(['bow:lion'], 'eagle sail')).toEqual([]);
  expect(grown(['bow'], 'eagle sail')).toEqual([]);
  expect(grown(['bow:eagle/eagle'], 'eagle sail')).toEqual([]);
});

test('[NC34] a crown sail hangs on any mast, and a crown mast takes any sail', () => {
  expect(grown(['bow:lion'], 'crown sail')).toEqual(['bow:lion/crown']);
  expect(grown(['bow:crown'], 'tower sail')).toEqual(['bow:crown/tower']);
  expect(grown(['bow:crown'], 'crown sail')).toEqual(['bow:crown/crown']);
});

test('[NC80] a sail may choose between a mast with its emblem and a crown mast', () => {
  const ship = 'stern:crown bow:lion';
  expect(grown([ship], 'lion sail')).toEqual([
    'stern:crown bow:lion/lion',
    'stern:crown/lion bow:lion',
  ]);
  expect(grown([ship], 'crown sail')).toEqual([
    'stern:crown bow:lion/crown',
    'stern:crown/crown bow:lion',
  ]);
  expect(grown([ship], 'eagle sail')).toEqual(['stern:crown/eagle bow:lion']);
});

test('[NC80] what a ship gets goes to the first free part from the stern', () => {
  expect(grown(['stern:lion middle bow'], 'lion mast')).toEqual(['stern:lion middle:lion bow']);
  expect(grown(['stern:lion/lion bow:lion'], 'lion sail')).toEqual([
    'stern:lion/lion bow:lion/lion',
  ]);
  expect(grown(['stern middle+fish bow'], 'salt')).toEqual(['stern+salt middle+fish bow']);
});

test('[NC35] each part takes one good, whatever the others carry and however far the ship is', () => {
  expect(grown(['stern+fish'], 'fish')).toEqual([]);
  expect(grown(['stern+fish middle'], 'salt')).toEqual(['stern+fish middle+salt']);
  expect(grown(['1-ship:lion/lion'], 'coffee')).toEqual(['1-ship:lion/lion+coffee']);
});

test('[NC81] ships that look alike are offered once', () => {
  expect(grown(['bow', 'stern', 'bow'], 'middle')).toEqual([
    'bow | stern | bow | middle',
    'middle bow | stern | bow',
    'bow | stern middle | bow',
  ]);
  expect(grown(['bow:lion', 'bow:lion', 'bow:lion+fish'], 'lion sail')).toHaveLength(2);
  const s = given({ action: 'transport', players: [{ ships: ['bow', 'bow'], storage: 'fish' }] });
  played(s, 'transport fish');
  expect(refusal(s, 'place on ship 2')).toBe('same-as-another-ship NC81');
});

test('[NC90] without the option a sail is held against its own mast only', () => {
  expect(grown(['stern:crown/eagle bow:lion'], 'lion sail')).toEqual([
    'stern:crown/eagle bow:lion/lion',
  ]);
  expect(grown(['stern:crown/eagle bow'], 'lion mast')).toEqual(['stern:crown/eagle bow:lion']);
});

test('[NC90] with the option all masts and sails of a ship show one emblem, crowns apart', () => {
  expect(grown(['stern:crown bow:lion'], 'eagle sail', ONE_EMBLEM)).toEqual([]);
  expect(grown(['stern:crown bow:lion'], 'lion sail', ONE_EMBLEM)).toHaveLength(2);
  expect(grown(['stern:crown bow:lion'], 'crown sail', ONE_EMBLEM)).toHaveLength(2);
  expect(grown(['stern:crown/eagle bow'], 'lion mast', ONE_EMBLEM)).toEqual([]);
  expect(grown(['stern:crown/eagle bow'], 'eagle mast', ONE_EMBLEM)).toEqual([
    'stern:crown/eagle bow:eagle',
  ]);
  expect(grown(['stern:crown/eagle bow:crown'], 'lion sail', ONE_EMBLEM)).toEqual([]);
  expect(grown(['stern:crown/crown bow:crown'], 'lion sail', ONE_EMBLEM)).toEqual([
    'stern:crown/crown bow:crown/lion',
  ]);
});

test('[NC93] with the option the first sail fixes the emblem of a ship with crown masts only', () => {
  for (const tile of ['eagle sail', 'lion sail'])
    expect(grown(['stern:crown/crown bow:crown'], tile, ONE_EMBLEM)).toHaveLength(1);
  expect(grown(['stern:crown/eagle bow:crown'], 'lion sail', ONE_EMBLEM)).toEqual([]);
  expect(grown(['stern:crown/eagle bow:crown'], 'eagle sail', ONE_EMBLEM)).toHaveLength(1);
  expect(grown(['stern:crown/eagle bow'], 'lion mast', ONE_EMBLEM)).toEqual([]);
  expect(grown(['stern:crown/eagle bow'], 'eagle mast', ONE_EMBLEM)).toHaveLength(1);
  expect(grown(['stern:crown/eagle bow'], 'crown mast', ONE_EMBLEM)).toHaveLength(1);
});

/** Why a tile out of storage does not go on a ship. */
const whyNotOn = (
  ship: string,
  tile: string,
  { where = 'place on ship 1', oneEmblemPerShip = false } = {},
): string | undefined => {
  // The others take any tile, so that it can be carried at all.
  const ships = [ship, 'bow', 'bow:lion', 'bow:eagle', 'bow:crown'];
  const s = given({
    action: 'transport',
    oneEmblemPerShip,
    players: [{ ships, storage: tile }],
  });
  played(s, `transport ${tile}`);
  return refusal(s, where);
};

for (const [rule, ship, ...tiles] of [
  ['NC29', 'middle middle', 'middle'],
  ['NC29', 'stern middle middle', 'middle'],
  ['NC29', 'middle middle bow', 'middle'],
  ['NC30', 'bow', 'bow'],
  ['NC30', 'middle middle bow', 'bow'],
  ['NC30', 'stern', 'stern'],
  ['NC30', 'stern middle', 'stern'],
  ['NC31', 'stern bow', 'bow', 'middle', 'stern', '1-ship'],
  ['NC31', '1-ship', 'bow', 'middle', 'stern', '1-ship'],
  ['NC31', 'middle', '1-ship'],
  ['NC32', 'middle:lion', 'lion mast', 'eagle mast', 'crown mast'],
  ['NC32', 'stern:crown bow:lion', 'lion mast', 'eagle mast', 'crown mast'],
  ['NC33', 'stern:lion bow', 'eagle mast'],
  ['NC34', 'stern bow', 'lion sail', 'crown sail'],
  ['NC34', 'stern:eagle/eagle bow:eagle', 'lion sail'],
  ['NC34', 'bow:lion/lion', 'lion sail', 'crown sail'],
  ['NC35', 'stern+fish bow+fish', 'salt'],
] as const) {
  for (const tile of tiles) {
    test(`[${rule}] says why no ${tile} goes on “${ship}”`, () => {
      expect(whyNotOn(ship, tile)).toBe(`does-not-fit ${rule}`);
      const withOption = whyNotOn(ship, tile, { oneEmblemPerShip: true });
      expect(withOption).toBe(`does-not-fit ${rule}`);
    });
  }
}

test('[NC90] is the reason only where the option alone is in the way', () => {
  const onShip = { oneEmblemPerShip: true };
  const onCrownMast = { where: 'place on crown mast of ship 1', oneEmblemPerShip: true };
  expect(whyNotOn('stern:crown/eagle bow', 'lion mast', onShip)).toBe('does-not-fit NC90');
  expect(whyNotOn('stern:crown/eagle bow:crown', 'lion sail', onCrownMast)).toBe(
    'does-not-fit NC90',
  );
  expect(whyNotOn('stern:crown bow:lion', 'eagle sail', onCrownMast)).toBe('does-not-fit NC90');
  expect(whyNotOn('stern:crown bow:lion', 'eagle sail', onShip)).toBe('does-not-fit NC34');
  expect(whyNotOn('stern:lion/lion bow', 'eagle mast', onShip)).toBe('does-not-fit NC33');
  expect(whyNotOn('stern:crown/eagle bow:crown', 'lion mast', onShip)).toBe('does-not-fit NC32');
});

test('[NC30] [NC34] reasons why a tile does not go where there is no such place', () => {
  const onCrownMast = { where: 'place on crown mast of ship 1' };
  expect(whyNotOn('bow:lion', 'lion sail', onCrownMast)).toBe('does-not-fit NC34');
  expect(whyNotOn('bow:crown', 'fish', onCrownMast)).toBe('does-not-fit NC34');
  expect(whyNotOn('bow', 'fish', { where: 'place on new ship' })).toBe('no-hull-part NC30');
  expect(whyNotOn('bow', 'fish', { where: 'place on ship 6' })).toBe('no-such-ship NC30');
});

test('[NC81] ships that differ only towards the bow are different', () => {
  const ships = [
    'stern middle middle',
    'stern middle middle+fish',
    'stern middle',
    'stern middle middle',
  ];
  const s = given({ action: 'transport', players: [{ ships, storage: 'bow' }] });
  played(s, 'transport bow');
  expect(legal(s)).toEqual([
    'place on new ship',
    'place on ship 1',
    'place on ship 2',
    'place on ship 3',
  ]);
});

test('[NC81] ships of another player do not count', () => {
  const ships = ['stern', 'middle', 'bow', '1-ship'];
  for (const seat of [0, 1, 2]) {
    const players: GivenPlayer[] = [{ ships }, { ships }, { ships }];
    players[seat] = { ships: [...ships, 'bow'], storage: 'fish' };
    const s = given({ seats: 3, action: 'transport', turn: seat, players });
    played(s, 'transport fish');
    expect(legal(s)).toEqual([1, 2, 3, 4].map(n => `place on ship ${n}`));
  }
});

test('[NC30] the log tells at which part from the stern a tile went', () => {
  const part = (ship: string, tile: string): number | undefined => {
    const s = given({ action: 'transport', players: [{ ships: [ship], storage: tile }] });
    const event = played(s, `transport ${tile}`, 'place on ship 1').find(e => e.type === 'placed');
    return event?.part;
  };
  expect(part('middle bow', 'stern')).toBe(0);
  expect(part('middle bow', 'middle')).toBe(0);
  expect(part('stern middle', 'bow')).toBe(2);
  expect(part('stern:lion middle bow', 'lion mast')).toBe(1);
  expect(part('stern+fish middle+fish bow', 'salt')).toBe(2);
});
