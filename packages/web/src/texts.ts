/** The language that is read here, and its texts, loaded as the screens need them. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { type Language, loadTexts, type Part } from '@tidetable/text/shell';

const spoken = signal<Language>('en');
export const language: ReadonlySignal<Language> = spoken;

/** All that has been shown so far, and may still be. */
const needed = new Set<Part>(['notices', 'web']);
let wished: Language = 'en';

export const needTexts = async (...parts: readonly Part[]): Promise<void> => {
  for (const part of parts) needed.add(part);
  await loadTexts(spoken.peek(), parts);
};

/** Changes the language, as soon as all that is needed can be said in it. */
export const speak = async (next: Language): Promise<void> => {
  wished = next;
  const parts = [...needed];
  await loadTexts(next, parts);
  if (wished !== next) return;
  if (needed.size > parts.length) await speak(next);
  else spoken.value = next;
};
