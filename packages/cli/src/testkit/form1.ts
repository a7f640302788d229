import { readFileSync } from 'node:fs';

/** A match that was recorded in form 1, as it was written then. */
export const FORM_1: object = JSON.parse(
  readFileSync(
    new URL('../../../match/fixtures/nautilus-island.form1.json', import.meta.url),
    'utf8',
  ),
);
