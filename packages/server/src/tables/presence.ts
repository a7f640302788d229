/** Who has an open socket at a table, and for how long those who have none are away. */
export class Presence {
  readonly #sockets = new Map<string, number>();
  readonly #wentAt = new Map<string, number>();
  readonly #openedAt = performance.now(); // of the table; who was here before that is not known

  /** True if this person was away. */
  come(person: string): boolean {
    const sockets = (this.#sockets.get(person) ?? 0) + 1;
    this.#sockets.set(person, sockets);
    return sockets === 1;
  }

  /** True if this person is away now. */
  go(person: string): boolean {
    const sockets = (this.#sockets.get(person) ?? 0) - 1;
    if (sockets > 0) this.#sockets.set(person, sockets);
    else this.#sockets.delete(person);
    if (sockets !== 0) return false;
    this.#wentAt.set(person, performance.now());
    return true;
  }

  has(person: string | undefined): boolean {
    return person !== undefined && this.#sockets.has(person);
  }

  /** In milliseconds; 0 for who is here. */
  absenceOf(person: string): number {
    if (this.has(person)) return 0;
    return performance.now() - (this.#wentAt.get(person) ?? this.#openedAt);
  }
}
