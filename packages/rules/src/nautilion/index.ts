import type { Game } from '../core/game.ts';
import { viewReader } from '../core/readView.ts';
import { certainty, components } from './components.ts';
import type { Event } from './events.ts';
import { worlds } from './guess.ts';
import { legalMoves } from './legal.ts';
import { MOVE_COUNT, ROLL } from './moves.ts';
import { formatMove, parseMove } from './notation.ts';
import { OPTIONS, refuseOptions, SEATS } from './options.ts';
import { play } from './play.ts';
import { parsePosition } from './read.ts';
import { whyNot } from './refusal.ts';
import { mayReveal } from './reveal.ts';
import { place, score } from './score.ts';
import { deal, formatDeal, parseDeal } from './setup.ts';
import { whatIsWrong } from './sound.ts';
import { blank, copyInto, LONGEST_PATH, type State } from './state.ts';
import { Step } from './steps.ts';
import { position, type View, view, viewEvent } from './view.ts';

export type { Event, Source } from './events.ts';
export type { OptionRefusalCode } from './options.ts';
export type { RefusalCode } from './refusal.ts';
export type { State } from './state.ts';
export type { OutcomeName, StepName, TaskName } from './steps.ts';
export type { Pending, Position, View } from './view.ts';

export const nautilion: Game<State, View, Event> = {
  id: 'nautilion',
  rules: 1,
  gates: [],
  components,
  isStandard: true,
  certainty,
  bounds: {},
  withSheet: () => ({ sheet: 'shape', path: '' }),
  seats: SEATS,
  together: true,
  options: OPTIONS,
  moveCount: MOVE_COUNT,
  maxLegal: LONGEST_PATH, // every token for a Translation, or every place for a Backwash
  maxPlies: 4000, // the sum at the end of SPEC.md [NL107]
  refuseOptions,
  blank,
  deal,
  formatDeal,
  parseDeal,
  copyInto,
  toAct: s => s.toAct,
  turn: s => s.turn,
  legalMoves,
  whyNot,
  play,
  pendingFact: s => (s.step === Step.escape ? `escape/${s.turn}` : dieFact(s)),
  odds: (_, m) => components.faces[m - ROLL], // [NL7]
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

/** `die/7/2/0`: turn, die, and how often it was rolled in this turn before. [NL104] */
const dieFact = (s: State): string => {
  const die = 31 - Math.clz32(s.toRoll & -s.toRoll);
  return `die/${s.turn}/${die + 1}/${s.rolls[die]}`;
};
