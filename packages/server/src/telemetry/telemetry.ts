/** Log and metrics for the operator of a server. */
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
