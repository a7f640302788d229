/** The settings of a server from flags and environment variables, read once. A flag overrides its variable; an empty variable counts as unset. */
import path from 'node:path';
import { isNetwork, LOG_LEVELS, type LogLevel } from '@tidetable/server/settings';
import { dataFolder } from '../files/files.ts';
import { type Input, parseNumber, printable, readNumber } from '../options/args.ts';
import { UsageError } from '../options/usage.ts';

export const HERE = '127.0.0.1';
const PORT = 4000;

/** Where online tables are kept. */
export interface DataConfig {
  /** The folder, if there is no database. */
  readonly data: string;
  readonly isDataChosen: boolean;
  /** The address of a PostgreSQL, with its secrets. */
  readonly databaseUrl: string | undefined;
}

export interface ServeConfig extends DataConfig {
  readonly port: number;
  readonly host: string;
  /** The address that people use: links, origins and cookies follow from it. */
  readonly publicUrl: URL | undefined;
  readonly logLevel: LogLevel;
  /** Addresses and networks of the proxies before it. */
  readonly trustedProxies: readonly string[];
  /** The token that gives access to `/metrics`. */
  readonly metricsToken: string | undefined;
  /** The factor by which rate limits are widened. */
  readonly limitScale: number;
}

/** A folder from a flag overrides a database from the environment. */
export const readData = (input: Input, env: NodeJS.ProcessEnv): DataConfig => {
  const databaseUrl = input.flags.data ? undefined : readDatabaseUrl(input, env.DATABASE_URL);
  const chosen = input.flags.data ?? (env.DATA_DIR || undefined);
  const data = chosen ?? path.join(dataFolder(env), 'server');
  return { data, isDataChosen: chosen !== undefined, databaseUrl };
};

/** Must name a host or a socket, and a database. A refusal does not print it, since it is secret. */
const readDatabaseUrl = ({ m }: Input, wish: string | undefined): string | undefined => {
  if (!wish) return undefined;
  const url = URL.canParse(wish) ? new URL(wish) : undefined;
  const hasPlace = url?.host || url?.searchParams.has('host');
  if (url && /^postgres(ql)?:$/.test(url.protocol) && hasPlace && url.pathname.length > 1)
    return wish;
  throw new UsageError(m.serve.badDatabase('DATABASE_URL'));
};

export const readConfig = (input: Input, env: NodeJS.ProcessEnv): ServeConfig => ({
  port: readPort(input, env.PORT || undefined),
  host: input.flags.host ?? HERE,
  ...readData(input, env),
  publicUrl: readPublicUrl(input, env.PUBLIC_URL || undefined),
  logLevel: readLogLevel(input, env.LOG_LEVEL || 'warn'),
  trustedProxies: readProxies(input, env.TRUSTED_PROXY || undefined),
  metricsToken: readToken(input, env.METRICS_TOKEN || undefined),
  limitScale: parseNumber(input, 'LIMIT_SCALE', env.LIMIT_SCALE || '1', { min: 1, max: 1000 }),
});

const readLogLevel = ({ m }: Input, wish: string): LogLevel => {
  const level = LOG_LEVELS.find(known => known === wish);
  if (level) return level;
  throw new UsageError(m.serve.badLogLevel('LOG_LEVEL', LOG_LEVELS, printable(wish)));
};

const readProxies = ({ m }: Input, wish: string | undefined): string[] => {
  const networks = wish?.split(',').map(network => network.trim()) ?? [];
  const wrong = networks.find(network => !isNetwork(network));
  if (wrong === undefined) return networks;
  throw new UsageError(m.serve.badProxy('TRUSTED_PROXY', printable(wrong)));
};

/** Must be too long to guess, and valid in a header. A refusal does not print it, since it is secret. */
const readToken = ({ m }: Input, wish: string | undefined): string | undefined => {
  if (wish === undefined || /^[!-~]{16,200}$/.test(wish)) return wish;
  throw new UsageError(m.serve.badToken('METRICS_TOKEN'));
};

/** Many hosts set the port in the environment. */
const readPort = (input: Input, wish: string | undefined): number => {
  const bounds = { min: 0, max: 65_535 };
  if (input.flags.port !== undefined || wish === undefined)
    return readNumber(input, 'port', { ...bounds, otherwise: PORT });
  return parseNumber(input, 'PORT', wish, bounds);
};

const readPublicUrl = ({ m, flags }: Input, wish: string | undefined): URL | undefined => {
  const text = flags['public-url'] ?? wish;
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWhole = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isWhole) return url;
  const name = flags['public-url'] === undefined ? 'PUBLIC_URL' : '--public-url';
  throw new UsageError(m.serve.badPublicUrl(name, printable(text)));
};
