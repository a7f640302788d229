/** Why a match refused an entry; a code of the game has the number of its rule. */
export interface DoorRefusal {
  readonly code: string;
  readonly rule?: string;
}

export type DoorCode =
  | 'stale'
  | 'over'
  | 'not-your-turn'
  | 'unreadable'
  | 'no-such-ply'
  | 'not-your-move'
  | 'log-full'
  | 'revealed'
  | 'no-such-seat'
  | 'not-agreed'
  | 'has-left'
  | 'not-a-person'
  | 'no-stand-in'
  | 'is-practice'
  | 'no-clock';

export const refuse = (code: DoorCode): DoorRefusal => ({ code });

export const isRefused = (x: object): x is DoorRefusal => 'code' in x;
