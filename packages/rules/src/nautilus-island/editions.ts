import type { Edition } from '../core/edition.ts';
import { type Components, components } from './components.ts';

/** Every edition that was released, the oldest first. */
export const releases: readonly Edition<Components>[] = [{ rules: 1, components, gates: [] }];
