/** The games in the browser, from this machine. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Server, Store } from '@tidetable/server';
import { type Input, printable } from '../options/args.ts';
import { UsageError } from '../options/usage.ts';
import { addressesOf, isForThisMachineAlone } from '../serve/addresses.ts';
import { BUILT, buildClient } from '../serve/client.ts';
import { readConfig, type ServeConfig } from '../serve/config.ts';
import { openBrowser } from '../serve/openBrowser.ts';
import { openStore } from '../serve/openStore.ts';
import { SIGNALS } from '../signals.ts';
import { PROGRAM } from '../version.ts';

export const serve = async (input: Input): Promise<void> => {
  const { m, flags } = input;
  const config = readConfig(input, process.env);
  const { port, host, publicUrl, logLevel, limitScale, trustedProxies, metricsToken } = config;
  const dist = await findClient(input);
  const { startServer } = await import('@tidetable/server'); // other commands start without it
  const store = await openTables(input, config);
  store?.onLost(({ message }) => {
    console.error(m.serve.storeLost(message));
    process.exit(LOST); // the service manager starts it again
  });
  const log = { level: logLevel, stream: process.stderr };
  const limits = { scale: limitScale };
  const seen = { port, host, publicUrl, trustedProxies, metricsToken, program: PROGRAM };
  const options = { ...seen, dist, store, log, limits };
  const server = await startServer(options).catch(async (error: Error) => {
    await store?.close();
    throw refusal(input, error, { port, host });
  });
  stopOnSignals(async () => {
    await server.close();
    await store?.close();
  });
  const { here, outside } = addressesOf(host, server.port);
  const others = outside.filter(address => address !== here);
  if (publicUrl) others.push(publicUrl.href);
  console.log(m.serve.open(here));
  for (const other of others) console.log(m.serve.alsoAt(other));
  if (outside[0] && !publicUrl) await showCode(input, outside[0]);
  for (const notice of notices(input, config)) console.log(notice);
  console.log(m.serve.howToStop);
  if (flags['no-open'] === undefined && process.stdout.isTTY) openBrowser(here);
};

const LOST = 1;

/** A QR code of the address, for phones. */
const showCode = async ({ m }: Input, address: string): Promise<void> => {
  const { qrLines } = await import('../serve/qrCode.ts'); // other commands start without it
  console.log(m.serve.scan(address));
  for (const line of qrLines(address, process.stdout.isTTY)) console.log(line);
};

/** A warning that other machines can reach the server. */
const notices = ({ m }: Input, { host, publicUrl, trustedProxies }: ServeConfig): string[] => {
  const isSecure = publicUrl?.protocol === 'https:';
  const isAlone = isForThisMachineAlone(host);
  return [
    ...(isAlone ? [] : [m.serve.reachable]),
    ...(isAlone || isSecure ? [] : [m.serve.plainHttp('PUBLIC_URL')]),
    ...(isSecure && trustedProxies.length === 0 ? [m.serve.unknownProxy('TRUSTED_PROXY')] : []),
  ];
};

/** One Ctrl+C arrives several times: from the terminal, and passed on by npm and our launcher. */
const SAME = 500; // milliseconds

/** The first signal ends it in order, a second one at once. */
const stopOnSignals = (close: Server['close']): void => {
  let first: number | undefined;
  const stop = (signal: keyof typeof SIGNALS): void => {
    const now = performance.now();
    if (first === undefined) {
      first = now;
      void close().then(() => process.exit(0));
    } else if (now - first > SAME) process.exit(SIGNALS[signal]);
  };
  for (const signal of Object.keys(SIGNALS)) process.on(signal as keyof typeof SIGNALS, stop);
};

/** If the default folder cannot be opened, the server starts without online tables. */
const openTables = async (input: Input, config: ServeConfig): Promise<Store | undefined> => {
  try {
    return await openStore(input, config);
  } catch (error) {
    const isChosen = config.isDataChosen || config.databaseUrl !== undefined;
    if (isChosen || !(error instanceof UsageError)) throw error;
    console.error(input.m.serve.noTables(error.message));
    return undefined;
  }
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
