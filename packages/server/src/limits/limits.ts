/** Limits of one address and one person. docs/hosting.md */
import { type Bucket, createBucket, createLimiter, createOccupancy, type Rate } from './limiter.ts';

/** Many people may share an address: a school, a house, a mobile network. */
export const RATES = {
  requests: { burst: 600, perSecond: 50 }, // to /api, by address
  people: { burst: 60, perSecond: 0.2 }, // new ones, by address
  names: { burst: 10, perSecond: 0.1 }, // changes, by person
  tables: { burst: 20, perSecond: 0.05 }, // new ones, by person
  tablesOfAddress: { burst: 120, perSecond: 0.5 },
  sockets: { burst: 200, perSecond: 20 }, // new ones, by address
  bots: { burst: 20, perSecond: 0.2 }, // new sockets, by bot
  messages: { burst: 1000, perSecond: 30 }, // by socket
  messagesOfAddress: { burst: 20_000, perSecond: 600 },
  pasts: { burst: 100, perSecond: 3 }, // moments of the past, by socket; more of them wait
  chat: { burst: 10, perSecond: 0.5 }, // lines, by person
  reports: { burst: 10, perSecond: 10 / (24 * 60 * 60) }, // by person
  wrongSecrets: { burst: 30, perSecond: 0.1 }, // forged cookies, guessed links and tokens, by address
} as const satisfies Record<string, Rate>;

/** Maximum numbers of open resources. */
export const MOST_OPEN = {
  connections: { ofAddress: 500, inAll: 25_000 },
  sockets: { ofAddress: 250, inAll: 20_000 },
} as const;

export type LimitName = keyof typeof RATES;

export interface LimitOptions {
  /** A factor for all limits. */
  readonly scale?: number | undefined;
  readonly rates?: { readonly [N in LimitName]?: Rate } | undefined;
}

export type Limits = ReturnType<typeof createLimits>;

export const createLimits = ({ scale = 1, rates = {} }: LimitOptions = {}) => {
  const rateOf = (name: LimitName): Rate => {
    const { burst, perSecond } = rates[name] ?? RATES[name];
    return { burst: burst * scale, perSecond: perSecond * scale };
  };
  const limiters = Object.fromEntries(
    Object.keys(RATES).map(name => [name, createLimiter(rateOf(name as LimitName))]),
  );
  const { connections, sockets } = MOST_OPEN;
  return {
    /** Takes `cost` from the limit of a key; 0 if it is within, else the seconds to wait. */
    take: (name: LimitName, key: string, cost = 1): number => limiters[name].take(key, cost),
    /** For a socket of its own. */
    bucket: (name: 'messages' | 'pasts'): Bucket => createBucket(rateOf(name), performance.now()),
    connections: createOccupancy(connections.ofAddress * scale, connections.inAll * scale),
    sockets: createOccupancy(sockets.ofAddress * scale, sockets.inAll * scale),
  };
};

declare module 'fastify' {
  interface FastifyInstance {
    readonly limits: Limits;
  }
}
