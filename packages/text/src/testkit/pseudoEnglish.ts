/** The folder of English in the pseudo-language. Tests put it in the place of `en/index.ts`. */
import * as english from '../en/index.ts';
import type { Parts } from '../parts.ts';
import { pseudo } from './pseudo.ts';

export const name = pseudo(english.name);

export const parts = Object.fromEntries(
  Object.entries(english.parts).map(([part, load]) => [part, async () => pseudo(await load())]),
) as unknown as Parts;
