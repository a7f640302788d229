import { printed, text, yardWords } from '@tidetable/text/nauticus';
import type { Language } from '@tidetable/text/shell';
import type { GameUi } from '../gameUi.ts';
import { Board } from './board.tsx';
import { Dock } from './dock.tsx';
import { isMyTurn, type View } from './scene.ts';
import { Seat } from './seat.tsx';
import { isWasteful } from './useful.ts';

const heading = (view: View, language: Language): string => {
  const words = yardWords[language];
  const { round, seats, actionPhase, phase, running } = view;
  const when = words.round(round, printed.rounds[seats]);
  if (phase === 'over') return when;
  const what = isMyTurn(view) && words.you[phase === 'act' && running.uses > 0 ? 'again' : phase];
  return [when, what || words.actionPhase(actionPhase + 1, printed.actionPhases)].join(' · ');
};

export const nauticusUi: GameUi = {
  id: 'nauticus',
  hasSecrets: false,
  seats: { min: 2, max: 4 },
  text,
  Board,
  Dock,
  Seat,
  heading: (view, language) => heading(view as View, language),
  isWeighty: (move, view) => isWasteful(move, view as View),
};
