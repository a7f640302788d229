/**
 * What others may know of Nauticus besides the game itself: its components and names, previews of
 * a choice, and the encodings of a state, for those who think about positions.
 */
export { type Components, components } from './components.ts';
export { CURRENCIES } from './ledger.ts';
export { EXTRA } from './moves.ts';
export {
  ACTION_NAMES,
  type MoveParts,
  moveNotation,
  readMove,
  shownOn,
  TILE_NAMES,
} from './notation.ts';
export * from './preview.ts';
export { SET_POINTS, SHIP_POINTS } from './score.ts';
export * from './shipPreview.ts';
export {
  ACTIONS,
  Action,
  BOW,
  CROWN_MAST,
  CROWN_SAIL,
  deliveredAt,
  FIRST_GOOD,
  FIRST_MAST,
  FIRST_SAIL,
  KINDS,
  MIDDLE,
  NO_SPACE,
  NO_TILE,
  PARTS,
  Phase,
  REWARD_NAMES,
  roundsOf,
  SHIPS,
  SPACES,
  STERN,
  type State,
  shipAt,
  storedAt,
  TILES,
} from './state.ts';
export { PENALTIES } from './turn.ts';
export {
  boundEmblem,
  CROWN,
  FINISHED,
  goodOf,
  hullOf,
  mastOf,
  sailOf,
} from './yard.ts';
