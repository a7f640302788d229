import { type GameId, games, uncertainParts } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { boxPartName, boxTexts } from './box.ts';
import { loadEveryLanguage } from './catalogue.ts';
import { LANGUAGES } from './language.ts';

await loadEveryLanguage(['box']);

test.each(
  Object.values(games).flatMap(game => LANGUAGES.map(language => [game.id, language] as const)),
)(
  'every uncertain value of %s has a name and a reason in %s, and no others have',
  (id, language) => {
    const texts = boxTexts[id as GameId][language];
    const paths = uncertainParts(games[id as GameId]).map(({ path }) => path);
    for (const path of paths) {
      const named = boxPartName(texts, path);
      expect(named?.group.name, path).toBeTruthy();
      expect(named?.group.basis, path).toMatch(/\.$/);
      // A key is not a name: it is a code, or English.
      if (path.includes('.')) expect(named?.part, path).not.toBe(path.split('.')[1]);
    }
    expect(Object.keys(texts).sort()).toEqual([...new Set(paths.map(p => p.split('.')[0]))].sort());
  },
);

test.each(LANGUAGES)(
  'in %s each price of Nauticus and each side of the die has a name of its own',
  language => {
    for (const { value } of [
      boxTexts.nauticus[language].prices,
      boxTexts.nautilion[language].faces,
    ])
      expect(new Set([0, 1, 2, 3].map(i => value?.(i) || undefined)).size).toBe(4);
  },
);
