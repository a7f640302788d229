/** A PostgreSQL to try things on: says the address of a new database, and is gone with it when this ends. */
import { OwnPostgres } from './ownPostgres.ts';

const postgres = await new OwnPostgres().start();
console.log(await postgres.newDatabase());
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void postgres.remove().then(() => process.exit()));
