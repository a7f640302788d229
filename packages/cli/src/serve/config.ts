/** What a server is told by flags and by the environment, read once. A flag counts before its variable, and an empty variable as none. */
import path from 'node:path';
import { dataFolder } from '../files/files.ts';
import { type Input, parseNumber, printable, readNumber } from '../options/args.ts';
import { UsageError } from '../options/usage.ts';

export const HERE = '127.0.0.1';
const PORT = 4000;

export interface ServeConfig {
  readonly port: number;
  readonly host: string;
  /** The folder in which online tables are kept. */
  readonly data: string;
  readonly isDataChosen: boolean;
  /** The address that people use: links, origins and cookies follow from it. */
  readonly publicUrl: URL | undefined;
}

export const readConfig = (input: Input, env: NodeJS.ProcessEnv): ServeConfig => {
  const chosen = input.flags.data ?? (env.DATA_DIR || undefined);
  return {
    port: readPort(input, env.PORT || undefined),
    host: input.flags.host ?? HERE,
    data: chosen ?? path.join(dataFolder(env), 'server'),
    isDataChosen: chosen !== undefined,
    publicUrl: readPublicUrl(input, env.PUBLIC_URL || undefined),
  };
};

/** As on many hosts, the environment may say it. */
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
