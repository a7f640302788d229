import type { LessonWords } from '../../en/web/lesson.ts';

export const lesson: LessonWords = {
  learn: 'Apprendre',
  progress: 'Votre progression',
  next: 'Continuer',
  back: 'Étape précédente',
  welcomeBack: 'Vous revoilà !',
  fromStart: 'Recommencer',
  yourMove: 'À vous ! Votre coup brille sur le plateau :',
  watch: name => `Regardez ce que fait ${name}.`,
  wrongMove: 'C’est possible, mais cette leçon prend un autre chemin : jouez le coup qui brille.',
  rule: rule => `Règle ${rule}`,
  playNow: 'Jouer maintenant une partie',
  again: 'Refaire la leçon',
  goOn: 'Continuer la leçon',
};
