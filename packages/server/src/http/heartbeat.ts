/** Finds connections whose other end is gone without closing. */
import type { WebSocket } from '@fastify/websocket';

/** Shorter than the minute after which proxies close silent connections. */
export const HEARTBEAT = 25_000; // milliseconds

/**
 * Pings about once a period, and cuts off a socket that has not answered by the next ping. The wait
 * is random each time: with fixed intervals the pings of thousands of sockets would drift into the
 * same moment, since all that are late are late together.
 */
export const keepAlive = (socket: WebSocket, period: number): void => {
  let isAnswered = true;
  let pings = 0;
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    timer = setTimeout(ping, period * (0.75 + Math.random() / 4));
  };
  const ping = (): void => {
    const mayAnswer = !socket.isPaused; // else it is our side that does not read
    if (mayAnswer && !isAnswered) socket.terminate();
    else {
      isAnswered = !mayAnswer;
      if (mayAnswer) socket.ping(String(++pings));
      wait();
    }
  };
  wait();
  // Only what was asked is an answer: a pong without a ping says nothing of who reads.
  socket.on('pong', data => {
    isAnswered ||= String(data) === String(pings);
  });
  socket.once('close', () => clearTimeout(timer));
};
