/** Durations, in milliseconds. */
export interface Durations {
  readonly beat: number; // between two signs that a server runs
  readonly silence: number; // without a sign for longer than this, no server ran
  readonly sweep: number; // between two looks for tables that are due
  readonly opening: number; // how long salts are awaited: a client opens its own without being asked, so this is for slow lines
  readonly absence: number; // how long somebody must be away before others may let a bot play
  readonly keep: number; // that a table stays in memory once nobody needs it
  readonly botLook: number; // between two looks of a bot of other people for its tables
  readonly botStart: number; // that such a bot has to get ready
  readonly botMove: number; // … and for a move
}

export const DURATIONS: Durations = {
  beat: 2000,
  silence: 6000,
  sweep: 3000,
  opening: 20_000,
  absence: 120_000,
  keep: 30_000,
  botLook: 2000,
  botStart: 10_000,
  botMove: 10_000,
};
