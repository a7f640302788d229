// The tests that take too long for every change: files named *.long.ts, and whole games in windows of every size.
import { runBrowserTests } from './runBrowserTests.ts';
import { finish, runTests, type Tally } from './runTests.ts';

const FRAME = 'frame'; // e2e/frame.e2e.ts

const wanted = process.argv.slice(2);
const isAll = wanted.length === 0;
const tallies: Tally[] = [];
if (isAll || wanted.some(name => name !== FRAME))
  tallies.push(await runTests('--config', 'tools/long.config.ts', ...wanted));
if (isAll || wanted.includes(FRAME)) {
  process.env.FRAME = 'all';
  tallies.push(await runBrowserTests(FRAME, 'nauticusFits'));
}
finish(tallies);
