/** Finds connections whose other end is gone without a word. */
import type { WebSocket } from '@fastify/websocket';

/** Shorter than the minute after which proxies close what is silent. */
export const HEARTBEAT = 25_000; // milliseconds

/**
 * Pings once a period; a socket that has not answered by the next one is cut off. Each has a timer
 * of its own, so that thousands are not pinged in the same moment.
 */
export const keepAlive = (socket: WebSocket, period: number): void => {
  let isAnswered = true;
  const timer = setInterval(() => {
    if (socket.isPaused) return; // it is we who do not read
    if (!isAnswered) return socket.terminate();
    isAnswered = false;
    socket.ping();
  }, period);
  socket.on('pong', () => {
    isAnswered = true;
  });
  socket.once('close', () => clearInterval(timer));
};
