import { test } from 'vitest';
import { killStore } from '../testkit/killStore.ts';

test('a process that is killed has lost nothing that it promised, 200 times', () => killStore(200));
