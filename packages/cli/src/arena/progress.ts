import type { Input } from '../args.ts';

const PAUSE = 200; // milliseconds

/** One line that counts, for a person who waits at a terminal; pipes are not told. */
export const showProgress = (
  { m }: Input,
  games: number,
): { tell(done: number): void; end(): void } => {
  const { stderr } = process;
  if (!stderr.isTTY) return { tell: () => undefined, end: () => undefined };
  let earliest = performance.now() + PAUSE;
  return {
    tell(done) {
      if (performance.now() < earliest) return;
      earliest = performance.now() + PAUSE;
      stderr.write(`\r\u001b[K${m.arena.progress(done, games)}`);
    },
    end: () => void stderr.write('\r\u001b[K'),
  };
};
