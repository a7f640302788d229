import type { LessonWords } from '../../en/web/lesson.ts';

export const lesson: LessonWords = {
  learn: 'Apprendre',
  progress: 'Où vous en êtes',
  next: 'Continuer',
  back: 'Revenir aux mots d’avant',
  welcomeBack: 'Vous revoilà !',
  fromStart: 'Recommencer',
  yourMove: 'À vous, votre coup brille sur le plateau :',
  watch: name => `Regardez ce que fait ${name}.`,
  wrongMove: 'C’est possible, mais cette leçon prend un autre chemin : jouez le coup qui brille.',
  rule: rule => `Règle ${rule}`,
  playNow: 'Jouer maintenant une partie',
  again: 'Reprendre la leçon',
  goOn: 'Continuer la leçon',
};
