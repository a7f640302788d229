import { createInterface } from 'node:readline';
import { type Paint, paintFor } from '../paint.ts';

/** A person at the other end: lines come in, text goes out. Ctrl-C, a window that closes and end of input are the same. */
export interface Terminal {
  readonly isInteractive: boolean;
  readonly paint: Paint;
  print(text: string): void;
  /** The next line, undefined once there is none. */
  ask(prompt: string): Promise<string | undefined>;
  clear(): void;
  close(): void;
}

export const openTerminal = (): Terminal => {
  const isInteractive = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const reader = createInterface({
    input: process.stdin,
    ...(isInteractive && { output: process.stdout }),
    terminal: isInteractive,
  });
  const heard = isInteractive ? (line: string | undefined) => line : echo;
  const lines: string[] = [];
  let waiting: ((line: string | undefined) => void) | undefined;
  let isClosed = false;
  reader.on('line', line => {
    if (waiting) waiting(line);
    else lines.push(line);
  });
  reader.on('close', () => {
    isClosed = true;
    if (isInteractive) process.stdout.write('\n'); // ends the line of the prompt
    waiting?.(undefined);
  });
  const interrupt = (): void => reader.close();
  reader.on('SIGINT', interrupt);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
  return {
    isInteractive,
    paint: paintFor(process.stdout),
    print: text => console.log(text),
    ask: prompt => {
      if (isInteractive && !isClosed) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else process.stdout.write(prompt);
      if (lines.length > 0) return Promise.resolve(heard(lines.shift()));
      if (isClosed) return Promise.resolve(undefined);
      return new Promise(resolve => {
        waiting = line => {
          waiting = undefined;
          resolve(heard(line));
        };
      });
    },
    clear: () => process.stdout.write('\u001b[2J\u001b[3J\u001b[H'),
    close: () => reader.close(),
  };
};

/** Echoes piped input, so that the output reads like a conversation. */
const echo = (line: string | undefined): string | undefined => {
  process.stdout.write(line === undefined ? '\n' : `${line.replace(/\p{C}/gu, '?')}\n`);
  return line;
};
