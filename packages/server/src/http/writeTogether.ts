import type { Writable } from 'node:stream';

/**
 * What is sent in the same moment leaves in one write: the moment of a move and the answer to it.
 * A system call costs more than a short message. Call it before each message.
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
