import type { Writable } from 'node:stream';

/**
 * Corks a socket, so that messages of the same tick, such as the moment of a move and the answer to
 * it, leave in one write: a system call costs more than a short message. Call it before each
 * message.
 */
export const writeTogether = (stream: Writable): (() => void) => {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    stream.cork();
    process.nextTick(() => {
      isWaiting = false;
      stream.uncork();
    });
  };
};
