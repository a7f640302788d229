/**
 * Presence at a table: people with an open socket, here or at another process, and for how long the
 * others have been absent.
 */
export class Presence {
  readonly #sockets = new Map<string, number>();
  readonly #wentAt = new Map<string, number>();
  readonly #openedAt = performance.now(); // when the table was opened here; earlier presence is unknown
  #elsewhere: ReadonlySet<string> = new Set();

  /** People with a socket at this process. */
  get here(): Iterable<string> {
    return this.#sockets.keys();
  }

  /** True if this person had no socket here. */
  come(person: string): boolean {
    const sockets = (this.#sockets.get(person) ?? 0) + 1;
    this.#sockets.set(person, sockets);
    return sockets === 1;
  }

  /** True if this person has no socket here any more. */
  go(person: string): boolean {
    const sockets = (this.#sockets.get(person) ?? 0) - 1;
    if (sockets > 0) this.#sockets.set(person, sockets);
    else this.#sockets.delete(person);
    if (sockets !== 0) return false;
    this.#wentAt.set(person, performance.now());
    return true;
  }

  /** People at other processes. */
  setElsewhere(people: readonly string[]): void {
    const before = this.#elsewhere;
    this.#elsewhere = new Set(people);
    for (const person of before)
      if (!this.#elsewhere.has(person)) this.#wentAt.set(person, performance.now());
  }

  has(person: string | undefined): boolean {
    return person !== undefined && (this.#sockets.has(person) || this.#elsewhere.has(person));
  }

  /** In milliseconds; 0 for a person who is present. */
  absenceOf(person: string): number {
    if (this.has(person)) return 0;
    return performance.now() - (this.#wentAt.get(person) ?? this.#openedAt);
  }
}
