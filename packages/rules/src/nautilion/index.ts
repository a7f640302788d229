import { least } from '../core/bitSet.ts';
import { type Edition, editionParts } from '../core/edition.ts';
import type { Game } from '../core/game.ts';
import { IS_COOPERATIVE } from '../core/gameId.ts';
import { viewReader } from '../core/readView.ts';
import type { Components } from './components.ts';
import { editions } from './editions.ts';
import type { Event } from './events.ts';
import { formatMove, parseMove } from './formatMove.ts';
import { worlds } from './guess.ts';
import { brokenInvariant } from './invariants.ts';
import { legalMoves } from './legal.ts';
import { MOVE_COUNT, ROLL } from './moves.ts';
import { OPTIONS, refuseOptions, SEATS } from './options.ts';
import { play } from './play.ts';
import { parsePosition } from './read.ts';
import { whyNot } from './refusal.ts';
import { mayReveal } from './reveal.ts';
import { place, score } from './score.ts';
import { deal, formatDeal, parseDeal } from './setup.ts';
import { sheetOf } from './sheet.ts';
import { blank, copyInto, LONGEST_PATH, type State } from './state.ts';
import { Step } from './steps.ts';
import { position, type View, view, viewEvent } from './view.ts';

export type { Event, Source } from './events.ts';
export type { OptionRefusalCode } from './options.ts';
export type { RefusalCode } from './refusal.ts';
export type { Sheet } from './sheet.ts';
export type { State } from './state.ts';
export type { OutcomeName, StepName, TaskName } from './steps.ts';
export type { Pending, Position, View } from './view.ts';

type Nautilion = Game<State, View, Event>;

/** The game in one edition, with its components or those of a table's own sheet. */
export const makeNautilion = (
  edition: Edition<Components>,
  components = edition.components,
): Nautilion => {
  const sheet = sheetOf(components);
  const blankOf: Nautilion['blank'] = o => blank(sheet, o);
  const worldsOf: Nautilion['worlds'] = v => worlds(sheet, v);
  return {
    id: 'nautilion',
    ...editionParts(edition, components, own => makeNautilion(edition, own)),
    seats: SEATS,
    cooperative: IS_COOPERATIVE.nautilion,
    options: OPTIONS,
    moveCount: MOVE_COUNT,
    maxLegal: LONGEST_PATH, // every token for a Translation, or every place for a Backwash
    maxPlies: 4000, // the sum at the end of SPEC.md [NL107]
    refuseOptions,
    blank: blankOf,
    deal,
    formatDeal,
    parseDeal: (o, lines) => parseDeal(sheet, o, lines),
    copyInto,
    toAct: s => s.toAct,
    turn: s => s.turn,
    legalMoves,
    whyNot,
    play,
    pendingFact: s => (s.step === Step.escape ? `escape/${s.turn}` : dieFact(s)),
    odds: (s, m) => s.sheet.odds[m - ROLL], // [NL7]
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

/** `die/7/2/0`: turn, die, and how often it was rolled in this turn before. [NL104] */
const dieFact = (s: State): string => {
  const die = least(s.toRoll);
  return `die/${s.turn}/${die + 1}/${s.rolls[die]}`;
};

/** Every released edition, the newest last. */
export const nautilionEditions = editions.map(edition => makeNautilion(edition));

export const nautilion = nautilionEditions[nautilionEditions.length - 1];
