import type { NautilusIsland } from '@tidetable/rules';
import { text, words } from '@tidetable/text/nautilus-island';
import type { Language } from '@tidetable/text/shell';
import type { GameUi, Share } from '../gameUi.ts';
import { Board } from './board.tsx';
import { worthOf } from './cards.ts';
import { Hand } from './hand.tsx';
import { Seat } from './seat.tsx';

type View = NautilusIsland.View;

/** What ends the turn by a single tap. Exploring and storing can be taken back, laying is confirmed. */
const WEIGHTY = ['collect', 'close', 'leave'];

/** What is neither porthole nor treasure was scored by tokens. [NI43] */
const tally = (view: View, seat: number, points: number, language: Language): Share[] => {
  const { sets, hand } = view.players[seat];
  const { from } = words[language].board;
  const portholes = sum(Object.values(sets).map(set => set.porthole ?? 0));
  const treasures = sum((hand ?? []).map(worthOf));
  return [
    { name: from.portholes, points: portholes },
    { name: from.tokens, points: points - portholes - treasures },
    { name: from.treasures, points: treasures },
  ];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

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
  tally: (view, seat, points, language) => tally(view as View, seat, points, language),
  isWeighty: move => WEIGHTY.includes(move),
};
