export { tidy } from './retention/retention.ts';
export { type Server, type ServerOptions, startServer } from './server.ts';
export type { Tidied } from './store/operations.ts';
export { openPostgres } from './store/postgres/postgresStore.ts';
export { DATABASE, openSqlite } from './store/sqlite/sqliteStore.ts';
export { NEWER_DATABASE, type Store } from './store/store.ts';
export { addBot, closeTable, removeName, revokeBot } from './tables/operator.ts';
