import { type Components, components, roundsOf } from '@tidetable/rules/nauticus';
import { boardWords, text } from '@tidetable/text/nauticus';
import { needTexts } from '../../texts.ts';
import type { GameUi } from '../gameUi.ts';
import { Board } from './board.tsx';
import type { NauticusProps, View } from './boardProps.ts';
import { needsConfirmation } from './confirmation.ts';
import { Dock } from './dock.tsx';
import { request } from './request.ts';
import { Seat } from './seat.tsx';
import { warning } from './warning.ts';

type When = Pick<(typeof boardWords)['en'], 'round' | 'actionPhase'>;

const heading = ({ round, seats, actionPhase, phase }: View, words: When): string => {
  const when = words.round(round, roundsOf(seats));
  if (phase === 'over') return when;
  return [when, words.actionPhase(actionPhase + 1, components.actionPhases)].join(' · ');
};

const loadExplanations = async () => {
  const [explanations] = await Promise.all([import('./explain.ts'), needTexts('nauticus/explain')]);
  return explanations;
};

export const nauticusUi: GameUi = {
  id: 'nauticus',
  hasSecrets: false,
  reveals: { round: 'turned' },
  text,
  Board,
  Dock,
  Seat,
  heading: (view, language) => heading(view as View, boardWords[language]),
  briefHeading: (view, language) => heading(view as View, boardWords[language].brief),
  request: (board, language) => request(board as NauticusProps, language),
  loadExplain: async () => (await loadExplanations()).explain,
  loadTieBreak: async () => (await loadExplanations()).tieBreak,
  loadQueries: async () => (await import('./queries.ts')).loadQueries(),
  warning: (move, view, own, language) => warning(move, view as View, own as Components, language),
  needsConfirmation: (move, view, own) => needsConfirmation(move, view as View, own as Components),
};
