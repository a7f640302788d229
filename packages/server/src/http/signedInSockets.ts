/** Open sockets by their sign-in: ending a sign-in closes its sockets. */
import type { WebSocket } from '@fastify/websocket';
import { formatTableMessage } from '@tidetable/protocol';
import type { Store } from '../store/store.ts';

const REFUSED = 1008; // the close code for a policy violation
/** Another process may have ended a sign-in. */
const ASK_EVERY = 60_000; // milliseconds

export class SignedInSockets {
  readonly #store: Store;
  readonly #sockets = new Map<string, Set<WebSocket>>();
  readonly #timer: NodeJS.Timeout;

  constructor(store: Store, askEvery = ASK_EVERY) {
    this.#store = store;
    this.#timer = setInterval(() => void this.#ask().catch(() => undefined), askEvery); // the store may be closed
    this.#timer.unref();
  }

  add(signIn: string, socket: WebSocket): void {
    const sockets = this.#sockets.get(signIn) ?? new Set();
    this.#sockets.set(signIn, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0) this.#sockets.delete(signIn);
    });
  }

  end(signIns: readonly string[]): void {
    for (const socket of signIns.flatMap(id => [...(this.#sockets.get(id) ?? [])])) {
      socket.send(formatTableMessage({ type: 'refused', code: 'no-guest' }));
      socket.close(REFUSED, 'no-guest');
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #ask(): Promise<void> {
    const ids = [...this.#sockets.keys()];
    const live = new Set(await this.#store.readLiveSignIns(ids));
    this.end(ids.filter(id => !live.has(id)));
  }
}
