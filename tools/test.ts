// Everything that must hold before a change goes in: the checks, then every test, then the browser.
import { check } from './check.ts';
import { runBrowserTests } from './runBrowserTests.ts';
import { finish, runTests, tryAgain } from './runTests.ts';

finish([
  await check(),
  await tryAgain(await runTests(), (...files) => runTests('--maxWorkers=1', ...files)),
  await tryAgain(await runBrowserTests(), (...places) => runBrowserTests('--workers=1', ...places)),
]);
