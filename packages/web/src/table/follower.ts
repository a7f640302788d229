/** Shows the changes of a table: moves of others step by step, everything else at once. */
import type { LogLine, SeatView } from '@tidetable/match';
import { OVER } from '@tidetable/rules';
import { Pause } from './pause.ts';
import { type Following, type Step, type Stop, stopsOf } from './steps.ts';
import type { WatchTable } from './table.ts';

/** A moment received from the table. */
export interface NewMoment {
  readonly moment: SeatView;
  /** The moment before it. */
  readonly before: SeatView | undefined;
  /** The events since then that are to be shown. */
  readonly news: readonly LogLine[];
  /** It replaced own decisions. */
  readonly isOvertaken: boolean;
}

/** A moment to be shown now. */
export interface Shown extends Omit<NewMoment, 'news'> {
  readonly step: Step | undefined;
  /** The person wants no steps. */
  readonly isSkipped: boolean;
}

interface Screen {
  readonly show: (shown: Shown) => void;
  /** The next caption of a step; undefined when it need no longer be shown. */
  readonly tell: (step: Step | undefined) => void;
  readonly fail: (fault: unknown) => void;
}

/** While others are still to move, the last step is shown for this many pauses. */
const LINGERING = 4;

/** For a moment without events. */
const NO_TURN = Number.POSITIVE_INFINITY;

export class Follower {
  readonly #table: WatchTable;
  readonly #following: Following;
  readonly #screen: Screen;
  readonly #pause = new Pause(); // the last shown step is in sight
  #told: NewMoment[] = []; // not yet shown
  #work: Promise<void> | undefined; // shows them
  #last: Stop | undefined; // the last one shown
  #skippedTurn = 0; // and all before it

  constructor(table: WatchTable, following: Following, screen: Screen) {
    this.#table = table;
    this.#following = following;
    this.#screen = screen;
  }

  take(told: NewMoment): void {
    this.#told.push(told);
    this.#work ??= this.#showAll(this.#told).catch(fault => {
      this.#work = undefined;
      this.#screen.fail(fault);
    });
  }

  /** Skips to the end of the turn. */
  skip(): void {
    const turn = this.#last?.turn ?? 0;
    this.goOn();
    this.#skippedTurn = turn;
    this.#screen.tell(undefined);
  }

  /** The step in sight has been seen. */
  goOn(): void {
    this.#skippedTurn = 0; // an undo may lead back before it
    this.#last = undefined;
    this.#pause.cut();
  }

  /** Drops all moments of this viewpoint. */
  clear(): void {
    this.#told = [];
    this.#work = undefined;
    this.goOn();
  }

  /** Resolves when all received moments have been in sight for a while. */
  async seen(): Promise<void> {
    while (this.#work || this.#pause.isOn) {
      await this.#work;
      await this.#pause.over;
    }
  }

  /** Moments received meanwhile are added to this list. */
  async #showAll(list: NewMoment[]): Promise<void> {
    for (let told = list.shift(); told; told = list.shift()) {
      await this.#showWay(told, () => this.#told !== list);
      if (this.#told !== list) return;
    }
    this.#work = undefined;
  }

  async #showWay(told: NewMoment, isGone: () => boolean): Promise<void> {
    const stops = this.#stopsTo(told);
    let { before } = told;
    for (const [i, stop] of stops.entries()) {
      if (stop.step && this.#pause.isOn) await this.#pause.over;
      const next = stops.at(i + 1);
      if (next && this.#isSkipped(stop) && this.#isSkipped(next)) continue;
      const isEnd = next === undefined;
      const moment = isEnd ? told.moment : await this.#momentAt(stop.ply, told.moment);
      if (isGone()) return;
      const isSkipped = this.#isSkipped(stop);
      const isOvertaken = isEnd && told.isOvertaken;
      const step = isSkipped ? undefined : stop.step;
      this.#last = stop;
      this.#pause.begin(isSkipped || stop.turn === NO_TURN ? 0 : this.#following.pause());
      this.#screen.show({ moment, before, isOvertaken, step, isSkipped });
      if (step) await this.#tellRest(stop, step, moment);
      before = moment;
    }
  }

  #isSkipped({ turn }: Stop): boolean {
    return turn <= this.#skippedTurn;
  }

  /** On the way to a moment, with the lines of the log up to there. */
  async #momentAt(ply: number, { seat, lines, ply: end }: SeatView): Promise<SeatView> {
    const moment = await this.#table.momentAt(ply, seat);
    return { ...moment, lines: lines.slice(0, lines.length - (end - ply)) };
  }

  #stopsTo({ moment, news }: NewMoment): readonly Stop[] {
    const { pause, captions } = this.#following;
    if (pause() > 0 && news.length > 0) return stopsOf(news, this.#table.card.seatsHere, captions);
    return [{ ply: moment.ply, turn: news.at(-1)?.turn ?? NO_TURN, step: undefined }];
  }

  /** The captions of a step after its first one; the last one stays for a while. */
  async #tellRest(stop: Stop, { line, seat }: Step, { legal, toAct }: SeatView): Promise<void> {
    const { pause, captions } = this.#following;
    for (const caption of captions(line).slice(1)) {
      await this.#pause.over;
      if (this.#last !== stop) return;
      this.#pause.begin(pause());
      this.#screen.tell({ line, seat, caption });
    }
    const isLast = legal.length > 0 || toAct === OVER || this.#table.card.seatsHere.includes(toAct);
    const forget = (): void => {
      if (this.#last === stop) this.#screen.tell(undefined);
    };
    setTimeout(forget, isLast ? pause() : pause() * LINGERING);
  }
}
