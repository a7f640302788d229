/** A line between a browser and the server that can be slow, stall or be cut. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export class LossyLine {
  /** Milliseconds that everything takes, each way. */
  delay = 0;
  #isStalled = false;
  #isCut = false;
  readonly #dead = new Set<Socket>();
  readonly #sockets = new Set<Socket>();
  readonly #held: (() => void)[] = [];
  readonly #server;

  constructor(target: string) {
    const { port } = new URL(target);
    this.#server = createServer(near => {
      if (this.#isCut) return near.destroy();
      const far = connect(Number(port), '127.0.0.1');
      for (const [from, to] of [
        [near, far],
        [far, near],
      ]) {
        this.#sockets.add(from);
        from.on('data', data => this.#carry(() => this.#isOpen(from, to) && to.write(data)));
        from.on('error', () => undefined);
        from.on('close', () => {
          this.#sockets.delete(from);
          if (!this.#dead.has(from)) to.destroy();
        });
      }
      return undefined;
    });
  }

  async address(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** All lines are lost, and no new ones are taken. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Nothing gets through, and nobody is told. */
  stall(): void {
    this.#isStalled = true;
  }

  /** Whatever travels on the lines that are there is lost, and nobody is told; new ones work. */
  drop(): void {
    for (const socket of this.#sockets) this.#dead.add(socket);
  }

  heal(): void {
    this.#isCut = false;
    this.#isStalled = false;
    for (const carry of this.#held.splice(0)) carry();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #isOpen(from: Socket, to: Socket): boolean {
    return to.writable && !this.#dead.has(from);
  }

  #carry(carry: () => void): void {
    setTimeout(() => {
      if (this.#isStalled) this.#held.push(carry);
      else carry();
    }, this.delay);
  }
}
