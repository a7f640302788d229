import { goneForGood } from '@tidetable/rules/nautilion';
import { sail, VOYAGES } from '@tidetable/rules/testkit';
import { LANGUAGES, loadEveryLanguage } from '@tidetable/text/shell';
import { expect, test } from 'vitest';
import { hopeless } from './hopeless.ts';

await loadEveryLanguage(['nautilion']);

test('a voyage that cannot be won any more says what is gone, and no other does', () => {
  const told = new Set<string>();
  for (const seed of VOYAGES)
    sail(seed, (_, view) => {
      for (const language of LANGUAGES) {
        const said = hopeless(view, language);
        expect(said !== undefined).toBe(goneForGood(view).length > 0);
        if (said) told.add(said);
      }
    });
  expect(
    [...told].some(said => /can no longer be won: crew \d is gone for good\.$/.test(said)),
  ).toBe(true);
  expect([...told].some(said => said.startsWith('Le voyage ne peut plus être gagné\u00a0: '))).toBe(
    true,
  );
});
