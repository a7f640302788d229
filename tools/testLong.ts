// The tests that take too long for every change: files named *.long.ts, and the whole of what browser tests only sample.
import { runBrowserTests } from './runBrowserTests.ts';
import { finish, runTests, type Tally } from './runTests.ts';
import { sweptFiles } from './sweptFiles.ts';

const wanted = process.argv.slice(2);
const isWanted = (file: string): boolean =>
  wanted.length === 0 || wanted.some(name => file.includes(name));
const inBrowser = sweptFiles().filter(isWanted);

const tallies: Tally[] = [
  await runTests('--config', 'tools/long.config.ts', ...wanted), // none is no failure
];
if (inBrowser.length > 0) {
  process.env.SWEEP = 'all';
  tallies.push(await runBrowserTests(...inBrowser));
}
finish(tallies);
