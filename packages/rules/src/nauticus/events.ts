/** What can happen, complete enough to tell the game and to keep its books. */
import type { Final } from './score.ts';

/** Why a tile comes for nothing. */
export type Free = 'bonus' | 'gift' | 'reward' | 'price-0';

/** Workers spent on a use: a player's own, and blue ones. */
interface Paid {
  workers: number;
  blue: number;
}

/** Seats, spaces, actions, tiles and rewards are the numbers of state.ts; ships and parts count from 0. */
export type Event =
  | { type: 'chose'; seat: number; action: number; space: number; blue: number }
  | { type: 'bonus'; seat: number; space: number; workers: number; points: number; taler: number }
  | { type: 'took'; seat: number; tile: number; reason: Free }
  | { type: 'lost'; seat: number; tile: number | null; kind: TileKind; reason: Free }
  | { type: 'passed'; seat: number; saved: number } // points of the pass tile flipped, 0 if none was left
  | ({ type: 'bought'; seat: number; tile: number; taler: number } & Paid)
  | { type: 'stored'; seat: number; tile: number }
  | {
      type: 'placed';
      seat: number;
      tile: number;
      ship: number;
      part: number;
      begun: boolean; // did it begin the ship?
      onCrownMast: boolean;
    }
  | ({ type: 'carried'; seat: number; tile: number } & Paid)
  | ({ type: 'withdrew'; seat: number; taler: number } & Paid)
  | ({ type: 'delivered'; seat: number; ship: number; goods: number[] } & Paid)
  | ({ type: 'scored-crowns'; seat: number; crowns: number; points: number } & Paid)
  | { type: 'finished-ship'; seat: number; ship: number; size: number }
  | {
      type: 'rewarded';
      seat: number;
      reward: number;
      points: number;
      taler: number;
      workers: number;
    }
  | { type: 'extra'; seat: number; workers: number }
  | { type: 'extra-action'; seat: number; action: number }
  | {
      type: 'ended-action';
      seat: number;
      action: number;
      extra: boolean;
      uses: number;
      blueLost: number;
    }
  | { type: 'stack-emptied'; tile: number }
  | { type: 'flipped'; action: number; space: number; anchorTile: boolean }
  | { type: 'start-player'; seat: number }
  | { type: 'round-ended'; round: number; unplayed: number } // the action nobody chose
  | { type: 'penalty'; seat: number; points: number } // how many are lost
  | { type: 'round'; round: number; anchor: number; tiles: number[] } // action by space
  | { type: 'over'; results: Final[] };

export type TileKind = 'hull' | 'mast' | 'sail' | 'good';
