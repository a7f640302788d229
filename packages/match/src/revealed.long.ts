/** Thousands of positions. By hand: `npm run test:long`. */
import { testRevealed } from './testkit/revealedTest.ts';

testRevealed(60, 2);
