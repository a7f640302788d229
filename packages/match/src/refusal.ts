/** Why a match refused an entry; a code of the game has the number of its rule. */
export interface MatchRefusal {
  readonly code: string;
  readonly rule?: string;
}

export type MatchRefusalCode =
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

export const refuse = (code: MatchRefusalCode): MatchRefusal => ({ code });

export const isRefused = (x: object): x is MatchRefusal => 'code' in x;
