import type { BoardWords } from '../../en/nautilion/board.ts';
import { plural } from '../grammar.ts';

export const board: BoardWords = {
  asks: {
    start: 'Qui commence ?',
    currents: 'Donnez un dé à chacun, ou lancez d’abord un sort.',
    plan: 'Donnez un dé à chacun.',
    lastDie: 'Donnez ce dé.',
    oneDie: 'Donnez ce dé, ou lancez d’abord un sort.',
    pay: owed =>
      plural(owed, {
        one: `Payez ${owed} jeton de la réserve.`,
        other: `Payez ${owed} jetons de la réserve.`,
      }),
    exchange: 'Translation : touchez le premier des deux jetons du parcours.',
    with: 'Touchez maintenant le jeton avec lequel il change de place.',
    sacrifice: 'Quel équipier paie la carte héroïque ?',
    set: die => `Quelle face pour le dé ${die} ?`,
    drop: 'Quelle autre carte héroïque s’en va ?',
    pickPile: 'Choisissez un jeton de la défausse.',
    pickSpoils: 'La collision est passée : prenez un jeton de la défausse.',
    pickReserve: 'Choisissez un équipier de la réserve.',
    pickHold: 'Choisissez ce qui quitte la cale du Fantôme.',
    place: token => `Vous avez pris ${token}. Où va-t-il ?`,
    placeFetched: token => `Où va ${token} ?`,
    lose: owed =>
      plural(owed, {
        one: `Le Phare Obscur brille : perdez ${owed} jeton de votre choix.`,
        other: `Le Phare Obscur brille : perdez ${owed} jetons de votre choix.`,
      }),
    loseToll: 'Péage : perdez un jeton de votre choix.',
    loseRaid: 'Le Fantôme a croisé un mercenaire : perdez un jeton.',
    return: 'Ressac : quel jeton retourne sur le parcours ?',
    insert: 'À quelle place du parcours ?',
    inAnyCase: 'Perdu de toute façon.',
    group: 'Quel groupe d’équipiers reste à bord ?',
  },
  voyage: {
    course: 'Pas restants',
    crew: n => `Équipiers à bord : ${n} sur 9.`,
    mages: n => `Mages à bord : ${n} sur 3.`,
    expansions: names => `Extensions : ${names}.`,
    nautilion: n => `Le Nautilion était à ${n} pas des Abysses.`,
    phantom: n => `Le Fantôme était à ${n} pas des Îles Bienheureuses.`,
  },
  warnings: {
    phantomHome: 'le Fantôme arrive chez lui : voyage perdu',
    tooEarly: 'les Abysses trop tôt : voyage perdu',
    collision: (ours, theirs) => `harpons ${ours} contre ${theirs} : voyage perdu`,
    gone: token => `${token} perdu pour toujours : le voyage ne peut plus être gagné`,
  },
  tide: 'Marée : quel dé changer ?',
  tideTo: from => `Marée : quelle face à la place du ${from} ?`,
  reroll: 'Quel dé relancer ?',
  translated: (first, second, price) =>
    `Translation : ${first} contre ${second}, pour ${price}. D’accord ?`,
  cast: 'Lancer',
  giveTo: face => `Le ${face} va à…`,
  setOff: 'En route',
  begins: name => `${name} commence`,
  enough: 'Cela suffit',
  cards: 'Cartes',
  placesFor: { ship: 'À bord', cabin: 'Dans la cabine', reserve: 'Dans la réserve' },
  die: face => `Dé montrant ${face}`,
  dieHeld: face => `Dé montrant ${face}, en main`,
  noDie: 'pas encore de dé',
  toGo: n =>
    n === 0 ? 'arrivé' : plural(n, { one: `encore ${n} jeton`, other: `encore ${n} jetons` }),
  dies: (faces, tokens) =>
    `${faces.length > 1 ? 'un' : 'seul un'} ${faces.join(' ou un ')} coûte ${tokens > 1 ? `${tokens} jetons` : 'un jeton'}`,
  price: n => plural(n, { one: `${n} jeton`, other: `${n} jetons` }),
  free: 'gratuit',
  grimoire: 'Grimoire',
  spells: {
    whirlwind: 'tout relancer',
    tide: 'changer un dé',
    translation: 'échanger deux jetons',
  },
  space: (n, token) => `Case ${n} : ${token ?? 'vide'}`,
  mayBeFilled: 'peut être remplie',
  heard: {
    path: 'Parcours des Îles Bienheureuses aux Abysses',
    goals: 'Où mèneraient les dés',
    takers: 'Qui prend un dé',
    shipTakes: 'peut embarquer',
    shipCannotTake: 'pas d’accès à bord',
    shipHas: 'déjà à bord',
    held: 'le Fantôme le garderait',
    fromShip: n => `à ${n} pas du navire`,
    behindShip: 'derrière le navire',
    fromPhantom: n => `à ${n} du Fantôme`,
    behindPhantom: 'derrière le Fantôme',
    toAbyss: n => `à ${n} pas des Abysses`,
    toIsles: n => `à ${n} pas des Îles Bienheureuses`,
    ducts: spaces => `conduits vers ${spaces}`,
    placedBy: name => `pour ${name}`,
    notIn: token => `${token} : pas dans la cabine`,
    isIn: token => `${token} : dans la cabine`,
    turnOf: turns =>
      turns === 0
        ? 'maintenant'
        : turns === 1
          ? 'au prochain tour'
          : plural(turns, { one: `dans ${turns} tour`, other: `dans ${turns} tours` }),
    rolled: faces => `Dés : ${faces}`,
  },
  phantomBoard: 'Cale du Fantôme',
  places: (n, of) =>
    plural(n, { one: `${n} place prise sur ${of}`, other: `${n} places prises sur ${of}` }),
  crewOf: n => `Équipage : ${n} sur 9`,
  magesOf: n => `mages : ${n} sur 3`,
  mayPlace: 'Peut placer',
  paleOnPath: 'pâle sur le parcours : déjà à bord',
  notAboard: 'manquant',
  pile: n => plural(n, { one: `${n} carte face cachée`, other: `${n} cartes face cachée` }),
};
