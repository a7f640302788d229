export { type FuzzSetup, fuzz, fuzzSettings, fuzzTable, inTime, type Tried } from './fuzz.ts';
export { type ContractSetup, testGameContract } from './gameContract.ts';
export {
  type Golden,
  goldenFolder,
  positionHash,
  readGoldens,
  testGoldens,
  testWorkings,
} from './golden.ts';
export { mutant } from './mutant.ts';
export { mutantText, withDoubleKey } from './mutantText.ts';
export { mutantViews } from './mutantViews.ts';
export { testMutantViews } from './mutantViewTest.ts';
export { given as givenFleet, played as playedFleet } from './nauticus/given.ts';
export { given as givenVoyage, played as playedVoyage } from './nautilion/given.ts';
export { sail, VOYAGES, voyageOptions } from './nautilion/voyages.ts';
export { given as givenIsland, played as playedIsland } from './nautilus-island/given.ts';
export { nodeCount } from './nodeCount.ts';
export { dealt, drawOutcome, legalList, randomGame } from './randomGame.ts';
export type { Taste } from './taste.ts';
export { withSheet } from './withSheet.ts';
