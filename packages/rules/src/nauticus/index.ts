import type { Game } from '../core/game.ts';
import { viewReader } from '../core/readView.ts';
import { certainty, components } from './components.ts';
import type { Event } from './events.ts';
import { worlds } from './guess.ts';
import { legalMoves } from './legal.ts';
import { MAX_LEGAL, MAX_PLIES, MOVE_COUNT } from './moves.ts';
import { formatMove, parseMove } from './notation.ts';
import { play } from './play.ts';
import { parsePosition } from './read.ts';
import { whyNot } from './refusal.ts';
import { mayReveal } from './reveal.ts';
import { place, score } from './score.ts';
import { deal, formatDeal, parseDeal } from './setup.ts';
import { whatIsWrong } from './sound.ts';
import { blank, copyInto, type State } from './state.ts';
import { position, type View, view } from './view.ts';

export type { Event, Free, TileKind } from './events.ts';
export type { Currency, Entry, Purse, Reason } from './ledger.ts';
export type {
  ActionName,
  EmblemName,
  GoodName,
  HullName,
  RewardName,
  TileName,
} from './notation.ts';
export type { RefusalCode } from './refusal.ts';
export type { Final, Roads } from './score.ts';
export type { State } from './state.ts';
export type { Part, Player, Position, Running, Table, View } from './view.ts';

export const nauticus: Game<State, View, Event> = {
  id: 'nauticus',
  rules: 1,
  gates: [],
  components,
  isStandard: true,
  certainty,
  bounds: {},
  withSheet: () => ({ sheet: 'shape', path: '' }),
  seats: { min: 2, max: 4 }, // [NC1]
  together: false,
  options: [{ name: 'oneEmblemPerShip', kind: 'flag', default: false }], // [NC90]
  moveCount: MOVE_COUNT,
  maxLegal: MAX_LEGAL,
  maxPlies: MAX_PLIES,
  refuseOptions: () => undefined,
  blank,
  deal,
  formatDeal,
  parseDeal,
  copyInto,
  toAct: s => s.toAct,
  turn: s => ((s.round - 1) * components.actionPhases + s.actionPhase) * s.seats + s.turn + 1, // [NC10]
  legalMoves,
  whyNot,
  play,
  pendingFact: () => '', // chance speaks only in the deal
  odds: () => 1,
  score,
  place,
  view,
  parseView: viewReader({ blank, view, worlds, whatIsWrong }),
  viewEvent: e => e, // everything that happens is open [NC9]
  mayReveal,
  worlds,
  formatMove,
  parseMove,
  position,
  parsePosition,
};
