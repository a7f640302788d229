/** How cards are drawn and grouped. */
import { type ColourName, colourOfCard, objectOfCard } from '@tidetable/rules/nautilus-island';
import type { IconName } from '../../look/iconNames.ts';

const ICONS: Record<ColourName, readonly IconName[]> = {
  green: ['cork-hat', 'pirate-coat', 'boots', 'gloves'],
  red: ['compass', 'sextant', 'spyglass', 'treasure-map'],
  blue: ['claw-hammer', 'hand-saw', 'wrench', 'nails'],
  purple: ['fishing-pole', 'fishing-net', 'fishing-hook', 'harpoon-trident'],
  orange: ['bread', 'shiny-apple', 'water-flask', 'canned-fish'],
  yellow: ['coins', 'oyster-pearl', 'jeweled-chalice', 'jewel-crown'],
};

export const iconOf = (card: string): IconName => ICONS[colourOfCard(card)][objectOfCard(card) - 1];

/** Each kind once, with how many there are, in the order in which they come. */
export const countKinds = <Kind extends string>(
  things: readonly Kind[],
): (readonly [kind: Kind, n: number])[] => {
  const counts = new Map<Kind, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
};
