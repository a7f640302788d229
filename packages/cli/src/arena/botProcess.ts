/** A foreign bot: a child process that speaks the bot protocol. Nothing that it does is trusted. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import {
  cutLines,
  formatMessage,
  LONGEST_BOT_LINE,
  type RefereeMessage,
} from '@tidetable/protocol';
import {
  type BotLine,
  type Fault,
  type FaultCode,
  type Heard,
  isFault,
  readBotLine,
} from '@tidetable/protocol/referee';
import { spawnProgram } from '../../../../tools/endWithParent.cjs';
import { printable } from '../options/args.ts';

const MOST_WORDS = 2000; // of standard error that are kept
const FAREWELL = 1000; // milliseconds that a bot has to leave by itself

const NOT_RUN: readonly (number | null)[] = [126, 127]; // by which a shell says so

/** How a bot is started: its own command line, behind the words that make its namespace. */
export interface BotCommand {
  readonly words: readonly string[];
  readonly namespace: readonly string[];
}

export class BotProcess implements BotLine {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #closed: Promise<void>;
  #rest = '';
  #hasSpoken = false;
  #words = '';
  #fault: Fault | undefined;
  #listener: ((heard: Heard) => void) | undefined;

  /** `announce` is told the number of the process group, and 0 once it has ended. */
  constructor({ words, namespace }: BotCommand, announce: (pid: number) => void) {
    const [program] = words;
    this.#child = spawnProgram([...namespace, ...words]) as ChildProcessWithoutNullStreams;
    announce(this.#child.pid ?? 0);
    const { stdin, stdout, stderr } = this.#child;
    stdin.on('error', () => undefined); // it may have exited; the exit event reports that
    stdout.setEncoding('utf8').on('data', chunk => this.#read(chunk));
    stderr.setEncoding('utf8').on('data', chunk => {
      this.#words = (this.#words + chunk).slice(-MOST_WORDS);
    });
    this.#child.on('error', () => this.fail('cannot-start', program));
    this.#child.on('exit', () => this.#killGroup()); // its child processes must not keep the pipes open
    this.#closed = new Promise(resolve => {
      this.#child.on('close', (code, signal) => {
        announce(0);
        if (!this.#hasSpoken && NOT_RUN.includes(code)) this.fail('cannot-start', program);
        else this.fail('exited', String(code ?? signal));
        resolve();
      });
    });
  }

  get failure(): Fault | undefined {
    return this.#fault;
  }

  /** The end of its standard error; if it has failed, including what was still in the pipe. */
  async lastWords(): Promise<string> {
    if (this.#fault) await this.close();
    return this.#words.replace(/[^\P{C}\n]/gu, '?').trim();
  }

  say(message: RefereeMessage): void {
    if (!this.#fault) this.#child.stdin.write(`${formatMessage(message)}\n`);
  }

  /** The next message; undefined if none comes in time. */
  hear(milliseconds: number): Promise<Heard> {
    if (this.#fault) return Promise.resolve(this.#fault);
    return new Promise(resolve => {
      const listener = (heard: Heard): void => {
        clearTimeout(timer);
        this.#listener = undefined;
        resolve(heard);
      };
      const timer = setTimeout(listener, milliseconds, undefined);
      this.#listener = listener;
    });
  }

  /** Records the first failure, and ends the process. */
  fail(fault: FaultCode, detail: string): Fault {
    if (!this.#fault) {
      this.#fault = { fault, detail: printable(detail) };
      this.kill();
      this.#listener?.(this.#fault);
    }
    return this.#fault;
  }

  kill(): void {
    this.#killGroup();
    this.#child.kill('SIGKILL');
    for (const stream of [this.#child.stdin, this.#child.stdout]) stream.destroy();
  }

  /** Asks it to exit, and kills it if it does not. */
  async close(): Promise<void> {
    if (!this.#fault) {
      this.say({ type: 'quit' });
      this.#child.stdin.end();
    }
    const timer = setTimeout(() => {
      this.kill();
      this.#child.stderr.destroy(); // somebody else may hold it open
    }, FAREWELL);
    if (this.#child.pid !== undefined) await this.#closed;
    clearTimeout(timer);
  }

  #killGroup(): void {
    if (this.#child.pid !== undefined) killGroup(this.#child.pid);
  }

  #read(chunk: string): void {
    this.#hasSpoken = true;
    const cut = cutLines(this.#rest, chunk, LONGEST_BOT_LINE);
    if (!cut) {
      this.fail('too-long', String(LONGEST_BOT_LINE));
      return;
    }
    this.#rest = cut.rest;
    for (const line of cut.lines) {
      if (this.#fault) return;
      this.#receive(line);
    }
  }

  #receive(line: string): void {
    const message = readBotLine(line);
    if (isFault(message)) this.fail(message.fault, message.detail);
    else if (this.#listener) this.#listener(message);
    else this.fail('out-of-turn', message.type);
  }
}

/** Ends a process and all that it has started. */
export const killGroup = (pid: number): void => {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // it has ended already
  }
};
