export { Guest } from './guest.ts';
export { TableClient } from './tableClient.ts';
