import { type Edition, editionParts } from '../core/edition.ts';
import type { Game } from '../core/game.ts';
import { IS_COOPERATIVE } from '../core/gameId.ts';
import { viewReader } from '../core/readView.ts';
import { type Components, components as standard } from './components.ts';
import { editions } from './editions.ts';
import type { Event } from './events.ts';
import { formatMove, parseMove } from './formatMove.ts';
import { worlds } from './guess.ts';
import { brokenInvariant } from './invariants.ts';
import { legalMoves } from './legal.ts';
import { MAX_LEGAL, MOVE_COUNT, maxPlies } from './moves.ts';
import { OPTIONS } from './options.ts';
import { play } from './play.ts';
import { parsePosition } from './read.ts';
import { whyNot } from './refusal.ts';
import { mayReveal } from './reveal.ts';
import { place, score } from './score.ts';
import { deal, formatDeal, parseDeal } from './setup.ts';
import { sheetOf } from './sheet.ts';
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
export type { Part } from './part.ts';
export type { RefusalCode } from './refusal.ts';
export type { Final, Roads } from './score.ts';
export type { State } from './state.ts';
export type { Player, Position, Running, SharedView, View } from './view.ts';

type Nauticus = Game<State, View, Event>;

/** The game in one edition, with its components or those of a table's own sheet. */
export const makeNauticus = (
  edition: Edition<Components>,
  components = edition.components,
): Nauticus => {
  const sheet = sheetOf(components);
  const blankOf: Nauticus['blank'] = o => blank(sheet, o);
  const worldsOf: Nauticus['worlds'] = v => worlds(sheet, v);
  return {
    id: 'nauticus',
    ...editionParts(edition, components, own => makeNauticus(edition, own)),
    seats: { min: 2, max: 4 }, // [NC1]
    cooperative: IS_COOPERATIVE.nauticus,
    options: OPTIONS,
    moveCount: MOVE_COUNT,
    maxLegal: MAX_LEGAL,
    maxPlies: maxPlies(sheet),
    refuseOptions: () => undefined,
    blank: blankOf,
    deal,
    formatDeal,
    parseDeal: (o, lines) => parseDeal(sheet, o, lines),
    copyInto,
    toAct: s => s.toAct,
    turn: s => ((s.round - 1) * standard.actionPhases + s.actionPhase) * s.seats + s.turn + 1, // [NC10]
    round: s => s.round,
    legalMoves,
    whyNot,
    play,
    pendingFact: () => '', // chance speaks only in the deal
    odds: () => 1,
    score,
    place,
    view,
    parseView: viewReader({ blank: blankOf, view, worlds: worldsOf, brokenInvariant }),
    viewEvent: e => e, // everything that happens is open [NC9]
    mayReveal,
    worlds: worldsOf,
    formatMove,
    parseMove,
    position,
    parsePosition: p => parsePosition(sheet, p),
  };
};

/** Every released edition, the newest last. */
export const nauticusEditions = editions.map(edition => makeNauticus(edition));

export const nauticus = nauticusEditions[nauticusEditions.length - 1];
