/** Around a lesson; what is taught belongs to each game. */
import type { Language } from '../language.ts';

const en = {
  learn: 'Learn it',
  minutes: 'an interactive lesson of a few minutes',
  progress: 'How far you are',
  next: 'Go on',
  yourMove: 'Your move: it glows on the board.',
  watch: 'Watch what the others do.',
  astray: 'That is possible, but this lesson goes another way: play the move that glows.',
  rule: (rule: string) => `Rule ${rule}`,
  playNow: 'Now play a game',
  again: 'Take the lesson again',
  goOn: 'Go on with the lesson',
};

const fr: typeof en = {
  learn: 'Apprendre',
  minutes: 'une leçon interactive de quelques minutes',
  progress: 'Où vous en êtes',
  next: 'Continuer',
  yourMove: 'À vous : votre coup brille sur le plateau.',
  watch: 'Regardez ce que font les autres.',
  astray: 'C’est possible, mais cette leçon prend un autre chemin : jouez le coup qui brille.',
  rule: rule => `Règle ${rule}`,
  playNow: 'Jouer maintenant une partie',
  again: 'Reprendre la leçon',
  goOn: 'Continuer la leçon',
};

export const lessonWords: Record<Language, typeof en> = { en, fr };
