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
export const countKinds = (cards: readonly string[]): (readonly [card: string, n: number])[] => {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
};
