/** How long servers and people may take, in milliseconds. */
export interface Times {
  readonly beat: number; // between two signs that a server runs
  readonly silence: number; // without a sign for longer than this, no server ran
  readonly sweep: number; // between two looks for tables that are due
  readonly absence: number; // how long somebody must be away before others may let a bot play
}

export const TIMES: Times = { beat: 5000, silence: 12_000, sweep: 3000, absence: 120_000 };
