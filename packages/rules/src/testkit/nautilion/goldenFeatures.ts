/** What a finished game showed, so that the recorded ones together leave no rare rule out. */
import type { Event } from '../../nautilion/events.ts';
import { EXPANSION_NAMES, Expansion, HEROICS, plays, type State } from '../../nautilion/state.ts';
import { OUTCOME_NAMES } from '../../nautilion/steps.ts';

const DARKHOUSE_CARDS = 12;

const numbered = (name: string, n: number): string[] =>
  Array.from({ length: n }, (_, i) => `${name} ${i + 1}`);

export const wantedFeatures: readonly string[] = [
  ...EXPANSION_NAMES.flatMap(name => [`${name} alone`, `${name} alone, won`]),
  ...['base game, 1 seat', 'base game, 1 seat, won', 'base game, 2 seats'],
  ...['all expansions, 1 seat', 'all expansions, 1 seat, won'],
  ...['all expansions, 2 seats', 'all expansions, 2 seats, won'],
  ...OUTCOME_NAMES.slice(1),
  ...numbered('darkhouse', DARKHOUSE_CARDS),
  ...numbered('heroic', HEROICS),
  ...['whirlwind', 'tide', 'translation', 'castaway', 'partnership', 'free whirlwind'],
  ...['backwash', 'echo', 'reef escaped', 'reef failed', 'reef sunk', 'reefs broken'],
  ...['collision tied', 'collision won', 'group chosen', 'spoils placed', 'mercenary hired'],
  ...['cabin', 'lost from cabin', 'lost from ship', 'lost from reserve'],
];

export const goldenFeatures = (end: State, events: readonly Event[]): Set<string> => {
  const outcome = OUTCOME_NAMES[end.outcome];
  const mix = mixOf(end);
  const shown = new Set<string>([outcome]);
  if (mix !== undefined) shown.add(mix);
  if (mix !== undefined && outcome === 'won') shown.add(`${mix}, won`);
  for (const [i, event] of events.entries()) {
    for (const name of featuresOf(event)) shown.add(name);
    if (event.type === 'placed' && isSpoils(events, i)) shown.add('spoils placed');
  }
  return shown;
};

/** The mixes worth a name: one expansion alone, none, or all. */
const mixOf = (s: State): string | undefined => {
  const names = EXPANSION_NAMES.filter(name => plays(s, Expansion[name]));
  const seats = `${s.seats} seat${s.seats === 1 ? '' : 's'}`;
  if (names.length === 1) return `${names[0]} alone`;
  if (names.length === 0) return `base game, ${seats}`;
  return names.length === EXPANSION_NAMES.length ? `all expansions, ${seats}` : undefined;
};

/** Was this token picked from the pile right after a collision? */
const isSpoils = (events: readonly Event[], i: number): boolean =>
  events[i - 1]?.type === 'picked' && events[i - 2]?.type === 'dismissed';

const featuresOf = (e: Event): readonly string[] => {
  switch (e.type) {
    case 'turn':
      return e.card > 0 ? [`darkhouse ${e.card}`] : [];
    case 'cast':
      return e.price > 0 ? [e.spell] : ['free whirlwind'];
    case 'rerolling':
      return ['partnership'];
    case 'second-pass':
      return ['echo'];
    case 'inserted':
      return ['backwash'];
    case 'escape-roll':
      return [e.escaped ? 'reef escaped' : 'reef failed'];
    case 'reef-sunk':
      return ['reef sunk'];
    case 'reefs-broken':
      return e.count > 0 ? ['reefs broken'] : [];
    case 'heroic':
      return [`heroic ${e.card}`];
    case 'collision':
      return e.ours === e.theirs ? ['collision tied'] : e.ours > e.theirs ? ['collision won'] : [];
    case 'group-kept':
      return ['group chosen'];
    case 'placed':
      return e.on === 'cabin' ? ['cabin'] : e.token !== e.space ? ['mercenary hired'] : [];
    case 'lost':
      return [`lost from ${e.from}`];
    default:
      return [];
  }
};
