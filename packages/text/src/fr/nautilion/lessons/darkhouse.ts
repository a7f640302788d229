import type { lesson as en } from '../../../en/nautilion/lessons/darkhouse.ts';
import type { LessonTranslation } from '../../../lesson.ts';

export const lesson: LessonTranslation<typeof en> = {
  intro:
    'Avec cette extension, le Phare Obscur joue une carte à chaque tour. En cinq minutes, vous aurez vu les cinq d’une rangée.',
  steps: [
    {
      ply: 3,
      text: 'Cinq cartes forment une rangée. Une seule agit à chaque tour, de la première à la cinquième, puis de nouveau la première. Les rouges gênent, les bleues aident : ici trois et deux.',
      rule: 'NL70',
      at: ['darkhouse-card'],
    },
    {
      ply: 3,
      text: 'La première est Ressac, rouge : un de vos équipiers doit retourner sur le parcours. Vous n’en avez pas encore : il ne se passe rien. L’équipier 8 monte, et nous tournons la page.',
      rule: 'NL74',
      at: ['darkhouse-card/3'],
      skipTo: 6,
    },
    {
      ply: 6,
      text: 'Houle fixe, rouge : on ne lance rien, les dés montrent 2, 3 et 4. Le 4 vous va bien, il mène à l’équipier 9. Le 2 pour le Phare Obscur, le 3 pour le Fantôme.',
      rule: 'NL80',
      at: ['darkhouse-card/9', 'path/5'],
    },
    {
      ply: 8,
      text: 'La case 9 a un conduit vers toutes les autres : faites-le monter.',
      rule: 'NL26',
      at: ['space/9'],
    },
    {
      ply: 12,
      text: 'Courants croisés, rouge : le jeton où vous vous arrêtez s’échange avec le suivant avant que vous le preniez. Et vous avez lancé deux 4. Un Tourbillon Répétitif, pour 1 jeton, en donne de plus petits.',
      rule: 'NL77',
      at: ['darkhouse-card/6'],
      skipTo: 16,
    },
    {
      ply: 16,
      text: 'Un 1 vous mène à un 3, mais vous aurez le jeton qui le suit, le 7, et un conduit mène du 7 au 8. Donnez le 2 au Phare Obscur.',
      rule: 'NL77',
      at: ['path/5', 'path/6'],
    },
    {
      ply: 21,
      text: 'Naufragé, bleue : deux jetons de la réserve en ramènent un de la défausse directement à sa place. Ce sera plus utile au prochain passage. L’équipier 2 monte, et nous continuons.',
      rule: 'NL82',
      at: ['darkhouse-card/11'],
      skipTo: 26,
    },
    {
      ply: 26,
      text: 'Étale, bleue : votre premier Tourbillon Répétitif est gratuit. Un 1 mène à un 9 que vous avez déjà, et il n’y a que des 1 : lancez le Tourbillon, il ne coûte rien.',
      rule: 'NL83',
      at: ['darkhouse-card/12'],
    },
    {
      ply: 30,
      text: 'C’est mieux : le 1 pour le Phare Obscur, et un 2 vous mène à l’équipier 1. Faites-le monter.',
      rule: 'NL25',
      at: ['path/9'],
    },
    {
      ply: 32,
      text: 'La rangée recommence, et cette fois Ressac fait mal : avant le lancer, un de vos équipiers retourne sur le parcours. Donnez le 1 : un autre se trouve à trois pas.',
      rule: 'NL74',
      at: ['darkhouse-card/3', 'path/11'],
    },
    {
      ply: 33,
      text: 'C’est vous qui choisissez où, entre votre navire et les Abysses. Mettez-le derrière cet autre 1 : le Fantôme ne peut pas défausser les deux d’un coup.',
      rule: 'NL74',
      at: ['path/11'],
    },
    {
      ply: 37,
      text: 'Tournons maintenant les pages, jusqu’au prochain tour de la carte Naufragé. D’ici là, le 3, le 4 et le 6 montent à bord.',
      rule: 'NL70',
      skipTo: 51,
    },
    {
      ply: 51,
      text: 'Il ne manque que le 1 et le 5. Votre 4 mène à un 5, mais le prochain 1 est à six pas. Il y en a un dans la défausse : utilisez Naufragé, pour deux jetons, et prenez le 1.',
      rule: 'NL82',
      at: ['darkhouse-card/11'],
    },
    {
      ply: 53,
      text: 'Allez maintenant chercher le 5 avec le 4. Les deux 2 sont pour les autres.',
      rule: 'NL25',
      at: ['path/18'],
    },
    {
      ply: 59,
      text: 'Vos neuf équipiers sont à bord. Trois jetons sont devant vous : donnez le 1 au Phare Obscur, et un 4 vous mène aux Abysses.',
      rule: 'NL29',
      at: ['end/abyss'],
    },
    {
      ply: 60,
      text: 'Vous avez gagné. C’était le niveau découverte ; le niveau normal a quatre cartes rouges et une bleue, le niveau difficile cinq rouges.',
      rule: 'NL69',
      at: ['darkhouse-card'],
    },
  ],
  end: 'Vous voyez toujours quelle carte vient ensuite : prévoyez-la. Bon vent, capitaine.',
};
