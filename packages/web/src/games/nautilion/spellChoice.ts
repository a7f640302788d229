/** The next request of an incomplete spell, and the effect of OK once it is complete. */
import { componentsOf, spellPrice } from '@tidetable/rules/nautilion';
import { boardWords, tokenText, words } from '@tidetable/text/nautilion';
import type { Language } from '@tidetable/text/shell';
import type { Choice } from '../gameUi.ts';
import { type Aim, castTranslation, type Helm } from './helm.ts';
import { faceOf } from './plan.ts';

export const spellChoice = (helm: Helm, aim: Aim, language: Language): Choice => {
  const own = boardWords[language];
  const { view, components } = helm;
  if (aim.for === 'reroll') return { asks: own.reroll };
  if (aim.for === 'tide')
    return { asks: aim.die === undefined ? own.tide : own.tideTo(faceOf(view, aim.die)) };
  const { first, second } = aim;
  if (first === undefined) return { asks: own.asks.exchange };
  if (second === undefined) return { asks: own.asks.with };
  const token = (place: number): string => tokenText(words[language], view.path[place]);
  const price = own.price(spellPrice(componentsOf(components), view, 'translation'));
  return {
    asks: own.translated(token(first), token(second), price),
    label: own.cast,
    act: () => castTranslation(helm, aim),
  };
};
