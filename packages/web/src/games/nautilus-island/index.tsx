import type { NautilusIsland } from '@tidetable/rules';
import type { Components } from '@tidetable/rules/nautilus-island';
import { text, words } from '@tidetable/text/nautilus-island';
import type { GameUi } from '../gameUi.ts';
import { Board } from './board.tsx';
import { Dock } from './dock.tsx';
import { request } from './request.ts';
import { Seat } from './seat.tsx';
import { warning } from './warning.ts';

type View = NautilusIsland.View;

/** What ends the turn by a single tap. Exploring and storing can be taken back, laying is confirmed. */
const WEIGHTY = ['collect', 'close', 'leave'];

export const nautilusIslandUi: GameUi = {
  id: 'nautilus-island',
  hasSecrets: true,
  text,
  Board,
  Dock,
  Seat,
  heading: (shown, language) => {
    const { round, side, stage } = shown as View;
    const { board } = words[language];
    const { heading, finalRound, lastRound } = board;
    const end = { open: [], last: [lastRound], final: [finalRound] }[stage];
    return [heading(round, board[side]), ...end].join(' · ');
  },
  request,
  loadExplain: async () => (await import('./explain.ts')).loadExplain(),
  loadTieBreak: async () => (await import('./explain.ts')).loadTieBreak(),
  loadQueries: async () => (await import('./queries.ts')).loadQueries(),
  warning: (move, view, components, language) =>
    warning(move, view as View, components as Components, language),
  needsConfirmation: move => WEIGHTY.includes(move),
};
