/** The state of a table beside its game: who plays each seat, who has given up, pace, practice. */
import type { Seat } from '@tidetable/rules';
import { type Entry, HOST, type Pace, type Player, type TableEntry } from './entry.ts';
import { type MatchRefusal, refuse } from './refusal.ts';

/** A seat that has given up, and how. */
export interface Left {
  readonly seat: Seat;
  readonly how: 'resign' | 'time-out';
}

/** … and who sat there. */
export interface Leaver extends Left {
  readonly name: string;
}

export interface TableState {
  readonly players: readonly Player[]; // by seat
  readonly pace: Pace;
  readonly isPractice: boolean;
  readonly isAborted: boolean;
  readonly left: readonly Leaver[]; // in this order
}

export const startTable = (players: readonly Player[], pace: Pace): TableState => ({
  players,
  pace,
  isPractice: false,
  isAborted: false,
  left: [],
});

/** The match is over although the game is not: it was aborted, or nobody is left to play against. */
export const hasEndedEarly = ({ isAborted, left, players }: TableState): boolean =>
  isAborted || (left.length > 0 && players.length - left.length < 2);

/** Why a table may not decide so, whatever the game says; moves and undos are not asked about here. */
export const whyNotDecide = (
  t: TableState,
  e: TableEntry,
  toAct: Seat,
): MatchRefusal | undefined => {
  switch (e.type) {
    case 'undo':
      return undefined;
    case 'take-back':
      // Without another person nobody could agree: that is what practice is for.
      return e.agreed.length === 0 ? refuse('not-agreed') : whyNotAgreed(t, e);
    case 'practice':
      return t.isPractice ? refuse('is-practice') : whyNotAgreed(t, e);
    case 'pace':
    case 'abort':
      return e.seat === HOST && e.agreed.length === 0 ? undefined : whyNotAgreed(t, e);
    case 'player':
      return whyNotSeated(t, e.seat);
    case 'resign':
      return whyNotPerson(t, e.seat) ?? whyNotFinishedBy(t, e);
    case 'time-out':
      if (t.pace.clock === 'none') return refuse('no-clock');
      if (e.seat !== toAct) return refuse('not-your-turn');
      return whyNotPerson(t, e.seat) ?? whyNotFinishedBy(t, e);
  }
};

/** Everybody else who plays here must have agreed, and nobody else can. */
const whyNotAgreed = (
  t: TableState,
  { seat, agreed }: { seat: Seat; agreed: readonly Seat[] },
): MatchRefusal | undefined => {
  const refusal = whyNotPerson(t, seat);
  if (refusal) return refusal;
  const others = t.players.flatMap(({ kind }, s) => (kind === 'human' && s !== seat ? [s] : []));
  const isComplete = others.length === agreed.length && others.every((s, i) => s === agreed[i]);
  return isComplete ? undefined : refuse('not-agreed');
};

const whyNotSeated = (t: TableState, seat: Seat): MatchRefusal | undefined => {
  if (!t.players[seat]) return refuse('no-such-seat');
  return t.left.some(l => l.seat === seat) ? refuse('has-left') : undefined;
};

const whyNotPerson = (t: TableState, seat: Seat): MatchRefusal | undefined =>
  whyNotSeated(t, seat) ?? (t.players[seat].kind === 'human' ? undefined : refuse('not-a-person'));

/** A bot is named exactly if the match goes on without the person. */
const whyNotFinishedBy = (
  t: TableState,
  e: Extract<TableEntry, { type: 'resign' | 'time-out' }>,
): MatchRefusal | undefined => {
  const needsBot =
    e.type === 'time-out' && e.outcome !== 'lost'
      ? e.outcome === 'stand-in'
      : t.players.length - t.left.length > 2;
  return (e.player?.kind === 'bot') === needsBot && (needsBot || e.player === undefined)
    ? undefined
    : refuse('no-stand-in');
};

/** The table after an entry that it may make. */
export const afterEntry = (t: TableState, e: Entry): TableState => {
  switch (e.type) {
    case 'move':
    case 'undo':
    case 'take-back':
      return t;
    case 'practice':
      return { ...t, isPractice: true };
    case 'pace':
      return { ...t, pace: e.pace };
    case 'abort':
      return { ...t, isAborted: true };
    case 'player':
      return seated(t, e.seat, e.player);
    case 'resign':
      return seated(leave(t, { seat: e.seat, how: 'resign' }), e.seat, e.player);
    case 'time-out': {
      const then = e.outcome === 'lost' ? leave(t, { seat: e.seat, how: 'time-out' }) : t;
      return seated(then, e.seat, e.player);
    }
  }
};

const leave = (t: TableState, { seat, how }: Left): TableState => {
  const name = t.players[seat]?.name ?? '';
  return { ...t, left: [...t.left, { seat, how, name }] };
};

export const namesOf = ({ players }: TableState): string[] => players.map(({ name }) => name);

/** In a log that was not replayed, the seat may not exist. */
const seated = (t: TableState, seat: Seat, player: Player | undefined): TableState =>
  player && t.players[seat] ? { ...t, players: t.players.with(seat, player) } : t;
