/** The real program as a child process, in a folder of its own, for tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const MAIN = path.join(import.meta.dirname, '../main.ts');
/** The launcher, which starts the program itself as a child. */
const LAUNCHER = path.join(import.meta.dirname, '../../bin/tidetable.cjs');
/** A cache of compiled code, with which a start costs a third. */
const CACHE = path.join(import.meta.dirname, '../../../../node_modules/.cache/tidetable-cli');
/** Every question of `play` ends like this, in English and in French. */
const PROMPT = /(quit\): |quitter\)\s: )$/;

export interface Outcome {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Circumstances {
  readonly input?: string | Uint8Array;
  readonly env?: NodeJS.ProcessEnv;
}

const places: Place[] = [];
/** For the end of a test file. */
export const removePlaces = (): void => {
  for (const place of places.splice(0)) place.remove();
};

/** A folder to run in; its matches go to `data` unless told otherwise. */
export class Place {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'tidetable-cli-'));
  readonly #home = path.join(this.folder, 'home');

  constructor() {
    mkdirSync(this.#home);
    places.push(this);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  at(file: string): string {
    return path.join(this.folder, file);
  }

  write(file: string, content: string | object): string {
    writeFileSync(this.at(file), typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  }

  read(file: string): string {
    return readFileSync(this.at(file), 'utf8');
  }

  /** Resolves when a file with something in it is there. */
  async appears(file: string): Promise<void> {
    const watcher = watch(this.folder, { recursive: true });
    const isThere = (): boolean => existsSync(this.at(file)) && this.read(file) !== '';
    while (!isThere()) await once(watcher, 'change');
    watcher.close();
  }

  /** Everything in the folder, the data folder included. */
  list(): string[] {
    return (readdirSync(this.folder, { recursive: true }) as string[])
      .filter(file => file !== 'home')
      .sort();
  }

  spawn(args: readonly string[], env: NodeJS.ProcessEnv = {}, timeout = 60_000): ChildProcess {
    return this.#start(MAIN, args, env, timeout);
  }

  /** The same through the launcher. */
  launch(args: readonly string[], env: NodeJS.ProcessEnv = {}, timeout = 60_000): ChildProcess {
    return this.#start(LAUNCHER, args, env, timeout);
  }

  #start(
    file: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv,
    timeout: number,
  ): ChildProcess {
    return spawn(process.execPath, [file, ...args], {
      cwd: this.folder,
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: CACHE,
        HOME: this.#home,
        XDG_DATA_HOME: this.at('home'),
        ...env,
      },
      stdio: 'pipe',
      timeout, // a program that hangs is a failure, not a wait
      killSignal: 'SIGKILL',
    });
  }

  async run(args: readonly string[], { input = '', env }: Circumstances = {}): Promise<Outcome> {
    const child = this.spawn(args, env);
    child.stdin?.on('error', () => undefined); // it may leave before it has read all
    child.stdin?.end(input);
    return outcome(child);
  }
}

const outcome = async (child: ChildProcess): Promise<Outcome> => {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('no pipes');
  const closed = once(child, 'close');
  const [out, err] = await Promise.all([text(stdout), text(stderr)]);
  const [code, signal] = await closed;
  return { code, signal, stdout: out, stderr: err };
};

/** Standard error without the progress lines of an arena, which appear on a slow machine. */
export const withoutProgress = (stderr: string): string =>
  stderr.replaceAll(/^\d+ of \d+ games\n/gm, '');

/** The output of the server up to its address, and that address. */
export const listen = async (child: ChildProcess): Promise<string> => {
  let said = '';
  for await (const chunk of child
    .stdout!.setEncoding('utf8')
    .iterator({ destroyOnReturn: false })) {
    said += chunk;
    const [address] = /http:\S+/.exec(said) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`no address:\n${said}`);
};

/** A running `play` that is answered question by question. */
export class Session {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;
  #output = '';
  #errors = '';
  #read = 0;
  #wake: () => void = () => undefined;

  constructor(place: Place, args: readonly string[], env?: NodeJS.ProcessEnv) {
    this.#child = place.spawn(args, env);
    this.#ended = once(this.#child, 'close').then(() => this.#wake());
    this.#child.stdout?.setEncoding('utf8').on('data', chunk => {
      this.#output += chunk;
      this.#wake();
    });
    this.#child.stderr?.setEncoding('utf8').on('data', chunk => {
      this.#errors += chunk;
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** The output up to the next question, undefined once the program has ended. */
  async question(): Promise<string | undefined> {
    for (;;) {
      const said = this.#output.slice(this.#read);
      if (PROMPT.test(said)) {
        this.#read = this.#output.length;
        return said;
      }
      if (this.#child.exitCode !== null || this.#child.signalCode !== null) return undefined;
      await new Promise<void>(resolve => {
        this.#wake = resolve;
      });
    }
  }

  async answer(line: string): Promise<string | undefined> {
    this.#child.stdin?.write(`${line}\n`);
    return this.question();
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  end(): void {
    this.#child.stdin?.end();
  }

  async outcome(): Promise<Outcome> {
    await this.#ended;
    const { exitCode: code, signalCode: signal } = this.#child;
    return { code, signal, stdout: this.#output, stderr: this.#errors };
  }
}
