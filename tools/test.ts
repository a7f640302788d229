// Everything that must hold before a change goes in: the checks, then every test.
import { check } from './check.ts';
import { finish, runTests } from './runTests.ts';

const checks = await check();
const tests = await runTests();
finish({ passed: checks.passed + tests.passed, failed: checks.failed + tests.failed });
