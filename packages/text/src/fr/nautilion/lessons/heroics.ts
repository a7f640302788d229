import type { lesson as en } from '../../../en/nautilion/lessons/heroics.ts';
import type { LessonTranslation } from '../../../lesson.ts';

export const lesson: LessonTranslation<typeof en> = {
  intro:
    'Les actions héroïques ont de grands effets, et chacune coûte un équipier. En quatre minutes, vous en aurez joué trois.',
  steps: [
    {
      ply: 3,
      text: 'Trois cartes héroïques sont face visible, les autres forment une pioche cachée. Après le lancer, vous pouvez jouer des cartes face visible, chacune une fois.',
      rule: 'NL84',
      at: ['heroic'],
    },
    {
      ply: 3,
      text: 'Chacune coûte un sacrifice : un équipier du navire. Et vous ne pouvez pas gagner tant qu’une carte reste face visible. Jouez-les donc tôt, tant qu’un équipier est facile à remplacer. D’abord, l’équipier 7 monte.',
      rule: 'NL87',
      at: ['heroic'],
      skipTo: 9,
    },
    {
      ply: 9,
      text: 'Pleine vapeur : le navire avance et prend deux fois avec le même dé. L’équipier 7 doit payer, mais à deux pas se trouve un 7, et deux pas plus loin un 8. Jouez Pleine vapeur.',
      rule: 'NL94',
      at: ['heroic/7', 'path/4', 'path/6'],
    },
    {
      ply: 10,
      text: 'Le 1 pour le Phare Obscur, un 2 pour le Fantôme, et un 2 pour vous, qui sert deux fois.',
      rule: 'NL94',
      at: ['path/4'],
    },
    {
      ply: 11,
      text: 'Votre navire est vide, n’importe qui peut monter : le 7 revient.',
      rule: 'NL26',
      at: ['space/7'],
    },
    {
      ply: 12,
      text: 'Et un 8 dans le même tour : un équipier sacrifié, deux à bord.',
      rule: 'NL94',
      at: ['space/8'],
    },
    {
      ply: 16,
      text: 'Sauvetage ramène un équipier de la défausse sur sa case vide. Deux 7 s’y trouvent. Jouez la carte et sacrifiez le 7 qui est à bord : l’un d’eux prend aussitôt sa place.',
      rule: 'NL92',
      at: ['heroic/5', 'pile/all'],
    },
    {
      ply: 18,
      text: 'Votre équipage est comme avant, et il reste une carte de moins à jouer. Le 1 est pour le Phare Obscur, et un 3 vous mène à l’équipier 6.',
      rule: 'NL85',
      at: ['heroic'],
    },
    {
      ply: 23,
      text: 'Reste Appel aux armes. C’est comme Sauvetage, avec un équipier de la réserve. Quatre tours plus tard, votre réserve n’en a toujours pas, et les Abysses approchent.',
      rule: 'NL93',
      at: ['heroic/6'],
      skipTo: 48,
    },
    {
      ply: 48,
      text: 'Elle doit donc partir sans effet, car une carte face visible vous coûterait le voyage. Sacrifiez un équipier remplaçable : deux 5 sont proches. Jouez la carte, et sacrifiez le 5.',
      rule: 'NL100',
      at: ['heroic/6', 'path/14'],
    },
    {
      ply: 50,
      text: 'Le Fantôme avance d’abord : un 1 le mène au 9 devant vous, qui est défaussé. Alors le 5 est à un pas. Donnez donc le 2 au Phare Obscur, et faites monter le 5.',
      rule: 'NL21',
      at: ['path/13', 'path/14'],
    },
    {
      ply: 55,
      text: 'Il ne reste aucune carte à jouer. Les équipiers 4 et 1 doivent encore monter : deux pages.',
      skipTo: 68,
    },
    {
      ply: 68,
      text: 'Neuf équipiers à bord, plus aucune carte face visible : cap sur les Abysses. Donnez les deux 1 aux autres, et le 4 vous y mène.',
      rule: 'NL87',
      at: ['end/abyss'],
    },
    {
      ply: 70,
      text: 'Vous avez gagné. Si une des trois cartes était restée face visible, vous auriez perdu avec un navire complet.',
      rule: 'NL87',
      at: ['space'],
    },
  ],
  end: 'D’autres voyages dévoilent d’autres cartes. Celles des extensions que vous ne jouez pas restent de côté. Bon vent, capitaine.',
};
