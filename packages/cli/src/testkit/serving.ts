import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { listen, Place } from './program.ts';

/** `tidetable serve` as a process, which can be killed and started again at the same address. */
export class Serving {
  readonly place = new Place();
  #child: ChildProcess | undefined;
  address = '';

  constructor() {
    mkdirSync(this.place.at('client'));
    this.place.write('client/index.html', '<title>Tidetable</title>');
  }

  async start(): Promise<void> {
    const port = this.address === '' ? '0' : new URL(this.address).port;
    const args = [
      'serve',
      '--port',
      port,
      '--dist',
      'client',
      '--data',
      'data',
      '--host',
      '127.0.0.1',
    ];
    this.#child = this.place.spawn(args, {}, 300_000);
    this.#child.stderr?.pipe(process.stderr);
    this.address = await listen(this.#child);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const closed = this.#child && once(this.#child, 'close');
    this.#child?.kill(signal);
    await closed;
  }
}
