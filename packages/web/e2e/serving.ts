/** A server of a test's own, with a copy of the client that the test may change. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../..');

export class OwnServer {
  readonly #dist = mkdtempSync(join(tmpdir(), 'tidetable-dist-'));
  readonly #child;

  constructor() {
    cpSync(join(packages, 'web', 'dist'), this.#dist, { recursive: true });
    const main = join(packages, 'cli', 'src', 'main.ts');
    const args = ['serve', '--port', '0', '--no-open', '--dist', this.#dist];
    this.#child = spawn(process.execPath, [main, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }

  /** Its address, once it listens. */
  async address(): Promise<string> {
    for await (const chunk of this.#child.stdout.iterator({ destroyOnReturn: false })) {
      const [address] = /http:\S+/.exec(String(chunk)) ?? [];
      if (address !== undefined) return address;
    }
    throw new Error('the server has ended');
  }

  /** Changes a file of the client, as a new build would. */
  change(file: string, how: (text: string) => string): void {
    const path = join(this.#dist, file);
    writeFileSync(path, how(readFileSync(path, 'utf8')));
    for (const ending of ['br', 'gz']) rmSync(`${path}.${ending}`, { force: true });
  }

  remove(files: RegExp): void {
    for (const file of readdirSync(this.#dist, { recursive: true }) as string[])
      if (files.test(file)) rmSync(join(this.#dist, file));
  }

  async end(): Promise<void> {
    if (this.#child.kill()) await once(this.#child, 'close');
    rmSync(this.#dist, { recursive: true });
  }
}
