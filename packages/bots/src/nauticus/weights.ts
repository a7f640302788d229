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
  worker: 1.4,
  taler: 0.4,
  fade: 5,
  wealth: 0.6,
  hull: 1.7,
  mast: 2.8,
  sail: 2.8,
  focus: 2,
  scatter: 0.7,
  pace: 1.2,
  income: 1,
  reward: 1.2,
  stored: 0.6,
  loose: 0.8,
  cargo: 0.8,
  loaded: 0.75,
  building: 0.4,
  goodStored: 0.55,
  hold: 0.5,
  crowns: 0.9,
  passes: 0.35,
  latePasses: 2.5,
  extra: 9,
  extraHalf: 2,
  soon: 2,
};
