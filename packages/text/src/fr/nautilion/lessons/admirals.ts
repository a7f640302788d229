import type { lesson as en } from '../../../en/nautilion/lessons/admirals.ts';
import type { LessonTranslation } from '../../../lesson.ts';

export const lesson: LessonTranslation<typeof en> = {
  intro:
    'Deux amiraux mènent un seul navire, et gagnent ou perdent ensemble. Pour une fois, Nemo est de votre côté. Quatre minutes pour ce qui change.',
  steps: [
    {
      ply: 3,
      text: 'Chaque amiral a une carte. La vôtre porte 1, 3, 4, 5, 7, 9, celle de Nemo 2, 4, 5, 6, 8, 9. Vous ne placez un équipier sur le navire que si son numéro y figure ; les autres vont dans la réserve.',
      rule: 'NL35',
      at: ['admiral/0', 'admiral/1', 'space'],
    },
    {
      ply: 3,
      text: 'Le navire, le parcours et la réserve sont communs. La réserve commence avec deux jetons de plus, soit 6 : ce que l’un dépense, les deux l’ont dépensé.',
      rule: 'NL33',
      at: ['reserve/all'],
    },
    {
      ply: 3,
      text: 'Après le premier lancer, vous décidez qui commence ; puis les tours entiers alternent. Un 4 mène à un 9, que les deux peuvent placer ; plus loin se trouve un 3, pour vous seul. Que Nemo commence, donc : vous suivrez.',
      rule: 'NL34',
      at: ['path/4', 'path/6'],
    },
    {
      ply: 4,
      text: 'Nemo donne les trois dés et prend le jeton : tout le tour est à lui. Rien n’est secret : parlez-en tant que vous voulez.',
      rule: 'NL34',
    },
    {
      ply: 10,
      text: 'À vous. Trois 2, et à deux pas se trouve le 3 que vous seul pouvez placer. Distribuez-les.',
      rule: 'NL35',
      at: ['path/5'],
    },
    {
      ply: 11,
      text: 'Le 3 est sur votre carte, et un conduit mène au 9 : faites-le monter.',
      rule: 'NL35',
      at: ['space/3'],
    },
    {
      ply: 15,
      text: 'À un pas se trouve un 8, pour Nemo seul. Il paie une Marée Artificielle avec la réserve commune, pour que le Fantôme n’ait pas le 4. Cela vaut-il le prix ? C’est de cela que l’on parle à deux.',
      rule: 'NL13',
      at: ['path/5'],
    },
    {
      ply: 21,
      text: 'Tournons deux pages : vous faites monter le 4, Nemo le 2.',
      skipTo: 32,
    },
    {
      ply: 32,
      text: 'Comparez vos dés. Un 2 mène à un 6 : vous ne pouvez pas le placer, il irait dans la réserve. Le 4 mène à un 7, que vous seul pouvez placer. Prenez le 4.',
      rule: 'NL35',
      at: ['path/10', 'path/12'],
    },
    {
      ply: 38,
      text: 'L’équipier 6 est l’affaire de Nemo, et il va le chercher.',
      skipTo: 45,
    },
    {
      ply: 45,
      text: 'Il manque le 1 et le 5. Le 5 peut venir de l’un ou de l’autre, le 1 seulement de vous. Un 4 vous mène jusqu’à lui si le Fantôme reçoit le 1 ; l’autre 4 va au Phare Obscur et coûte un jeton de la réserve.',
      rule: 'NL18',
      at: ['path/16'],
    },
    {
      ply: 52,
      text: 'Un 5 se trouve maintenant devant Nemo, et il est aussi sur sa carte. Regardez.',
      rule: 'NL35',
      at: ['path/17'],
    },
    {
      ply: 58,
      text: 'Vos neuf équipiers sont à bord. Trois 1 ne mènent pas loin, et le 7 que vous croisez va dans la réserve. Distribuez vos dés.',
      rule: 'NL30',
      at: ['end/abyss'],
    },
    {
      ply: 62,
      text: 'Deux jetons sont devant le navire, et Nemo a lancé un 4. Peu importe qui de vous le mène au but.',
      rule: 'NL29',
      at: ['end/abyss'],
    },
    {
      ply: 64,
      text: 'Vous avez gagné, tous les deux. Vous auriez aussi perdu ensemble.',
      rule: 'NL1',
      at: ['space'],
    },
  ],
  end: 'À deux, la moitié du jeu consiste à se parler : à qui faut-il tel numéro, qui s’arrête où ? Venez avec quelqu’un, et bon vent, amiraux.',
};
