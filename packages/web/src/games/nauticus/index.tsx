import { text } from '@tidetable/text/nauticus';
import type { GameUi } from '../gameUi.ts';
import { Placeholder } from '../placeholder.tsx';

export const nauticusUi: GameUi = {
  id: 'nauticus',
  hasSecrets: false,
  seats: { min: 2, max: 4 },
  text,
  Board: Placeholder,
  Dock: () => null,
  Seat: () => null,
  heading: () => '',
  isWeighty: () => false,
};
