/** The games in the browser, from this machine. */
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import type { Server } from '@tidetable/server';
import { type Input, parseNumber, printable, readNumber } from '../options/args.ts';
import { UsageError } from '../options/usage.ts';
import { BUILT, buildClient } from '../serve/client.ts';
import { openBrowser } from '../serve/openBrowser.ts';
import { SIGNALS } from '../signals.ts';

const PORT = 4000;
const HERE = '127.0.0.1';

export const serve = async (input: Input): Promise<void> => {
  const { m, flags } = input;
  const port = readPort(input);
  const host = flags.host ?? HERE;
  const dist = await findClient(input);
  const { startServer } = await import('@tidetable/server'); // other commands start without it
  const server = await startServer({ port, host, dist }).catch((error: Error) => {
    throw refusal(input, error, { port, host });
  });
  stopOnSignals(server);
  const [address, ...others] = addresses(host, server.port);
  console.log(m.serve.open(address));
  for (const other of others) console.log(m.serve.alsoAt(other));
  console.log(m.serve.howToStop);
  if (flags['no-open'] === undefined && process.stdout.isTTY) openBrowser(address);
};

/** One Ctrl+C arrives several times: from the terminal, and passed on by npm and our launcher. */
const SAME = 500; // milliseconds

/** The first signal ends it in order, a second one at once. */
const stopOnSignals = (server: Server): void => {
  let first: number | undefined;
  const stop = (signal: keyof typeof SIGNALS): void => {
    const now = performance.now();
    if (first === undefined) {
      first = now;
      void server.close().then(() => process.exit(0));
    } else if (now - first > SAME) process.exit(SIGNALS[signal]);
  };
  for (const signal of Object.keys(SIGNALS)) process.on(signal as keyof typeof SIGNALS, stop);
};

/** The flag, else what the environment says (as on many hosts), else ours. */
const readPort = (input: Input): number => {
  const bounds = { min: 0, max: 65_535 };
  const wish = process.env.PORT || undefined; // empty counts as unset
  if (input.flags.port !== undefined || wish === undefined)
    return readNumber(input, 'port', { ...bounds, otherwise: PORT });
  return parseNumber(input, 'PORT', wish, bounds);
};

const findClient = async ({ m, flags }: Input): Promise<string> => {
  if (flags.dist === undefined) {
    if (!(await buildClient())) throw new UsageError(m.serve.cannotBuild);
    return BUILT;
  }
  if (existsSync(path.join(flags.dist, 'index.html'))) return flags.dist;
  throw new UsageError(m.cli.cannotRead(printable(path.join(flags.dist, 'index.html'))));
};

const refusal = (
  { m }: Input,
  error: NodeJS.ErrnoException,
  { port, host }: { port: number; host: string },
): Error => {
  if (error.code === 'EADDRINUSE')
    return new UsageError(m.serve.portTaken(port, `tidetable serve --port ${(port % 65_535) + 1}`));
  if (error.code === 'EACCES') return new UsageError(m.serve.portForbidden(port));
  if (error.syscall === 'listen' || error.syscall === 'getaddrinfo')
    return new UsageError(m.serve.badHost(printable(host)));
  return error;
};

/** Where it can be reached, the address to open first. */
const addresses = (host: string, port: number): [string, ...string[]] => {
  const address = (name: string): string => `http://${name}:${port}/`;
  if (host === HERE) return [address('localhost')];
  if (host !== '0.0.0.0' && host !== '::')
    return [address(host.includes(':') ? `[${host}]` : host)];
  const outside = Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  return [address('localhost'), ...outside.map(at => address(at.address))];
};
