/** The facts in the result of a voyage, besides the sentence about its end. */
import { type Nautilion, nautilion, SPECTATOR } from '@tidetable/rules';
import { harpoons } from '@tidetable/rules/nautilion';
import { randomGame, VOYAGES, voyageOptions } from '@tidetable/rules/testkit';
import { boardWords, words } from '@tidetable/text/nautilion';
import { LANGUAGES, loadEveryLanguage } from '@tidetable/text/shell';
import { expect, test } from 'vitest';
import { voyage } from './voyage.ts';
import { wayOf } from './ways.ts';

await loadEveryLanguage(['nautilion']);

const ended = (seed: number): Nautilion.View =>
  nautilion.view(
    randomGame(nautilion, voyageOptions(seed), seed, () => undefined),
    SPECTATOR,
  );

test('a result names the expansions, and not once more who has arrived', () => {
  const arrived = new Set<boolean>();
  let fought = 0;
  for (const language of LANGUAGES)
    for (const seed of VOYAGES) {
      const view = ended(seed);
      const facts = voyage.facts(view, language);
      for (const name of view.options.expansions)
        expect(facts[0]).toContain(words[language].expansions[name]);
      const underWay = (['nautilion', 'phantom'] as const).filter(ship => wayOf(view, ship) > 0);
      const { expansions } = view.options;
      const first = expansions.length > 0 ? 2 : 1;
      const mages = expansions.includes('mages') ? 1 : 0; // they are needed as the crew is
      arrived.add(underWay.length < 2);
      const isFought = view.outcome === 'collision-lost';
      expect(facts).toHaveLength(first + mages + Number(isFought) + underWay.length);
      if (!isFought) continue;
      const { ours, theirs } = harpoons(view);
      expect(theirs).toBeGreaterThan(ours);
      expect(facts).toContain(boardWords[language].voyage.harpoons(ours, theirs));
      fought++;
    }
  expect(arrived).toContain(true);
  expect(fought).toBeGreaterThan(1);
});
