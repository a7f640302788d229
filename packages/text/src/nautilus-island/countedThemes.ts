/** Themes of a hint by what the reader has. */
import type { NautilusIsland } from '@tidetable/rules';
import {
  colourOfCard,
  isTreasure,
  SET_COLOURS,
  type SetColour,
} from '@tidetable/rules/nautilus-island';
import type { Words } from '../en/nautilus-island/words.ts';
import type { CountedThemes } from '../reasonText.ts';

type View = NautilusIsland.View;
type Counted = SetColour | 'treasures' | 'portholes';

export const countedThemes = ({ counted, colours }: Words): CountedThemes<View, Counted> => {
  const ofColour = (colour: SetColour, view: View): string | undefined => {
    const { sets, hand } = view.players[view.seat];
    const laid = sets[colour].cards.length;
    const held = (hand ?? []).filter(card => colourOfCard(card) === colour).length;
    return laid + held === 0 ? undefined : counted.colour(colours[colour], laid, held);
  };
  return {
    ...(Object.fromEntries(
      SET_COLOURS.map(colour => [colour, (view: View) => ofColour(colour, view)]),
    ) as CountedThemes<View, SetColour>),
    treasures: ({ players, seat }) => {
      const held = (players[seat].hand ?? []).filter(isTreasure).length;
      return held === 0 ? undefined : counted.treasures(held);
    },
    portholes: ({ players, seat }) => {
      const open = SET_COLOURS.map(colour => players[seat].sets[colour]).filter(
        ({ cards, porthole }) => cards.length > 0 && porthole === null,
      );
      return open.length === 0 ? undefined : counted.portholes(open.length);
    },
  };
};
