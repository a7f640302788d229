/** Tokens that are picked from pile, reserve or hold: for a heroic card, for Castaway, or as the spoils of a collision. */
import { excluding, has } from '../core/bitSet.ts';
import { fitsCabin } from './reserve.ts';
import { fitsShip, rejoins } from './ship.ts';
import { admits, BLANK, CREW, isCrew, KINDS, type State } from './state.ts';
import { Task } from './steps.ts';

/** What one task lets the player pick, and what becomes of it. */
interface Picking {
  readonly from: 'pile' | 'reserve' | 'hold';
  /** May this kind, if there is one, be picked? */
  readonly suits: (s: State, kind: number) => boolean;
  /** Placed by the player, put back or thrown away. */
  readonly to: 'hand' | 'reserve' | 'pile';
  /** May the player stop before everything is picked? */
  readonly mayStop?: true;
  /** The rule that sends it to the ship, and never to the cabin. */
  readonly shipRule?: string;
  /** May the ship be in parts until it is placed? */
  readonly maySplit?: true;
  /** Is another one picked once it is placed? */
  readonly goesOn?: true;
  readonly afterPick?: (s: State, kind: number) => void;
}

const isRecruit = (s: State, kind: number): boolean =>
  isCrew(kind) && admits(s, kind) && rejoins(s, kind - CREW);

const canBePlaced = (s: State, kind: number): boolean => fitsShip(s, kind) || fitsCabin(s, kind);

const isWanted = (s: State, kind: number): boolean => isCrew(kind) && has(s.wanted, kind - CREW);

/** The token that has just been sacrificed does not count, another of its number does. [NL92] */
const isAnother = (s: State, kind: number): boolean => kind !== CREW + s.chosen || s.pile[kind] > 1;

const PICKING: { readonly [task: number]: Picking } = {
  [Task.rescue]: {
    from: 'pile',
    suits: (s, kind) => isAnother(s, kind) && isRecruit(s, kind), // [NL92]
    to: 'hand',
    shipRule: 'NL92',
    maySplit: true,
  },
  [Task['call-to-arms']]: {
    from: 'reserve',
    suits: isRecruit, // [NL93]
    to: 'hand',
    shipRule: 'NL93',
    maySplit: true,
  },
  [Task.salvage]: { from: 'pile', suits: () => true, to: 'reserve', mayStop: true }, // [NL96]
  [Task.pact]: {
    from: 'pile',
    suits: (s, kind) => isWanted(s, kind) && canBePlaced(s, kind), // [NL97]
    to: 'hand',
    goesOn: true,
    afterPick: (s, kind) => {
      s.wanted = excluding(s.wanted, kind - CREW);
    },
  },
  [Task.boarding]: { from: 'hold', suits: () => true, to: 'pile', mayStop: true }, // [NL98]
  [Task.castaway]: {
    from: 'pile',
    suits: (s, kind) => kind < BLANK && canBePlaced(s, kind), // [NL82]
    to: 'hand',
  },
  [Task.spoils]: { from: 'pile', suits: () => true, to: 'hand', shipRule: 'NL53', maySplit: true },
};

/** Undefined where nothing is picked. */
export const pickingOf = (task: number): Picking | undefined => PICKING[task];

export const isPickable = (s: State, task: number, kind: number): boolean => {
  const { from, suits } = PICKING[task];
  return s[from][kind] > 0 && suits(s, kind);
};

export const canPick = (s: State, task: number): boolean => {
  for (let kind = 0; kind < KINDS; kind++) if (isPickable(s, task, kind)) return true;
  return false;
};
