export { Guest } from './guest.ts';
export { OwnPostgres } from './ownPostgres.ts';
export { readMetrics } from './readMetrics.ts';
export { TableClient } from './tableClient.ts';
