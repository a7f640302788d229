export { type Api, apiAt, isRefusal, type NewTable, type OnlineCard } from './api.ts';
export type { SeatMoment } from './joinMoments.ts';
export { type Refused, type TableListener, TableSocket } from './tableSocket.ts';
