import type { lesson as en } from '../../../en/nautilion/lessons/mercenaries.ts';
import type { LessonTranslation } from '../../../lesson.ts';

export const lesson: LessonTranslation<typeof en> = {
  intro:
    'Avec les Mercenaires, les deux sous-marins ne se croisent plus sans dommage : ils entrent en collision, et les harpons décident. Cette leçon dure quatre minutes.',
  steps: [
    {
      ply: 3,
      text: 'Neuf mercenaires se trouvent parmi les équipiers. Ils se battent, avec deux harpons chacun, pour celui qui les prend : vous ou le Fantôme.',
      rule: 'NL46',
      at: ['path/1', 'path/2', 'path/4'],
    },
    {
      ply: 3,
      text: 'Le Fantôme a une cale pour des combattants, et 2 harpons à lui. S’il en a plus que vous au moment de la rencontre, vous perdez aussitôt. D’abord les dés : un Tourbillon Répétitif vous donne un 4.',
      rule: 'NL52',
      at: ['hold/all'],
      skipTo: 7,
    },
    {
      ply: 7,
      text: 'Un mercenaire se trouve à quatre pas. Donnez un 2 au Phare Obscur et un 2 au Fantôme.',
      rule: 'NL25',
      at: ['path/4'],
    },
    {
      ply: 9,
      text: 'Un mercenaire va sur n’importe quelle case vide où mène un conduit. Il fait le lien comme un équipier, mais prend la place de celui de la case. La case 9 a un conduit vers toutes les autres : mettez-le là.',
      rule: 'NL48',
      at: ['space/9'],
    },
    {
      ply: 13,
      text: 'Regardez maintenant le Fantôme. Un mercenaire ou un équipier 2, 5 ou 8 sur lequel il s’arrête n’est pas défaussé : il va dans sa cale, qui a six places.',
      rule: 'NL47',
      at: ['figure/phantom'],
      skipTo: 18,
    },
    {
      ply: 18,
      text: 'Il s’est arrêté sur un 5 : un harpon de plus. Vos 2, 5 et 8 en portent un aussi, et un 2 se trouve à quatre pas. Le 1 pour le Phare Obscur, le 2 pour le Fantôme, le 4 pour vous.',
      rule: 'NL51',
      at: ['hold/all', 'path/8'],
    },
    {
      ply: 24,
      text: 'Tournons les pages. Le Fantôme prend un 2 et un autre 5. Vous faites monter le 3, le 4, le 5 et le 8, et un deuxième mercenaire, sur la case 7.',
      skipTo: 54,
    },
    {
      ply: 54,
      text: 'Vous voilà face à face. Les harpons : vos équipiers 2, 5 et 8 en font 3, vos deux mercenaires 4, en tout 7. Le Fantôme en a 2 à lui et 3 dans la cale, soit 5.',
      rule: 'NL51',
      at: ['hold/all'],
    },
    {
      ply: 54,
      text: 'Aucun jeton ne vous sépare : quel que soit son dé, le premier qui bouge heurte l’autre. Le 2 pour le Phare Obscur, le 3 pour le Fantôme : qu’il vienne.',
      rule: 'NL57',
      at: ['figure/nautilion', 'figure/phantom'],
    },
    {
      ply: 56,
      text: 'Vous avez gagné. Sa cale et vos mercenaires sont défaussés, et vous prenez un jeton de la défausse. La case 9 est vide, et l’équipier 8 est coupé des autres : prenez un 9.',
      rule: 'NL54',
      at: ['pile/all', 'space/9'],
    },
    {
      ply: 57,
      text: 'Après une égalité, le jeton irait dans la réserve. Après une victoire, il peut monter : tous sont de nouveau reliés, et personne n’est perdu.',
      rule: 'NL53',
      at: ['space/9'],
    },
    {
      ply: 61,
      text: 'Il n’y a qu’une collision par partie ; désormais, on se croise. Un mercenaire sur lequel vous vous arrêtez va dans la réserve. Mais si c’est le Fantôme, il vous coûte un jeton.',
      rule: 'NL55',
      at: ['path/17'],
      skipTo: 85,
    },
    {
      ply: 85,
      text: 'Vos neuf équipiers sont à bord, et aucun jeton n’est devant vous : tout dé mène aux Abysses. Voyez donc ce que coûte un mercenaire : le 1 pour le Phare Obscur, le 2 pour le Fantôme.',
      rule: 'NL55',
      at: ['path/6'],
    },
    {
      ply: 87,
      text: 'Le mercenaire est défaussé, et un de vos jetons doit le suivre. Votre réserve peut se passer du 2.',
      rule: 'NL55',
      at: ['reserve/all'],
    },
    {
      ply: 88,
      text: 'À bon port, avec tout l’équipage. Beaucoup dépend de ce seul combat : prenez tôt le 2, le 5, le 8 et des mercenaires, et laissez-en le moins possible au Fantôme.',
      rule: 'NL30',
      at: ['space'],
    },
  ],
  end: 'Pour un voyage plus dur, le Fantôme a 3 harpons à lui : cela se choisit en préparant la table. Bon vent, capitaine.',
};
