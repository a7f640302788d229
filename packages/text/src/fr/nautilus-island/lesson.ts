import type { lesson as en } from '../../en/nautilus-island/lesson.ts';
import type { LessonTranslation } from '../../lesson.ts';

export const lesson: LessonTranslation<typeof en> = {
  intro:
    'Une île, un vieux sous-marin échoué, le Nautilus, et deux naufragés : Nemo et vous. Dans sept minutes environ, vous l’aurez battu et vous connaîtrez tout le jeu. Arrêtez-vous quand vous voulez : la leçon vous attend.',
  steps: [
    {
      ply: 0,
      text: 'Voici le Nautilus ; le naufragé bleu, c’est vous. Les quatre colonnes, de la 1 à l’arrière à la 4 à l’avant, portent des piles de cartes. Le petit nombre dit combien il en reste dans chacune.',
      rule: 'NI3',
      at: ['column', 'castaway/0'],
    },
    {
      ply: 0,
      text: 'À votre tour, vous allez d’abord vers une colonne. La colonne 4 a trois piles : elle montre des bottes et un manteau, verts tous les deux, et une pile est face cachée. Choisissez la colonne 4.',
      rule: 'NI11',
      at: ['column/4'],
    },
    {
      ply: 1,
      text: 'Récolter, c’est prendre la première carte de chaque pile de votre colonne : trois d’un coup ici. Appuyez sur « Récolter ».',
      rule: 'NI15',
      at: ['column/4'],
    },
    {
      ply: 2,
      text: 'La carte cachée était une couronne ! Nemo sait que vous avez pris le manteau et les bottes, mais de la couronne il ne sait rien.',
      rule: 'NI16',
      at: ['card/y4'],
    },
    {
      ply: 2,
      text: 'Les cartes jaunes sont des trésors. Elles restent dans votre main jusqu’à la fin, où elles rapportent des points : une pièce 1 point, une perle 2, une coupe 3, votre couronne 4. À Nemo maintenant.',
      rule: 'NI42',
      at: ['card/y4'],
    },
    {
      ply: 4,
      text: 'Manche 2. Nemo est à la colonne 1, vous à la colonne 4. Le plus proche de l’arrière joue en premier : c’est donc encore Nemo.',
      rule: 'NI10',
      at: ['castaway/0', 'castaway/1'],
    },
    {
      ply: 6,
      text: 'Adieu, les gants verts. Vous passez maintenant de l’autre côté : Nemo y occupe la colonne 2, et la colonne 4 était la vôtre à la manche précédente. Aucune des deux n’est permise.',
      rule: 'NI13',
      at: ['column/2', 'column/4'],
    },
    {
      ply: 6,
      text: 'La colonne 1 n’a qu’une carte, mais c’est une troisième verte. Et le naufragé le plus à l’arrière joue en premier à la manche suivante. Allez à la colonne 1.',
      rule: 'NI12',
      at: ['column/1'],
    },
    {
      ply: 8,
      text: 'Vous commencez : voilà à quoi sert d’être à l’arrière. Trois cartes vertes, cela vaut la peine de les stocker. Une colonne prend autant de cartes qu’elle a d’emplacements : pour trois, il vous faut la colonne 4.',
      rule: 'NI17',
      at: ['column/4'],
    },
    {
      ply: 9,
      text: 'Récolter ou stocker : à chaque tour, l’un des deux. Cette fois, stockez : choisissez une carte verte de votre main.',
      rule: 'NI14',
      at: ['card/g2', 'card/g3'],
    },
    {
      ply: 10,
      text: 'Posez les trois. Avec elles vient le jeton vert du campement, « 4 si impair » : 4 points si la collection finit avec un nombre impair de cartes.',
      rule: 'NI22',
      at: ['camp/green'],
    },
    {
      ply: 11,
      text: 'Vous pourriez fermer la collection avec un hublot : 5 points pour trois cartes. Mais une collection fermée ne prend plus de cartes, et cinq cartes en rapporteraient 11. Laissez-la ouverte.',
      rule: 'NI27',
      at: ['pile/3', 'pile/5'],
    },
    {
      ply: 14,
      text: 'Vous voici à l’avant, et Nemo à la colonne 3. Il commence la manche 4, avec deux cartes orange à stocker.',
      at: ['castaway/1'],
    },
    {
      ply: 17,
      text: 'La collection orange de Nemo a reçu le jeton « 1 par carte ». Il rapportera un point pour chaque carte de la collection, et grandira avec elle.',
      rule: 'NI37',
      at: ['set/1/orange', 'camp/orange'],
    },
    {
      ply: 17,
      text: 'Du bleu apparaît aux colonnes 3 et 4 : une deuxième collection pour vous. Vous êtes déjà à la 4, prenez donc les clous de la colonne 3, et ce qui s’y trouve face cachée.',
      at: ['column/3', 'column/4'],
    },
    {
      ply: 19,
      text: 'Quelle chance : des gants verts s’y cachaient. Nemo, à la colonne 2, joue encore avant vous.',
      at: ['card/g4'],
    },
    {
      ply: 21,
      text: 'Nemo est allé chercher une perle. La colonne 4 est libre, et personne n’a touché à la scie ni aux clous : allez-y et récoltez.',
      at: ['column/4'],
    },
    {
      ply: 23,
      text: 'Encore des gants ! Avec les trois cartes vertes déjà stockées, ces deux-là font cinq.',
      at: ['card/g4'],
    },
    {
      ply: 26,
      text: 'Nemo stocke à la colonne 3 : de ce côté, elle est prise. Deux cartes demandent deux emplacements : allez à la colonne 2.',
      rule: 'NI13',
      at: ['column/2'],
    },
    {
      ply: 28,
      text: 'Posez les deux gants. L’emplacement vert du campement est vide depuis que vous avez pris son jeton : pas de bonus cette fois.',
      rule: 'NI23',
      at: ['camp/green'],
    },
    {
      ply: 29,
      text: 'Cinq cartes : fermez maintenant, pour 11 points. Cinq est impair, et le jeton ajoute ses 4.',
      rule: 'NI27',
      at: ['set/0/green', 'pile/5'],
    },
    {
      ply: 30,
      text: '15 points que personne ne peut vous prendre. Chaque pile de hublots baisse : le prochain à fermer une collection de cinq cartes n’aura plus que 9.',
      rule: 'NI7',
      at: ['pile/5'],
    },
    {
      ply: 30,
      text: 'Vous avez trois cartes bleues, et vous commencez. Où peut-on en stocker trois ? À la colonne 4.',
      rule: 'NI17',
      at: ['column/4'],
    },
    {
      ply: 32,
      text: 'Posez-les toutes, et regardez le campement : il y reste deux jetons, et vous allez prendre le bleu.',
      at: ['camp'],
    },
    {
      ply: 33,
      text: 'Il ne restait qu’un jeton : le campement a donc été rempli depuis la réserve. Et le bleu ? Trois cartes de plus feraient six, et six rapportent 14. Laissez la collection ouverte.',
      rule: 'NI24',
      at: ['bag', 'camp'],
    },
    {
      ply: 34,
      text: 'Vous savez maintenant comment cela se passe. Tournons les pages : cinq manches passent, et chacun continue à récolter et à stocker.',
      skipTo: 59,
    },
    {
      ply: 59,
      text: 'Manche 13. Nemo a fermé une collection de trois cartes rouges pour 5, et son « hublot double » compte ces 5 une fois de plus. Vous avez une collection orange et, enfin, trois cartes bleues en main.',
      rule: 'NI38',
      at: ['set/1/red', 'set/0/orange'],
    },
    {
      ply: 62,
      text: 'Regardez la colonne 1 : il y reste une carte. Dès qu’une colonne est vide, une dernière manche suit. Tout est prêt : prenez cette carte.',
      rule: 'NI32',
      at: ['column/1'],
    },
    {
      ply: 64,
      text: 'La dernière manche, et vous commencez. La colonne 1, vide, ne sert plus qu’à stocker une seule carte. Vos trois bleues vont à la colonne 4.',
      rule: 'NI33',
      at: ['column/1', 'column/4'],
    },
    {
      ply: 67,
      text: 'Six cartes : 14 points, le meilleur hublot de tous. C’est maintenant ou jamais : fermez.',
      at: ['set/0/blue', 'pile/6'],
    },
    {
      ply: 68,
      text: 'Vous avez encore vidé le campement. Remarquez le nouveau jeton « 5 par paire » : 5 points pour deux cartes du même objet. Et maintenant, le dernier tour de Nemo.',
      rule: 'NI40',
      at: ['camp'],
    },
    {
      ply: 71,
      text: 'La partie est finie. Vert : hublot 11 et jeton 4 font 15. Bleu : hublot 14, jetons 3 et 2 font 19.',
      rule: 'NI43',
      at: ['set/0/green', 'set/0/blue'],
    },
    {
      ply: 71,
      text: 'La collection orange est restée ouverte, mais son jeton compte : 2. Votre couronne rapporte 4, les autres cartes de votre main ne rapportent rien. Cela fait 40 pour vous et 29 pour Nemo.',
      rule: 'NI42',
      at: ['set/0/orange', 'card/y4'],
    },
  ],
  end: 'Vous avez gagné votre première partie. À trois ou quatre joueurs, le Nautilus a plus de colonnes, et rien d’autre ne change. Nemo veut sa revanche.',
};
