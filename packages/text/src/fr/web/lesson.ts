import type { LessonWords } from '../../en/web/lesson.ts';
import { plural } from '../grammar.ts';

const titles: LessonWords['titles'] = {
  'nautilus-island': 'Votre premier jour sur l’épave',
  nautilion: 'Votre premier voyage aux Abysses',
  'nautilion-mages': 'Les mages : une cabine rien que pour eux',
  'nautilion-mercenaries': 'Les mercenaires : le jour de la collision',
  'nautilion-reefs': 'Les écueils : libre ou bloqué',
  'nautilion-darkhouse': 'Le Phare Obscur : une carte à chaque tour',
  'nautilion-heroics': 'Les actions héroïques : ce que rapporte un sacrifice',
  'nautilion-admirals': 'Deux amiraux, un seul navire',
  nauticus: 'Votre premier navire',
};

const playWith: LessonWords['playWith'] = {
  'nautilion-mages': 'Jouer avec les mages',
  'nautilion-mercenaries': 'Jouer avec les mercenaires',
  'nautilion-reefs': 'Jouer avec les écueils',
  'nautilion-darkhouse': 'Jouer avec le Phare Obscur',
  'nautilion-heroics': 'Jouer avec les actions héroïques',
  'nautilion-admirals': 'Jouer à deux amiraux',
};

export const lesson: LessonWords = {
  titles,
  allLessons: 'Toutes les leçons',
  lessons: 'Leçons',
  minutes: n => `${n} min environ`,
  done: 'terminée',
  progress: 'Votre progression',
  next: 'Continuer',
  back: 'Étape précédente',
  welcomeBack: 'Vous revoilà !',
  fromStart: 'Recommencer',
  yourMove: 'Votre coup :',
  turnsLater: n =>
    plural(n, {
      one: 'Un tour a été joué entre-temps.',
      other: `${n} tours ont été joués entre-temps.`,
    }),
  roundsLater: n =>
    plural(n, { one: 'Une manche s’est jouée.', other: `${n} manches se sont jouées.` }),
  watch: name => `Regardez ce que fait ${name}.`,
  wrongMove:
    'C’est possible, mais cette leçon prend un autre chemin : jouez le coup qu’elle demande.',
  rule: rule => `Règle ${rule}`,
  playNow: 'Jouer une partie maintenant',
  playWith,
  nextLesson: 'Leçon suivante',
  of: title => ` : ${title}`,
  itsRules: 'Les règles',
  again: 'Refaire la leçon',
  about: things => `Il s’agit de ceci : ${things}.`,
};
