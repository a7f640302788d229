/** Around a lesson; what is taught belongs to each game. */
import type { Language } from '../language.ts';

const en = {
  learn: 'Learn it',
  progress: 'How far you are',
  next: 'Go on',
  back: 'Back to the words before',
  welcomeBack: 'Welcome back!',
  fromStart: 'Begin anew',
  yourMove: 'Your move, it glows on the board:',
  watch: (name: string) => `Watch what ${name} does.`,
  astray: 'That is possible, but this lesson goes another way: play the move that glows.',
  rule: (rule: string) => `Rule ${rule}`,
  playNow: 'Now play a game',
  again: 'Take the lesson again',
  goOn: 'Go on with the lesson',
};

const fr: typeof en = {
  learn: 'Apprendre',
  progress: 'Où vous en êtes',
  next: 'Continuer',
  back: 'Revenir aux mots d’avant',
  welcomeBack: 'Vous revoilà !',
  fromStart: 'Recommencer',
  yourMove: 'À vous, votre coup brille sur le plateau :',
  watch: name => `Regardez ce que fait ${name}.`,
  astray: 'C’est possible, mais cette leçon prend un autre chemin : jouez le coup qui brille.',
  rule: rule => `Règle ${rule}`,
  playNow: 'Jouer maintenant une partie',
  again: 'Reprendre la leçon',
  goOn: 'Continuer la leçon',
};

export const lessonWords: Record<Language, typeof en> = { en, fr };
