/**
 * Detects pointing at a thing: a resting pointer, a long press, a press without another meaning, or
 * focus.
 */
import { thingOf } from '../../board/explained.ts';
import { shortcut } from '../../settings.ts';
import { KEYS } from './keys.ts';

export interface Pointed {
  readonly thing: Element;
  readonly by: 'hover' | 'press' | 'focus';
  /** The position of the pointer; undefined for focus. */
  readonly at?: Spot;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const REST = 300; // milliseconds until a resting pointer counts
const HOLD = 500; // until a finger counts
const LEAVE = 250; // for the way from the thing to its explanation
const SLOP = 10; // pixels of tolerance for a finger

/** Elements with an action on press. */
const CONTROL = 'button, a, label, input, select, summary, [role="button"]';

const spotOf = ({ clientX, clientY }: MouseEvent): Spot => ({ x: clientX, y: clientY });

/** Milliseconds left of a wait that began with an event. */
const left = (wait: number, { timeStamp }: Event): number =>
  Math.max(0, wait - (performance.now() - timeStamp));

const TAKEN = [
  ...['pointerover', 'pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'click'],
  ...['focusin', 'focusout', 'explain'],
];

export class Pointing {
  readonly #table: Element;
  readonly #sheet: () => Element | null;
  readonly #show: (pointed: Pointed | undefined) => void;
  readonly #end = new AbortController();
  #now: Pointed | undefined;
  #known: Element | undefined; // dismissed or pressed: no explanation until the pointer has left it
  #over: Element | undefined; // under the pointer
  #opening = 0;
  #closing = 0;
  #holding = 0;
  #pressedAt: Spot = { x: 0, y: 0 };
  #restsAt: Spot | undefined; // its last movement
  #isHeld = false; // a long press was handled: its click is ignored

  /** `sheet` is the explanation; the pointer may move onto it. */
  constructor(
    table: Element,
    sheet: () => Element | null,
    show: (pointed: Pointed | undefined) => void,
  ) {
    this.#table = table;
    this.#sheet = sheet;
    this.#show = show;
    const { signal } = this.#end;
    const anywhere = { signal, capture: true };
    for (const type of TAKEN) addEventListener(type, e => this.take(e), anywhere);
    addEventListener('pointerout', e => e.relatedTarget === null && this.#leave(), { signal });
    addEventListener('contextmenu', e => this.#isHeld && e.preventDefault(), anywhere);
    addEventListener('keydown', e => this.#onKey(e), anywhere);
    addEventListener('scroll', e => this.#onScroll(e), anywhere);
    addEventListener('resize', () => this.close(), { signal });
  }

  end(): void {
    this.#stop();
    this.#end.abort();
  }

  close(): void {
    this.#stop();
    this.#forget();
  }

  #forget(): void {
    if (!this.#now) return;
    this.#now = undefined;
    this.#show(undefined);
  }

  /** An event of the browser; also one from before this was loaded. */
  take(e: Event): void {
    if (e.type === 'pointerover') this.#onPass(e as PointerEvent);
    else if (e.type === 'pointerdown') this.#onDown(e as PointerEvent);
    else if (e.type === 'pointermove') this.#onMove(e as PointerEvent);
    else if (e.type === 'pointerup' || e.type === 'pointercancel') clearTimeout(this.#holding);
    else if (e.type === 'click') this.#onClick(e as MouseEvent);
    else if (e.type === 'focusin') this.#onFocus(e);
    else if (e.type === 'focusout') this.#onBlur(e as FocusEvent);
    else if (e.type === 'explain') this.#open(this.#thingOf(e), 'press');
  }

  #open(thing: Element | undefined, by: Pointed['by'], at?: Spot): void {
    this.#stop();
    if (!thing?.isConnected) return;
    this.#now = { thing, by, ...(at && { at }) };
    this.#show(this.#now);
  }

  #stop(): void {
    clearTimeout(this.#opening);
    clearTimeout(this.#closing);
    clearTimeout(this.#holding);
    this.#closing = 0;
  }

  #thingOf(e: Event): Element | undefined {
    const thing = thingOf(e);
    return thing && this.#table.contains(thing) ? thing : undefined;
  }

  #isInSheet(target: EventTarget | null): boolean {
    return target instanceof Node && this.#sheet()?.contains(target) === true;
  }

  /** A thing that moves under a resting pointer is not pointed at: only a moving pointer counts. */
  #onPass(e: PointerEvent): void {
    const { x, y } = spotOf(e);
    const isMoving = this.#restsAt && (x !== this.#restsAt.x || y !== this.#restsAt.y);
    if (isMoving) this.#onOver(e);
    else if (!this.#isInSheet(e.target)) {
      const thing = this.#thingOf(e);
      if (thing !== this.#known) this.#known = undefined;
      if (thing !== this.#now?.thing) this.#leave();
    }
  }

  #onOver(e: PointerEvent): void {
    if (e.pointerType === 'touch') return;
    clearTimeout(this.#opening);
    const thing = this.#thingOf(e);
    this.#over = thing;
    if (this.#isInSheet(e.target) || (thing && thing === this.#now?.thing)) {
      clearTimeout(this.#closing);
      this.#closing = 0;
      return;
    }
    if (thing !== this.#known) this.#known = undefined;
    this.#leave();
    if (!thing || thing === this.#known) return;
    const rest = (): void => this.#open(thing, 'hover', spotOf(e));
    this.#opening = window.setTimeout(rest, left(REST, e));
  }

  /** The explanation closes when the pointer has left. */
  #leave(): void {
    if (this.#now?.by !== 'hover' || this.#closing !== 0) return;
    const leave = (): void => {
      this.#closing = 0;
      this.#forget(); // the pointer may be on another thing by now
    };
    const wait = this.#sheet()?.hasAttribute(LETS_THROUGH) ? 0 : LEAVE;
    this.#closing = window.setTimeout(leave, wait);
  }

  #onDown(e: PointerEvent): void {
    this.#isHeld = false;
    if (this.#isInSheet(e.target)) return;
    this.close();
    const thing = this.#thingOf(e);
    this.#known = thing;
    if (!thing || e.pointerType === 'mouse') return;
    this.#pressedAt = spotOf(e);
    const hold = (): void => {
      this.#isHeld = true;
      this.#open(thing, 'press', this.#pressedAt);
    };
    this.#holding = window.setTimeout(hold, left(HOLD, e));
  }

  #onMove(e: PointerEvent): void {
    this.#restsAt = spotOf(e);
    const { x, y } = this.#pressedAt;
    if (Math.hypot(e.clientX - x, e.clientY - y) > SLOP) clearTimeout(this.#holding);
    if (this.#thingOf(e) !== this.#over) this.#onOver(e); // it was there before this was loaded
  }

  #onClick(e: MouseEvent): void {
    if (this.#isHeld) {
      this.#isHeld = false;
      e.preventDefault();
      e.stopImmediatePropagation();
      return;
    }
    const thing = this.#thingOf(e);
    if (this.#isInSheet(e.target)) this.#onSheetClick(e.target as Element);
    else if (thing && e.detail > 0 && !thing.closest(CONTROL))
      this.#open(thing, 'press', spotOf(e));
  }

  /** Following the link to the rule closes the explanation, but not before the click. */
  #onSheetClick(target: Element): void {
    if (target.closest('a')) setTimeout(() => this.close());
  }

  #onFocus(e: Event): void {
    if (this.#isInSheet(e.target)) return;
    const thing = this.#thingOf(e);
    if (thing && (e.target as Element).matches(':focus-visible')) this.#open(thing, 'focus');
  }

  #onBlur({ relatedTarget }: FocusEvent): void {
    if (this.#now?.by === 'focus' && !this.#isInSheet(relatedTarget)) this.close();
  }

  #onKey(e: KeyboardEvent): void {
    if (!this.#now || e.altKey || e.ctrlKey || e.metaKey) return;
    // Tab skips the link: it would be one more stop at every thing.
    const link = this.#sheet()?.querySelector('a');
    if (e.key === 'Escape') {
      this.#known = this.#now.thing;
      this.close();
    } else if (e.key === shortcut(KEYS.rule) && link) link.click();
    else return;
    e.preventDefault();
    e.stopImmediatePropagation();
  }

  #onScroll({ target }: Event): void {
    if (this.#now && target instanceof Node && target.contains(this.#now.thing)) this.close();
  }
}

/** Marks a sheet without a free place: it yields to a pointer that approaches what it covers. */
export const LETS_THROUGH = 'data-lets-through';
