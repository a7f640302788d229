/** The addresses of a server. */
import { networkInterfaces } from 'node:os';
import { HERE } from './config.ts';

export interface Addresses {
  /** To be opened on this machine. */
  readonly here: string;
  /** For other machines of the network, the likeliest first. */
  readonly outside: readonly string[];
}

/** Homes have these; the others belong to containers and tunnels more often. */
const HOME = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
const LINK_LOCAL = /^169\.254\./; // there was nobody to give one

/** The likeliest first. */
export const homeFirst = (hosts: readonly string[]): string[] => {
  const rank = (host: string): number => {
    const at = HOME.findIndex(range => range.test(host));
    return at < 0 ? HOME.length : at;
  };
  return hosts.filter(host => !LINK_LOCAL.test(host)).toSorted((a, b) => rank(a) - rank(b));
};

const ofThisMachine = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);

export const isForThisMachineAlone = (host: string): boolean =>
  /^(127\.|localhost$|::1$)/.test(host);

export const addressesOf = (host: string, port: number): Addresses => {
  const address = (name: string): string =>
    `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
  if (host === HERE) return { here: address('localhost'), outside: [] };
  if (host === '0.0.0.0' || host === '::')
    return { here: address('localhost'), outside: homeFirst(ofThisMachine()).map(address) };
  const only = address(host);
  return { here: only, outside: isForThisMachineAlone(host) ? [] : [only] };
};
