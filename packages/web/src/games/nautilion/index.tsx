import type { Nautilion } from '@tidetable/rules';
import { text, words } from '@tidetable/text/nautilion';
import { needTexts } from '../../texts.ts';
import type { GameUi } from '../gameUi.ts';
import { Board } from './board.tsx';
import { needsConfirmation } from './confirmation.ts';
import { Dock } from './dock.tsx';
import { hopeless } from './hopeless.ts';
import { request, spokenRequest } from './request.ts';
import { Seat } from './seat.tsx';
import { voyage } from './voyage.ts';
import { warning } from './warning.ts';

type View = Nautilion.View;

export const nautilionUi: GameUi = {
  id: 'nautilion',
  hasSecrets: false,
  reveals: {
    rolled: 'rolled',
    'escape-roll': 'rolled',
    turned: 'turned',
    'heroic-opened': 'turned',
  },
  text,
  Board,
  Dock,
  Seat,
  heading: (view, language) => {
    const { turn, options } = view as View;
    const { board, form } = words[language];
    const { name, note } = form.ship.values[options.ship];
    return board.heading(turn, board.noted(name, note));
  },
  briefHeading: (view, language) => {
    const { turn, options } = view as View;
    const { board, form } = words[language];
    return board.brief(turn, form.ship.values[options.ship].name);
  },
  voyage,
  request,
  spokenRequest,
  loadExplain: async () => {
    const [{ explain }] = await Promise.all([
      import('./explain.ts'),
      needTexts('nautilion/explain'),
    ]);
    return explain;
  },
  loadQueries: async () => (await import('./queries.ts')).loadQueries(),
  warning,
  hopeless,
  needsConfirmation: (move, view, components) => needsConfirmation(move, view as View, components),
};
