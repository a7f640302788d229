import type { NautilusIsland } from '@tidetable/rules';
import { text, words } from '@tidetable/text/nautilus-island';
import type { GameUi } from '../gameUi.ts';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { Seat } from './seat.tsx';

type View = NautilusIsland.View;

/** What ends the turn by a single tap. Exploring and storing can be taken back, laying is confirmed. */
const WEIGHTY = ['collect', 'close', 'leave'];

export const nautilusIslandUi: GameUi = {
  id: 'nautilus-island',
  hasSecrets: true,
  seats: { min: 2, max: 4 },
  text,
  Board,
  Dock: Hand,
  Seat,
  heading: (shown, language) => {
    const { round, side, stage } = shown as View;
    const { heading, finalRound, lastRound } = words[language].board;
    const end = { open: [], last: [lastRound], final: [finalRound] }[stage];
    return [heading(round, side), ...end].join(' · ');
  },
  isWeighty: move => WEIGHTY.includes(move),
};
