import type { ExplainWords } from '../../en/nautilus-island/explain.ts';
import { choice, list, ofPlayer, plural } from '../grammar.ts';

const points = (n: number): string => plural(n, { one: `${n} point`, other: `${n} points` });
const cards = (n: number): string => plural(n, { one: `${n} carte`, other: `${n} cartes` });

/** `1ᵉʳ`, `2ᵉ`. */
const rank = (n: number): string => (n === 1 ? '1ᵉʳ' : `${n}ᵉ`);

export const explain: ExplainWords = {
  card: {
    name: (object, category) => `${object} · ${category}`,
    does: colour =>
      `À stocker avec d’autres cartes ${colour}, en une collection. Ce sont les jetons de la collection qui rapportent des points ; deux cartes du même objet font une paire.`,
    now: (inHand, same, inSet) =>
      `Dans votre main : ${inHand} de cette couleur, ${same} de cet objet. Dans votre collection : ${inSet}.`,
    closed: 'Votre collection de cette couleur est fermée : elle ne prend plus de cartes.',
  },
  treasure: {
    does: n =>
      `Un trésor ne se stocke jamais : il reste en main et rapporte ${points(n)} à la fin.`,
    now: n => `Les trésors de votre main rapportent ${points(n)} en tout.`,
  },
  back: {
    name: 'Carte face cachée',
    does: 'Tous les dos sont pareils. Le joueur qui récolte une telle carte est seul à la voir.',
  },
  column: {
    name: n => `Colonne ${n}`,
    does: spaces =>
      plural(spaces, {
        one: 'Récoltez ici la première carte, ou stockez 1 carte de votre main.',
        other: `Récoltez la première carte de chacune de ses ${spaces} piles, ou stockez jusqu’à ${spaces} cartes d’une couleur.`,
      }),
    open: 'Votre naufragé peut y aller maintenant.',
    here: 'Votre naufragé est ici : récoltez ou stockez.',
    own: 'Vous ne pouvez pas retourner à la colonne de votre dernier tour.',
    taken: 'Un autre naufragé l’occupe déjà de ce côté.',
    empty: 'Elle est vide : à la dernière manche, on peut encore y stocker.',
    left: n =>
      plural(n, {
        one: `Il reste ${n} carte dans chaque pile.`,
        other: `Il reste ${n} cartes dans chaque pile.`,
      }),
  },
  height: {
    name: n => `Encore ${cards(n)} dans chaque pile`,
    does: 'Dès qu’une première colonne est vide, on finit la manche, puis on en joue une dernière.',
    last: 'Une colonne est vide : il reste une manche après celle-ci.',
    final: 'C’est la dernière manche.',
  },
  landing: {
    name: 'Place devant la colonne',
    does: 'À chaque manche, un naufragé passe de l’autre côté du Nautilus.',
    now: side => `Pendant cette manche, tous vont du côté ${side}.`,
  },
  castaway: {
    name: player => `Naufragé ${ofPlayer(player)}`,
    does: 'Le plus proche de l’arrière joue le premier à la manche suivante, et l’emporte à égalité de points.',
    now: (column, turn) => `À la colonne ${column} ; ${rank(turn)} à jouer dans cette manche.`,
    waits: turn => `Pas encore sur le Nautilus ; ${rank(turn)} à jouer dans cette manche.`,
  },
  camp: {
    name: (category, bonus) => `Campement, ${category} : ${bonus}`,
    empty: category => `Campement, ${category} : pas de jeton`,
    does: (colour, scores) =>
      `Le joueur qui stocke des cartes ${colour} prend ce jeton et le pose sur sa collection. Le jeton rapporte ${scores}.`,
    doesEmpty:
      'Stocker cette couleur maintenant ne donne pas de jeton. On remplit les emplacements vides quand il ne reste qu’un jeton.',
    now: (n, size) =>
      `Sur votre collection de ${cards(size)}, il rapporterait ${points(n)} pour l’instant.`,
    none: 'Vous n’avez pas encore de carte dans cette collection : les premières que vous stockerez vous donneront ce jeton.',
    closed: 'Votre collection de cette couleur est fermée : vous ne pouvez pas prendre ce jeton.',
  },
  token: {
    does: scores => `Il rapporte ${scores}, que la collection soit fermée ou ouverte.`,
    doesDouble: scores => `Il rapporte ${scores} ; sans hublot, il ne rapporte rien.`,
    now: (n, tokens) =>
      plural(tokens, {
        one: `Il rapporte ${points(n)} pour l’instant.`,
        other: `Les ${tokens} jetons de cette sorte rapportent ${points(n)} pour l’instant.`,
      }),
  },
  bag: {
    does: 'Quand il ne reste qu’un jeton au campement, chaque emplacement vide est rempli depuis la réserve.',
    now: n =>
      plural(n, {
        one: `Le campement a ${n} jeton pour l’instant.`,
        other: `Le campement a ${n} jetons pour l’instant.`,
      }),
  },
  pile: {
    name: size => `Hublots pour ${cards(size)}`,
    does: size =>
      `Juste après avoir stocké, on peut fermer une collection d’exactement ${cards(size)} avec le premier jeton. Elle ne prend alors plus de cartes.`,
    now: (n, next) =>
      next.length === 0
        ? `Le dernier vaut ${points(n)}.`
        : `Le prochain vaut ${points(n)}, puis ${list(next)}.`,
    may: n => `Vous pouvez maintenant fermer votre collection avec lui, pour ${points(n)}.`,
    none: 'Il n’en reste plus : une collection de cette taille ne peut pas être fermée.',
  },
  porthole: {
    name: n => `Hublot de ${points(n)}`,
    does: 'Il ferme sa collection : elle ne prend plus de cartes, et le hublot rapporte ses points.',
    doubled: n => `Avec les jetons doubles, il rapporte ${points(n)} en tout.`,
  },
  set: {
    name: colour => `La collection ${colour}`,
    nameOf: (colour, player) => `La collection ${colour} ${ofPlayer(player)}`,
    does: colour =>
      `Toutes les cartes ${colour} stockées, avec leurs jetons. Une collection par couleur.`,
    empty: 'Elle n’a pas encore de cartes.',
    open: (size, n) => `${cards(size)}, ouverte ; elle rapporte ${points(n)} pour l’instant.`,
    closed: (size, n) => `${cards(size)}, fermée ; elle rapporte ${points(n)}.`,
    next: sizes => `On peut la fermer avec ${choice(sizes)} cartes.`,
    never: 'Elle ne peut plus être fermée : il n’y a plus de hublot pour autant de cartes.',
  },
  worth: {
    name: n => `Rapporte ${points(n)} pour l’instant`,
    does: 'Une collection rapporte les points de ses jetons et de son hublot. Les cartes seules ne rapportent rien.',
    now: (tokens, porthole) => `Jetons ${tokens}, hublot ${porthole}.`,
  },
  hand: {
    name: (player, n) => `${player} : ${cards(n)} en main`,
    does: 'Les mains sont secrètes, mais tous ont vu ce qui a été pris sur une pile face visible. Parmi les cartes en main, seuls les trésors rapportent.',
    now: n =>
      plural(n, {
        one: `${n} d’entre elles est connue.`,
        other: `${n} d’entre elles sont connues.`,
      }),
  },
  score: {
    name: n => `Collections : ${points(n)}`,
    does: 'Jetons et hublots de toutes les collections, fermées ou ouvertes. Avec les trésors en main, ils donnent le score.',
  },
  tieBreak:
    'À égalité de points, le joueur dont le naufragé est le plus près de l’arrière passe devant.',
};
