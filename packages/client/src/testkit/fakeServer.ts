/** A server of the test's own, which answers a client as the test likes. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { OnlineCard, TableClientMessage, TableServerMessage } from '@tidetable/protocol';
import { TABLE_PROTOCOL } from '@tidetable/protocol';
import { WebSocketServer, type WebSocket as WsSocket } from 'ws';

export const CARD: OnlineCard = {
  id: 't',
  game: 'pebbles',
  rules: 1,
  options: { seats: 2 },
  seats: [],
  phase: 'running',
  commitment: '',
  saltHashes: [],
  salts: [],
  spoilt: 0,
  pace: { clock: 'none' },
  onTimeOut: 'noted',
  standIn: 'mate',
  takeBacks: 'ask',
  request: null,
  visibility: 'public',
  aids: true,
  sharing: false,
  chat: 'phrases',
  ownerSeat: 0,
  rematch: null,
  spectators: true,
  shown: [],
};
export const WELCOME = {
  type: 'welcome',
  protocol: TABLE_PROTOCOL,
  seat: 0,
  table: CARD,
} as const satisfies TableServerMessage;
type MomentMessage = Extract<TableServerMessage, { type: 'moment' }>;

export const momentOf = (since: number, seq: number, rest: Partial<MomentMessage> = {}) =>
  ({
    type: 'moment',
    since,
    seq,
    whole: true,
    set: { at: seq },
    gone: [],
    seat: 0,
    toAct: 0,
    legal: [],
    undo: {},
    points: [],
    guessed: [],
    result: null,
    left: [],
    clock: null,
    lines: Array.from({ length: seq - since }, (_, i) => ({ ply: since + i })),
    ...rest,
  }) as unknown as MomentMessage;

export type Hear = (
  message: TableClientMessage,
  say: (m: TableServerMessage) => void,
  from: WsSocket,
) => void;

export interface FakeServer {
  readonly url: string;
  /** To every client. */
  say(message: TableServerMessage): void;
  close(): void;
}

/** Treats each message as `hear` says. */
export const startFakeServer = async (hear: Hear): Promise<FakeServer> => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const tell = (socket: WsSocket, message: TableServerMessage): void =>
    socket.send(JSON.stringify(message));
  server.on('connection', socket => {
    socket.on('message', data =>
      hear(JSON.parse(String(data)), message => tell(socket, message), socket),
    );
  });
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    say: message => {
      for (const socket of server.clients) tell(socket, message);
    },
    close: () => {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
};
