import { sail, VOYAGES } from '@tidetable/rules/testkit';
import { LANGUAGES, loadEveryLanguage } from '@tidetable/text/shell';
import { expect, test } from 'vitest';
import { request } from './request.ts';

await loadEveryLanguage(['nautilion']);

/** Where somebody decides. */
const STEPS = [
  ...['start', 'currents', 'plan', 'pay', 'exchange', 'with', 'sacrifice', 'set', 'drop'],
  ...['pick', 'place', 'lose', 'return', 'insert', 'group'],
];
/** A collision that splits the crew is rare. */
const MANY = Array.from({ length: 8 * VOYAGES.length }, (_, seed) => seed);
const LONGEST = 80; // letters: one line beside the buttons

test('every decision is asked for by a short sentence of its own, in every language', () => {
  for (const language of LANGUAGES) {
    const asked = new Map<string, Set<string>>();
    for (const seed of MANY)
      sail(seed, (_, view) => {
        const sentence = request({ view }, language);
        expect(sentence, `${view.step}, ${view.pending.task}`).toMatch(/^\p{Lu}.*[.?]$/u);
        expect(sentence.length, sentence).toBeLessThanOrEqual(LONGEST);
        asked.set(view.step, (asked.get(view.step) ?? new Set()).add(sentence));
      });
    expect([...asked.keys()].toSorted()).toEqual(STEPS.toSorted());
    const all = [...asked.values()].flatMap(sentences => [...sentences]);
    expect(new Set(all).size).toBeGreaterThan(STEPS.length);
  }
});
