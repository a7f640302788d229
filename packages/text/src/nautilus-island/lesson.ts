import type { Language } from '../language.ts';
import type { Lesson } from '../lesson.ts';
import { lesson as en } from './lesson.en.ts';
import { lesson as fr } from './lesson.fr.ts';

export const lesson: Record<Language, Lesson> = { en, fr };
