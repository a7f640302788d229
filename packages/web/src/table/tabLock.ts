/** The tab lock: which of several tabs plays a match; the others follow. */

type Message = 'saved' | 'taken';

interface Listener {
  /** Another tab has saved the match. */
  readonly saved: () => void;
  /** Another tab plays from now on. */
  readonly lost: () => void;
}

export class TabLock {
  readonly #name: string;
  readonly #listener: Listener;
  readonly #channel: BroadcastChannel;
  #release: (() => void) | undefined;
  #isOver = false;

  constructor(id: string, listener: Listener) {
    this.#name = `tidetable/${id}`;
    this.#listener = listener;
    this.#channel = new BroadcastChannel(this.#name);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Message>) =>
      data === 'taken' ? listener.lost() : listener.saved(),
    );
  }

  /** Does this tab play? Without Web Locks, as over plain http, the latest tab does. */
  async take(how: 'if-free' | 'in-any-case'): Promise<boolean> {
    if (navigator.locks) return this.#lock(how);
    this.#tell('taken');
    return true;
  }

  tellSaved(): void {
    this.#tell('saved');
  }

  end(): void {
    this.#isOver = true;
    this.#release?.();
    this.#channel.close();
  }

  #tell(message: Message): void {
    if (!this.#isOver) this.#channel.postMessage(message);
  }

  #lock(how: 'if-free' | 'in-any-case'): Promise<boolean> {
    const asked = Promise.withResolvers<boolean>();
    const released = Promise.withResolvers<void>();
    const options = how === 'if-free' ? { ifAvailable: true } : { steal: true };
    navigator.locks
      .request(this.#name, options, lock => {
        asked.resolve(lock !== null);
        return lock === null ? undefined : released.promise;
      })
      .catch(() => {
        asked.resolve(false);
        if (!this.#isOver) this.#listener.lost();
      });
    this.#release = released.resolve;
    return asked.promise;
  }
}
