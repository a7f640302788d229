/** Periodic jobs of a server, from start to stop. */
import type { FastifyInstance } from 'fastify';
import { startTidying } from './retention/retention.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './tables/tables.ts';

export const addJobs = (app: FastifyInstance, store: Store, tables: Tables): void => {
  let stop = (): void => undefined;
  app.addHook('onListen', async () => {
    let isBusy = false;
    const catchUp = setInterval(async () => {
      if (isBusy) return;
      isBusy = true;
      await tables.catchUp().catch((error: unknown) => app.log.error(error));
      isBusy = false;
    }, store.pollTime).unref();
    const tidying = startTidying(store, app.log);
    stop = () => {
      clearInterval(catchUp);
      tidying.stop();
    };
  });
  app.addHook('preClose', async () => stop());
};
