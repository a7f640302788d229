/** Themes of a hint with the amounts in the view. */
import type { Nautilion } from '@tidetable/rules';
import { SPACES } from '@tidetable/rules/nautilion';
import type { Words } from '../en/nautilion/words.ts';
import type { CountedThemes } from '../reasonText.ts';

type View = Nautilion.View;

const missing = ({ crew, mercenaries }: View): number => SPACES - crew.length - mercenaries.length;

export const countedThemes = ({
  counted,
}: Words): CountedThemes<View, 'reserve' | 'prospects' | 'time'> => ({
  reserve: ({ reserve }) => counted.reserve(reserve.length),
  prospects: view => (missing(view) === 0 ? undefined : counted.prospects(missing(view))),
  time: view => (missing(view) === 0 ? undefined : counted.time(missing(view))),
});
