/**
 * What happens, for the log and for animation. Tokens, spaces, dice and seats are the numbers of
 * state.ts; counts are by kind of token; a reef is -1 where there is none.
 */
export type Event =
  | { type: 'turn'; turn: number; seat: number; card: number }
  | { type: 'starter'; seat: number }
  | { type: 'rolled'; die: number; face: number }
  | { type: 'dice-set'; faces: number[] }
  | { type: 'escape-roll'; face: number; bonus: number; reef: number; escaped: boolean }
  | { type: 'cast'; spell: 'whirlwind' | 'tide' | 'translation' | 'castaway'; price: number }
  | { type: 'paid'; token: number }
  | { type: 'turned'; die: number; face: number }
  | { type: 'exchanged'; first: number; second: number }
  | { type: 'rerolling'; die: number }
  | { type: 'given'; taker: number; face: number }
  | { type: 'second-pass' }
  | { type: 'lost'; token: number; from: Source }
  | { type: 'returned'; token: number; from: Source }
  | { type: 'inserted'; token: number; at: number; beyond: boolean }
  | { type: 'phantom-moved'; to: number; onAbyss: boolean; back: boolean }
  | { type: 'phantom-calm' }
  | { type: 'phantom-took'; token: number; into: 'hold' | 'pile' }
  | { type: 'nautilion-moved'; to: number; onIsles: boolean }
  | { type: 'nautilion-stuck' }
  | { type: 'landed'; token: number; reef: number }
  | { type: 'crossed-streams'; token: number }
  | { type: 'placed'; token: number; on: 'ship' | 'cabin'; space: number }
  | { type: 'kept'; token: number }
  | { type: 'reef-sunk'; reef: number }
  | { type: 'collision'; ours: number; theirs: number }
  | { type: 'hold-emptied'; counts: number[] }
  | { type: 'dismissed'; spaces: number[] }
  | { type: 'picked'; token: number; from: 'pile' | 'reserve' | 'hold' }
  | { type: 'group-kept'; spaces: number[]; lost: number[] }
  | { type: 'heroic'; card: number; sacrifice: number }
  | { type: 'heroic-dropped'; card: number }
  | { type: 'heroic-opened'; card: number }
  | { type: 'reefs-broken'; reef: number; count: number }
  | { type: 'over'; outcome: number };

export type Source = 'ship' | 'cabin' | 'reserve';
