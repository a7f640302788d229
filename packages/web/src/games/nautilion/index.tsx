import { text } from '@tidetable/text/nautilion';
import type { GameUi } from '../gameUi.ts';
import { Placeholder } from '../placeholder.tsx';

export const nautilionUi: GameUi = {
  id: 'nautilion',
  hasSecrets: false,
  seats: { min: 1, max: 2 },
  text,
  Board: Placeholder,
  Dock: () => null,
  Seat: () => null,
  heading: () => '',
  isWeighty: () => false,
};
