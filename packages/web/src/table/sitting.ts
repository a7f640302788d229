/** Somebody at a table: what they look at, what has just happened, and what they do. */
import { batch, computed, effect, type Signal, signal } from '@preact/signals';
import type { DoorRefusal } from '@tidetable/match';
import { type GameEvent, OVER, type Seat, SPECTATOR } from '@tidetable/rules';
import type { LogLine, Moment, Table } from './table.ts';

/** A shared screen changes hands: first who leaves looks at the outcome, then it is covered. */
export interface HandOver {
  readonly to: Seat;
  readonly isCovered: boolean;
}

/** More entries than that at once were not played but turned over: nothing to show in motion. */
const MOST_IN_MOTION = 12;

export class Sitting {
  readonly table: Table;
  /** Whose eyes; SPECTATOR where nobody plays here. */
  readonly viewer: Signal<Seat>;
  readonly handOver = signal<HandOver | undefined>(undefined);
  readonly present = signal<Moment | undefined>(undefined);
  /** A moment of the past, while one is looked at. */
  readonly past = signal<Moment | undefined>(undefined);
  readonly lines = signal<readonly LogLine[]>([]);
  /** What led from the moment shown before to the present one. */
  readonly fresh = signal<readonly GameEvent[]>([]);
  readonly refusal = signal<DoorRefusal | undefined>(undefined);
  readonly fault = signal<unknown>(undefined);
  readonly shown = computed(() => this.past.value ?? this.present.value);
  readonly #hasSecrets: boolean;
  #stop: () => void;
  #work: Promise<void> = Promise.resolve();

  constructor(table: Table, hasSecrets: boolean, viewer?: Seat) {
    this.table = table;
    this.#hasSecrets = hasSecrets;
    const people = this.people;
    const { toAct } = table.status.value;
    const first = people.includes(toAct) ? toAct : (people[0] ?? SPECTATOR);
    this.viewer = signal(viewer ?? first);
    if (viewer === undefined && people.length > 1 && hasSecrets)
      this.handOver.value = { to: first, isCovered: true };
    this.#stop = effect(() => {
      const { ply, role } = table.status.value;
      void role; // the legal moves depend on it
      void this.#then(() => this.#catchUp(ply));
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
    return this.#then(async () => {
      const moment = this.present.value;
      if (!moment || this.past.value) return;
      const { viewer } = moment;
      const seat = viewer;
      this.refusal.value = moment.legal.includes(move)
        ? await this.table.submit(seat, moment.ply, move)
        : await this.table.whyNot(seat, move);
    });
  }

  undo(to: number): Promise<void> {
    return this.#then(async () => {
      const moment = this.present.value;
      if (!moment) return;
      this.refusal.value = await this.table.undo(moment.viewer, moment.ply, to);
    });
  }

  /** Looks at a moment of the past; the present one is `back`. */
  look(ply: number): Promise<void> {
    return this.#then(async () => {
      if (ply >= this.table.status.value.ply) this.past.value = undefined;
      else this.past.value = await this.table.moment(ply, this.viewer.value);
    });
  }

  back(): void {
    this.past.value = undefined;
  }

  /** Looks through another's eyes: where that is allowed, is for the screen to know. */
  lookAs(viewer: Seat): Promise<void> {
    return this.#then(async () => {
      const ply = this.past.value?.ply;
      this.viewer.value = viewer;
      await this.#show(this.table.status.value.ply, []);
      if (ply !== undefined) this.past.value = await this.table.moment(ply, viewer);
    });
  }

  cover(): void {
    const { value } = this.handOver;
    if (value) this.handOver.value = { ...value, isCovered: true };
  }

  /** The next person has the screen now. */
  uncover(): Promise<void> {
    return this.#then(async () => {
      const { value } = this.handOver;
      if (!value) return;
      this.viewer.value = value.to;
      await this.#show(this.table.status.value.ply, []);
      this.handOver.value = undefined;
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

  async #catchUp(ply: number): Promise<void> {
    const { toAct, role } = this.table.status.value;
    if (role === 'watching') return this.#show(ply, undefined); // nobody plays here
    const next = this.people.includes(toAct) && toAct !== this.viewer.value ? toAct : undefined;
    if (next !== undefined && this.people.length > 1) {
      if (this.#hasSecrets) this.handOver.value ??= { to: next, isCovered: false };
      else this.viewer.value = next;
    } else if (toAct === this.viewer.value || toAct === OVER) {
      if (!this.handOver.value?.isCovered) this.handOver.value = undefined;
    }
    await this.#show(ply, undefined);
  }

  async #show(ply: number, events: readonly GameEvent[] | undefined): Promise<void> {
    const viewer = this.viewer.value;
    const before = this.present.value;
    const isSameView = before?.viewer === viewer || !this.#hasSecrets;
    const from = before && isSameView ? Math.min(before.ply, ply) : 0;
    const [moment, news] = await Promise.all([
      this.table.moment(ply, viewer),
      this.table.lines(from, viewer),
    ]);
    if (this.viewer.value !== viewer) return;
    batch(() => {
      this.present.value = moment;
      this.lines.value = [...(from === 0 ? [] : this.lines.value.slice(0, from)), ...news];
      const isJump = from === 0 || news.length > MOST_IN_MOTION;
      this.fresh.value = events ?? (isJump ? [] : news.flatMap(line => line.events));
      this.refusal.value = undefined;
    });
  }
}
