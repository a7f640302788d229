/** The explained things on the table: the values of `data-explain`, by kind and detail. */
import type { Nautilion } from '@tidetable/rules';
import { CABIN_PAIRS, SPACES, type Spell, TAKERS } from '@tidetable/rules/nautilion';
import { effectsOf } from '@tidetable/text/nautilion';

type View = Nautilion.View;

const spellsOf = ({ darkhouse }: View): Spell[] => [
  'whirlwind',
  'tide',
  'translation',
  ...(darkhouse.row.length > 0 ? (['castaway'] as const) : []),
];

const countTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const played = ({ options }: View, expansion: View['options']['expansions'][number]): boolean =>
  options.expansions.includes(expansion);
const only = (isThere: boolean): string[] => (isThere ? ['all'] : []);

/** The details of each kind that a view shows. */
const THINGS = {
  /** Tokens of the path, counted from 1, and the reefs beside them. */
  path: ({ path }: View) => countTo(path.length),
  'path-reef': ({ reefs }: View) => reefs.flatMap((reef, i) => (reef === null ? [] : [i + 1])),
  'ship-reef': ({ nautilion }: View) => (nautilion.reef === null ? [] : [nautilion.reef]),
  end: () => ['isles', 'abyss'],
  figure: () => ['nautilion', 'phantom'],
  taker: () => TAKERS,
  die: ({ dice }: View) => dice.flatMap(({ face }, i) => (face === null ? [] : [i + 1])),
  spell: spellsOf,
  space: () => countTo(SPACES),
  duct: () => ['all'],
  cabin: (view: View) => (played(view, 'mages') ? CABIN_PAIRS.flat() : []),
  partnership: (view: View) => only(played(view, 'mages')),
  /** Tokens that lie anywhere but on the path, and the places where they lie. */
  token: ({ reserve, discarded, hold, crew, pending }: View) => [
    ...new Set([
      ...reserve,
      ...discarded,
      ...hold,
      ...crew.map(String),
      ...(pending.hand === null ? [] : [pending.hand]),
      ...countTo(SPACES).map(String),
    ]),
  ],
  reserve: () => ['all'],
  pile: () => ['all'],
  hold: (view: View) => only(played(view, 'mercenaries')),
  harpoons: (view: View) => only(played(view, 'mercenaries')),
  'darkhouse-card': ({ darkhouse }: View) => darkhouse.row,
  heroic: ({ heroics }: View) => heroics.open,
  'heroic-pile': (view: View) => only(played(view, 'heroics')),
  effect: effectsOf,
  admiral: ({ admirals }: View) => admirals.map((_, seat) => seat),
  crew: () => ['all'],
} satisfies Readonly<Record<string, (view: View) => readonly (string | number)[]>>;

export type Kind = keyof typeof THINGS;
export const KINDS = Object.keys(THINGS) as readonly Kind[];

const nameOf = (kind: Kind, detail: string | number): string => `${kind}/${detail}`;

/** Marks a thing on the table. */
export const explains = (kind: Kind, detail: string | number = 'all') => ({
  'data-explain': nameOf(kind, detail),
});

export const readThing = (
  thing: string,
): { readonly kind: Kind; readonly detail: string } | undefined => {
  const [kind, detail = ''] = thing.split('/');
  const known = KINDS.find(other => other === kind);
  return known && { kind: known, detail };
};

/** Every thing that may be marked while this is in view. */
export const thingsOf = (view: View): string[] =>
  KINDS.flatMap(kind => THINGS[kind](view).map(detail => nameOf(kind, detail)));
