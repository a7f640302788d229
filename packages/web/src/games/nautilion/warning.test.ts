import { CHANCE, type Nautilion, nautilion, OVER, SPECTATOR } from '@tidetable/rules';
import { goneForGood, TAKERS } from '@tidetable/rules/nautilion';
import {
  givenVoyage,
  legalList,
  playedVoyage,
  sail,
  VOYAGES,
  voyageOptions,
} from '@tidetable/rules/testkit';
import { LANGUAGES, loadEveryLanguage } from '@tidetable/text/shell';
import { expect, test } from 'vitest';
import { planWarning, type Warning, warning, warningOf } from './warning.ts';

await loadEveryLanguage(['nautilion']);

type State = Nautilion.State;
type View = Nautilion.View;
type Event = Nautilion.Event;

const LOSSES: Partial<Record<View['outcome'], Warning['code']>> = {
  'phantom-home': 'phantom-home',
  'no-crew': 'too-early',
  'no-mages': 'too-early',
  'heroics-left': 'too-early',
  'collision-lost': 'collision',
};

interface Played {
  readonly view: View;
  readonly events: readonly Event[];
}

/** Plays a move, and the first of what is asked then, until the dice are rolled again or the voyage is over. */
const playOut = (s: State, move: string, seed: number): Played => {
  const copy = nautilion.blank(voyageOptions(seed));
  nautilion.copyInto(copy, s);
  const events: Event[] = [];
  let next = nautilion.parseMove(move) as number;
  do {
    nautilion.play(copy, next, events);
    [next] = legalList(nautilion, copy);
  } while (
    ![CHANCE, OVER].includes(nautilion.toAct(copy)) &&
    !events.some(({ type }) => type === 'turn')
  );
  return { view: nautilion.view(copy, SPECTATOR), events };
};

/** Where dice are not all there yet more can happen than was warned of. */
const isPlain = ({ events }: Played): boolean =>
  !events.some(({ type }) => ['lost', 'second-pass', 'turn'].includes(type));

/** Are other dice still to be rolled before anybody moves? [NL73] */
const isUnfinished = ({ view: { given, outcome } }: Played): boolean =>
  outcome === 'open' && Object.values(given).some(face => face !== null);

/** A loss to the Darkhouse may make room for what had none. */
const hasLost = ({ events }: Played): boolean =>
  events.some(e => e.type === 'lost' && e.from !== 'reserve') &&
  events.some(({ type }) => type === 'given');

/** Is the voyage lost before the next roll, whatever is chosen? What takes long to say counts as open. */
const isLost = (s: State, seed: number, search: { left: number }): boolean => {
  if (nautilion.toAct(s) === OVER) return nautilion.view(s, SPECTATOR).outcome !== 'won';
  if (nautilion.toAct(s) === CHANCE) return false;
  return legalList(nautilion, s).every(
    move => search.left-- > 0 && isLost(after(s, move, seed), seed, search),
  );
};

const after = (s: State, move: number, seed: number): State => {
  const copy = nautilion.blank(voyageOptions(seed));
  nautilion.copyInto(copy, s);
  nautilion.play(copy, move);
  return copy;
};

test('whatever the choice: what makes a loss certain says so, and says nothing else', () => {
  const told = new Set<string>();
  for (const seed of VOYAGES)
    sail(seed, (s, view, legal) => {
      for (const move of legal) {
        if (move.startsWith('heroic')) continue; // the next card of the pile is not known
        const found = warningOf(move, view, nautilion.components);
        const search = { left: 400 };
        const isCertain = isLost(after(s, nautilion.parseMove(move) as number, seed), seed, search);
        const isSaid = found !== undefined && !['gone', 'last'].includes(found.code);
        const isDie = TAKERS.some(taker => move.startsWith(taker)); // may lose by a later roll, too: see below
        const isKnown = isCertain || (search.left >= 0 && !isDie);
        if (isKnown) expect(isSaid, `seed ${seed}, turn ${view.turn}: ${move}`).toBe(isCertain);
        if (isSaid) told.add(view.step);
      }
    });
  expect([...told].toSorted()).toEqual(['currents', 'lose', 'pay', 'place', 'plan']);
}, 60_000);

test('a die that loses at once says so, and only such a die', () => {
  const told = new Set<string>();
  for (const seed of VOYAGES)
    sail(seed, (s, view, legal) => {
      for (const move of legal) {
        if (!/^(phantom|nautilion) /.test(move)) continue;
        const played = playOut(s, move, seed);
        const found = warningOf(move, view, nautilion.components);
        const where = `seed ${seed}, turn ${view.turn}: ${move}`;
        if (isUnfinished(played)) continue;
        if (found && found.code !== 'gone') {
          expect(LOSSES[played.view.outcome], where).toBe(found.code);
          told.add(found.code);
        } else if (isPlain(played)) expect(LOSSES[played.view.outcome], where).toBeUndefined();
      }
    });
  expect([...told].toSorted()).toEqual(['collision', 'phantom-home', 'too-early']);
});

test('a die for the Darkhouse after which every plan loses says so', () => {
  let found = 0;
  for (const seed of VOYAGES)
    sail(seed, (s, view, legal) => {
      for (const move of legal.filter(m => m.startsWith('darkhouse '))) {
        const told = warningOf(move, view, nautilion.components);
        if (!told) continue;
        found++;
        expect(LOSSES[playOut(s, move, seed).view.outcome], `seed ${seed}`).toBeDefined();
      }
    });
  expect(found).toBeGreaterThan(3);
});

test('what gives crew or mages away for good says so', () => {
  const told = new Set<string>();
  for (const seed of VOYAGES)
    sail(seed, (s, view, legal) => {
      for (const move of legal) {
        const found = warningOf(move, view, nautilion.components);
        if (found?.code !== 'gone') continue;
        told.add(move.split(' ').slice(0, 2).join(' ').replace(/\d/, ''));
        expect(goneForGood(view)).not.toContain(found.token);
        const played = playOut(s, move, seed);
        if (!isUnfinished(played) && !hasLost(played))
          expect(goneForGood(played.view), `seed ${seed}: ${move}`).toContain(found.token);
      }
    });
  expect([...told].toSorted()).toEqual(['from ship', 'phantom ', 'to reserve']);
});

test('who gives away the last crew of a number that the ship could catch is told so', () => {
  let found = 0;
  for (const seed of VOYAGES)
    sail(seed, (_, view, legal) => {
      for (const move of legal.filter(m => m.startsWith('from ship '))) {
        const token = move.slice('from ship '.length);
        const told = warningOf(move, view, nautilion.components);
        const isLast =
          view.step !== 'return' &&
          view.crew.includes(Number(token)) &&
          !view.path.slice(view.nautilion.after).includes(token);
        if (isLast) expect(told, `seed ${seed}: ${move}`).toBeDefined();
        else expect(told?.code, `seed ${seed}: ${move}`).not.toBe('last');
        if (told?.code === 'last') found++;
      }
    });
  expect(found).toBeGreaterThan(3);
});

const warned = (s: State, move: string): Warning | undefined =>
  warningOf(move, nautilion.view(s, SPECTATOR), nautilion.components);

test('[NL43] the last crew of its number in the cabin is gone for the ship, a mage is not', () => {
  const table = { expansions: 'mages', crew: '3', rolls: '1 1 1' };
  const crew = givenVoyage({ ...table, path: 'N 4 5 P 6' });
  playedVoyage(crew, 'darkhouse 1');
  expect(warned(crew, 'to ship 4')).toBeUndefined();
  expect(warned(crew, 'to cabin')).toEqual({ code: 'gone', token: '4' });
  expect(warned(crew, 'to reserve')).toEqual({ code: 'gone', token: '4' });
  const mage = givenVoyage({ ...table, path: 'N A 5 P 6' });
  playedVoyage(mage, 'darkhouse 1');
  expect(warned(mage, 'to cabin')).toBeUndefined();
  expect(warned(mage, 'to reserve')).toEqual({ code: 'gone', token: 'A' });
});

test('[NL54] [NL58] after the only collision crew of another group is gone for good', () => {
  const s = givenVoyage({
    expansions: 'mercenaries',
    path: '1 1 N P 2 2',
    crew: '1 2 6',
    mercenaries: '9',
    rolls: '1 1 1',
  });
  playedVoyage(s, 'darkhouse 1', 'pick blank');
  expect(warned(s, 'group 1')).toEqual({ code: 'gone', token: '6' });
  expect(warned(s, 'group 6')).toBeUndefined();
});

const steaming = (table: Parameters<typeof givenVoyage>[0]): View => {
  const s = givenVoyage({ crew: '1 2', heroics: '7', ...table });
  playedVoyage(s, 'heroic 7', 'from ship 1');
  return nautilion.view(s, SPECTATOR);
};
const STEAM = { darkhouse: 1, phantom: 1, nautilion: 2 };

test('[NL94] the second move of Full Steam is looked at', () => {
  const table = { expansions: 'heroics', rolls: '1 1 2' };
  const short = steaming({ ...table, path: '1 1 1 P N 3 4' });
  expect(planWarning(short, STEAM, nautilion.components)).toEqual({ code: 'too-early' });
  const long = steaming({ ...table, path: '1 1 1 P N 3 4 5 6' });
  expect(planWarning(long, STEAM, nautilion.components)).toBeUndefined();
  const last = { ...table, crew: '1 2 3 4 5 6 7 8 9', path: '2 2 2 P N 3 1' };
  expect(planWarning(steaming(last), STEAM, nautilion.components)).toBeUndefined();
});

test('[NL49] [NL94] so is a collision in it, with what was caught before', () => {
  const table = { expansions: 'mercenaries heroics', rolls: '1 1 2' };
  const weak = steaming({ ...table, path: '1 N 3 4 6 P' });
  expect(planWarning(weak, STEAM, nautilion.components)).toEqual({
    code: 'collision',
    ours: 1,
    theirs: 2,
  });
  const strong = steaming({ ...table, path: '1 N 3 M 6 P' });
  expect(planWarning(strong, STEAM, nautilion.components)).toBeUndefined();
});

test('a warning is a few words in every language', () => {
  const said = new Set<string>();
  for (const seed of VOYAGES)
    sail(seed, (_, view, legal) => {
      for (const language of LANGUAGES)
        for (const move of legal) {
          const words = warning(move, view, nautilion.components, language);
          if (words !== undefined) said.add(words);
        }
    });
  for (const words of said) expect(words).toMatch(/^.{20,75}$/);
});

test('what was found for a position is not searched for again', () => {
  const found = new Set<string>();
  for (const seed of VOYAGES)
    sail(seed, (_, view, legal) => {
      for (const move of legal) {
        const first = warningOf(move, view, nautilion.components);
        expect(warningOf(move, view, nautilion.components)).toBe(first);
        if (first) found.add(first.code);
      }
    });
  expect(found.size).toBe(5);
});
