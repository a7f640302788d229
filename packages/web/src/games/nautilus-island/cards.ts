/** Cards as views and events name them: `g1` … `y4`, or a number below 24. */
import { type NautilusIsland, nautilusIslandComponents } from '@tidetable/rules';
import type { IconName } from '../../look/iconNames.ts';

export type Colour = NautilusIsland.ColourName;

/** In the order of the rules; events count by it. */
export const COLOURS: readonly Colour[] = ['green', 'red', 'blue', 'purple', 'orange', 'yellow'];
/** Those that can be stored; the last, the treasures, cannot. */
export const STORABLE: readonly Colour[] = COLOURS.slice(0, -1);
export const BONUSES: readonly NautilusIsland.BonusName[] = [
  'two',
  'three',
  'perCard',
  'double',
  'odd',
  'pair',
];
const OBJECTS = 4;

const ICONS: Record<Colour, readonly IconName[]> = {
  green: ['cork-hat', 'pirate-coat', 'boots', 'gloves'],
  red: ['compass', 'sextant', 'spyglass', 'treasure-map'],
  blue: ['claw-hammer', 'hand-saw', 'wrench', 'nails'],
  purple: ['fishing-pole', 'fishing-net', 'fishing-hook', 'harpoon-trident'],
  orange: ['bread', 'shiny-apple', 'water-flask', 'canned-fish'],
  yellow: ['coins', 'oyster-pearl', 'jeweled-chalice', 'jewel-crown'],
};

export const colourOf = (card: string): Colour => COLOURS.find(c => c[0] === card[0]) ?? 'yellow';

/** 1 … 4. */
export const objectOf = (card: string): number => Number(card[1]);

/** Points of a card in hand at the end: only treasures have any. [NI42] */
export const worthOf = (card: string): number =>
  colourOf(card) === 'yellow' ? nautilusIslandComponents.treasures[objectOf(card) - 1] : 0;

export const iconOf = (card: string): IconName => ICONS[colourOf(card)][objectOf(card) - 1];

/** A card of an event; undefined for one that was not seen. */
export const cardOf = (n: number): string | undefined =>
  n < 0 ? undefined : COLOURS[Math.trunc(n / OBJECTS)][0] + ((n % OBJECTS) + 1);

const rank = (card: string): number =>
  COLOURS.indexOf(colourOf(card)) * OBJECTS + objectOf(card) - 1;

/** By colour, then by object. */
export const sortHand = (hand: readonly string[]): string[] =>
  hand.toSorted((a, b) => rank(a) - rank(b));

/** Each kind once, with how many there are, in the order in which they come. */
export const countKinds = (cards: readonly string[]): (readonly [card: string, n: number])[] => {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
};
