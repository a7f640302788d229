// The tests that take too long for every change: files named *.long.ts.
import { finish, runTests } from './runTests.ts';

finish([await runTests('--config', 'tools/long.config.ts', ...process.argv.slice(2))]);
