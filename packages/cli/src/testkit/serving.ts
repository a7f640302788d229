/** The real command that serves tables, which can be killed and started again at the same address. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { listen, Place } from './program.ts';

const LONGEST_RUN = 300_000; // milliseconds

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
    const folders = ['--dist', 'client', '--data', 'data'];
    const args = ['serve', '--port', port, '--host', '127.0.0.1', ...folders];
    this.#child = this.place.spawn(args, { LIMIT_SCALE: '1000' }, LONGEST_RUN);
    this.#child.stderr?.pipe(process.stderr);
    this.address = await listen(this.#child);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const closed = this.#child && once(this.#child, 'close');
    this.#child?.kill(signal);
    await closed;
  }
}
