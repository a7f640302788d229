/** A pause that can be ended early. */
export class Pause {
  #over: Promise<void> = Promise.resolve();
  #cut: () => void = () => undefined;
  #isOn = false;

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Resolves when the last one is over. */
  get over(): Promise<void> {
    return this.#over;
  }

  /** Replaces a running one. */
  begin(ms: number): void {
    this.cut();
    if (ms === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const end = (): void => {
      clearTimeout(timer);
      this.#isOn = false;
      resolve();
    };
    const timer = setTimeout(end, ms);
    this.#isOn = true;
    this.#over = promise;
    this.#cut = end;
  }

  cut(): void {
    if (this.#isOn) this.#cut();
  }
}
