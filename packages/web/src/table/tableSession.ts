/** Somebody at a table: what they look at, what has just happened, and what they do. Knows no screen. */
import type { Advice } from '@tidetable/bots';
import {
  type DoorRefusal,
  type LogLine,
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

/** A shared screen changes hands: first who leaves looks at the outcome, then it is covered. */
export interface HandOver {
  readonly to: Seat;
  readonly isCovered: boolean;
}

/** Immutable; every change is another one. */
export interface SessionState {
  readonly status: TableStatus;
  readonly handOver: HandOver | undefined;
  /** The last moment that is known, own moves on their way included. */
  readonly present: SeatView | undefined;
  /** A moment of the past, while one is looked at. */
  readonly past: SeatView | undefined;
  /** What led to that moment, if it was played and not jumped to. */
  readonly led: readonly GameEvent[];
  readonly lines: readonly LogLine[];
  /** What led from the moment shown before to the present one; nothing after a jump. */
  readonly news: readonly LogLine[];
  /** The events of the news; none where nobody wants to see them. */
  readonly fresh: readonly GameEvent[];
  /** What another has just done, while it is told on the table. */
  readonly step: Step | undefined;
  readonly refusal: DoorRefusal | undefined;
  /** An own decision is on its way to a remote table. */
  readonly isPending: boolean;
  readonly fault: unknown;
}

export interface SessionSetup {
  readonly table: WatchTable;
  /** That it plays. */
  readonly game: AnyGame;
  /** Nothing where there is nothing to play. */
  readonly play?: PlayTable;
  /** Does anybody hold what others may not see? */
  readonly hasSecrets: boolean;
  /** Through whose eyes; through those of the people here, if it is not said. */
  readonly viewer?: Seat;
  /** What others do is shown step by step; at once, if it is not said. */
  readonly following?: Following;
}

/** A decision that the table has not confirmed yet. */
interface Pending {
  /** In which it was taken. */
  readonly moment: SeatView;
  readonly act: (play: PlayTable) => Promise<DoorRefusal | undefined>;
  /** What it leads to, where that can be told. */
  readonly next: SeatView | undefined;
}

/** More entries than that at once were not played but turned over: nothing to show in motion. */
const MOST_IN_MOTION = 12;

/** Refusals that tell of the table rather than of the moment: they stay until the next decision. */
const LASTING: readonly string[] = ['stale', 'no-answer', 'deleted'];

const NO_NEWS = { news: [], fresh: [], step: undefined };

const AT_ONCE: Following = { pause: () => 0, captions: () => [] };

export class TableSession implements Changing<SessionState> {
  readonly table: WatchTable;
  /** The game in the table's edition, with its component sheet if it has one. */
  readonly game: AnyGame;
  readonly #play: PlayTable | undefined;
  readonly #hasSecrets: boolean;
  /** Several people share this screen and hide things from each other. */
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
  #truth: SeatView | undefined; // the present as the table has told it
  #pending: readonly Pending[] = []; // the first one is being answered, each next one follows from the one before
  #unwatch: () => void = () => undefined;
  #ready: Promise<void>; // the first moment through these eyes is there
  #looks: Promise<void> = Promise.resolve();
  #refusals: { readonly moment: SeatView; readonly whyNot: WhyNot } | undefined; // of the last moment asked about
  #lastLook = 0; // counts them: only the last one is of interest

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

  /** Nothing can be done here: a record. */
  get isRecord(): boolean {
    return this.#play === undefined;
  }

  /** Through whose eyes; SPECTATOR where nobody plays here. */
  get viewer(): Seat {
    return this.#state.present?.seat ?? SPECTATOR;
  }

  /** The moves that can be made here and now. */
  get legal(): readonly string[] {
    const { present, past } = this.#state;
    return present && !past && this.#mayPlay ? present.legal : [];
  }

  /** What can be taken back here and now. */
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

  /** Others act, and what they do is being told. */
  get isFollowing(): boolean {
    const { step, past, handOver } = this.#state;
    return step !== undefined && !past && !handOver && this.legal.length === 0;
  }

  /** Resolves when what others did has been in sight for a while. */
  seen(): Promise<void> {
    return this.#follower.seen();
  }

  /** Shows what is left of another's turn at once. */
  skip(): void {
    this.#follower.skip();
  }

  /** What a strong bot would do in the present; undefined where nobody gives advice. */
  async advise(): Promise<Advice | undefined> {
    const { present } = this.#state;
    if (!present) return undefined;
    const { ply, seat, view, legal } = present;
    return this.#play?.advise?.({ ply, seat, view, legal });
  }

  /** Plays a move, or says why it cannot be played. */
  async play(move: string): Promise<void> {
    const moment = this.#undecided;
    if (!moment) return;
    if (!this.legal.includes(move)) return this.refuse(this.#refusalAt(moment, move));
    const next = this.#play?.foresee?.(moment, move);
    await this.#decide({ moment, next, act: play => play.submit(moment.seat, moment.ply, move) });
  }

  /** Why a move is not among those that can be made here and now; nothing, where none can be made at all. */
  whyNot(move: string): DoorRefusal | undefined {
    const { present } = this.#state;
    return present && this.legal.length > 0 ? this.#refusalAt(present, move) : undefined;
  }

  /** Says why something cannot be; said again, it is told again. */
  refuse(why: DoorRefusal | undefined): void {
    this.#set({ refusal: why && { ...why } });
  }

  async takeBack(to: number): Promise<void> {
    const moment = this.#undecided;
    if (!moment) return;
    const act = async (play: PlayTable) => play.undo?.(moment.seat, moment.ply, to);
    await this.#decide({ moment, next: undefined, act });
  }

  /** Looks at a moment of the past; the present one is `back`. What is played is seen in motion. */
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

  /** Made of parts of the moment shown, where they are equal: only the others are drawn again. */
  #likeShown(moment: SeatView): SeatView {
    const { past, present } = this.#state;
    return { ...moment, view: shareParts((past ?? present)?.view, moment.view) };
  }

  back(): void {
    this.#backBy([]);
  }

  #backBy(fresh: readonly GameEvent[]): void {
    this.#lastLook++;
    // What led to the present was seen long ago, or while looking elsewhere; unless it is played again.
    if (this.#state.past) this.#set({ past: undefined, led: [], news: [], fresh });
  }

  /** What happened between the moment shown and a later one; another list each time. */
  #eventsUpTo(ply: number): GameEvent[] {
    const { past, present, lines } = this.#state;
    const from = (past ?? present)?.ply ?? ply;
    return ply - from > MOST_IN_MOTION ? [] : lines.slice(from, ply).flatMap(line => line.events);
  }

  /** Looks through another's eyes: where that is allowed, is for the screen to know. */
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
    this.back(); // what was seen by the eyes of whoever leaves
    this.#set({ handOver: { ...handOver, isCovered: true } });
  }

  /** The next person has the screen now. */
  uncover(): Promise<void> {
    return this.#inTurn(async () => {
      const { handOver } = this.#state;
      if (!handOver) return;
      await this.#lookThrough([handOver.to]);
      this.back();
      this.#set({ handOver: this.#handOverAfter(this.#truth, undefined) }); // others may have played on meanwhile
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

  /** One look after the other: answers never overtake each other. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#looks = this.#looks
      .then(() => this.#ready)
      .then(work)
      .catch(fault => this.#set({ fault }));
    return this.#looks;
  }

  /** Watches through these eyes from now on; the answer comes when there is something to see. */
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

  /** Why a move that is not on the list is refused. Nobody need be asked: the view tells. */
  #refusalAt(moment: SeatView, move: string): DoorRefusal | undefined {
    if (!this.#mayPlay) return { code: 'not-your-turn' };
    if (this.#refusals?.moment !== moment)
      this.#refusals = { moment, whyNot: refusalsAt(this.game, this.table.card.options, moment) };
    return this.#refusals.whyNot(move);
  }

  /** The present, if no decision of it is on its way: a second tap is not for what follows. */
  get #undecided(): SeatView | undefined {
    const { present, past } = this.#state;
    const last = this.#pending.at(-1);
    return past || (last && last.next !== present) ? undefined : present;
  }

  /** One decision is sent after the other; what it leads to is shown at once, if that is known. */
  async #decide(decision: Pending): Promise<void> {
    const { moment, next } = decision;
    this.#follower.goOn();
    this.#pending = [...this.#pending, decision];
    const isPending = this.#play?.foresee !== undefined; // else the answer is about to come
    if (isPending || this.#state.refusal)
      this.#set({ refusal: undefined, isPending, ...(next && this.#after(next, moment)) });
    if (this.#pending[0] === decision) await this.#send(decision);
  }

  /** What comes of it, the table tells whoever watches. */
  async #send(decision: Pending): Promise<void> {
    try {
      const refusal = this.#play && (await decision.act(this.#play));
      if (refusal) this.#refuse(decision, refusal);
    } catch (fault) {
      this.#set({ fault });
    }
  }

  /** Nothing has come of it: what was foreseen did not happen, nor what was to follow. */
  #refuse(decision: Pending, refusal: DoorRefusal): void {
    if (refusal.code === 'no-answer' && !this.#pending.includes(decision)) return; // the table has told of it meanwhile
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

  /** The table tells of the present; own moves that it has not heard of stay in sight. */
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

  /** A moment laid out after another one. */
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

  /** What led from one moment to another; nothing after a jump. */
  #newsOf(moment: SeatView, before: SeatView | undefined): readonly LogLine[] {
    if (!before || this.#isJump(moment, before)) return [];
    const from = moment.ply - moment.lines.length;
    const since = moment.lines.slice(Math.max(0, before.ply - from));
    return since.length > MOST_IN_MOTION ? [] : since;
  }

  #isJump(moment: SeatView, before: SeatView): boolean {
    return this.#hasSecrets && before.seat !== moment.seat;
  }

  /** Who must act has the screen: at once where there are no secrets, else when it is handed over. */
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

/** Did the move that was foreseen happen, as it was foreseen? */
const hasLine = ({ ply, lines }: SeatView, { lines: [foreseen] }: SeatView): boolean => {
  const line = lines[foreseen.ply - (ply - lines.length)];
  return line?.seat === foreseen.seat && isEqual(line.events, foreseen.events);
};

const isSeenAs = (a: SeatView, b: SeatView): boolean => a.ply === b.ply && isEqual(a.view, b.view);

const isEqual = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);
