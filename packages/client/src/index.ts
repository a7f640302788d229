export type {
  ChatMessage,
  ChatPhrase,
  ClockNow,
  OnlineCard,
  Subject,
  TableList,
} from '@tidetable/protocol';
export { type Api, apiAt, type Door, isRefusal, type ListPage, type Somebody } from './api.ts';
export type { SeatMoment } from './joinMoments.ts';
export { type Refused, type TableListener, TableSocket } from './tableSocket.ts';
