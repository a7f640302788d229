import { CHAT_PHRASES, type ChatPhrase } from '@tidetable/protocol';
import { LANGUAGES, loadEveryLanguage } from '@tidetable/text/shell';
import { chatWords } from '@tidetable/text/web';
import { expect, test } from 'vitest';

await loadEveryLanguage(['chat']);

test.each(LANGUAGES)('every phrase of online tables has a sentence: %s', language => {
  const phrases: Readonly<Record<ChatPhrase, string>> = chatWords[language].phrases;
  expect(Object.keys(phrases).sort()).toEqual([...CHAT_PHRASES].sort());
  expect(new Set(Object.values(phrases)).size).toBe(CHAT_PHRASES.length);
  for (const sentence of Object.values(phrases)) expect(sentence).toMatch(/^\p{Lu}.*[.!?]$/u);
});
