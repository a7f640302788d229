/** Durations, in milliseconds. */
export interface Times {
  readonly beat: number; // between two beats of a server
  readonly silence: number; // without a beat for longer than this, no server ran
  readonly sweep: number; // between two sweeps for due tables
  readonly opening: number; // how long salts are awaited: a client opens its own unasked, so this is for slow connections
  readonly absence: number; // how long a person must be absent before others may let a bot play
  readonly botLook: number; // between two checks of a bot of other people for its tables
  readonly botStart: number; // for such a bot to get ready
  readonly botMove: number; // … and for a move
}

export const TIMES: Times = {
  beat: 2000,
  silence: 6000,
  sweep: 3000,
  opening: 20_000,
  absence: 120_000,
  botLook: 2000,
  botStart: 10_000,
  botMove: 10_000,
};
