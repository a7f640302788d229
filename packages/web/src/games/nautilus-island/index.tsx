import type { NautilusIsland } from '@tidetable/rules';
import type { Components } from '@tidetable/rules/nautilus-island';
import { text, type Words, words } from '@tidetable/text/nautilus-island';
import type { GameUi } from '../gameUi.ts';
import { Board } from './board.tsx';
import { Dock } from './dock.tsx';
import { request } from './request.ts';
import { Seat } from './seat.tsx';
import { warning } from './warning.ts';

type View = NautilusIsland.View;

/** Moves that end the turn by a single tap. Exploring and storing can be taken back, laying is confirmed. */
const WEIGHTY = ['collect', 'close', 'leave'];

type BoardWords = Words['board'];
type When = Pick<BoardWords, 'heading' | 'finalRound' | 'lastRound'>;

const headingBy = (when: When, { round, side, stage }: View, sides: BoardWords): string => {
  const end = { open: [], last: [when.lastRound], final: [when.finalRound] }[stage];
  return [when.heading(round, sides[side]), ...end].join(' · ');
};

export const nautilusIslandUi: GameUi = {
  id: 'nautilus-island',
  hasSecrets: true,
  reveals: {
    storing: 'held',
    stored: 'held',
    idled: 'held',
    revealed: 'turned',
    refilled: 'turned',
  },
  text,
  Board,
  Dock,
  Seat,
  heading: (view, language) => {
    const { board } = words[language];
    return headingBy(board, view as View, board);
  },
  briefHeading: (view, language) => {
    const { board } = words[language];
    return headingBy(board.brief, view as View, board);
  },
  request,
  loadExplain: async () => (await import('./explain.ts')).loadExplain(),
  loadTieBreak: async () => (await import('./explain.ts')).loadTieBreak(),
  loadQueries: async () => (await import('./queries.ts')).loadQueries(),
  warning: (move, view, components, language) =>
    warning(move, view as View, components as Components, language),
  needsConfirmation: move => WEIGHTY.includes(move),
};
