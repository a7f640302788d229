import { test } from 'vitest';
import { killStore } from '../testkit/killStore.ts';

test('a process that is killed has lost nothing that it promised, five times', () => killStore(5));
