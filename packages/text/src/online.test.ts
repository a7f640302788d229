import { TABLE_CODES } from '@tidetable/protocol';
import { describe, expect, test } from 'vitest';
import { gameTexts, LANGUAGES, type Language, loadEveryLanguage, messages } from './index.ts';
import { onlineWords, tableRefusalText } from './online.ts';

await loadEveryLanguage(['online']);

const say = (language: Language, refusal: { code: string; rule?: string }): string =>
  tableRefusalText(
    { online: onlineWords[language], notices: messages[language] },
    gameTexts[language]['nautilus-island'],
    refusal,
  );

test('a full table waits for its owner, who may have no seat', () => {
  const { en, fr } = onlineWords;
  expect(en.waitForOwner('Ana')).toBe('Everybody is here. The table waits for Ana to cast off.');
  expect(en.waitForOwner(undefined)).toContain('for whoever made it to cast off');
  expect(fr.waitForOwner('Ana')).toContain('C’est à Ana de larguer les amarres.');
  expect(fr.waitForOwner(undefined)).toContain('C’est à la personne qui a créé la table');
});

describe('what an online table refuses', () => {
  test.each(TABLE_CODES)('%s is said in every language, with what to do next', code => {
    for (const language of LANGUAGES)
      expect(say(language, { code })).toMatch(/^\p{Lu}[^\p{C}]+\.$/u);
    expect(say('fr', { code })).not.toBe(say('en', { code }));
  });

  test('so is what the door or the game refuses', () => {
    for (const language of LANGUAGES) {
      expect(say(language, { code: 'stale' })).toBe(messages[language].door.stale);
      expect(say(language, { code: 'own-column', rule: 'NI11' })).toMatch(/NI11\)$/);
    }
  });
});
