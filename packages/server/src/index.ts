export { type Server, type ServerOptions, startServer } from './server.ts';
export { NEWER_DATABASE } from './store/sqlite/migrations.ts';
export { openSqlite } from './store/sqlite/sqliteStore.ts';
export type { Store } from './store/store.ts';
