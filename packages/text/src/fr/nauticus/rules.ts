import type { rules as en } from '../../en/nauticus/rules.ts';
import type { Translation } from '../../rulesPage.ts';

export const rules: Translation<typeof en> = {
  title: 'Les règles de Nauticus',
  intro:
    'Vous êtes des marchands qui bâtissent une flotte. À chaque phase d’action, un joueur choisit une action pour toute la table, et chacun la paie avec des ouvriers et des thalers : acheter des éléments de coque, des mâts et des voiles, assembler des navires, charger et livrer des marchandises, marquer les points de ses couronnes. Celui qui a le plus de points après la dernière manche gagne la partie.',
  chapters: [
    {
      id: 'setup',
      title: 'Avant de commencer',
      paragraphs: [
        {
          rules: ['NC1'],
          text: 'Nauticus se joue de 2 à 4 joueurs et dure 5 manches (à 2 joueurs : 4). Une manche compte 7 phases d’action.',
        },
        {
          rules: ['NC69'],
          text: 'Le hasard désigne le premier joueur de la partie. Le livret donne cette place au joueur le moins expérimenté.',
        },
        {
          rules: ['NC5'],
          text: 'Vous commencez avec 4 ouvriers, 15 thalers, 10 points, une action supplémentaire et trois tuiles « passer », aucune n’étant retournée. Votre entrepôt et votre chantier naval sont vides.',
        },
        {
          rules: ['NC6'],
          text: 'Ceux qui jouent plus tard sont un peu mieux dotés. Le deuxième joueur a 1 thaler de plus. À 3 joueurs, le troisième a 2 thalers et 1 ouvrier de plus ; à 4 joueurs, le troisième a 1 thaler et 1 ouvrier de plus, et le quatrième 2 thalers et 2 ouvriers.',
        },
        {
          rules: ['NC2'],
          text: 'La réserve contient 18 proues, 9 milieux, 18 poupes et 18 navires simples ; 15 mâts et 15 voiles de chaque blason (lion, aigle, lys, tour) ; 12 mâts et 12 voiles à la couronne ; et 12 marchandises de chaque sorte (café, blé, sel, poisson).',
        },
        {
          rules: ['NC3'],
          text: 'Ce qui est construit ou livré ne revient jamais. Une pile épuisée le reste : on ne peut plus rien avoir de cette sorte.',
        },
        {
          rules: ['NC4'],
          text: 'Les ouvriers et les thalers, eux, ne manquent jamais.',
        },
        {
          rules: ['NC9'],
          text: 'Rien n’est secret : tout est visible de tous. Seuls les mélanges des manches à venir sont inconnus ; on découvre chacun au début de sa manche.',
        },
      ],
    },
    {
      id: 'board',
      title: 'La roue et ses emplacements',
      paragraphs: [
        {
          rules: ['NC8'],
          text: 'À chaque manche, on mélange les 8 tuiles action et on les pose face visible sur les 8 emplacements autour de la roue, dans le sens horaire, à partir de l’emplacement de l’ancre.',
          figure:
            'La roue avant la première manche : autour d’elle les 8 actions, puis les bonus, et sur la jante l’ancre et les ouvriers bleus.',
        },
        {
          rules: ['NC17'],
          text: 'Chaque emplacement a un bonus pour le joueur qui choisit son action. Dans le sens horaire, ce sont : 3 ouvriers ; un mât ; une voile ; 2 points ; 2 ouvriers ; 1 ouvrier et une marchandise ; 1 ouvrier et 1 point ; 4 thalers.',
        },
        {
          rules: ['NC72'],
          text: 'Chaque emplacement a aussi quatre prix. Dans le sens horaire, à partir du bonus de 3 ouvriers, ce sont 3-2-1-0, 0-3-2-1, 3-0-1-2, 1-2-3-0, 2-1-0-3, 1-0-3-2, 0-1-2-3 et 2-3-0-1, dans l’ordre proue, milieu, poupe, navire simple, ou lion, aigle, lys, tour, ou café, blé, sel, poisson.',
          example:
            '« Mâts » se trouve au bonus de 4 thalers, où les prix sont 2-3-0-1. Un mât au lion y coûte 2 thalers, un mât à l’aigle 3, un mât au lys 0 et un mât à la tour 1.',
          figure:
            'Cet emplacement avec sa tuile : sous chaque blason son prix, à côté le bonus de 4 thalers.',
        },
        {
          rules: ['NC71'],
          text: 'La roue donne à chaque emplacement ses ouvriers bleus : dans le sens horaire, à partir de l’ancre, 0, 1, 3, 2, 1, 2, 3 et 2.',
        },
        {
          rules: ['NC7'],
          text: 'À la première manche, l’ancre est à l’emplacement dont le bonus est de 3 ouvriers.',
        },
        {
          rules: ['NC14'],
          text: 'Pour la manche suivante, la roue tourne jusqu’à ce que son ancre soit à l’emplacement choisi en premier dans cette manche.',
          example:
            'La première action d’une manche est choisie au bonus de 2 points. À la manche suivante, l’ancre est là : cet emplacement n’a pas d’ouvriers bleus, et le suivant en a 1.',
          figure:
            '« Argent » était la première action de la manche. La petite ancre sur sa tuile montre où l’ancre de la roue ira.',
        },
        {
          rules: ['NC15'],
          text: 'Seuls les ouvriers bleus tournent avec la roue. Les bonus et les prix restent à leur emplacement.',
        },
      ],
    },
    {
      id: 'round',
      title: 'Une manche',
      paragraphs: [
        {
          rules: ['NC10'],
          text: 'Une phase d’action commence quand le premier joueur choisit une des tuiles action face visible. Ensuite, chacun à son tour joue cette action ou passe : d’abord le premier joueur, puis les autres dans le sens horaire.',
        },
        {
          rules: ['NC11'],
          text: 'Quand tous ont joué, la tuile est retournée. Son action ne peut plus être choisie dans cette manche.',
        },
        {
          rules: ['NC12'],
          text: 'Après chaque phase d’action, le joueur suivant dans le sens horaire devient premier joueur. C’est tout : le marqueur ne se déplace pas une fois de plus entre deux manches.',
        },
        {
          rules: ['NC13'],
          text: 'La manche finit après la septième phase d’action. La huitième tuile n’est pas jouée, et personne ne reçoit son bonus.',
        },
      ],
    },
    {
      id: 'bonus',
      title: 'Le bonus de l’emplacement',
      paragraphs: [
        {
          rules: ['NC16'],
          text: 'Si vous avez choisi l’action, le bonus de son emplacement est pour vous, et pour vous seul. Vous le recevez avant de jouer, pouvez employer aussitôt ce qu’il apporte, et le gardez même si vous passez ensuite.',
        },
        {
          rules: ['NC18'],
          text: 'Le mât, la voile ou la marchandise d’un bonus est de la sorte de votre choix, mais jamais à la couronne. Cette tuile va à votre entrepôt ; faute de place, elle est perdue.',
        },
        {
          rules: ['NC73'],
          text: 'La tuile d’un bonus ou d’un cadeau vient d’une pile qui n’est pas vide. Si toutes ces piles sont vides, il n’y en a pas.',
        },
      ],
    },
    {
      id: 'workers',
      title: 'Utiliser une action',
      paragraphs: [
        {
          rules: ['NC19'],
          text: 'Chaque utilisation d’une action coûte 1 ouvrier : une tuile achetée, une tuile portée, et ainsi de suite. Vous pouvez utiliser l’action tant que vous avez de quoi la payer.',
        },
        {
          rules: ['NC20'],
          text: 'Chaque joueur qui joue l’action dispose de tous les ouvriers bleus de son emplacement. Ils sont dépensés en premier, les vôtres seulement après eux.',
          example:
            'L’emplacement a 2 ouvriers bleus, et vous en avez 3 à vous : vous pouvez utiliser l’action jusqu’à 5 fois. Si vous l’utilisez 3 fois, vous ne dépensez que 1 de vos ouvriers.',
          figure:
            'Ce que coûtent 4 utilisations à un emplacement avec 3 ouvriers bleus : ces 3-là, et 1 des vôtres.',
        },
        {
          rules: ['NC21'],
          text: 'Les ouvriers bleus que vous n’utilisez pas sont perdus ; on ne peut pas les garder.',
        },
        {
          rules: ['NC83'],
          text: 'Jouer une action, c’est l’utiliser au moins une fois. Si vous ne pouvez rien en faire, vous devez passer ; une action dont personne ne peut rien faire peut tout de même être choisie.',
        },
      ],
    },
    {
      id: 'buying',
      title: 'Acheter : Coques, Mâts, Voiles et Marchandises',
      paragraphs: [
        {
          rules: ['NC22'],
          text: 'Quatre des huit actions servent à acheter : « Coques » les quatre éléments de coque, « Mâts » les mâts et « Voiles » les voiles des quatre blasons, « Marchandises » les quatre marchandises. La première tuile d’une sorte que vous achetez dans une action coûte le prix que l’emplacement de l’action indique pour elle.',
        },
        {
          rules: ['NC23'],
          text: 'Chaque autre tuile de cette sorte dans la même action coûte 4 thalers.',
          example:
            '« Coques » se trouve là où les prix sont 1-2-3-0. Vous achetez une proue pour 1 thaler, une poupe pour 3 et une seconde proue pour 4 : cela demande 3 ouvriers et 8 thalers.',
          figure:
            'Là où les prix sont 0-1-2-3, deux cafés et un poisson coûtent 0 + 4 + 3 = 7 thalers.',
        },
        {
          rules: ['NC25'],
          text: 'Une tuile payée en thalers peut être posée aussitôt au chantier ou mise à l’entrepôt, comme il vous plaît.',
        },
        {
          rules: ['NC24'],
          text: 'Une tuile à 0 thaler demande tout de même son ouvrier, et vous ne pouvez pas la poser aussitôt : elle va à l’entrepôt.',
        },
        {
          rules: ['NC26'],
          text: 'Si vous achetez les quatre sortes en une action, vous recevez un cadeau : une tuile supplémentaire de l’une de ces sortes, sans ouvrier ni thaler. Elle va à votre entrepôt.',
        },
        {
          rules: ['NC77'],
          text: 'Chaque utilisation est achevée, avec les récompenses qu’elle apporte, avant que la suivante commence. Le cadeau vient juste après l’achat de la quatrième sorte, et une seule fois par action.',
        },
        {
          rules: ['NC27'],
          text: 'Les mâts et les voiles à la couronne ne s’achètent pas et ne sont jamais un cadeau.',
        },
        {
          rules: ['NC78'],
          text: 'Ce que vous recevez gratuitement, en bonus, cadeau ou récompense, ne compte pas comme acheté : ni parmi les quatre sortes, ni comme première tuile de sa sorte.',
        },
        {
          rules: ['NC75'],
          text: 'Vous pouvez acheter une tuile à 0 thaler sans avoir de place pour elle. Elle est perdue, mais elle compte comme première de sa sorte et comme une des quatre.',
        },
        {
          rules: ['NC76'],
          text: 'Une tuile qui coûte des thalers ne s’achète pas si vous ne pouvez ni la poser ni la stocker.',
        },
      ],
    },
    {
      id: 'storage',
      title: 'L’entrepôt',
      paragraphs: [
        {
          rules: ['NC70'],
          text: 'Votre entrepôt a 12 cases.',
        },
        {
          rules: ['NC37'],
          text: 'Un mât prend 2 cases, toute autre tuile 1. Peu importe comment les tuiles sont rangées : seule la somme compte.',
          example:
            'Trois mâts, deux voiles et une marchandise remplissent 9 cases ; un mât de plus y tiendrait.',
          figure: 'L’entrepôt de l’exemple. Chaque mât couvre deux cases, et 3 sont libres.',
        },
        {
          rules: ['NC28'],
          text: 'Seule l’action « Transport » amène une tuile stockée dans votre chantier naval.',
        },
        {
          rules: ['NC79'],
          text: 'On ne peut rien jeter de l’entrepôt.',
        },
        {
          rules: ['NC74'],
          text: 'Une tuile perdue faute de place reste dans sa pile.',
        },
      ],
    },
    {
      id: 'building',
      title: 'Construire des navires',
      paragraphs: [
        {
          rules: ['NC29'],
          text: 'Un navire simple est une coque entière à lui seul. Toute autre coque est une rangée : une poupe, puis zéro, un ou deux milieux, puis une proue.',
          figure: 'Des coques entières de 1, 2, 3 et 4 éléments, la poupe à gauche.',
        },
        {
          rules: ['NC30'],
          text: 'N’importe quel élément de coque peut commencer un navire, et vous pouvez avoir autant de navires que vous voulez. Un navire ne s’agrandit qu’à ses bouts ouverts, sans trou.',
          figure:
            'Des planches libres montrent le bout ouvert : ce navire ne grandit qu’à droite, d’un milieu ou d’une proue.',
        },
        {
          rules: ['NC31'],
          text: 'Une fois la proue et la poupe jointes, la coque est fermée, et aucun milieu ne s’y glisse plus. Deux navires n’en deviennent jamais un seul.',
        },
        {
          rules: ['NC32'],
          text: 'Chaque élément de coque porte au plus un mât. La coque n’a pas besoin d’être entière pour cela.',
        },
        {
          rules: ['NC33'],
          text: 'Tous les mâts d’un navire portent le même blason. Les mâts à la couronne vont avec n’importe quel blason.',
        },
        {
          rules: ['NC34'],
          text: 'Chaque mât porte au plus une voile, au blason de ce mât ou à la couronne. Un mât à la couronne prend n’importe quelle voile.',
          example:
            'Un navire a un mât au lion et un mât à la couronne. Le mât au lion prend une voile au lion ou à la couronne ; le mât à la couronne prendrait aussi une voile à l’aigle.',
          figure:
            'Un mât au lion avec une voile au lion, et un mât à la couronne avec une voile à l’aigle.',
        },
        {
          rules: ['NC90'],
          text: 'On peut aussi jouer avec l’option « un seul blason par navire » : les voiles doivent alors porter, elles aussi, le blason des mâts du navire, couronnes à part. Sans elle, une voile ne doit s’accorder qu’avec le mât qui la porte.',
        },
        {
          rules: ['NC93'],
          text: 'Avec cette option, si tous les mâts d’un navire sont à la couronne, sa première voile à blason décide pour tout le navire : les voiles et les mâts suivants portent ce blason ou une couronne.',
        },
        {
          rules: ['NC35'],
          text: 'Chaque élément de coque porte au plus une marchandise, que le navire soit achevé ou non. Les marchandises d’un navire peuvent être différentes.',
        },
        {
          rules: ['NC36'],
          text: 'Ce que vous avez posé ne bouge plus. Seules les marchandises quittent un navire, par livraison.',
        },
        {
          rules: ['NC80'],
          text: 'Peu importe quel élément d’un navire reçoit un mât, une voile ou une marchandise : c’est le premier élément libre à partir de la poupe. Seule une voile peut avoir le choix entre un mât à blason et un mât à la couronne du même navire.',
        },
        {
          rules: ['NC81'],
          text: 'Si plusieurs de vos navires sont tout pareils, seul le premier vous est proposé.',
        },
      ],
    },
    {
      id: 'free-actions',
      title: 'Transport, Argent, Livraison et Couronnes',
      paragraphs: [
        {
          rules: ['NC38'],
          text: '« Transport » : chaque ouvrier porte une tuile de votre entrepôt au chantier, où vous la posez aussitôt.',
        },
        {
          rules: ['NC82'],
          text: 'On ne peut porter que ce qui peut être posé.',
        },
        {
          rules: ['NC39'],
          text: 'Une tuile qui arrive à l’entrepôt pendant un Transport, une récompense par exemple, peut à son tour être portée au chantier dans le même Transport.',
        },
        {
          rules: ['NC40'],
          text: '« Argent » : chaque ouvrier vous rapporte 2 thalers.',
        },
        {
          rules: ['NC41'],
          text: '« Livraison » : seul un navire achevé, avec une marchandise sur chaque élément de coque, peut livrer.',
          figure:
            'Le premier navire peut livrer, avec 2 ouvriers. Le second ne peut pas : un de ses éléments n’a pas de marchandise.',
        },
        {
          rules: ['NC42'],
          text: 'Un navire livre toutes ses marchandises ou aucune, et chaque marchandise demande 1 ouvrier.',
          example: 'Pour livrer les marchandises d’un navire de 3 éléments, il faut 3 ouvriers.',
        },
        {
          rules: ['NC43'],
          text: 'Vous pouvez livrer avec autant de navires que vous voulez en une action. Vous gardez les marchandises livrées pour le décompte final, et les navires peuvent être chargés de nouveau.',
        },
        {
          rules: ['NC44'],
          text: '« Couronnes » : chaque ouvrier vous rapporte autant de points que vous avez de couronnes.',
        },
        {
          rules: ['NC45'],
          text: 'Vos couronnes sont celles de vos mâts et voiles à la couronne, à l’entrepôt comme au chantier, et celles de vos tuiles « passer » retournées.',
          figure:
            'Un mât à la couronne sur un navire, une voile à la couronne dans l’entrepôt et une tuile « passer » retournée : 3 couronnes.',
        },
        {
          rules: ['NC46'],
          text: 'Une action « Couronnes » vous rapporte au plus 15 points.',
          example:
            'Vous avez 4 couronnes. Trois ouvriers rapportent 12 points ; un quatrième n’en rapporterait plus que 3.',
        },
        {
          rules: ['NC84'],
          text: 'Vous ne pouvez pas jouer « Couronnes » si cela ne vous rapporte rien.',
        },
      ],
    },
    {
      id: 'passing',
      title: 'Passer',
      paragraphs: [
        {
          rules: ['NC47'],
          text: 'Au lieu de jouer l’action, vous pouvez passer. Vous retournez alors votre prochaine tuile « passer » : d’abord −3, puis −2, puis −1. Une tuile retournée ne vous coûte pas de points à la fin de la manche, et son dos montre une couronne.',
        },
        {
          rules: ['NC48'],
          text: 'Vous pouvez encore passer quand les trois tuiles « passer » sont retournées.',
        },
      ],
    },
    {
      id: 'rewards',
      title: 'Les navires achevés et leurs récompenses',
      paragraphs: [
        {
          rules: ['NC49'],
          text: 'Un navire est achevé quand sa coque est entière et que chaque élément a un mât et une voile. Les marchandises n’y comptent pas.',
        },
        {
          rules: ['NC50'],
          text: 'Quand vous achevez un navire, votre tour s’interrompt : vous prenez aussitôt une récompense par mât, l’une après l’autre.',
        },
        {
          rules: ['NC51'],
          text: 'Choisissez parmi ces récompenses : un mât à la couronne, une voile à la couronne, 3 points, 7 thalers, 3 ouvriers, ou 2 marchandises différentes.',
          figure: 'Les récompenses en signes, dans le même ordre.',
        },
        {
          rules: ['NC52'],
          text: 'Pour un même navire, vous ne pouvez pas prendre plus de deux fois la même récompense.',
          example:
            'Un navire de 4 éléments apporte 4 récompenses : par exemple deux fois 7 thalers, une voile à la couronne et 3 ouvriers.',
        },
        {
          rules: ['NC53'],
          text: 'Les tuiles prises en récompense vont à votre entrepôt. Faute de place, elles sont perdues.',
        },
        {
          rules: ['NC54'],
          text: 'Les thalers et les ouvriers d’une récompense peuvent être dépensés aussitôt, encore dans l’action qui l’a apportée.',
        },
        {
          rules: ['NC85'],
          text: 'Vous ne pouvez pas choisir un mât ou une voile à la couronne si sa pile est vide, ni des marchandises s’il n’en reste plus.',
        },
        {
          rules: ['NC86'],
          text: 'S’il ne reste qu’une sorte de marchandise ou qu’une case libre, la récompense de 2 marchandises ne vous en donne qu’une, et vous choisissez laquelle.',
        },
      ],
    },
    {
      id: 'extra-action',
      title: 'L’action supplémentaire',
      paragraphs: [
        {
          rules: ['NC55'],
          text: 'Une fois par partie, vous pouvez jouer une action supplémentaire. Cela se fait quand c’est à vous de jouer, avant ou après l’action de la phase, même si vous passez celle-ci.',
        },
        {
          rules: ['NC56'],
          text: 'Elle commence par 2 ouvriers de la réserve. Ceux que vous ne dépensez pas sont à vous.',
        },
        {
          rules: ['NC57'],
          text: 'Vous pouvez choisir n’importe laquelle des huit actions, que sa tuile soit retournée ou non. L’action supplémentaire ne retourne aucune tuile.',
        },
        {
          rules: ['NC58'],
          text: 'Si vous achetez, la première tuile de chaque sorte coûte 2 thalers, et chaque autre de la même sorte 4. Les quatre sortes rapportent le cadeau, comme toujours.',
        },
        {
          rules: ['NC59'],
          text: '« Couronnes », jouée en action supplémentaire, a sa propre limite de 15 points.',
        },
        {
          rules: ['NC87'],
          text: 'Vous pouvez la jouer avant de choisir une action comme premier joueur, entre le bonus et l’action, ou après avoir joué ou passé, mais jamais au milieu d’une action. Il faut l’utiliser au moins une fois, et elle n’a pas d’ouvriers bleus.',
        },
        {
          rules: ['NC88'],
          text: 'Une tuile « passer » retournée avant l’action supplémentaire y compte comme une couronne.',
        },
      ],
    },
    {
      id: 'end-of-round',
      title: 'La fin d’une manche',
      paragraphs: [
        {
          rules: ['NC60'],
          text: 'À la fin de chaque manche, la dernière comprise, vous perdez les points de vos tuiles « passer » qui ne sont pas retournées.',
          example:
            'Si vous avez passé une fois, −3 est retournée et vous perdez 2 + 1 = 3 points. Si vous n’avez jamais passé, vous en perdez 6.',
        },
        {
          rules: ['NC61'],
          text: 'Ensuite, toutes les tuiles « passer » sont remises à l’endroit.',
        },
        {
          rules: ['NC62'],
          text: 'Vos points peuvent descendre au-dessous de zéro.',
        },
      ],
    },
    {
      id: 'end',
      title: 'Le décompte final',
      paragraphs: [
        {
          rules: ['NC63'],
          text: 'Après la dernière manche, vos navires achevés rapportent 2 points pour un navire de 1 élément de coque, 8 pour 2 éléments, 20 pour 3 et 35 pour 4.',
          figure: 'Deux navires achevés, de 3 éléments et de 1, avec leurs points : 20 + 2 = 22.',
        },
        {
          rules: ['NC64'],
          text: 'Vos marchandises livrées rapportent, chaque sorte à part, 2 points pour 1 marchandise de la sorte, 5 pour 2, 9 pour 3, 14 pour 4 et 20 pour 5. Chaque marchandise suivante rapporte 5 points de plus.',
          example: 'Sept poissons et un sel valent 30 + 2 = 32 points.',
          figure: '3 cafés, 2 sels et 1 poisson sont livrés : 9 + 5 + 2 = 16 points.',
        },
        {
          rules: ['NC65'],
          text: 'Ce qui reste devient de l’argent : 1 thaler par ouvrier, par élément de navire à l’entrepôt ou sur un navire inachevé, et par marchandise non livrée. Chaque tranche de 3 thalers vaut 1 point.',
          example:
            'Vous avez 7 thalers, 2 ouvriers, un mât à l’entrepôt et une marchandise sur un navire. Cela fait 11 thalers : 3 points, et il reste 2 thalers.',
        },
        {
          rules: ['NC89'],
          text: 'Les éléments des navires achevés ne deviennent pas des thalers ; les marchandises qui s’y trouvent encore, si.',
        },
        {
          rules: ['NC66'],
          text: 'Celui qui a le plus de points gagne.',
        },
        {
          rules: ['NC67'],
          text: 'À égalité de points, ce sont les thalers restant après la conversion qui décident, puis le nombre total de thalers.',
        },
        {
          rules: ['NC68'],
          text: 'Les joueurs que rien ne départage se partagent la place.',
        },
      ],
    },
    {
      id: 'score-display',
      title: 'Le score pendant la partie',
      paragraphs: [
        {
          rules: ['NC91'],
          text: 'Le score affiché pendant la partie est la somme de vos points acquis et de ce que vaudraient maintenant vos navires, vos marchandises livrées et tout ce qui reste ; les tuiles « passer » ne comptent que lorsqu’on les paie. On en montre le détail : navires, livraisons, points des couronnes, vos autres points acquis, et la conversion de ce qui reste.',
        },
        {
          rules: ['NC92'],
          text: 'Un livre de comptes note chaque changement de vos thalers, ouvriers et points, avec sa raison et son coup. La somme des lignes est ce que vous avez, et après la fin votre score final.',
        },
      ],
    },
  ],
};
