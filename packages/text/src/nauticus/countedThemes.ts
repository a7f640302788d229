/** Themes of a hint by what the reader has. */
import type { Nauticus } from '@tidetable/rules';
import { components } from '@tidetable/rules/nauticus';
import type { Words } from '../en/nauticus/words.ts';
import type { CountedThemes } from '../reasonText.ts';

type View = Nauticus.View;

export const countedThemes = ({
  counted,
}: Words): CountedThemes<View, 'purse' | 'storage' | 'crowns'> => ({
  purse: ({ players, seat }) => counted.purse(players[seat].workers, players[seat].taler),
  storage: ({ players, seat }) => counted.storage(players[seat].boxes, components.storage.boxes),
  crowns: ({ players, seat }) =>
    players[seat].crowns === 0 ? undefined : counted.crowns(players[seat].crowns),
});
