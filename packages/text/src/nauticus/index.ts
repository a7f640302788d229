import type { GameText } from '../gameText.ts';
import type { Language } from '../language.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';
import { nauticusText } from './text.ts';

export type { Words } from './en.ts';

export const words: Record<Language, Words> = { en, fr };

export const text: Record<Language, GameText> = { en: nauticusText(en), fr: nauticusText(fr) };

export { goodsText, kindName, partTexts, priceList, rewardName } from './moveText.ts';
export { type YardWords, yardWords } from './yardWords.ts';
