export { Guest } from './guest.ts';
export { readMetrics } from './readMetrics.ts';
export { TableClient } from './tableClient.ts';
