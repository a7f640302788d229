/** A server of a test's own, with data of its own and a copy of the client that the test may change. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../..');

/** The real command; it ends when the process that started it ends, and with it its input. */
export const serving = {
  words: [
    ...[process.execPath, '--require', join(packages, '..', 'tools', 'endWithParent.cjs')],
    ...[join(packages, 'cli', 'src', 'main.ts'), 'serve', '--port', '0', '--no-open'],
  ],
  env: { TIDETABLE_PARENT_PIPE: '0', DATA_DIR: join(packages, 'web', 'data') },
};

export class OwnServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'tidetable-server-'));
  readonly #dist = join(this.#folder, 'dist');
  readonly #child;

  /** Serves a copy of the client, or of another build. */
  constructor(build = join(packages, 'web', 'dist')) {
    cpSync(build, this.#dist, { recursive: true });
    const [node, ...args] = serving.words;
    this.#child = spawn(node!, [...args, '--dist', this.#dist], {
      env: { ...process.env, ...serving.env, DATA_DIR: join(this.#folder, 'data') },
      stdio: ['pipe', 'pipe', 'inherit'],
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
    rmSync(this.#folder, { recursive: true });
  }
}
