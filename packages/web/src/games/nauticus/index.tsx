import {
  type Components,
  components,
  pointsOfShip,
  roundsOf,
  SET_POINTS,
} from '@tidetable/rules/nauticus';
import { boardWords, text, words } from '@tidetable/text/nauticus';
import type { Language } from '@tidetable/text/shell';
import type { GameUi, Share } from '../gameUi.ts';
import { Board } from './board.tsx';
import { Dock } from './dock.tsx';
import { ROADS } from './roadBar.tsx';
import { isMyTurn, type View } from './scene.ts';
import { Seat } from './seat.tsx';
import { isWasteful } from './wasted.ts';

const heading = (view: View, language: Language): string => {
  const yard = boardWords[language];
  const { round, seats, actionPhase, phase, running } = view;
  const when = yard.round(round, roundsOf(seats));
  if (phase === 'over') return when;
  const what = isMyTurn(view) && yard.you[phase === 'act' && running.uses > 0 ? 'again' : phase];
  return [when, what || yard.actionPhase(actionPhase + 1, components.actionPhases)].join(' · ');
};

/** What each finished ship and each kind of delivered goods is worth; the other roads are one sum. */
const partsOf = ({ ships, finished, delivered }: View['players'][number], own: Components) => ({
  ships: ships
    .filter((_, ship) => finished[ship])
    .map(({ parts }) => pointsOfShip(own, parts.length)),
  goods: Object.values(delivered)
    .map(n => SET_POINTS[n])
    .filter(points => points > 0),
});

const tally = (view: View, seat: number, own: Components, language: Language): Share[] => {
  const player = view.players[seat];
  const parts: { readonly [road: string]: readonly number[] } = partsOf(player, own);
  return ROADS.map(road => ({
    name: words[language].roads[road],
    points: player.roads[road],
    parts: parts[road] ?? [],
  }));
};

export const nauticusUi: GameUi = {
  id: 'nauticus',
  hasSecrets: false,
  text,
  Board,
  Dock,
  Seat,
  heading: (view, language) => heading(view as View, language),
  tally: (view, seat, own, language) => tally(view as View, seat, own as Components, language),
  needsConfirmation: (move, view, own) => isWasteful(move, view as View, own as Components),
};
