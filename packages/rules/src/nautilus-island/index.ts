import type { Game } from '../core/game.ts';
import { viewReader } from '../core/readView.ts';
import { certainty, components } from './components.ts';
import { worlds } from './guess.ts';
import { legalMoves } from './legal.ts';
import { MOVE_COUNT } from './moves.ts';
import { formatMove, parseMove } from './notation.ts';
import { type Event, play } from './play.ts';
import { parsePosition } from './read.ts';
import { whyNot } from './refusal.ts';
import { mayReveal } from './reveal.ts';
import { place, score } from './score.ts';
import { deal, formatDeal, parseDeal } from './setup.ts';
import { whatIsWrong } from './sound.ts';
import { blank, copyInto, type State } from './state.ts';
import { position, type View, view, viewEvent } from './view.ts';

export type { BonusName, ColourName } from './notation.ts';
export type { Event, Taken } from './play.ts';
export type { RefusalCode } from './refusal.ts';
export type { State } from './state.ts';
export type { Position, View } from './view.ts';

export const nautilusIsland: Game<State, View, Event> = {
  id: 'nautilus-island',
  rules: 1,
  gates: [],
  components,
  isStandard: true,
  certainty,
  bounds: {},
  withSheet: () => ({ sheet: 'shape', path: '' }),
  seats: { min: 2, max: 4 }, // [NI1]
  together: false,
  options: [],
  moveCount: MOVE_COUNT,
  maxLegal: 34, // a hand that allows every lay of up to three cards
  maxPlies: 1000, // each card is collected once and stored at most once, in turns of at most 5 moves
  refuseOptions: () => undefined,
  blank,
  deal,
  formatDeal,
  parseDeal,
  copyInto,
  toAct: s => s.toAct,
  turn: s => (s.round - 1) * s.seats + s.turn + 1, // [NI31]
  legalMoves,
  whyNot,
  play,
  pendingFact: s => `camp/${s.drawn}`, // where the next token of the bag goes [NI25]
  odds: () => 1,
  score,
  place,
  view,
  parseView: viewReader({ blank, view, worlds, whatIsWrong }),
  viewEvent,
  mayReveal,
  worlds,
  formatMove,
  parseMove,
  position,
  parsePosition,
};
