import { text } from '@tidetable/text/nautilus-island';
import type { GameUi } from '../gameUi.ts';
import { Placeholder } from '../placeholder.tsx';

export const nautilusIslandUi: GameUi = {
  id: 'nautilus-island',
  hasSecrets: true,
  seats: { min: 2, max: 4 },
  text,
  Board: Placeholder,
  Dock: () => null,
  Seat: () => null,
  heading: () => '',
  isWeighty: () => false,
};
