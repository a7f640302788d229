import type { rules as en } from '../../en/nautilus-island/rules.ts';
import type { Translation } from '../../rulesPage.ts';

export const rules: Translation<typeof en> = {
  title: 'Les règles de Nautilus Island',
  intro:
    'Une tempête vous a jetés sur une île où gît un sous-marin échoué. Envoyez-y votre naufragé, récoltez des objets, stockez-les en collections d’une seule couleur, garnies de jetons bonus, et fermez chaque collection d’un jeton hublot au bon moment. Celui qui a le plus de points à la fin gagne la partie.',
  chapters: [
    {
      id: 'setup',
      title: 'Avant de commencer',
      paragraphs: [
        {
          rules: ['NI1'],
          text: 'Nautilus Island se joue à 2, 3 ou 4 joueurs. Chacun a un naufragé, le pion qui se déplace le long du sous-marin.',
        },
        {
          rules: ['NI2'],
          text: 'Il y a 96 cartes objet de 6 couleurs : vêtements verts, outils de navigation rouges, outils de réparation bleus, équipements de pêche violets, vivres orange et trésors jaunes. Chaque couleur compte 4 objets différents, en 4 exemplaires chacun.',
        },
        {
          rules: ['NI3'],
          text: 'Le Nautilus est divisé en colonnes, comptées de l’arrière vers l’avant ; chacune a 1, 2 ou 3 emplacements. À 2 joueurs, les colonnes ont 1, 2, 2 et 3 emplacements ; à 3 joueurs 1, 2, 2, 3 et 3 ; à 4 joueurs 1, 1, 2, 2, 3 et 3.',
          figure:
            'Le Nautilus à 2 joueurs, l’arrière à gauche. Les plaques numérotent les colonnes, les pastilles disent combien de cartes il reste dans chaque pile.',
        },
        {
          rules: ['NI4'],
          text: 'On mélange les cartes, et chaque emplacement reçoit une pile de 8. Les cartes en trop sont écartées sans que personne les voie.',
          example:
            'À 2 joueurs, il y a 8 piles de 8 cartes : 32 cartes sont écartées. À 4 joueurs, les 12 piles utilisent les 96 cartes.',
        },
        {
          rules: ['NI5'],
          text: 'Dans une colonne de 1 emplacement, la pile est face visible. Dans une colonne de 2 ou 3 emplacements, exactement 1 pile est face cachée, les autres sont face visible.',
        },
        {
          rules: ['NI6'],
          text: 'Il y a 34 jetons bonus : 7 « 2 points », 7 « 3 points », 6 « 1 par carte », 4 « hublot double », 5 « 4 si impair » et 5 « 5 par paire ». Cinq d’entre eux, tirés au hasard, sont posés face visible dans le campement, un par couleur sauf le jaune ; les autres forment la réserve.',
        },
        {
          rules: ['NI7'],
          text: 'Les jetons hublot forment quatre piles de trois, le meilleur jeton au-dessus. Les collections de 3 cartes rapportent 5, 4 ou 3 points ; celles de 4 cartes 8, 6 ou 4 ; celles de 5 cartes 11, 9 ou 7 ; celles de 6 cartes 14, 12 ou 10.',
        },
        {
          rules: ['NI8'],
          text: 'Le hasard désigne le premier joueur.',
        },
      ],
    },
    {
      id: 'order',
      title: 'Qui joue quand',
      paragraphs: [
        {
          rules: ['NI31'],
          text: 'La partie se déroule en manches. Une manche est finie quand chaque joueur a joué un tour.',
        },
        {
          rules: ['NI9'],
          text: 'À la première manche, on joue dans le sens des aiguilles d’une montre, à partir du premier joueur.',
        },
        {
          rules: ['NI10'],
          text: 'À toutes les manches suivantes, ce sont les naufragés qui décident : le plus proche de l’arrière joue en premier, puis le suivant, et ainsi de suite jusqu’à l’avant. Ce qui compte, c’est leur place au début de la manche.',
          example:
            'Au début d’une manche, Ada est à la colonne 4, Ben à la colonne 1 et Cléo à la colonne 2. Ben joue d’abord, puis Cléo, puis Ada, où qu’ils aillent.',
          figure:
            'La manche de l’exemple commence. L’anneau autour de Ben, en rouge, indique que c’est à lui de jouer.',
        },
      ],
    },
    {
      id: 'explore',
      title: 'D’abord explorer',
      paragraphs: [
        {
          rules: ['NI11'],
          text: 'Quand c’est à vous de jouer, commencez par vous déplacer : choisissez une colonne et placez-y votre naufragé. À la première manche, il va du côté haut du Nautilus ; ensuite, il passe chaque fois du côté opposé.',
        },
        {
          rules: ['NI12'],
          text: 'Vous ne pouvez pas choisir de nouveau la colonne où vous étiez, pas même de l’autre côté.',
        },
        {
          rules: ['NI13'],
          text: 'Vous ne pouvez pas non plus choisir une colonne déjà prise de ce côté pendant cette manche. Les naufragés qui sont encore de l’autre côté ne gênent personne.',
          example:
            'Vous êtes à la colonne 2, et Ben vient de traverser vers la colonne 3. Vous ne pouvez aller ni à la 2 ni à la 3 ; vous pouvez aller à la colonne 4, même si Cléo attend encore de l’autre côté.',
          figure:
            'L’exemple, avec vous en bleu : des flèches marquent les colonnes où vous pouvez aller : 1, 4 et 5.',
        },
      ],
    },
    {
      id: 'act',
      title: 'Ensuite récolter ou stocker',
      paragraphs: [
        {
          rules: ['NI14'],
          text: 'Après le déplacement, faites l’une de ces deux choses : récolter ou stocker. On ne peut pas faire les deux, et il faut en faire une.',
        },
        {
          rules: ['NI15'],
          text: 'Récolter : chaque pile de votre colonne vous cède sa première carte, et toutes rejoignent votre main. Une main peut compter autant de cartes que vous voulez.',
          figure:
            'Dans une colonne de 3 emplacements, vous prenez 3 cartes : 2 que chacun voit et 1 que personne d’autre ne verra.',
        },
        {
          rules: ['NI16'],
          text: 'La carte que vous prenez sur une pile face cachée n’est vue que de vous.',
        },
        {
          rules: ['NI17'],
          text: 'Stocker : posez devant vous des cartes de votre main, toutes d’une même couleur, au moins une et au plus autant que votre colonne a d’emplacements.',
          example:
            'Dans une colonne de 2 emplacements, vous pouvez stocker 1 ou 2 cartes rouges. Si vous en avez 3, la dernière devra attendre.',
        },
        {
          rules: ['NI18'],
          text: 'À vous de décider quelles cartes de cette couleur vous posez, et lesquelles vous gardez.',
          figure:
            'Vous stockez du rouge dans une colonne de 2 emplacements et avez en main deux boussoles et une carte marine. Il y a 4 façons de choisir : une carte de l’une ou l’autre sorte, les deux boussoles, ou une de chaque.',
        },
        {
          rules: ['NI21'],
          text: 'Vous n’avez qu’une collection par couleur : les cartes stockées plus tard rejoignent celles qui y sont déjà.',
        },
        {
          rules: ['NI19'],
          text: 'Les trésors, c’est-à-dire les cartes jaunes, ne se stockent pas. Ils restent dans votre main jusqu’à la fin.',
        },
        {
          rules: ['NI20'],
          text: 'Une collection que vous avez fermée ne prend plus de cartes.',
        },
      ],
    },
    {
      id: 'bonus',
      title: 'Les jetons bonus',
      paragraphs: [
        {
          rules: ['NI22'],
          text: 'Quand vous stockez, vous prenez dans le campement le jeton de cette couleur et le posez sur la collection. Il y reste, et d’autres pourront l’y rejoindre. On ne peut pas y renoncer.',
          figure:
            'Le campement et ses cinq jetons ; des signes disent les couleurs. Celui qui brille ira au joueur qui stocke des cartes bleues : 3 points.',
        },
        {
          rules: ['NI23'],
          text: 'Si le campement n’a pas de jeton de votre couleur, vous n’en recevez pas. Un stockage n’en rapporte jamais plus d’un, même si le remplissage qui le suit remet un jeton de votre couleur.',
        },
        {
          rules: ['NI24'],
          text: 'Quand un joueur prend un jeton et qu’il en reste exactement un dans le campement, chaque emplacement vide reçoit aussitôt un nouveau jeton tiré de la réserve.',
          example:
            'Le campement n’a plus qu’un jeton vert et un jeton rouge. Vous stockez des cartes vertes et prenez le jeton vert ; le rouge est maintenant seul, et les quatre autres emplacements sont remplis, le vert aussi.',
        },
        {
          rules: ['NI25'],
          text: 'Si la réserve n’a pas assez de jetons pour tous les emplacements vides, elle en remplit autant que possible, et le hasard décide lesquels.',
        },
        {
          rules: ['NI26'],
          text: 'Une fois la réserve vide, on ne remplit plus rien. Les jetons du campement peuvent encore être pris, jusqu’au tout dernier.',
        },
      ],
    },
    {
      id: 'portholes',
      title: 'Fermer une collection : les jetons hublot',
      paragraphs: [
        {
          rules: ['NI27'],
          text: 'Après avoir stocké, une fois le jeton bonus pris et le campement rempli s’il y a lieu, vous pouvez fermer cette collection si elle a exactement 3, 4, 5 ou 6 cartes. Prenez le premier jeton de la pile de ce nombre et posez-le sur la collection.',
          example:
            'Votre collection bleue passe de 2 cartes à 4. Vous pouvez prendre le premier jeton de la pile de 4 cartes : 8 points, si personne ne l’a fait avant vous.',
          figure:
            'Une collection de 4 cartes peut être fermée : le premier jeton de sa pile brille.',
        },
        {
          rules: ['NI28'],
          text: 'Si vous laissez la collection ouverte, l’occasion est passée : vous ne pourrez la fermer qu’après y avoir stocké de nouveau, avec le nombre de cartes qu’elle aura alors.',
          example:
            'Vous laissez ouverte une collection de 4 cartes. Avec une carte de plus, elle se ferme comme collection de 5 ; avec deux de plus, comme collection de 6. Elle ne sera plus jamais une collection de 4.',
        },
        {
          rules: ['NI29'],
          text: 'Une collection de 1 ou 2 cartes, ou de 7 et plus, ne peut pas être fermée. Une collection dont la pile est épuisée non plus : aucune autre pile ne la remplace.',
        },
        {
          rules: ['NI30'],
          text: 'Une collection laissée ouverte peut dépasser 6 cartes et recevoir d’autres jetons bonus.',
        },
      ],
    },
    {
      id: 'end',
      title: 'La fin de la partie',
      paragraphs: [
        {
          rules: ['NI32'],
          text: 'Dès qu’une première colonne est vide, on finit la manche en cours, puis on joue une dernière manche. Les colonnes qui se vident ensuite n’y changent rien.',
        },
        {
          rules: ['NI33'],
          text: 'À la dernière manche, vous pouvez aller à une colonne vide, mais seulement pour y stocker : autant de cartes qu’elle a d’emplacements, ou moins.',
        },
        {
          rules: ['NI34'],
          text: 'Si, à la dernière manche, aucune colonne ne vous permet de faire quoi que ce soit, votre naufragé va à une colonne libre et vous n’y faites rien.',
        },
        {
          rules: ['NI35'],
          text: 'Après la dernière manche, la partie est finie et on compte les points.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Le décompte des points',
      paragraphs: [
        {
          rules: ['NI36'],
          text: 'Les jetons « 2 points » et « 3 points » valent exactement cela.',
        },
        {
          rules: ['NI37'],
          text: '« 1 par carte » vaut 1 point par carte de sa collection.',
        },
        {
          rules: ['NI38'],
          text: '« Hublot double » compte une fois de plus le jeton hublot de sa collection ; sans hublot, il ne vaut rien. Deux de ces jetons sur une collection comptent chacun le hublot une fois de plus.',
          example:
            'Une collection fermée pour 8 points en vaut 16 avec un de ces jetons, et 24 avec deux.',
        },
        {
          rules: ['NI39'],
          text: '« 4 si impair » vaut 4 points si sa collection a un nombre impair de cartes, sinon rien.',
          figure:
            'La collection rouge a 5 cartes, son jeton vaut donc 4 points. Celui de la collection bleue, avec 4 cartes, en vaut 0.',
        },
        {
          rules: ['NI40'],
          text: '« 5 par paire » vaut 5 points si sa collection a deux cartes du même objet. Chaque autre jeton de cette sorte sur la même collection demande une autre paire, et aucune carte ne compte dans deux paires.',
          example:
            'Trois chapeaux et un manteau ne font qu’une paire : deux de ces jetons rapportent 5 points à eux deux. Avec un second manteau, ils en rapportent 10.',
          figure: 'Une paire de bottes, une paire de gants, deux jetons : 10 points.',
        },
        {
          rules: ['NI41'],
          text: 'Un jeton hublot vaut les points qu’il montre.',
        },
        {
          rules: ['NI42'],
          text: 'Les trésors en main valent 1 point pour une pièce, 2 pour une perle, 3 pour une coupe et 4 pour une couronne. Les autres cartes en main ne valent rien.',
          figure:
            'Trois trésors, qui valent 7 points ensemble, et un chapeau qui ne vaut rien en main.',
        },
        {
          rules: ['NI43'],
          text: 'Votre score est la somme de vos jetons bonus, hublots et trésors ; les jetons d’une collection ouverte comptent comme ceux d’une collection fermée. Le score le plus élevé l’emporte.',
          example:
            'Une collection bleue de 5 cartes, fermée pour 11 points, porte les jetons « 1 par carte » (5) et « 4 si impair » (4) ; une collection verte ouverte porte « 2 points » (2) ; une perle et une couronne sont en main (6). Cela fait 28 points.',
          figure:
            'Les collections de l’exemple et leurs points : 20 pour la bleue, 2 pour la verte.',
        },
        {
          rules: ['NI44'],
          text: 'Entre deux joueurs au même score, celui dont le naufragé se trouve le plus près de l’arrière est classé devant l’autre.',
        },
      ],
    },
    {
      id: 'knowledge',
      title: 'Ce que chacun sait',
      paragraphs: [
        {
          rules: ['NI45'],
          text: 'Les mains sont secrètes. Le nombre de cartes d’une main est connu de tous.',
        },
        {
          rules: ['NI46'],
          text: 'Une carte récoltée sur une pile face visible a été vue de tous. Elle reste connue jusqu’à ce qu’une carte pareille soit stockée par ce joueur.',
        },
        {
          rules: ['NI47'],
          text: 'Sur une pile face visible, on voit la première carte ; dès qu’elle est prise, on voit la suivante. Sur une pile face cachée, on ne voit rien, car tous les dos sont pareils.',
        },
        {
          rules: ['NI48'],
          text: 'Comment sont rangées les cartes sous la première, ce qui sortira de la réserve et quelles cartes ont été écartées, personne ne le sait.',
        },
        {
          rules: ['NI49'],
          text: 'Sont visibles de tous le nombre de cartes des piles, le campement, les collections de chacun avec leurs objets, les jetons bonus et les hublots.',
        },
        {
          rules: ['NI50'],
          text: 'Ce que font les joueurs trahit un peu leur main. Un joueur qui stocke une couleur en a une carte ; celui qui va à une colonne vide, alors qu’une autre était libre et pleine, a de quoi stocker ; celui qui ne fait rien n’a rien à stocker. Aucun robot ne peut supposer une main qui contredise cela.',
        },
        {
          rules: ['NI51'],
          text: 'Quand la partie est finie, toutes les mains sont dévoilées.',
        },
      ],
    },
  ],
};
