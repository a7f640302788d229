/** Somebody at a table: what they look at, what has just happened, and what they do. */
import { batch, computed, effect, type Signal, signal } from '@preact/signals';
import { type DoorRefusal, type LogLine, type SeatView, whyNotMove } from '@tidetable/match';
import { type AnyGame, type Seat, SPECTATOR } from '@tidetable/rules';
import { gameAt } from './gameAt.ts';
import type { Status, Table } from './table.ts';

/** A shared screen changes hands: first who leaves looks at the outcome, then it is covered. */
export interface HandOver {
  readonly to: Seat;
  readonly isCovered: boolean;
}

/** More entries than that at once were not played but turned over: nothing to show in motion. */
const MOST_IN_MOTION = 12;

export class Sitting {
  readonly table: Table;
  /** The game in the table's edition, with its component sheet if it has one. */
  readonly game: AnyGame;
  /** Whose eyes; SPECTATOR where nobody plays here. */
  readonly viewer: Signal<Seat>;
  readonly handOver = signal<HandOver | undefined>(undefined);
  readonly present = signal<SeatView | undefined>(undefined);
  /** A moment of the past, while one is looked at. */
  readonly past = signal<SeatView | undefined>(undefined);
  readonly lines = signal<readonly LogLine[]>([]);
  /** What led from the moment shown before to the present one; nothing after a jump. */
  readonly news = signal<readonly LogLine[]>([]);
  readonly fresh = computed(() => this.news.value.flatMap(line => line.events));
  readonly refusal = signal<DoorRefusal | undefined>(undefined);
  readonly fault = signal<unknown>(undefined);
  readonly shown = computed(() => this.past.value ?? this.present.value);
  readonly #hasSecrets: boolean;
  #stop: () => void;
  #work: Promise<void> = Promise.resolve();
  #role: Status['role'] | undefined;
  #lastLook = 0; // counts them: only the last one is of interest

  constructor(table: Table, hasSecrets: boolean, viewer?: Seat) {
    this.table = table;
    this.game = gameAt(table.card);
    this.#hasSecrets = hasSecrets;
    const people = this.people;
    const { toAct } = table.status.value;
    const first = people.includes(toAct) ? toAct : (people[0] ?? SPECTATOR);
    this.viewer = signal(viewer ?? first);
    if (viewer === undefined && people.length > 1 && hasSecrets)
      this.handOver.value = { to: first, isCovered: true };
    const ply = computed(() => table.status.value.ply);
    const role = computed(() => table.status.value.role);
    this.#stop = effect(() => {
      void ply.value;
      void role.value; // another tab may have played otherwise
      void this.#then(() => this.#catchUp());
    });
  }

  get people(): Seat[] {
    return this.table.card.players.flatMap((p, seat) => (p.bot === undefined ? [seat] : []));
  }

  /** May this person act now? */
  get mayAct(): boolean {
    const moment = this.present.value;
    return moment !== undefined && this.past.value === undefined && moment.legal.length > 0;
  }

  play(move: string): Promise<void> {
    return this.#decide(async moment =>
      moment.legal.includes(move)
        ? this.table.submit(moment.seat, moment.ply, move)
        : this.#whyNot(moment, move),
    );
  }

  undo(to: number): Promise<void> {
    return this.#decide(({ ply, seat }) => this.table.undo(seat, ply, to));
  }

  /** Looks at a moment of the past; the present one is `back`. */
  look(ply: number): Promise<void> {
    const look = ++this.#lastLook;
    return this.#then(async () => {
      if (look !== this.#lastLook) return;
      if (ply >= this.table.status.value.ply) return this.back();
      const past = await this.table.view(ply, this.viewer.value, ply);
      if (look === this.#lastLook) this.past.value = past;
    });
  }

  back(): void {
    this.#lastLook++;
    if (!this.past.value) return;
    batch(() => {
      this.past.value = undefined;
      this.news.value = []; // seen long ago, or while looking elsewhere
    });
  }

  /** Looks through another's eyes: where that is allowed, is for the screen to know. */
  lookAs(viewer: Seat): Promise<void> {
    return this.#then(async () => {
      this.viewer.value = viewer;
      await this.#show();
      const ply = this.past.value?.ply;
      if (ply !== undefined) this.past.value = await this.table.view(ply, viewer, ply);
    });
  }

  cover(): void {
    const { value } = this.handOver;
    if (!value) return;
    this.back(); // what was seen by the eyes of whoever leaves
    this.handOver.value = { ...value, isCovered: true };
  }

  /** The next person has the screen now. */
  uncover(): Promise<void> {
    return this.#then(async () => {
      const { value } = this.handOver;
      if (!value) return;
      this.viewer.value = value.to;
      await this.#show();
      this.back();
      this.handOver.value = undefined;
      this.#passOn(); // others may have played on meanwhile
    });
  }

  leave(): void {
    this.#stop();
    this.table.close();
  }

  /** One thing after the other: answers never overtake each other. */
  #then(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(work).catch(e => {
      this.fault.value = e;
    });
    return this.#work;
  }

  /** Why a move that is not on the list is refused. Nobody need be asked: the view tells. */
  #whyNot(moment: SeatView, move: string): DoorRefusal | undefined {
    const { status, card } = this.table;
    if (status.value.role === 'watching') return { code: 'not-your-turn' };
    return whyNotMove(this.game, card.options, moment, move);
  }

  /** A decision is for the moment in which it was taken: a second tap is not for the next one. */
  #decide(act: (moment: SeatView) => Promise<DoorRefusal | undefined>): Promise<void> {
    const moment = this.present.value;
    const isLate = (): boolean =>
      moment !== this.present.value || moment?.ply !== this.table.status.value.ply;
    return this.#then(async () => {
      if (!moment || this.past.value || isLate()) return;
      this.refusal.value = await act(moment);
    });
  }

  async #catchUp(): Promise<void> {
    const { ply, role } = this.table.status.value;
    if (ply === this.present.value?.ply && role === this.#role) return; // one answer was for several changes
    this.#role = role;
    if (role !== 'watching') this.#passOn();
    await this.#show();
  }

  /** Who must act has the screen: at once where there are no secrets, else when it is handed over. */
  #passOn(): void {
    const { toAct } = this.table.status.value;
    const isPerson = this.people.includes(toAct);
    const { value } = this.handOver;
    if (!this.#hasSecrets) {
      if (isPerson) this.viewer.value = toAct;
    } else if (value?.isCovered) {
      if (isPerson) this.handOver.value = { ...value, to: toAct };
    } else {
      const isAnother = isPerson && toAct !== this.viewer.value;
      this.handOver.value = isAnother ? { to: toAct, isCovered: false } : undefined;
    }
  }

  /** Lays out the present as the table has it now. */
  async #show(): Promise<void> {
    const { ply } = this.table.status.value;
    const viewer = this.viewer.value;
    const before = this.present.value;
    const isJump = !before || (this.#hasSecrets && before.seat !== viewer);
    const from = isJump ? 0 : Math.min(before.ply, ply);
    const moment = await this.table.view(ply, viewer, from);
    const { lines: news } = moment;
    batch(() => {
      this.present.value = moment;
      this.lines.value = [...this.lines.value.slice(0, from), ...news];
      this.news.value = isJump || news.length > MOST_IN_MOTION ? [] : news;
      this.refusal.value = undefined;
    });
  }
}
