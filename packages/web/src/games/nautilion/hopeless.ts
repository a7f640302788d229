/** Why a voyage cannot be won any more, though it goes on. */
import type { Nautilion } from '@tidetable/rules';
import { goneForGood } from '@tidetable/rules/nautilion';
import { boardWords, tokenText, words } from '@tidetable/text/nautilion';
import type { Language } from '@tidetable/text/shell';

type View = Nautilion.View;

export const hopeless = (view: object, language: Language): string | undefined => {
  const gone = (view as View).outcome === 'open' ? goneForGood(view as View) : [];
  if (gone.length === 0) return undefined;
  return boardWords[language].hopeless(gone.map(token => tokenText(words[language], token)));
};
