import type { rules as en } from '../../en/nautilion/rules.ts';
import type { Translation } from '../../rulesPage.ts';

export const rules: Translation<typeof en> = {
  title: 'Les règles de Nautilion',
  intro:
    'Votre sous-marin descend des Îles Bienheureuses vers les Abysses pendant que le Fantôme remonte en sens inverse. Réunissez neuf équipiers le long du parcours, et arrivez avec tous à bord avant que le Fantôme soit chez lui. Lisez d’abord le jeu de base, il est court. Chaque extension a ensuite son chapitre, et vous pouvez les combiner à votre guise.',
  chapters: [
    {
      id: 'setup',
      title: 'Le départ',
      paragraphs: [
        {
          rules: ['NL1'],
          text: 'Vous naviguez seul, capitaine du Nautilion, ou à deux, comme amiraux. Personne ne joue contre personne : vous gagnez ou perdez ensemble.',
        },
        {
          rules: ['NL2'],
          text: 'Les 36 équipiers, quatre de chaque numéro de 1 à 9, sont disposés face visible dans un ordre aléatoire et forment un long parcours. À un bout se trouvent les Îles Bienheureuses, à l’autre les Abysses.',
        },
        {
          rules: ['NL3'],
          text: 'Le Nautilion part des Îles Bienheureuses, le Fantôme des Abysses. Votre navire est encore vide, la défausse aussi.',
          figure:
            'Le début : un parcours de 36 jetons, le Nautilion à un bout et le Fantôme à l’autre.',
        },
        {
          rules: ['NL4'],
          text: 'Votre réserve, qui paie les sorts, commence avec quatre jetons vierges. Choisissez-en 5 ou 6 pour un voyage plus facile, 3, 2 ou 1 pour un voyage plus difficile.',
        },
        {
          rules: ['NL5'],
          text: 'Choisissez un des six navires ; les navires A sont les plus faciles, les navires C les plus difficiles. Chacun a neuf cases numérotées de 1 à 9, et un équipier ne va que sur la case de son numéro.',
        },
        {
          rules: ['NL6'],
          text: 'Des conduits d’air relient les cases d’un navire, différemment sur chacun des six, mais toujours de sorte que les neuf soient reliées entre elles. Le réseau que montre votre navire est celui qui compte.',
          example:
            'Sur les deux navires A, la case 4 est reliée aux cases 3, 5 et 9 et à aucune autre.',
          figure: 'Le navire A1 avec ses neuf cases et ses 16 conduits.',
        },
        {
          rules: ['NL7'],
          text: 'Les six faces d’un dé sont 1, 1, 2, 2, 3 et 4 : un 1 ou un 2 est deux fois plus probable qu’un 3 ou un 4.',
          example: 'Un dé sur trois montre un 3 ou un 4.',
          figure: 'Les six faces d’un dé.',
        },
      ],
    },
    {
      id: 'currents',
      title: 'Phase 1 : les Courants',
      paragraphs: [
        {
          rules: ['NL8'],
          text: 'Un tour compte cinq phases, et commence par le lancer de trois dés.',
        },
        {
          rules: ['NL9'],
          text: 'Après le lancer, vous pouvez lancer les sorts de votre Grimoire, autant que vous pouvez en payer, et le même aussi souvent que vous voulez. Dès que le premier dé est donné, le temps des sorts est passé ; deux cartes du Phare Obscur, Yeux bandés et Barre d’abord, fixent d’autres limites.',
        },
        {
          rules: ['NL10'],
          text: 'Le Tourbillon Répétitif relance tous les dés qui ne sont pas encore donnés. Vous ne pouvez en garder aucun.',
        },
        {
          rules: ['NL11'],
          text: 'La Marée Artificielle met un dé à donner sur une autre face de votre choix.',
        },
        {
          rules: ['NL12'],
          text: 'La Translation Aquatique échange deux jetons du parcours, aussi éloignés soient-ils.',
        },
        {
          rules: ['NL14'],
          text: 'Le Tourbillon Répétitif coûte 1 jeton, la Marée Artificielle 2 et la Translation Aquatique 3.',
          example:
            'Quatre jetons paient une Marée et deux Tourbillons, ou une Translation et un Tourbillon.',
          figure: 'Le Grimoire : le nombre de chaque sort est son prix.',
        },
        {
          rules: ['NL13'],
          text: 'Vous payez avec des jetons de votre réserve, quels qu’ils soient, et ils vont à la défausse. Ce qui est posé sur un plateau ne peut pas payer, et un sort que vous ne pouvez pas payer ne peut pas être lancé.',
        },
        {
          rules: ['NL15'],
          text: 'Les deux jetons d’une Translation Aquatique doivent être différents ; peu importe lequel vous choisissez d’abord. Les sous-marins, les deux bouts du parcours et les écueils restent où ils sont.',
        },
      ],
    },
    {
      id: 'plan',
      title: 'Phase 2 : le Plan',
      paragraphs: [
        {
          rules: ['NL16'],
          text: 'Répartissez les dés : un pour le Phare Obscur, un pour le Fantôme, un pour votre Nautilion. Tous servent : un dé dont vous ne voulez pas va au Phare Obscur ou au Fantôme, à qui il peut profiter.',
          figure:
            'Les dés 4, 2 et 1 ; le 4 est en main. Chacun dit ce qu’il en ferait : au Phare Obscur, il coûte 1 jeton.',
        },
        {
          rules: ['NL17'],
          text: 'Des dés qui montrent la même face se valent : vous ne choisissez qu’une face, d’abord pour le Phare Obscur, puis pour le Fantôme. Le dernier dé est celui du Nautilion.',
        },
      ],
    },
    {
      id: 'beam',
      title: 'Phase 3 : le Phare Obscur',
      paragraphs: [
        {
          rules: ['NL18'],
          text: 'Un 3 ou un 4 sur le Phare Obscur vous coûte un jeton, que vous choisissez sur votre navire ou dans votre réserve. Un 1 ou un 2 ne coûte rien.',
        },
        {
          rules: ['NL19'],
          text: 'Si vous n’avez plus aucun jeton, vous n’en perdez pas.',
        },
        {
          rules: ['NL20'],
          text: 'Aucun jeton ne peut quitter votre navire si les autres se retrouvaient alors en groupes séparés, qu’aucun conduit ne relie. Cela vaut pour tout jeton que vous cédez, à chaque phase ; seules les cartes héroïques Sauvetage et Appel aux armes, et une collision, font exception.',
          example:
            'Sur le navire C1, des conduits relient 1 à 5 et 5 à 9. Avec ces trois seuls à bord, vous pouvez perdre le 1 ou le 9, mais pas le 5.',
          figure: 'Le navire de l’exemple : sans le 5, le 1 et le 9 seraient séparés.',
        },
      ],
    },
    {
      id: 'phantom',
      title: 'Phase 4 : le Fantôme',
      paragraphs: [
        {
          rules: ['NL21'],
          text: 'Le Fantôme avance vers les Îles Bienheureuses d’autant de jetons que l’indique son dé, et le jeton sur lequel il s’arrête est défaussé. Seuls comptent les jetons encore présents sur le parcours.',
          example: 'Avec un 2, il dépasse le premier jeton et défausse le suivant.',
          figure:
            'Tous les dés montrent un 2. Les marques montrent où il mènerait : le Fantôme au 1, le Nautilion au 7.',
        },
        {
          rules: ['NL24'],
          text: 'Un jeton qui quitte le parcours ne laisse pas de trou : le parcours raccourcit pour les deux sous-marins.',
        },
        {
          rules: ['NL22'],
          text: 'L’endroit du parcours où se trouve l’autre sous-marin ne compte pas. Dans le jeu de base, les deux se croisent librement.',
        },
        {
          rules: ['NL23'],
          text: 'Si son dé dépasse le nombre de jetons devant lui, le Fantôme atteint les Îles Bienheureuses et vous perdez aussitôt, même si le Nautilion s’y trouve ; votre propre dé n’est plus joué.',
          example:
            'S’il reste deux jetons devant le Fantôme, un 1 ou un 2 est encore sans danger. Un 3 ou un 4 met fin au voyage.',
        },
      ],
    },
    {
      id: 'nautilion',
      title: 'Phase 5 : le Nautilion',
      paragraphs: [
        {
          rules: ['NL25'],
          text: 'Le Nautilion avance de la même façon vers les Abysses, et vous prenez le jeton sur lequel il s’arrête.',
        },
        {
          rules: ['NL26'],
          text: 'Le jeton peut aller sur sa case du navire si elle est vide et qu’un conduit la relie à une case occupée. Sur un navire vide, aucun conduit n’est nécessaire, même s’il s’est vidé en cours de route.',
          example:
            'Sur le navire A1, avec 1 et 2 à bord, l’équipier suivant peut être un 3, un 8 ou un 9.',
          figure:
            'Le navire A1 avec 1 et 2 à bord : les cases qui peuvent être occupées ensuite sont éclairées.',
        },
        {
          rules: ['NL27'],
          text: 'Vous pouvez aussi mettre le jeton dans votre réserve, et vous y êtes obligé si le navire ne peut pas le prendre.',
        },
        {
          rules: ['NL28'],
          text: 'Un jeton reste où vous l’avez mis, sur le navire ou dans la réserve, jusqu’à ce qu’il soit dépensé ou perdu. Réfléchissez donc avant : seules deux cartes, Ressac et Appel aux armes, peuvent le déplacer.',
        },
      ],
    },
    {
      id: 'end',
      title: 'La fin du voyage',
      paragraphs: [
        {
          rules: ['NL29'],
          text: 'Si votre dé dépasse le nombre de jetons devant le Nautilion, celui-ci atteint les Abysses, même si le Fantôme s’y trouve, et la partie est finie. Les Abysses ne donnent pas de jeton.',
          example:
            'S’il reste un jeton devant vous, un 1 prend ce jeton. Un 2, un 3 ou un 4 vous mène dans les Abysses.',
        },
        {
          rules: ['NL30'],
          text: 'Si les neuf cases de votre navire portent alors un équipier, vous gagnez. S’il en manque un seul, vous perdez, même si votre dé ne vous laissait pas le choix.',
        },
      ],
    },
    {
      id: 'admirals',
      title: 'Deux amiraux',
      paragraphs: [
        {
          rules: ['NL33'],
          text: 'À deux joueurs, chacun reçoit au hasard une des deux cartes d’amiral. La réserve est commune, et commence avec deux jetons de plus.',
          example: 'Au lieu des quatre jetons habituels, vous partez avec six.',
        },
        {
          rules: ['NL36'],
          text: 'L’une des cartes montre 1, 3, 4, 5, 7 et 9, l’autre 2, 4, 5, 6, 8 et 9. Le 4, le 5 et le 9 sont donc sur les deux.',
          figure:
            'Un pion sur une case indique quel amiral peut l’occuper ; les cases sans pion sont aux deux.',
        },
        {
          rules: ['NL34'],
          text: 'Juste après le premier lancer, avant tout sort, vous choisissez qui commence. Ensuite, vous jouez des tours entiers à tour de rôle.',
        },
        {
          rules: ['NL35'],
          text: 'À votre tour, vous ne pouvez mettre un équipier sur le navire que si son numéro est sur votre carte. Les autres vont dans la réserve.',
          example:
            'L’amiral sans 6 s’arrête sur un 6 : celui-ci va dans la réserve, même si le navire a de la place pour lui.',
        },
        {
          rules: ['NL38'],
          text: 'La carte du joueur dont c’est le tour vaut pour tous les équipiers que l’on place, sur le navire ou dans la cabine des mages, d’où qu’ils viennent. Elle ne vaut ni pour les pertes et les sacrifices, ni pour les mages et les mercenaires.',
        },
        {
          rules: ['NL37'],
          text: 'Jusqu’au choix du premier joueur, le joueur assis à la première place décide pour les deux. Si la première carte du Phare Obscur est Yeux bandés ou Barre d’abord, vous choisissez après le premier dé ; avec Houle fixe, une fois les dés posés.',
        },
      ],
    },
    {
      id: 'mages',
      title: 'Extension : les Mages',
      paragraphs: [
        {
          rules: ['NL39'],
          text: 'Neuf mages sont mêlés au parcours, trois de chaque lettre, A, B et C.',
        },
        {
          rules: ['NL40'],
          text: 'La cabine des mages a une case pour chacun des mages A, B et C et des équipiers 1, 4 et 7. Si vous vous arrêtez sur l’un d’eux, il peut aller sur sa case vide, quoi que la cabine contienne déjà. Un équipier peut toujours aller sur le navire, et tout jeton dans la réserve.',
        },
        {
          rules: ['NL41'],
          text: 'Un mage et son équipier forment un duo quand tous deux sont dans la cabine : A avec 1, B avec 4, C avec 7. Une fois par tour, après le lancer, chaque duo peut relancer un dé ; plusieurs peuvent prendre le même.',
          example:
            'Avec A, 1, C et 7 dans la cabine, vous pouvez relancer un mauvais dé et, s’il reste mauvais, le relancer encore.',
          figure:
            'A avec 1 et C avec 7 sont complets : 2 dés peuvent être relancés ce tour-ci. B et 4 manquent.',
        },
        {
          rules: ['NL45'],
          text: 'Utilisez les duos, les sorts et les cartes dans l’ordre que vous voulez. Les duos n’atteignent que les dés à donner, et un Tourbillon ne rend pas ceux qui ont déjà servi ce tour.',
        },
        {
          rules: ['NL42'],
          text: 'Un jeton perdu à cause du Phare Obscur peut aussi venir de la cabine.',
        },
        {
          rules: ['NL44'],
          text: 'Un mage sur lequel le Fantôme s’arrête est défaussé.',
        },
        {
          rules: ['NL43'],
          text: 'Pour gagner, il faut aussi A, B et C dans la cabine. Ses cases d’équipiers peuvent rester vides, et un équipier de la cabine ne compte pas pour le navire.',
          example:
            'Un 4 dans la cabine forme un duo avec B, mais il manque encore un 4 à votre navire.',
        },
      ],
    },
    {
      id: 'mercenaries',
      title: 'Extension : les Mercenaires',
      paragraphs: [
        {
          rules: ['NL46'],
          text: 'Neuf mercenaires sont mêlés au parcours. Ils se battent pour celui qui les a pris, quand les deux sous-marins se rencontrent.',
        },
        {
          rules: ['NL47'],
          text: 'Avant cette collision, le Fantôme rassemble des combattants : un mercenaire ou un équipier 2, 5 ou 8 sur lequel il s’arrête va dans sa cale. Elle a six places ; une fois qu’elle est pleine, les suivants sont défaussés.',
        },
        {
          rules: ['NL48'],
          text: 'Avant la collision, un mercenaire sur lequel vous vous arrêtez peut aller sur n’importe quelle case vide où mène un conduit, ou dans la réserve. Il relie ses voisins comme un équipier, mais ferme cette case à l’équipier qui devrait y aller.',
        },
        {
          rules: ['NL49'],
          text: 'Un sous-marin dont le dé est plus grand que le nombre de jetons entre les deux heurte l’autre : ils se retrouvent face à face, et leur collision met fin au tour.',
          example:
            'Deux jetons séparent les sous-marins. Avec un 2, celui qui avance s’arrête sur le second, comme d’habitude ; avec un 3 ou un 4, c’est la collision.',
        },
        {
          rules: ['NL50'],
          text: 'Là où s’arrête ce sous-marin, aucun jeton n’est pris ni défaussé, et les jetons qu’il a passés restent sur le parcours.',
        },
        {
          rules: ['NL57'],
          text: 'S’il n’y a aucun jeton entre les deux, n’importe quel dé provoque la collision, et personne ne bouge. Un sous-marin encore à son bout du parcours barre la route comme ailleurs : un dé qui le dépasserait et atteindrait ce bout provoque la collision.',
        },
        {
          rules: ['NL51'],
          text: 'On compte alors les harpons, sur votre navire et dans la cale du Fantôme : un pour chaque équipier 2, 5 et 8, deux pour chaque mercenaire. Le Fantôme ajoute les siens : 2, ou 3 si vous voulez une partie plus difficile.',
          example:
            'Les équipiers 2 et 5 et un mercenaire vous donnent 1 + 1 + 2 = 4 harpons. Un Fantôme avec un 8 dans sa cale et 2 harpons à lui en a 3 : vous gagnez le combat.',
          figure:
            'Un mercenaire et un 8 dans la cale : 5 harpons contre vos 4. Une collision serait perdue.',
        },
        {
          rules: ['NL52'],
          text: 'Si le Fantôme a plus de harpons que vous, le voyage est perdu.',
        },
        {
          rules: ['NL53'],
          text: 'Sinon, la cale et les mercenaires de votre navire vont à la défausse, et vous devez y prendre un jeton. Après une égalité, il va dans la réserve ; après une victoire, un équipier peut aller sur le navire si les conduits et l’amiral le permettent.',
        },
        {
          rules: ['NL54'],
          text: 'Après cela, un seul groupe d’équipiers reliés peut rester sur le navire. Si votre équipage est coupé, vous choisissez le groupe qui reste et défaussez les autres.',
        },
        {
          rules: ['NL58'],
          text: 'Il n’y a qu’une collision par partie ; ensuite, les sous-marins se croisent. Le jeton pris peut être un de ceux qui viennent d’être défaussés, et si la défausse est vide, on ne prend rien.',
        },
        {
          rules: ['NL55'],
          text: 'Après la collision, un mercenaire sur lequel le Fantôme s’arrête est défaussé et vous coûte un jeton de plus, du navire, de la réserve ou de la cabine.',
        },
        {
          rules: ['NL56'],
          text: 'Après la collision, un mercenaire sur lequel vous vous arrêtez va dans la réserve.',
        },
      ],
    },
    {
      id: 'reefs',
      title: 'Extension : les Écueils',
      paragraphs: [
        {
          rules: ['NL59'],
          text: 'Un écueil tiré au hasard, face visible, borde le premier jeton après les Îles Bienheureuses, puis un jeton sur trois à partir de là. Cela fait 12 écueils, 15 avec les mages ou les mercenaires, 18 avec les deux.',
        },
        {
          rules: ['NL64'],
          text: 'Il y a six écueils de chaque numéro : 3, 6 et 9.',
        },
        {
          rules: ['NL60'],
          text: 'Si le Fantôme s’arrête sur un jeton bordé d’un écueil, l’écueil est défaussé, même quand le jeton va dans la cale du Fantôme.',
        },
        {
          rules: ['NL61'],
          text: 'Si vous vous arrêtez sur un jeton bordé d’un écueil, vous prenez le jeton, et l’écueil reste près de votre navire. Votre prochain tour commence par le lancer d’un dé ; ajoutez 1 si l’équipier du numéro de l’écueil est sur votre navire.',
          example:
            'Vous êtes près d’un écueil 6, avec l’équipier 6 à bord : un 2 compte pour 3. Vous vous libérez ainsi deux fois sur trois au lieu d’une.',
          figure:
            'Des écueils bordent certains jetons. Avec un 3, vous finiriez sur le 1, à côté de l’écueil 6.',
        },
        {
          rules: ['NL62'],
          text: 'Avec 3 ou plus, vous êtes libre : l’écueil rejoint votre réserve, et vous jouez un tour ordinaire.',
        },
        {
          rules: ['NL63'],
          text: 'Avec 2 ou moins, vous êtes bloqué : vous lancez deux dés, pour le Phare Obscur et le Fantôme, et votre navire ne bouge pas. À la phase 5, l’écueil rejoint votre réserve.',
        },
        {
          rules: ['NL68'],
          text: 'Un mercenaire sur la case du numéro de l’écueil n’ajoute rien, et rien ne peut changer ce lancer.',
        },
        {
          rules: ['NL65'],
          text: 'Un écueil appartient à sa place : quand des jetons s’échangent, les écueils restent. Si un jeton quitte le parcours autrement que par votre arrêt, son écueil est défaussé.',
        },
        {
          rules: ['NL66'],
          text: 'Si votre navire repart dans le tour même où il est arrivé près d’un écueil, grâce à Écho ou Pleine vapeur, cet écueil est défaussé, sans lancer.',
        },
        {
          rules: ['NL67'],
          text: 'Si une collision met fin au tour d’un navire bloqué, l’écueil rejoint quand même votre réserve.',
        },
      ],
    },
    {
      id: 'darkhouse',
      title: 'Extension : le Phare Obscur',
      paragraphs: [
        {
          rules: ['NL69'],
          text: 'Cinq cartes du Phare Obscur forment au hasard une rangée face visible : 3 rouges et 2 bleues au niveau découverte, 4 rouges et 1 bleue au niveau normal, 5 rouges au niveau difficile. Les rouges sont là pour vous nuire, les bleues vous aident.',
        },
        {
          rules: ['NL109'],
          text: 'Les cartes 1 à 9 sont rouges, les cartes 10 à 12 bleues.',
        },
        {
          rules: ['NL70'],
          text: 'Au premier tour, c’est la première carte qui agit, puis une autre à chaque tour, dans l’ordre ; après la cinquième, on reprend la première. Une carte prend effet avant tout le reste du tour, même avant le lancer contre un écueil, et dure tout le tour.',
          figure: 'La rangée de 5 cartes au deuxième tour : la deuxième est en vigueur.',
        },
        {
          rules: ['NL71'],
          text: '1 Écho, rouge : après la phase 5, le même joueur donne encore une fois les dés tels quels et rejoue les phases 2 à 5, sans sorts.',
        },
        {
          rules: ['NL72'],
          text: 'Si vous ne parvenez pas à quitter un écueil pendant Écho, vous lancez trois dés. La première fois, navire bloqué, vous en donnez deux ; la seconde, les trois.',
        },
        {
          rules: ['NL73'],
          text: '2 Yeux bandés, rouge : vous lancez les dés un par un et donnez chacun avant de lancer le suivant, à l’un de ceux qui n’en ont pas encore. Les sorts, les duos et les cartes n’atteignent que le dernier lancé.',
        },
        {
          rules: ['NL74'],
          text: '3 Ressac, rouge : avant le lancer, un de vos équipiers, mages ou mercenaires du navire, de la cabine ou de la réserve retourne sur le parcours, n’importe où entre votre navire et les Abysses, devant ou derrière le Fantôme, et sans écueil. L’équipage qui reste doit être d’un seul tenant ; si vous n’avez rien à rendre, il ne se passe rien.',
        },
        {
          rules: ['NL75'],
          text: '4 Double faisceau, rouge : un 3 ou un 4 sur le Phare Obscur coûte deux jetons, ou tout ce que vous avez.',
        },
        {
          rules: ['NL76'],
          text: '5 Péage, rouge : avant le lancer, vous défaussez un jeton de votre choix, de la réserve, du navire ou de la cabine. La phase 3 suit comme d’habitude.',
        },
        {
          rules: ['NL77'],
          text: '6 Courants croisés, rouge : le jeton où votre navire s’arrête s’échange avec le suivant vers les Abysses avant que vous le preniez. S’il n’y a pas de suivant, ou si votre navire ne s’arrête sur aucun jeton, il ne se passe rien.',
          example:
            'Votre navire s’arrête sur un 3, un 7 vient ensuite : vous prenez le 7, le 3 reste.',
        },
        {
          rules: ['NL78'],
          text: '7 Jusant, rouge : votre navire recule vers les Îles Bienheureuses et prend le jeton sur lequel il s’arrête. Il ne va pas plus loin que les Îles, et n’y prend rien. Au premier tour, la carte est ignorée.',
        },
        {
          rules: ['NL79'],
          text: '8 Barre d’abord, rouge : vous lancez un dé, celui du Nautilion, puis deux autres pour le Phare Obscur et le Fantôme. Les sorts, les duos et les cartes atteignent le premier dé jusqu’au lancer des deux autres, puis seulement ceux-ci. Un navire bloqué ignore la carte.',
        },
        {
          rules: ['NL80'],
          text: '9 Houle fixe, rouge : on ne lance rien. Les dés montrent 2, 3 et 4 et comptent comme lancés à l’instant ; si votre navire est bloqué, on en donne deux.',
        },
        {
          rules: ['NL81'],
          text: '10 Lueur faible, bleue : sur le Phare Obscur, seul un 4 coûte un jeton.',
        },
        {
          rules: ['NL82'],
          text: '11 Naufragé, bleue : une fois ce tour, à la phase 1, deux jetons de votre réserve en ramènent un de la défausse directement à sa place, sur le navire ou dans la cabine, selon toutes les règles de placement. Avant que vous payiez, la défausse doit déjà contenir un jeton qui puisse être placé ; ensuite, les deux que vous avez payés peuvent aussi être ramenés.',
        },
        {
          rules: ['NL83'],
          text: '12 Étale, bleue : votre premier Tourbillon du tour est gratuit.',
        },
      ],
    },
    {
      id: 'heroics',
      title: 'Extension : les Actions héroïques',
      paragraphs: [
        {
          rules: ['NL84'],
          text: 'Trois cartes héroïques sont face visible, les autres forment une pioche cachée. Les cartes d’extensions que vous ne jouez pas sont retirées.',
        },
        {
          rules: ['NL85'],
          text: 'Après le lancer, vous pouvez jouer des cartes face visible. Chacune coûte un équipier de votre navire, qui va à la défausse, et chacune ne sert qu’une fois.',
          figure:
            'Trois cartes héroïques face visible, et le nombre de celles qui sont encore cachées.',
        },
        {
          rules: ['NL86'],
          text: 'Le sacrifice doit être un équipier du navire, et ceux qui restent doivent être d’un seul tenant, sauf avec Sauvetage et Appel aux armes. Si aucun équipier ne peut partir, vous ne pouvez pas jouer de carte.',
        },
        {
          rules: ['NL87'],
          text: 'Pour gagner, il ne doit rester aucune carte héroïque face visible quand vous atteignez les Abysses.',
        },
        {
          rules: ['NL88'],
          text: '1 Grand reflux : ce tour et le suivant, quel que soit celui qui joue, le Fantôme recule vers les Abysses et prend le jeton sur lequel il s’arrête, comme à chaque tour. Il ne va pas plus loin que les Abysses ; il y reste alors, sans rien prendre.',
        },
        {
          rules: ['NL89'],
          text: '2 Courants choisis : vous mettez chaque dé à donner sur la face de votre choix.',
        },
        {
          rules: ['NL90'],
          text: '3 Changement de plan : une autre carte face visible quitte le jeu avec celle-ci, et la première de la pioche est dévoilée ; vous pouvez la jouer aussitôt. Si aucune autre n’est face visible, celle-ci part seule, et une carte est tout de même dévoilée.',
        },
        {
          rules: ['NL91'],
          text: '4 Calme plat : le Fantôme reçoit son dé mais ne bouge pas ce tour.',
        },
        {
          rules: ['NL92'],
          text: '5 Sauvetage : un équipier de la défausse va sur sa case vide du navire. Le sacrifice peut couper l’équipage si l’équipier sauvé le réunit. Le jeton que vous venez de sacrifier ne compte pas, un autre du même numéro oui.',
        },
        {
          rules: ['NL93'],
          text: '6 Appel aux armes : comme Sauvetage, mais avec un équipier de votre réserve.',
        },
        {
          rules: ['NL94'],
          text: '7 Pleine vapeur : le Nautilion avance et prend deux fois avec le même dé.',
          example:
            'Avec un 2, vous prenez le deuxième jeton devant vous, puis encore le deuxième à partir de là.',
        },
        {
          rules: ['NL95'],
          text: '8 Grand filet : le jeton où votre navire s’arrête et ses voisins sur le parcours, un de chaque côté, vont dans la réserve, et aucun sur un plateau. Les écueils des voisins sont défaussés.',
        },
        {
          rules: ['NL96'],
          text: '9 Renflouage : jusqu’à trois jetons de votre choix passent de la défausse à votre réserve.',
        },
        {
          rules: ['NL97'],
          text: '10 Pacte des mages, avec les mages : si vous sacrifiez un 1, un 4 ou un 7, les deux autres de ce trio reviennent de la défausse, s’ils y sont. Ils vont dans la cabine ou sur le navire, s’ils y ont leur place.',
        },
        {
          rules: ['NL98'],
          text: '11 Abordage, avec les mercenaires : si vous sacrifiez un 2, un 5 ou un 8, jusqu’à deux jetons de la cale du Fantôme sont défaussés.',
        },
        {
          rules: ['NL99'],
          text: '12 Brise-écueils, avec les écueils : si vous sacrifiez un 3, un 6 ou un 9, tous les écueils de ce numéro sur le parcours quittent le jeu.',
        },
        {
          rules: ['NL100'],
          text: 'Les cartes 10 à 12 partent sans effet si vous sacrifiez autre chose, comme toute carte dont l’effet est impossible.',
        },
        {
          rules: ['NL103'],
          text: 'Une fois Sauvetage, Appel aux armes, Pacte des mages ou Naufragé joué, vous devez ramener ce qui peut l’être.',
        },
        {
          rules: ['NL101'],
          text: '« Ce tour » couvre les deux passages d’Écho, et Calme plat l’emporte sur Grand reflux. Pleine vapeur ne fait rien pour un navire bloqué, et fait reculer le navire deux fois pendant Jusant ; Grand filet pêche à chaque arrêt.',
        },
        {
          rules: ['NL102'],
          text: 'Si Brise-écueils retire l’écueil qui bloque votre navire, celui-ci ne bouge pas ce tour, et vous ne gagnez aucun écueil.',
        },
      ],
    },
    {
      id: 'table',
      title: 'À cette table',
      paragraphs: [
        {
          rules: ['NL106'],
          text: 'Chaque extension se joue avec ou sans n’importe laquelle des autres. Le niveau du Phare Obscur et le troisième harpon ne se choisissent qu’avec leur extension.',
        },
        {
          rules: ['NL105'],
          text: 'Tout est visible de tous, sauf l’ordre de la pioche héroïque.',
        },
        {
          rules: ['NL104'],
          text: 'Un lancer ne dépend que du tour, du dé et du nombre de fois où ce dé a déjà été lancé dans le tour. Le même voyage rencontre donc les mêmes dés, quoi que vous ayez fait avant.',
        },
        {
          rules: ['NL31'],
          text: 'S’il n’y a qu’une réponse possible, on ne vous demande rien. Seule exception : le dé qui termine la phase 1, car vous pourriez encore vouloir lancer un sort.',
        },
        {
          rules: ['NL32'],
          text: 'Si ni carte ni collision ne peut jamais ramener un jeton, peu importe lesquels quittent votre réserve. Ils partent alors sans qu’on vous demande : d’abord les jetons vierges, puis les écueils, les mercenaires, les mages et les équipiers.',
        },
        {
          rules: ['NL107'],
          text: 'Aucun voyage n’est sans fin, car le Fantôme s’approche de son but presque à chaque tour.',
        },
        {
          rules: ['NL108'],
          text: 'Une victoire vaut 1 point pour chacun, une défaite 0, et tous ont la même place dans les deux cas.',
        },
      ],
    },
  ],
};
