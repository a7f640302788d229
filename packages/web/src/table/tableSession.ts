/**
 * A person at a table: the moment shown, the latest events, and their actions. It does not depend
 * on the screen.
 */
import type { Advice } from '@tidetable/bots';
import {
  type LogLine,
  type MatchRefusal,
  refusalsAt,
  type SeatView,
  type Undo,
  type WhyNot,
} from '@tidetable/match';
import { type AnyGame, type GameEvent, type Seat, SPECTATOR } from '@tidetable/rules';
import { Follower, type Shown } from './follower.ts';
import { shareParts } from './shareParts.ts';
import type { Following, Step } from './steps.ts';
import type { Changing, PlayTable, TableStatus, WatchTable } from './table.ts';

/** A shared screen changes hands: first the last player sees the outcome, then it is covered. */
export interface HandOver {
  readonly to: Seat;
  readonly isCovered: boolean;
}

/** Immutable; every change makes a new object. */
export interface SessionState {
  readonly status: TableStatus;
  readonly handOver: HandOver | undefined;
  /** The latest known moment, including own unconfirmed moves. */
  readonly present: SeatView | undefined;
  /** A moment of the past, if one is shown. */
  readonly past: SeatView | undefined;
  /** The lines that led to that moment, if they were played and not skipped. */
  readonly led: readonly GameEvent[];
  readonly lines: readonly LogLine[];
  /** The lines from the moment shown before to the present one; none after a jump. */
  readonly news: readonly LogLine[];
  /** The events of the news; none without animation. */
  readonly fresh: readonly GameEvent[];
  /** The step of another player that is being shown. */
  readonly step: Step | undefined;
  readonly refusal: MatchRefusal | undefined;
  /** An own decision is being sent to a remote table. */
  readonly isPending: boolean;
  readonly fault: unknown;
}

export interface SessionSetup {
  readonly table: WatchTable;
  readonly game: AnyGame;
  /** The part of the table to play at; undefined at a table that is only watched. */
  readonly play?: PlayTable;
  /** Does a seat hold information that is hidden from others? */
  readonly hasSecrets: boolean;
  /** The viewpoint; by default that of the people here. */
  readonly viewer?: Seat;
  /** How moves of others are shown; by default at once. */
  readonly following?: Following;
}

/** A decision that the table has not confirmed yet. */
interface Pending {
  /** The moment of the decision. */
  readonly moment: SeatView;
  readonly act: (play: PlayTable) => Promise<MatchRefusal | undefined>;
  /** Its outcome, if it is certain. */
  readonly next: SeatView | undefined;
}

/** More entries than that at once were skipped, not played, and are not animated. */
const MOST_IN_MOTION = 12;

/** Refusals for the state of the table, not of the moment: they stay until the next decision. */
const LASTING: readonly string[] = ['stale', 'no-answer', 'deleted'];

const NO_NEWS = { news: [], fresh: [], step: undefined };

const AT_ONCE: Following = { pause: () => 0, captions: () => [] };

export class TableSession implements Changing<SessionState> {
  readonly table: WatchTable;
  /** The game in the table's edition, with its component sheet if it has one. */
  readonly game: AnyGame;
  readonly #play: PlayTable | undefined;
  readonly #hasSecrets: boolean;
  /** Several people share this screen and have hidden information. */
  readonly #needsCurtain: boolean;
  readonly #listeners = new Set<() => void>();
  readonly #follower: Follower;
  #state: SessionState = {
    status: { isOpen: true },
    handOver: undefined,
    present: undefined,
    past: undefined,
    led: [],
    lines: [],
    ...NO_NEWS,
    refusal: undefined,
    isPending: false,
    fault: undefined,
  };
  #truth: SeatView | undefined; // the last present received from the table
  #pending: readonly Pending[] = []; // the first one is being answered, each later one builds on the one before
  #unwatch: () => void = () => undefined;
  #ready: Promise<void>; // the first moment of this viewpoint has arrived
  #looks: Promise<void> = Promise.resolve();
  #refusals: { readonly moment: SeatView; readonly whyNot: WhyNot } | undefined; // of the last requested moment
  #lastLook = 0; // counts requests: only the last one counts

  constructor({ table, game, play, hasSecrets, viewer, following = AT_ONCE }: SessionSetup) {
    const { seatsHere } = table.card;
    this.table = table;
    this.game = game;
    this.#play = play;
    this.#hasSecrets = hasSecrets;
    this.#needsCurtain = viewer === undefined && hasSecrets && seatsHere.length > 1;
    this.#follower = new Follower(table, following, {
      show: shown => this.#show(shown),
      tell: step => this.#set({ step }),
      fail: fault => this.#set({ fault }),
    });
    const seats = seatsHere.length > 0 ? seatsHere : [SPECTATOR];
    this.#ready = this.#lookThrough(viewer === undefined ? seats : [viewer]);
  }

  get state(): SessionState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The table is read-only: a record. */
  get isRecord(): boolean {
    return this.#play === undefined;
  }

  /** The viewpoint; SPECTATOR if no person plays here. */
  get viewer(): Seat {
    return this.#state.present?.seat ?? SPECTATOR;
  }

  /** The legal moves here and now. */
  get legal(): readonly string[] {
    const { present, past } = this.#state;
    return present && !past && this.#mayPlay ? present.legal : [];
  }

  /** The undos possible here and now. */
  get undo(): Undo {
    const { present, past } = this.#state;
    return present && !past && this.#mayPlay && this.#play?.undo ? present.undo : {};
  }

  get hasUndo(): boolean {
    return this.#play?.undo !== undefined;
  }

  get hasAdvice(): boolean {
    return this.#play?.advise !== undefined;
  }

  /** Others act, and their moves are being shown. */
  get isFollowing(): boolean {
    const { step, past, handOver } = this.#state;
    return step !== undefined && !past && !handOver && this.legal.length === 0;
  }

  /** Resolves when moves of others have been in sight for a while. */
  seen(): Promise<void> {
    return this.#follower.seen();
  }

  /** Skips to the end of another's turn. */
  skip(): void {
    this.#follower.skip();
  }

  /** A strong bot's advice for the present; undefined without advice. */
  async advise(): Promise<Advice | undefined> {
    const { present } = this.#state;
    if (!present) return undefined;
    const { ply, seat, view, legal } = present;
    return this.#play?.advise?.({ ply, seat, view, legal });
  }

  /** Plays a move, or answers why it is refused. */
  async play(move: string): Promise<void> {
    const moment = this.#undecided;
    if (!moment) return;
    if (!this.legal.includes(move)) return this.refuse(this.#refusalAt(moment, move));
    const next = this.#play?.foresee?.(moment, move);
    await this.#decide({ moment, next, act: play => play.submit(moment.seat, moment.ply, move) });
  }

  /** Why a move is not legal here and now; undefined if no move is possible at all. */
  whyNot(move: string): MatchRefusal | undefined {
    const { present } = this.#state;
    return present && this.legal.length > 0 ? this.#refusalAt(present, move) : undefined;
  }

  /** Reports a refusal; a repeated one is reported again. */
  refuse(why: MatchRefusal | undefined): void {
    this.#set({ refusal: why && { ...why } });
  }

  async takeBack(to: number): Promise<void> {
    const moment = this.#undecided;
    if (!moment) return;
    const act = async (play: PlayTable) => play.undo?.(moment.seat, moment.ply, to);
    await this.#decide({ moment, next: undefined, act });
  }

  /** Shows a moment of the past; `back` shows the present. Played moves are animated. */
  look(ply: number, how: 'jumped' | 'played' = 'jumped'): Promise<void> {
    const look = ++this.#lastLook;
    return this.#inTurn(async () => {
      if (look !== this.#lastLook) return;
      const { present } = this.#state;
      const led = how === 'played' ? this.#eventsUpTo(ply) : [];
      if (!present || ply >= present.ply) return this.#backBy(led);
      const past = await this.table.momentAt(ply, present.seat);
      if (look === this.#lastLook) this.#set({ past: this.#likeShown(past), led });
    });
  }

  /** Reuses equal parts of the moment shown: only the others are drawn again. */
  #likeShown(moment: SeatView): SeatView {
    const { past, present } = this.#state;
    return { ...moment, view: shareParts((past ?? present)?.view, moment.view) };
  }

  back(): void {
    this.#backBy([]);
  }

  #backBy(fresh: readonly GameEvent[]): void {
    this.#lastLook++;
    // The lines to the present were seen before, or while another moment was shown, unless they are
    // played again.
    if (this.#state.past) this.#set({ past: undefined, led: [], news: [], fresh });
  }

  /** The events between the moment shown and a later one; a new list each time. */
  #eventsUpTo(ply: number): GameEvent[] {
    const { past, present, lines } = this.#state;
    const from = (past ?? present)?.ply ?? ply;
    return ply - from > MOST_IN_MOTION ? [] : lines.slice(from, ply).flatMap(line => line.events);
  }

  /** Changes the viewpoint; the screen decides whether that is allowed. */
  lookAs(viewer: Seat): Promise<void> {
    return this.#inTurn(async () => {
      await this.#lookThrough([viewer]);
      const ply = this.#state.past?.ply;
      if (ply !== undefined) this.#set({ past: await this.table.momentAt(ply, viewer), led: [] });
    });
  }

  cover(): void {
    const { handOver } = this.#state;
    if (!handOver) return;
    this.back(); // the news of the former viewpoint
    this.#set({ handOver: { ...handOver, isCovered: true } });
  }

  /** The next person takes the screen. */
  uncover(): Promise<void> {
    return this.#inTurn(async () => {
      const { handOver } = this.#state;
      if (!handOver) return;
      await this.#lookThrough([handOver.to]);
      this.back();
      this.#set({ handOver: this.#handOverAfter(this.#truth, undefined) }); // others may have moved meanwhile
    });
  }

  leave(): void {
    this.#unwatch();
    this.#follower.clear();
    this.table.close();
  }

  get #mayPlay(): boolean {
    return this.#play !== undefined && this.#state.status.isOpen;
  }

  #set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** One request after the other, so that answers stay in order. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#looks = this.#looks
      .then(() => this.#ready)
      .then(work)
      .catch(fault => this.#set({ fault }));
    return this.#looks;
  }

  /** Watches from this viewpoint from now on; resolves when there is a moment to show. */
  #lookThrough(seats: readonly Seat[]): Promise<void> {
    this.#unwatch();
    this.#follower.clear();
    this.#pending = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#unwatch = this.table.watch(seats, {
      moment: moment => {
        this.#receive(moment);
        resolve();
      },
      status: status => this.#set({ status, ...(status.fault && { fault: status.fault }) }),
      seen: () => this.#follower.seen(),
    });
    return promise;
  }

  /** Why an illegal move is refused, from the view alone. */
  #refusalAt(moment: SeatView, move: string): MatchRefusal | undefined {
    if (!this.#mayPlay) return { code: 'not-your-turn' };
    if (this.#refusals?.moment !== moment)
      this.#refusals = { moment, whyNot: refusalsAt(this.game, this.table.card.options, moment) };
    return this.#refusals.whyNot(move);
  }

  /**
   * The present, if no own decision is unconfirmed: a second tap does not count for the next
   * decision.
   */
  get #undecided(): SeatView | undefined {
    const { present, past } = this.#state;
    const last = this.#pending.at(-1);
    return past || (last && last.next !== present) ? undefined : present;
  }

  /** Sends one decision after the other; shows the outcome at once if it is certain. */
  async #decide(decision: Pending): Promise<void> {
    const { moment, next } = decision;
    this.#follower.goOn();
    this.#pending = [...this.#pending, decision];
    const isPending = this.#play?.foresee !== undefined; // otherwise the answer is about to come
    if (isPending || this.#state.refusal)
      this.#set({ refusal: undefined, isPending, ...(next && this.#after(next, moment)) });
    if (this.#pending[0] === decision) await this.#send(decision);
  }

  /** The table tells watchers of the outcome. */
  async #send(decision: Pending): Promise<void> {
    try {
      const refusal = this.#play && (await decision.act(this.#play));
      if (refusal) this.#refuse(decision, refusal);
    } catch (fault) {
      this.#set({ fault });
    }
  }

  /** A refusal: drops the foreseen outcome, and the decisions that followed it. */
  #refuse(decision: Pending, refusal: MatchRefusal): void {
    if (refusal.code === 'no-answer' && !this.#pending.includes(decision)) return; // the table has already sent it
    const truth = this.#truth;
    const isNext = this.#pending[0] === decision;
    if (isNext) this.#pending = [];
    this.#set({
      refusal,
      isPending: this.#pending.length > 0,
      ...(isNext &&
        decision.next &&
        truth && { present: truth, lines: this.#state.lines.slice(0, truth.ply), ...NO_NEWS }),
    });
  }

  /** The table sends the present; own moves that it does not have yet stay in sight. */
  #receive(moment: SeatView): void {
    const before = this.#truth;
    const [decision, ...rest] = this.#pending;
    const isAnswer = decision !== undefined && moment.ply > decision.moment.ply;
    const next = isAnswer ? decision.next : undefined;
    const isAsForeseen = next !== undefined && hasLine(moment, next);
    this.#truth = moment;
    if (isAsForeseen && rest.length > 0 && isSeenAs(moment, next)) {
      this.#pending = rest;
      void this.#send(rest[0]);
    } else if (isAnswer || !decision?.next) {
      if (isAnswer) this.#pending = [];
      const from = isAsForeseen ? next : before;
      const news = this.#newsOf(moment, from);
      this.#follower.take({ moment, before: from, news, isOvertaken: isAnswer && rest.length > 0 });
    }
  }

  #show({ moment, before, step, isOvertaken, isSkipped }: Shown): void {
    const { refusal, handOver } = this.#state;
    const isFirst = before === undefined && this.#needsCurtain;
    const covered = isFirst ? { to: moment.seat, isCovered: true } : handOver;
    const lasting = refusal && LASTING.includes(refusal.code) ? refusal : undefined;
    this.#set({
      ...this.#after(moment, before),
      step,
      ...(isSkipped && { fresh: [] }),
      handOver: this.#handOverAfter(moment, covered),
      refusal: isOvertaken ? { code: 'stale' } : lasting,
      isPending: this.#state.isPending && this.#pending.length > 0,
    });
  }

  /** A moment after another one, with its news. */
  #after(moment: SeatView, before: SeatView | undefined): Partial<SessionState> {
    const from = moment.ply - moment.lines.length;
    const news = this.#newsOf(moment, before);
    const isNow = before?.ply === moment.ply && !this.#isJump(moment, before); // nothing has happened
    return {
      present: moment,
      lines: [...this.#state.lines.slice(0, from), ...moment.lines],
      ...(!isNow && { news, fresh: news.flatMap(line => line.events), step: undefined }),
    };
  }

  /** The lines from one moment to another; none after a jump. */
  #newsOf(moment: SeatView, before: SeatView | undefined): readonly LogLine[] {
    if (!before || this.#isJump(moment, before)) return [];
    const from = moment.ply - moment.lines.length;
    const since = moment.lines.slice(Math.max(0, before.ply - from));
    return since.length > MOST_IN_MOTION ? [] : since;
  }

  #isJump(moment: SeatView, before: SeatView): boolean {
    return this.#hasSecrets && before.seat !== moment.seat;
  }

  /**
   * The seat to act gets the screen: at once without hidden information, else after a hand-over.
   */
  #handOverAfter(
    moment: SeatView | undefined,
    handOver: HandOver | undefined,
  ): HandOver | undefined {
    if (!moment || !this.#hasSecrets) return undefined;
    const { toAct, seat } = moment;
    const isHere = this.table.card.seatsHere.includes(toAct);
    if (handOver?.isCovered) return isHere ? { ...handOver, to: toAct } : handOver;
    return isHere && toAct !== seat ? { to: toAct, isCovered: false } : undefined;
  }
}

/** Did the foreseen move happen, with the foreseen outcome? */
const hasLine = ({ ply, lines }: SeatView, { lines: [foreseen] }: SeatView): boolean => {
  const line = lines[foreseen.ply - (ply - lines.length)];
  return line?.seat === foreseen.seat && isEqual(line.events, foreseen.events);
};

const isSeenAs = (a: SeatView, b: SeatView): boolean => a.ply === b.ply && isEqual(a.view, b.view);

const isEqual = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);
