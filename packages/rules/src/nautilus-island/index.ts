import { type Edition, editionParts } from '../core/edition.ts';
import type { Game } from '../core/game.ts';
import { IS_COOPERATIVE } from '../core/gameId.ts';
import { viewReader } from '../core/readView.ts';
import type { Components } from './components.ts';
import { editions } from './editions.ts';
import { formatMove, parseMove } from './formatMove.ts';
import { worlds } from './guess.ts';
import { brokenInvariant } from './invariants.ts';
import { legalMoves } from './legal.ts';
import { MOVE_COUNT } from './moves.ts';
import { type Event, play } from './play.ts';
import { parsePosition } from './read.ts';
import { whyNot } from './refusal.ts';
import { mayReveal } from './reveal.ts';
import { place, score } from './score.ts';
import { deal, formatDeal, parseDeal } from './setup.ts';
import { sheetOf } from './sheet.ts';
import { blank, copyInto, type State } from './state.ts';
import { position, type View, view, viewEvent } from './view.ts';

export type { ColourName } from './cards.ts';
export type { BonusName } from './components.ts';
export type { Event, Taken } from './play.ts';
export type { RefusalCode } from './refusal.ts';
export type { State } from './state.ts';
export type { Position, View } from './view.ts';

type NautilusIsland = Game<State, View, Event>;

/** The game in one edition, with its components or those of a table's own sheet. */
export const makeNautilusIsland = (
  edition: Edition<Components>,
  components = edition.components,
): NautilusIsland => {
  const sheet = sheetOf(components);
  const blankOf: NautilusIsland['blank'] = o => blank(sheet, o);
  const worldsOf: NautilusIsland['worlds'] = v => worlds(sheet, v);
  return {
    id: 'nautilus-island',
    ...editionParts(edition, components, own => makeNautilusIsland(edition, own)),
    seats: { min: 2, max: 4 }, // [NI1]
    cooperative: IS_COOPERATIVE['nautilus-island'],
    options: [],
    moveCount: MOVE_COUNT,
    maxLegal: 34, // a hand that allows every lay of up to three cards
    maxPlies: 1000, // each card is collected once and stored at most once, in turns of at most 5 moves
    refuseOptions: () => undefined,
    blank: blankOf,
    deal,
    formatDeal,
    parseDeal: (o, lines) => parseDeal(sheet, o, lines),
    copyInto,
    toAct: s => s.toAct,
    turn: s => (s.round - 1) * s.seats + s.turn + 1, // [NI31]
    round: s => s.round,
    legalMoves,
    whyNot,
    play,
    pendingFact: s => `camp/${s.drawn}`, // where the next token of the bag goes [NI25]
    odds: () => 1,
    score,
    place,
    view,
    parseView: viewReader({ blank: blankOf, view, worlds: worldsOf, brokenInvariant }),
    viewEvent,
    mayReveal,
    worlds: worldsOf,
    formatMove,
    parseMove,
    position,
    parsePosition: p => parsePosition(sheet, p),
  };
};

/** Every released edition, the newest last. */
export const nautilusIslandEditions = editions.map(edition => makeNautilusIsland(edition));

export const nautilusIsland = nautilusIslandEditions[nautilusIslandEditions.length - 1];
