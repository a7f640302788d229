import type { lesson as en } from '../../../en/nautilion/lessons/mages.ts';
import type { LessonTranslation } from '../../../lesson.ts';

export const lesson: LessonTranslation<typeof en> = {
  intro:
    'Les Mages, une extension, ajoutent neuf jetons au parcours et une cabine à votre navire. Dans quatre minutes, vous saurez à quoi ils servent.',
  steps: [
    {
      ply: 3,
      text: 'Parmi les équipiers se trouvent neuf mages, trois de chaque lettre : A, B et C. Le parcours en est plus long : 45 jetons.',
      rule: 'NL39',
      at: [
        'path/4',
        'path/6',
        'path/11',
        'path/15',
        'path/16',
        'path/25',
        'path/31',
        'path/32',
        'path/37',
      ],
    },
    {
      ply: 3,
      text: 'Les mages logent dans la cabine, à côté du navire. Pour gagner, il vous y faut A, B et C, et un équipier sur chacune des neuf cases du navire. Le 1, le 4 et le 7 sont des places pour leurs partenaires, facultatives.',
      rule: 'NL43',
      at: ['cabin'],
    },
    {
      ply: 3,
      text: 'Au premier tour, l’équipier 7, le premier jeton du parcours, monte à bord. Tournons cette page.',
      rule: 'NL26',
      at: ['path/1'],
      skipTo: 8,
    },
    {
      ply: 8,
      text: 'Le mage A est à trois pas, mais aucun dé ne montre un 3. Deux jetons de la réserve y remédient : lancez la Marée Artificielle, et changez le 4 en 3.',
      rule: 'NL11',
      at: ['path/3'],
    },
    {
      ply: 9,
      text: 'Le 2 pour le Phare Obscur, le 1 pour le Fantôme, et le 3 vous mène au mage.',
      rule: 'NL25',
      at: ['path/3'],
    },
    {
      ply: 11,
      text: 'Un mage va à sa place dans la cabine, quoi qu’il s’y trouve déjà : pas besoin de conduit. Mettez-le dans la cabine.',
      rule: 'NL40',
      at: ['cabin/A'],
    },
    {
      ply: 15,
      text: 'Le Fantôme les menace aussi : un mage sur lequel il s’arrête est défaussé. Il y en a trois de chaque lettre, pas plus. Puis l’équipier 6 monte : tournons la page.',
      rule: 'NL44',
      at: ['figure/phantom'],
      skipTo: 20,
    },
    {
      ply: 20,
      text: 'Le mage C est juste devant vous : un 1 est donc pour vous. L’autre 1 est pour le Phare Obscur, le 4 pour le Fantôme.',
      rule: 'NL40',
      at: ['path/3'],
    },
    {
      ply: 26,
      text: 'L’équipier 7 est déjà à bord. Mais à côté du mage C, la cabine a aussi une place pour un 7, qui sera vite utile. À trois pas se trouve un 7 : donnez le 2 au Phare Obscur, et un 3 vous y mène.',
      rule: 'NL40',
      at: ['path/5'],
    },
    {
      ply: 27,
      text: 'Mettez-le dans la cabine, à côté du mage C.',
      rule: 'NL40',
      at: ['cabin/7'],
    },
    {
      ply: 31,
      text: 'C et 7 forment un duo : une fois par tour, après le lancer, il vous laisse relancer un dé. De même pour A avec 1, et B avec 4. Ensuite, une Marée Artificielle prend vos 2 derniers jetons et vous mène à l’équipier 9.',
      rule: 'NL41',
      at: ['partnership/all'],
      skipTo: 38,
    },
    {
      ply: 38,
      text: 'L’équipier 1 est à un pas : un 1 est donc pour vous. Mais sur le Phare Obscur, le 3 coûte un jeton, et votre réserve est vide : ce jeton viendrait du navire ou de la cabine. Faites relancer le 3 par le duo.',
      rule: 'NL42',
      at: ['path/8'],
    },
    {
      ply: 40,
      text: 'Un 2 ! Celui-là ne fait rien au Phare Obscur.',
      rule: 'NL18',
      at: ['taker/darkhouse'],
    },
    {
      ply: 41,
      text: 'À côté de A, le 1 formerait un deuxième duo. Mais un équipier de la cabine ne compte pas sur le navire, et la case 1 est encore vide. Faites-le monter.',
      rule: 'NL43',
      at: ['space/1', 'cabin/1'],
    },
    {
      ply: 45,
      text: 'Vous connaissez la suite. Le mage B rejoint la cabine, et les équipiers montent l’un après l’autre. Un second mage A va dans la réserve et paie un Tourbillon Répétitif.',
      skipTo: 95,
    },
    {
      ply: 95,
      text: 'Neuf équipiers à bord, et A, B et C dans la cabine : vous pouvez rejoindre les Abysses. Trois jetons sont devant vous : le 4 vous y mène. Le 2 pour le Phare Obscur, le 1 pour le Fantôme.',
      rule: 'NL43',
      at: ['cabin', 'end/abyss'],
    },
    {
      ply: 97,
      text: 'Vous avez gagné. Avec un seul mage de moins, vous auriez perdu, équipage complet ou non ; le 7 dans la cabine n’était qu’une aide.',
      rule: 'NL43',
      at: ['cabin'],
    },
  ],
  end: 'À retenir : prenez les mages tôt, formez un duo quand cela ne coûte rien, et placez les équipiers 1, 4 et 7 d’abord sur le navire. Bon vent, capitaine.',
};
