import { testRevealed } from './testkit/revealedTest.ts';

testRevealed(3, 5);
