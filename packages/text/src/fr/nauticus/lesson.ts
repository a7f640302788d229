import type { lesson as en } from '../../en/nauticus/lesson.ts';
import type { LessonTranslation } from '../../lesson.ts';

export const lesson: LessonTranslation<typeof en> = {
  title: 'Votre premier navire',
  intro:
    'Votre chantier naval est vide, et celui de Nemo aussi. En moins de dix minutes, vous allez bâtir un navire, livrer ses marchandises et rencontrer les huit actions. Arrêtez-vous quand vous voulez : la leçon vous attend.',
  steps: [
    {
      ply: 0,
      text: 'Voici la roue, entourée de huit actions. Un joueur choisit une action, puis chacun peut la faire. Sept actions font une manche.',
      rule: 'NC10',
    },
    {
      ply: 0,
      text: 'Le médaillon près d’une action est son bonus, pour celui qui la choisit et lui seul. Les points bleus de la roue sont des ouvriers bleus : ils aident gratuitement tous ceux qui font l’action.',
      rule: 'NC20',
    },
    {
      ply: 0,
      text: 'À vous de choisir. « Coques », en bas, a 2 ouvriers en bonus, 1 ouvrier bleu et des prix en thalers : proue 2, milieu 1, poupe 0, et 3 pour une petite coque entière. Tout navire commence par une coque : touchez « Coques ».',
      rule: 'NC22',
    },
    {
      ply: 1,
      text: 'Le bonus est à vous : vous avez maintenant 6 ouvriers. Une tuile coûte un ouvrier et son prix, et les ouvriers bleus partent d’abord. Achetez la proue, pour l’ouvrier bleu et 2 thalers.',
      rule: 'NC19',
    },
    {
      ply: 2,
      text: 'Ce que vous payez, vous pouvez le construire aussitôt, ou le garder à l’entrepôt. Construisez : touchez le nouveau navire dans votre chantier.',
      rule: 'NC25',
    },
    {
      ply: 3,
      text: 'À une proue, il faut une poupe. Elle coûte 0 thaler, mais tout de même un ouvrier, et il n’y a plus de bleu : prenez l’un des vôtres et achetez la poupe.',
      rule: 'NC20',
    },
    {
      ply: 4,
      text: 'Voyez où elle est allée : une tuile à 0 thaler va toujours à l’entrepôt, et il faudra la porter au chantier. Cela suffit pour l’instant : touchez « Fin d’action ».',
      rule: 'NC24',
    },
    {
      ply: 5,
      text: 'Dans une vraie partie, vous pourriez encore changer d’avis : tant que votre tour n’est pas fini, « Annuler » reprend vos coups un à un.',
    },
    {
      ply: 5,
      text: 'L’autre bouton est votre action supplémentaire. Vous n’y avez droit qu’une fois par partie, gardez-la encore un peu : touchez « Fin du tour ».',
      rule: 'NC55',
    },
    {
      ply: 6,
      text: 'Nemo fait maintenant « Coques », aux mêmes prix et avec un ouvrier bleu lui aussi. Seul le bonus n’était que pour vous.',
      rule: 'NC16',
    },
    {
      ply: 10,
      text: 'Nemo a pris une petite coque, entière en un seul élément. « Coques » est retournée et ne revient plus dans cette manche. C’est à Nemo de choisir.',
      rule: 'NC11',
    },
    {
      ply: 11,
      text: '« Argent » : chaque ouvrier rapporte 2 thalers. Cet emplacement n’a pas d’ouvriers bleus, Nemo emploie donc les siens. Ce qu’il voulait, c’était le bonus de 3 ouvriers.',
      rule: 'NC40',
    },
    {
      ply: 15,
      text: 'À vous de faire « Argent ». Il vous reste 13 thalers, et vos 5 ouvriers ont mieux à faire. Aucune action n’est obligatoire : vous pouvez passer.',
      rule: 'NC47',
    },
    {
      ply: 15,
      text: 'Passer rapporte aussi. Votre tuile « passer » −3 se retourne ; à la fin de la manche, celles qui ne sont pas retournées coûtent des points. Touchez « Passer ».',
      rule: 'NC60',
    },
    {
      ply: 16,
      text: 'Le −3 est devenu une couronne. Les couronnes vous donneront des points avant la fin de cette manche. Terminez votre tour.',
      rule: 'NC45',
    },
    {
      ply: 17,
      text: 'À vous de choisir à nouveau. Votre navire aura deux éléments, et chacun demande un mât. « Mâts » vous en donne un en bonus, et vous pouvez acheter l’autre : choisissez cette action.',
      rule: 'NC17',
    },
    {
      ply: 18,
      text: 'Tous les mâts d’un navire portent le même blason. Les tours ne coûtent ici que 1 thaler : prenez un mât à la tour, le second sera à votre portée.',
      rule: 'NC33',
    },
    {
      ply: 19,
      text: 'Un bonus va lui aussi à l’entrepôt, et un mât y remplit deux des 12 cases. Achetez maintenant un mât à la tour, pour l’ouvrier bleu et 1 thaler.',
      rule: 'NC37',
    },
    {
      ply: 20,
      text: 'Celui-ci, vous l’avez payé : vous pouvez le dresser aussitôt. La proue peut le porter, même si la coque est encore ouverte : touchez votre navire.',
      rule: 'NC32',
    },
    {
      ply: 21,
      text: 'Votre poupe et l’autre mât attendent à l’entrepôt. Seul « Transport » les amène au chantier, et personne ne l’a encore choisi. Terminez d’abord cette action.',
      rule: 'NC28',
    },
    {
      ply: 22,
      text: 'Pourquoi attendre ? Votre action supplémentaire vous donne 2 ouvriers et l’une des huit actions, pour vous seul. Touchez « Action supplémentaire ».',
      rule: 'NC56',
    },
    {
      ply: 23,
      text: 'Choisissez « Transport » sur la roue. Une action supplémentaire n’a pas d’ouvriers bleus, mais deux tuiles demandent juste les 2 que vous avez reçus.',
      rule: 'NC57',
    },
    {
      ply: 24,
      text: 'Chaque ouvrier porte une tuile de l’entrepôt au chantier. D’abord la poupe : touchez-la dans votre entrepôt.',
      rule: 'NC38',
    },
    {
      ply: 25,
      text: 'Joignez-la à la proue. Avec une proue et une poupe, la coque est fermée : un navire de deux éléments, qui vaudra 8 points une fois achevé.',
      rule: 'NC31',
    },
    {
      ply: 26,
      text: 'Maintenant le second mât : portez-le au chantier.',
    },
    {
      ply: 27,
      text: 'Dressez-le sur la poupe. Après cela, il ne manque plus à votre navire que deux voiles.',
    },
    {
      ply: 28,
      text: 'Votre action supplémentaire est prise. Moins de questions désormais : quand vous terminez votre action, votre tour est fini.',
      rule: 'NC55',
    },
    {
      ply: 29,
      text: 'Nemo peut faire « Mâts » à son tour. « Transport » n’était que pour vous : cette action reste sur la roue, et chacun peut encore la choisir.',
      rule: 'NC57',
    },
    {
      ply: 34,
      text: 'Nemo a choisi « Marchandises », avec 1 ouvrier et une marchandise en bonus. Elles s’achètent comme les éléments des navires : café 1, blé 0, sel 3, poisson 2.',
      rule: 'NC22',
    },
    {
      ply: 40,
      text: 'Chaque élément d’un navire a de la place pour une marchandise, même avant que le navire soit achevé. Deux ouvriers bleus vous attendent : commencez par le café, à 1 thaler.',
      rule: 'NC35',
    },
    {
      ply: 41,
      text: 'Chargez-le tout de suite, il n’y aura pas à le porter plus tard : touchez votre navire.',
      rule: 'NC25',
    },
    {
      ply: 42,
      text: 'Un second café coûterait 4, comme toute nouvelle tuile d’une même sorte. Le blé à 0 irait à l’entrepôt. Achetez donc du poisson, à 2.',
      rule: 'NC23',
    },
    {
      ply: 43,
      text: 'Les marchandises d’un navire peuvent être différentes. Chargez aussi le poisson.',
      rule: 'NC35',
    },
    {
      ply: 44,
      text: 'Avec deux de vos propres ouvriers, vous pourriez avoir les quatre sortes, ce qui donne une tuile de plus en cadeau. Mais gardez-les pour plus tard, et terminez l’action.',
      rule: 'NC26',
    },
    {
      ply: 45,
      text: 'À vous de choisir. « Voiles » a 2 ouvriers bleus, juste ce que demandent deux voiles, et 4 thalers en bonus. Choisissez-la.',
    },
    {
      ply: 46,
      text: 'Une voile porte le blason de son mât. Achetez une voile à la tour, pour 1 thaler.',
      rule: 'NC34',
    },
    {
      ply: 47,
      text: 'Hissez-la sur votre navire.',
    },
    {
      ply: 48,
      text: 'La seconde voile à la tour coûte 4, mais c’est ce que le bonus vient de vous donner. Achetez-la.',
      rule: 'NC23',
    },
    {
      ply: 49,
      text: 'C’est la dernière pièce : une coque, des mâts et des voiles font un navire achevé. Hissez-la !',
      rule: 'NC49',
    },
    {
      ply: 50,
      text: 'Bravo ! Un navire achevé rapporte aussitôt : une récompense par mât, donc deux pour vous. Les couronnes donnent des points manche après manche : prenez la voile à la couronne.',
      rule: 'NC50',
    },
    {
      ply: 51,
      text: 'Une autre fois, des ouvriers, des thalers ou des marchandises vous serviront mieux. Restez-en maintenant aux couronnes : prenez le mât à la couronne. Il va sur tout navire, quel que soit son blason.',
      rule: 'NC51',
    },
    {
      ply: 52,
      text: 'Vous montrez maintenant 3 couronnes : deux sur les tuiles de votre entrepôt, une sur votre tuile « passer ». Terminez l’action.',
      rule: 'NC45',
    },
    {
      ply: 53,
      text: 'Il ne faut à Nemo qu’une voile pour achever son petit navire : un mât, une récompense.',
    },
    {
      ply: 58,
      text: 'Son navire vaudra 2 points, le vôtre 8. Avec trois éléments ce serait 20, avec quatre 35. C’est à Nemo de choisir.',
      rule: 'NC63',
    },
    {
      ply: 59,
      text: 'Nemo prend « Livraison », avec 2 points en bonus. Un navire achevé qui porte une marchandise sur chaque élément peut livrer : toutes ses marchandises, un ouvrier chacune.',
      rule: 'NC41',
    },
    {
      ply: 62,
      text: 'Votre navire est achevé, et le café et le poisson sont à bord. Deux marchandises, deux ouvriers bleus : livrez.',
      rule: 'NC42',
    },
    {
      ply: 63,
      text: 'Les deux vous restent, sous « Livré » : 2 points chacune. Beaucoup d’une même sorte valent plus : cinq en valent 20. Votre navire peut être rechargé. Terminez l’action.',
      rule: 'NC64',
    },
    {
      ply: 64,
      text: 'La septième action, la dernière de la manche : « Transport » ou « Couronnes » ; l’autre ne sera pas jouée. Avec 3 couronnes, vous savez laquelle. Choisissez « Couronnes ».',
      rule: 'NC13',
    },
    {
      ply: 65,
      text: 'Chaque ouvrier rapporte un point par couronne que vous montrez : 3 points. Trois ouvriers bleus attendent : marquez.',
      rule: 'NC44',
    },
    {
      ply: 66,
      text: 'Les deux autres ouvriers bleus font de même.',
      skipTo: 68,
    },
    {
      ply: 68,
      text: '9 points, et plus d’ouvriers bleus. À 3 points chacun, les vôtres sont bien employés aussi : marquez encore.',
    },
    {
      ply: 69,
      text: 'Et encore. Cela fera 15 points : une action « Couronnes » n’en rapporte jamais plus.',
      rule: 'NC46',
    },
    {
      ply: 70,
      text: 'Vos 4 autres ouvriers vous restent pour la manche suivante. Terminez l’action.',
    },
    {
      ply: 71,
      text: 'Nemo a une couronne : un point par ouvrier. Ensuite la manche est finie. Regardez vos points, vos tuiles « passer » et la roue.',
      rule: 'NC60',
    },
    {
      ply: 76,
      text: 'Vos tuiles « passer » −2 et −1 n’étaient pas retournées : 3 points perdus. Nemo n’a jamais passé et a perdu les 6. Puis toutes les tuiles « passer » ont été remises à l’endroit : votre troisième couronne n’est plus là.',
      rule: 'NC60',
    },
    {
      ply: 76,
      text: 'Regardez la roue. Elle a tourné son ancre vers le bas, là où la première action de la manche a été choisie, et les ouvriers bleus ont suivi. Les actions ont été mélangées ; c’est à Nemo, le suivant, de choisir.',
      rule: 'NC14',
    },
    {
      ply: 76,
      text: 'Quatre de ces manches font une partie à deux. La barre de votre bourse montre ce que vous auriez si tout finissait là : navires 8, livraisons 4, couronnes 15, piste 8, surplus 4. Cela fait 39 ; Nemo a 20.',
      rule: 'NC91',
    },
    {
      ply: 76,
      text: 'La « piste », ce sont vos 8 autres points acquis ; le « surplus » en vaut 4 : à la fin, chaque ouvrier, et chaque tuile à l’entrepôt ou sur un navire inachevé, devient un thaler, et 3 thalers font un point.',
      rule: 'NC65',
    },
  ],
  end: 'C’était tout. Bâtissez des navires plus longs, livrez beaucoup d’une même marchandise, marquez souvent vos couronnes, et passez quand une action vous apporte peu. Nemo a préparé une table.',
};
