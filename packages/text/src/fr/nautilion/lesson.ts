import type { lesson as en } from '../../en/nautilion/lesson.ts';
import type { LessonTranslation } from '../../lesson.ts';

export const lesson: LessonTranslation<typeof en> = {
  intro:
    'Bienvenue à bord, capitaine. Dans sept minutes environ, votre sous-marin sera arrivé à bon port et vous connaîtrez tout le jeu. Arrêtez-vous quand vous voulez : la leçon vous attend.',
  steps: [
    {
      ply: 3,
      text: 'La spirale est le parcours : 36 jetons, des équipiers numérotés de 1 à 9. Pour savoir ce qu’est une chose, appuyez dessus un instant, ou pointez-la avec la souris : une explication s’affiche.',
      rule: 'NL2',
      at: ['path'],
    },
    {
      ply: 3,
      text: 'Votre sous-marin, le Nautilion, descend des Îles Bienheureuses aux Abysses. Un autre, le Fantôme, remonte en sens inverse.',
      rule: 'NL2',
      at: ['end/isles', 'end/abyss'],
    },
    {
      ply: 3,
      text: 'Vous gagnez si vous atteignez les Abysses avec un équipier sur chacune des neuf cases de votre navire. Vous perdez si l’une d’elles est vide, ou si le Fantôme atteint le premier les Îles Bienheureuses.',
      rule: 'NL30',
      at: ['space', 'end/abyss'],
    },
    {
      ply: 3,
      text: 'À chaque tour, on lance trois dés. Leurs faces sont 1, 1, 2, 2, 3 et 4 : les petits nombres sont fréquents, un 3 ou un 4 est rare.',
      rule: 'NL16',
      at: ['die'],
    },
    {
      ply: 3,
      text: 'Le Phare Obscur, le Fantôme et le Nautilion en reçoivent un chacun, à votre choix. Les deux navires avancent d’autant de pas. Le Phare Obscur, lui, vous prend un jeton pour un 3 ou un 4, rien pour un 1 ou un 2.',
      rule: 'NL16',
      at: ['taker'],
    },
    {
      ply: 3,
      text: 'Choisissez le Phare Obscur pour le 2, puis le Fantôme pour un 1 ; le dernier dé est pour vous, et tout part. Les petits dés du parcours montrent où mène chaque dé : cadre doré pour vous, violet pour le Fantôme.',
      rule: 'NL18',
      at: ['taker/darkhouse', 'taker/phantom'],
    },
    {
      ply: 4,
      text: 'Le Fantôme a avancé d’un pas et défaussé ce qui s’y trouvait, un 2. Vous avez avancé d’un pas et pris l’équipier 7. Votre navire est vide : n’importe qui peut monter. Appuyez sur « À bord », ou sur la case 7.',
      rule: 'NL25',
      at: ['space/7'],
    },
    {
      ply: 8,
      text: 'Chacun a avancé d’un pas, et pourtant les deux chemins ont perdu 2 pas : 35, au lieu de 37. Un jeton pris ne laisse pas de trou : le parcours se resserre pour les deux.',
      rule: 'NL24',
      at: ['taker/phantom', 'taker/nautilion'],
    },
    {
      ply: 8,
      text: 'Vous voyez les tuyaux de votre navire ? Ce sont des conduits d’air. Désormais, un équipier ne monte que là où un conduit mène à quelqu’un à bord : à côté du 7, ce sont 6, 8 et 9.',
      rule: 'NL26',
      at: ['space'],
    },
    {
      ply: 8,
      text: 'Aucun de vos dés ne mène à l’équipier 6, 8 ou 9 : pensez donc à la course. Le 1 est pour le Fantôme, qu’il faut ralentir, le 2 pour le Phare Obscur, et le 4 vous emmène loin devant.',
      rule: 'NL21',
      at: ['taker'],
    },
    {
      ply: 13,
      text: 'Vous avez pris un 3, mais aucun conduit ne mène à sa case : il est allé dans votre réserve. Il n’est pas perdu : chaque jeton y paie des sorts, comme les 4 jetons vierges, avec une ancre, que vous aviez au départ.',
      rule: 'NL27',
      at: ['reserve/all'],
    },
    {
      ply: 13,
      text: 'Regardez devant vous sur le parcours : à trois pas se trouve l’équipier 9. Sa case a un conduit vers toutes les autres, c’est donc lui qui vous aiderait le plus. Mais aucun dé ne montre un 3.',
      rule: 'NL25',
      at: ['path/6'],
    },
    {
      ply: 13,
      text: 'Le sort Marée Artificielle donne à un dé la face de votre choix, pour 2 jetons de votre réserve. Choisissez le sort, puis le 4, puis le 3.',
      rule: 'NL11',
      at: ['spell/tide'],
    },
    {
      ply: 14,
      text: 'Voilà votre 3. Un 1 pour le Phare Obscur, un 1 pour le Fantôme, le 3 pour vous.',
      at: ['path/6'],
    },
    {
      ply: 16,
      text: 'L’équipier 9 ! Faites-le monter. Maintenant, chaque case vide a un conduit vers quelqu’un à bord.',
      rule: 'NL26',
      at: ['space/9'],
    },
    {
      ply: 20,
      text: 'Trois 1 : un tour sans question. Distribuez-les.',
      at: ['taker'],
    },
    {
      ply: 25,
      text: 'Cette fois, cela fait mal : un 3 ou un 4 sur le Phare Obscur coûte un jeton, et il n’y a rien de plus petit. Le prix est le même, mais avec le 4, le Fantôme irait plus loin : donnez donc le 4 au Phare Obscur.',
      rule: 'NL18',
      at: ['taker/darkhouse'],
    },
    {
      ply: 26,
      text: 'Que perdre : un jeton de la réserve ou un équipier ? Seul le 9 ne pourrait pas partir : sans lui, le 1 et le 7 seraient coupés l’un de l’autre. Donnez un jeton vierge de la réserve, avec une ancre.',
      rule: 'NL20',
      at: ['reserve/all'],
    },
    {
      ply: 27,
      text: 'Vous avez pris un autre 3, et cette fois il y a un conduit. Faites-le monter.',
      at: ['space/3'],
    },
    {
      ply: 31,
      text: 'Les jetons pâles du parcours sont des numéros que vous avez à bord : un de plus n’irait que dans la réserve. L’équipier 8, à quatre pas, vous manque encore.',
      rule: 'NL27',
      at: ['path/11'],
    },
    {
      ply: 31,
      text: 'Le 4 est donc pour vous. Des deux autres dés, le plus petit va au Fantôme : un 2 ne fait rien au Phare Obscur.',
      rule: 'NL18',
      at: ['path/11'],
    },
    {
      ply: 37,
      text: 'Vous pouvez aussi appuyer sur les petits dés du parcours. Le Fantôme avance le premier et retire son jeton. Un 3 vous mène à l’équipier 2 et échappe au Phare Obscur.',
      rule: 'NL25',
      at: ['path/13'],
    },
    {
      ply: 43,
      text: 'Vous avez compris comment on joue. Tournons une page : ce tour-ci, un 2 vous mène à l’équipier 6.',
      skipTo: 49,
    },
    {
      ply: 49,
      text: 'Il ne manque que le 4 et le 5, et le Fantôme est proche. Le jeton sur lequel il s’arrête disparaît, même s’il vous le faut : le 5 juste devant lui ne restera pas longtemps.',
      rule: 'NL21',
      at: ['path/18', 'figure/phantom'],
    },
    {
      ply: 49,
      text: 'Il y a un autre 5, à trois pas devant vous. Prenez le 3 et allez le chercher.',
      at: ['path/16'],
    },
    {
      ply: 55,
      text: 'Les deux sous-marins vont se croiser. C’est sans dommage, et la place où se trouve l’autre ne compte pas comme un pas. Ils ne se heurtent qu’avec une extension, les Mercenaires.',
      rule: 'NL22',
      at: ['figure/nautilion', 'figure/phantom'],
    },
    {
      ply: 55,
      text: 'L’équipier 4, le dernier qu’il vous faut, est à deux pas : le 6, puis le 4 derrière le Fantôme. Gare au dé qui montre 4 : il vous jetterait dans les Abysses avec une case encore vide, et vous perdriez.',
      rule: 'NL30',
      at: ['path/16', 'path/17'],
    },
    {
      ply: 55,
      text: 'Il reste deux jetons dans votre réserve, juste assez : lancez encore la Marée Artificielle, et changez ce 4 en 2. Quand un petit dé apparaît deux fois, l’endroit où vous arrivez dépend du dé du Fantôme.',
      rule: 'NL14',
      at: ['reserve/all', 'spell/tide'],
    },
    {
      ply: 56,
      text: 'Votre réserve est épuisée : c’était le dernier sort. Le 1 pour le Phare Obscur, le 3 pour le Fantôme, le 2 pour vous.',
      rule: 'NL13',
      at: ['path/17'],
    },
    {
      ply: 58,
      text: 'L’équipier 4 : avec lui, le navire est complet.',
      at: ['space/4'],
    },
    {
      ply: 62,
      text: 'Un dernier piège. Sans réserve, un 3 ou un 4 sur le Phare Obscur vous coûterait un équipier, juste avant la fin. Donnez-lui le 1, le 3 au Fantôme, et entrez dans les Abysses avec le 4.',
      rule: 'NL18',
      at: ['taker/darkhouse'],
    },
    {
      ply: 64,
      text: 'Vous y êtes, avec vos neuf équipiers, et il reste onze pas au Fantôme. Un si bon départ est rare : souvent, la course dure jusqu’au dernier tour.',
      rule: 'NL29',
      at: ['end/abyss', 'figure/phantom'],
    },
    {
      ply: 64,
      text: 'Un dé supérieur au nombre de pas restants mène aussi au but. Ce qui reste en réserve ne compte pas, et ce qui est dépensé ne revient pas. Avant la perte du dernier équipier d’un numéro, on vous avertit.',
      rule: 'NL29',
      at: ['reserve/all'],
    },
    {
      ply: 64,
      text: 'Il vous reste deux sorts à essayer : le Tourbillon Répétitif relance tous les dés pour 1 jeton, la Translation Aquatique échange deux jetons n’importe où sur le parcours pour 3, même derrière vous.',
      rule: 'NL10',
      at: ['spell/whirlwind', 'spell/translation'],
    },
  ],
  end: 'Vous avez gagné votre premier voyage. Cinq navires plus difficiles et cinq extensions restent à découvrir, l’une après l’autre. Bon vent, capitaine.',
};
