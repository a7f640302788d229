/** Signals that end the program, and the exit code by which a shell knows each. */
export const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** While `work` goes on, a signal ends the program by way of `beforeLeaving`. */
export const guarded = async (
  beforeLeaving: () => void,
  work: () => Promise<void>,
): Promise<void> => {
  const leave = (signal: keyof typeof SIGNALS): void => {
    beforeLeaving();
    process.exit(SIGNALS[signal]);
  };
  const signals = Object.keys(SIGNALS) as (keyof typeof SIGNALS)[];
  for (const signal of signals) process.on(signal, leave);
  try {
    await work();
  } finally {
    for (const signal of signals) process.off(signal, leave);
  }
};
