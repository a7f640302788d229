export { isAncestor } from './ancestor.ts';
export {
  type Entry,
  HOST,
  isPractice,
  type MoveEntry,
  type Pace,
  type Player,
  type TableEntry,
  takenBack,
  takenBackTo,
  undonePlies,
} from './entry.ts';
export { openMatch, replayMatch, verify } from './everyGame.ts';
export { type Compared, type Facts, factsAmong } from './facts.ts';
export type { SomeEditions } from './gameOf.ts';
export {
  type Accepted,
  type AnyMatch,
  Match,
  type MatchSetup,
  type Proposal,
  type TableSetup,
} from './match.ts';
export {
  type FileProblem,
  FORMAT,
  isProblem,
  LONGEST_SHEET,
  type MatchFile,
  MOST_BYTES,
} from './matchFile.ts';
export { isName, LONGEST_NAME } from './name.ts';
export { estimatePoints, finalPoints, type Points } from './points.ts';
export type { Situation, Undo } from './position.ts';
export { type Foreseen, foreseeMove, refusalsAt, type WhyNot, whyNotMove } from './preview.ts';
export { addEntry, parseMatchFile, replayAmong } from './readMatch.ts';
export { isRefused, type MatchRefusal, type MatchRefusalCode } from './refusal.ts';
export { isRepeated } from './repeated.ts';
export { type MatchResult, type Standings, standingsOf } from './result.ts';
export {
  componentsHash,
  ID_BYTES,
  newSeal,
  openSalts,
  SALT_BYTES,
  type Salts,
  SEED_BYTES,
  type Seal,
  saltHash,
  sealOfForm1,
} from './seal.ts';
export { type Decide, drawBy, sealedSea } from './sealedSea.ts';
export { type SeatExport, seatExport } from './seatExport.ts';
export {
  type Decision,
  decisionOf,
  type LogLine,
  linesBetween,
  pastView,
  type SeatView,
  seatView,
  seatViewWithoutPoints,
} from './seatView.ts';
export { tableNow } from './tableNow.ts';
export { type Leaver, namesOf, type TableState } from './tableState.ts';
export {
  CLAIMS,
  type Claim,
  type Finding,
  isVerified,
  type Verification,
  verifyAmong,
} from './verify.ts';
export { writeMatch } from './writeMatch.ts';
