/** What texts, boards and bots may know of Nautilion: names, encodings, components and previews of moves. */
export { certainLoss } from './certainLoss.ts';
export { type Components, SIDES } from './components.ts';
export { type Ducts, groupOf } from './ducts.ts';
export { arrival } from './end.ts';
export { harpoonsOfPhantom, harpoonsOfShip } from './harpoons.ts';
export {
  formatReef,
  formatToken,
  type MoveParts,
  moveNotation,
  readMove,
  readToken,
  reefNumber,
  TOKEN_NAMES,
  type TokenParts,
} from './notation.ts';
export * from './preview.ts';
export { holdingSides } from './reefs.ts';
export {
  ALL_MAGES,
  EXPANSION_NAMES,
  Expansion,
  FACES,
  KINDS,
  LEVEL_NAMES,
  MAGE,
  MAGES,
  MERCENARY,
  plays,
  SHIP_NAMES,
  SPACES,
  TAKERS,
} from './state.ts';
export { Card, OUTCOME_NAMES, Outcome, Step } from './steps.ts';
export type { Token } from './view.ts';
