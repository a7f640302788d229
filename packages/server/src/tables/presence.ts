/**
 * Who has an open socket at a table, here or at another process, and for how long those who have none
 * are away.
 */
export class Presence {
  readonly #sockets = new Map<string, number>();
  readonly #wentAt = new Map<string, number>();
  readonly #openedAt = performance.now(); // of the table; who was here before that is not known
  #elsewhere: ReadonlySet<string> = new Set();

  /** Those who are here, and not only at another process. */
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

  /** Who is there by other processes. */
  setElsewhere(people: readonly string[]): void {
    const before = this.#elsewhere;
    this.#elsewhere = new Set(people);
    for (const person of before)
      if (!this.#elsewhere.has(person)) this.#wentAt.set(person, performance.now());
  }

  has(person: string | undefined): boolean {
    return person !== undefined && (this.#sockets.has(person) || this.#elsewhere.has(person));
  }

  /** In milliseconds; 0 for who is here. */
  absenceOf(person: string): number {
    if (this.has(person)) return 0;
    return performance.now() - (this.#wentAt.get(person) ?? this.#openedAt);
  }
}
