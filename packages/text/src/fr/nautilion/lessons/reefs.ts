import type { lesson as en } from '../../../en/nautilion/lessons/reefs.ts';
import type { LessonTranslation } from '../../../lesson.ts';

export const lesson: LessonTranslation<typeof en> = {
  intro:
    'Des écueils bordent le parcours et retiennent le navire qui s’arrête là. En trois minutes, vous aurez été bloqué une fois et libéré une fois.',
  steps: [
    {
      ply: 3,
      text: 'Un écueil borde le premier jeton, puis un jeton sur trois : il porte un 3, un 6 ou un 9. Il y en a 12 sur ce parcours. Un écueil tient à sa place : la Translation déplace les jetons, pas les écueils.',
      rule: 'NL59',
      at: ['path-reef'],
    },
    {
      ply: 3,
      text: 'Vous prenez le jeton où vous vous arrêtez, même au bord d’un écueil. Mais votre tour suivant commence alors par un dé de plus, celui de l’écueil : avec 3 ou plus vous repartez, avec moins vous êtes bloqué ce tour-là.',
      rule: 'NL61',
      at: ['path-reef/1'],
    },
    {
      ply: 3,
      text: 'Le Fantôme n’est jamais bloqué : là où il s’arrête, jeton et écueil sont défaussés. Évitons les écueils pendant quatre tours. Deux jetons de la réserve iront au Phare Obscur.',
      rule: 'NL60',
      at: ['figure/phantom'],
      skipTo: 27,
    },
    {
      ply: 27,
      text: 'Un 1 mène à un 9 que vous avez déjà, le 4 à l’équipier 3, qui vous manque ; un écueil borde les deux. Allez chercher le 3 : un 1 pour le Phare Obscur, un 1 pour le Fantôme.',
      rule: 'NL61',
      at: ['path/6', 'path/9'],
    },
    {
      ply: 29,
      text: 'Il monte, et l’écueil reste à côté de votre navire. Le dé de l’écueil devra montrer 3 ou plus. Un équipier du numéro de l’écueil, ici 3, y ajoute 1 : raison de plus pour le faire monter.',
      rule: 'NL61',
      at: ['space/3'],
    },
    {
      ply: 33,
      text: 'Le dé de l’écueil montre 1, et l’équipier 3 en fait 2. Il faut 3 ou plus : vous êtes bloqué. On lance deux dés, pour le Phare Obscur et le Fantôme, et votre navire ne bouge pas.',
      rule: 'NL63',
      at: ['ship-reef/reef3', 'effect/stuck'],
    },
    {
      ply: 33,
      text: 'Les sorts restent permis, et au tour suivant vous serez libre, sans autre lancer. Un 1 mène le Fantôme à un 8, qu’il vous faut ; un 2 le mène à un 9, que vous avez. Le 1 est donc pour le Phare Obscur.',
      rule: 'NL21',
      at: ['path/23', 'path/22'],
    },
    {
      ply: 37,
      text: 'Le tour est perdu, mais l’écueil est à vous : dans la réserve, il paie des sorts comme tout jeton. Tournons quelques pages ; le Phare Obscur prendra un jeton vierge.',
      rule: 'NL63',
      at: ['reserve/all'],
      skipTo: 55,
    },
    {
      ply: 55,
      text: 'Il ne manque que le 8, et il y en a un à quatre pas, bordé d’un écueil 3 : votre équipier 3 aidera encore. Le 2 est pour le Phare Obscur, un 4 vous y mène.',
      rule: 'NL61',
      at: ['path/16', 'path-reef/16'],
    },
    {
      ply: 61,
      text: 'Un 4 cette fois, et même 5 avec l’équipier 3 : libre ! L’écueil est dans votre réserve, et le tour est ordinaire. Trois jetons sont devant vous : donnez les deux 2 et entrez avec le 4.',
      rule: 'NL62',
      at: ['reserve/all', 'end/abyss'],
    },
    {
      ply: 63,
      text: 'À bon port. Un écueil vous retient sur un 1 ou un 2, soit quatre des six faces 1, 1, 2, 2, 3 et 4 : deux lancers sur trois. Avec un équipier de son numéro, ce n’est que le 1 : un lancer sur trois.',
      rule: 'NL61',
      at: ['space/3', 'space/6', 'space/9'],
    },
  ],
  end: 'Les équipiers 3, 6 et 9 sont vos pilotes. Arrêtez-vous près d’un écueil quand cela vaut la perte d’un tour, et pensez au Fantôme. Bon vent, capitaine.',
};
