/** A score by its sources, set by set. */
import type { NautilusIsland } from '@tidetable/rules';
import { type Components, tally as countPoints } from '@tidetable/rules/nautilus-island';
import type { Words } from '../en/nautilus-island/words.ts';
import type { Share } from '../gameText.ts';

export const tally = (
  { board: { from }, setColours }: Words,
  view: NautilusIsland.View,
  seat: number,
  components: Components,
): Share[] => {
  const { sets, treasures } = countPoints(components, view, seat);
  return [
    ...sets.map(({ colour, tokens, porthole }) => ({
      name: from.set(setColours[colour]),
      points: tokens + porthole,
      parts: [tokens, porthole],
      partNames: [from.tokens, from.porthole],
    })),
    { name: from.treasures, points: treasures },
  ];
};
