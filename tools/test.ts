// Everything that must hold before a change goes in: the checks, then every test, then the browser.
import { check } from './check.ts';
import { runBrowserTests } from './runBrowserTests.ts';
import { finish, runTests, type Tally } from './runTests.ts';

const tallies: Tally[] = [];
for (const run of [check, runTests, runBrowserTests]) tallies.push(await run());
finish(tallies);
