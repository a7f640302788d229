export type {
  ChatMessage,
  ChatPhrase,
  ClockNow,
  OnlineCard,
  Subject,
  TableList,
} from '@tidetable/protocol';
export {
  type Api,
  apiAt,
  isRefusal,
  type ListPage,
  type Somebody,
  type TableAddress,
} from './api.ts';
export type { SeatMoment } from './joinMoments.ts';
export { type Refused, type TableListener, TableSocket } from './tableSocket.ts';
