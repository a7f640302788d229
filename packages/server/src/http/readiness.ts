/** `/readyz`: for the proxy, which asks often. */
import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';

const PERIOD = 1000; // milliseconds

/** The store is asked once a second, however many want to know. */
export const addReadiness = (app: FastifyInstance, store: Store): void => {
  let asked = Number.NEGATIVE_INFINITY;
  let isReady = Promise.resolve(false);
  const probe = (): Promise<boolean> => {
    const now = performance.now();
    if (now - asked < PERIOD) return isReady;
    asked = now;
    isReady = store.readPerson('').then(
      () => true,
      () => false,
    );
    return isReady;
  };
  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (await probe()) return { status: 'ready' };
    return reply.code(503).send({ status: 'unavailable' });
  });
};
