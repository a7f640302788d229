import { readFileSync } from 'node:fs';

/** An original match file of form 1. */
export const FORM_1: object = JSON.parse(
  readFileSync(
    new URL('../../../match/fixtures/nautilus-island.form1.json', import.meta.url),
    'utf8',
  ),
);
