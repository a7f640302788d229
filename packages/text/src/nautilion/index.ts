import type { GameText } from '../gameText.ts';
import type { Language } from '../language.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';
import { nautilionText } from './text.ts';

export type { Words } from './en.ts';

export const words: Record<Language, Words> = { en, fr };

export const text: Record<Language, GameText> = { en: nautilionText(en), fr: nautilionText(fr) };

export { cardEffect, cardTitle, phantomText, shipText, tokenText } from './text.ts';
