/** Every edition that was released, the newest last. None is ever changed or taken away. */
import type { Edition } from '../core/edition.ts';
import { bounds, type Components, certainty, components } from './components.ts';

export const editions: readonly Edition<Components>[] = [
  { rules: 1, components, certainty, bounds, gates: [] },
];
