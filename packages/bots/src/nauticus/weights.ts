/** In points unless said otherwise; found by play against themselves. */
export interface Weights {
  worker: number; // more than its taler, early in the game
  taler: number; // more than its third of a point, early in the game
  fade: number; // turns before the end at which half of that is lost
  wealth: number; // of its worth, what a worker, taler or tile beyond enough keeps
  hull: number; // what a hull part costs, in taler
  mast: number;
  sail: number;
  focus: number; // how much more the last tiles of a ship bring than the first
  scatter: number; // of its worth, what each further unfinished ship keeps
  pace: number; // tiles a turn that can be built
  income: number; // taler a turn
  reward: number; // each mast of a ship, beyond 3 points, early in the game
  stored: number; // of a placed tile, what a stored one is worth to its ship
  loose: number; // a stored tile that no ship waits for
  cargo: number; // of what a good may bring
  loaded: number; // odds that a good is delivered from a finished ship that lacks others
  building: number; // from an unfinished ship
  goodStored: number; // from storage
  hold: number; // each part of a finished ship for each delivery to come
  crowns: number; // of what Score crowns may bring
  passes: number; // to come for each turn left in the round
  latePasses: number; // pass tiles flipped in a later round
  extra: number;
  extraHalf: number; // turns before the end at which half of that is lost
  soon: number; // how much a chance to do an action helps to do it in time
}

export const WEIGHTS: Weights = {
  worker: 1.69,
  taler: 0.228,
  fade: 4.05,
  wealth: 0.594,
  hull: 3.4,
  mast: 2.82,
  sail: 2.26,
  focus: 4.11,
  scatter: 0.496,
  pace: 0.934,
  income: 0.612,
  reward: 1.11,
  stored: 0.714,
  loose: 0.588,
  cargo: 0.736,
  loaded: 0.521,
  building: 0.54,
  goodStored: 0.4,
  hold: 0.609,
  crowns: 0.936,
  passes: 0.33,
  latePasses: 1.64,
  extra: 12.5,
  extraHalf: 2.89,
  soon: 2.14,
};
