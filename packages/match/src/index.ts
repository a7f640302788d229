export { isAncestor } from './ancestor.ts';
export { chainCheck, type Entry, formatEntry, isUndo } from './entry.ts';
export {
  type Accepted,
  type AnyMatch,
  type DoorCode,
  type DoorRefusal,
  isRefused,
  Match,
  type MatchSetup,
} from './match.ts';
export {
  componentsHash,
  type FileProblem,
  FORMAT,
  isProblem,
  type MatchFile,
  MOST_BYTES,
  openMatch,
  type Papers,
  parseMatchFile,
  replayMatch,
  type SeatCard,
  writeMatch,
} from './matchFile.ts';
export { isName, LONGEST_NAME } from './name.ts';
export { commitment, type Decide, drawBy, SEED_BYTES, sealedSea } from './sealedSea.ts';
export { type ExportedEntry, type SeatExport, seatExport } from './seatExport.ts';
export { type Finding, verify } from './verify.ts';
