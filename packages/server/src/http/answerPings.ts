/** Pings and pongs of the other end. They cost it what messages cost, and may not fill our memory. */
import type { WebSocket } from '@fastify/websocket';
import type { SocketGuard } from './socketGuard.ts';

export interface PingParts {
  readonly guard: SocketGuard;
  readonly mostUnread: number; // bytes
  /** Told when they come too fast; it closes the socket. */
  readonly onTooMany: () => void;
}

export const answerPings = (
  socket: WebSocket,
  { guard, mostUnread, onTooMany }: PingParts,
): void => {
  const mayGoOn = (): boolean => {
    if (socket.readyState !== socket.OPEN) return false;
    const mayRead = guard.mayRead();
    if (!mayRead) onTooMany();
    return mayRead;
  };
  socket.on('ping', data => {
    if (!mayGoOn()) return;
    socket.pong(data);
    if (socket.bufferedAmount <= mostUnread) return;
    guard.dropped('slow-reader');
    socket.terminate();
  });
  socket.on('pong', () => void mayGoOn());
};
