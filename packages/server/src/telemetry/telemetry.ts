/** What whoever runs a server learns of it. */
import type { Log } from './logger.ts';
import type { Metrics } from './metrics.ts';

export interface Telemetry {
  readonly log: Log;
  readonly metrics: Metrics;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly telemetry: Telemetry;
  }
}
