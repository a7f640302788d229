import type { Messages } from '@tidetable/text';

const PAUSE = 200; // milliseconds at a terminal
const PIPED_PAUSE = 10_000; // elsewhere, where every line stays

interface Out {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Counts on standard error: one line that changes at a terminal, now and then a line elsewhere. */
export const showProgress = (
  m: Messages,
  games: number,
  { out, now }: { out: Out; now: () => number } = {
    out: process.stderr,
    now: () => performance.now(),
  },
): { tell(done: number): void; end(): void } => {
  const pause = out.isTTY ? PAUSE : PIPED_PAUSE;
  let earliest = now() + pause;
  return {
    tell(done) {
      if (now() < earliest) return;
      earliest = now() + pause;
      const line = m.arena.progress(done, games);
      out.write(out.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
    },
    end: () => void (out.isTTY && out.write('\r\u001b[K')),
  };
};
