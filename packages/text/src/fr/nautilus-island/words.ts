import { components, SET_COLOURS } from '@tidetable/rules/nautilus-island';
import type { Words } from '../../en/nautilus-island/words.ts';
import { morePoints } from '../amounts.ts';
import { does, list, ofPlayer, plural } from '../grammar.ts';

const { bonusPoints } = components;

const cards = (n: number): string => plural(n, { one: `${n} carte`, other: `${n} cartes` });
const perStack = (n: number): string =>
  plural(n, { one: `${n} carte par pile`, other: `${n} cartes par pile` });

const colours: Words['colours'] = {
  green: 'vert',
  red: 'rouge',
  blue: 'bleu',
  purple: 'violet',
  orange: 'orange',
  yellow: 'jaune',
};

const objects: Words['objects'] = {
  green: ['chapeau', 'manteau', 'bottes', 'gants'],
  red: ['boussole', 'sextant', 'longue-vue', 'carte marine'],
  blue: ['marteau', 'scie', 'clé', 'clous'],
  purple: ['canne', 'filet', 'hameçon', 'harpon'],
  orange: ['pain', 'fruits', 'eau', 'conserves'],
  yellow: ['pièce', 'perle', 'coupe', 'couronne'],
};

/** `vert : 1 chapeau, 2 manteau, …`. */
const numbered = SET_COLOURS.map(
  colour =>
    `${colours[colour]} : ${objects[colour].map((name, i) => `${i + 1} ${name}`).join(', ')}`,
).join(' ; ');

export const words: Words = {
  title: 'Nautilus Island',
  about:
    'Des naufragés fouillent un sous-marin échoué. Récoltez des objets dans ses colonnes, stockez-les dans votre campement en collections d’une seule couleur, gagnez des jetons bonus et fermez chaque collection au bon moment. De deux à quatre joueurs, une vingtaine de minutes.',
  credits: 'Un jeu de Johannes Goupy et Théo Rivière, édité par Funnyfox.',
  colours,
  setColours: {
    green: 'verte',
    red: 'rouge',
    blue: 'bleue',
    purple: 'violette',
    orange: 'orange',
    yellow: 'jaune',
  },
  cardColours: {
    green: 'vertes',
    red: 'rouges',
    blue: 'bleues',
    purple: 'violettes',
    orange: 'orange',
    yellow: 'jaunes',
  },
  categories: {
    green: 'vêtements',
    red: 'navigation',
    blue: 'réparation',
    purple: 'pêche',
    orange: 'vivres',
    yellow: 'trésor',
  },
  objects,
  bonus: {
    two: `${bonusPoints.two} points`,
    three: `${bonusPoints.three} points`,
    perCard: '1 par carte',
    double: 'hublot double',
    odd: `${bonusPoints.odd} si impair`,
    pair: `${bonusPoints.pair} par paire`,
  },
  bonusInFull: {
    two: `${bonusPoints.two} points`,
    three: `${bonusPoints.three} points`,
    perCard: '1 point par carte de la collection',
    double: 'les points du hublot de la collection, une fois de plus',
    odd: `${bonusPoints.odd} points si la collection a un nombre impair de cartes`,
    pair: `${bonusPoints.pair} points pour deux cartes du même objet dans la collection`,
  },
  unseenCard: 'une carte cachée',
  faceDown: 'face cachée',
  list,

  moves: {
    column: (n, tops, height, stacks) =>
      height === 0
        ? `Explorer la colonne ${n} : vide`
        : `Explorer la colonne ${n} : ${tops} (${stacks === 1 ? cards(height) : perStack(height)})`,
    collect: (column, stacks) =>
      `Récolter la première carte ${stacks === 1 ? '' : 'de chaque pile '}de la colonne ${column}`,
    idle: 'Ne rien faire : rien à récolter, rien à stocker',
    store: colour => `Stocker des cartes ${colour}`,
    lay: cards => `Poser : ${cards}`,
    close: (colour, points) =>
      `Fermer la collection ${colour} avec le hublot de ${plural(points, { one: `${points} point`, other: `${points} points` })}`,
    leave: colour => `Laisser la collection ${colour} ouverte`,
    refill: colour => `Remplir l’emplacement ${colour} du campement`,
  },

  events: {
    explored: (name, column) => `${does(name, 'explore', 'explorez')} la colonne ${column}.`,
    collected: (name, column, cards) =>
      `${does(name, 'récolte', 'récoltez')} dans la colonne ${column} : ${cards}.`,
    stored: (name, cards, colour) => `${does(name, 'stocke', 'stockez')} : ${cards} (${colour}).`,
    tookBonus: (name, bonus, colour) =>
      `${does(name, 'prend', 'prenez')} le jeton bonus « ${bonus} » pour la collection ${colour}.`,
    refilled: tokens => `Le campement reçoit ${list(tokens)}.`,
    inSpace: (bonus, colour) => `« ${bonus} » (${colour})`,
    closed: (name, colour, points) =>
      `${does(name, 'ferme', 'fermez')} la collection ${colour} pour ${plural(points, { one: `${points} point`, other: `${points} points` })}.`,
    leftOpen: (name, colour) =>
      `${does(name, 'laisse', 'laissez')} la collection ${colour} ouverte.`,
    idled: name => `${does(name, 'ne peut', 'ne pouvez')} rien faire.`,
    firstEmptied: column =>
      `La colonne ${column} est vide : encore une manche après celle-ci, la dernière.`,
    columnEmptied: column => `La colonne ${column} est vide.`,
    revealed: (column, card) => `La colonne ${column} montre maintenant : ${card}.`,
    round: (round, names) => `La manche ${round} commence ; ordre : ${names}.`,
    finalRound: (round, names) =>
      `La manche ${round} commence, c’est la dernière ; ordre : ${names}.`,
    over: 'La partie est finie ; toutes les mains sont dévoilées.',
  },

  refusals: {
    over: 'La partie est finie.',
    'explore-first': 'Choisissez d’abord une colonne à explorer.',
    'already-explored':
      'Votre naufragé s’est déjà déplacé : récoltez ou stockez, ou annulez pour choisir une autre colonne.',
    'no-such-column': 'Cette colonne n’existe pas avec ce nombre de joueurs.',
    'own-column':
      'Vous ne pouvez pas rester à la colonne de votre dernier tour : choisissez-en une autre.',
    'column-taken':
      'Un autre naufragé occupe déjà cette colonne de ce côté : choisissez-en une libre.',
    'empty-column':
      'Cette colonne est vide, et vous n’avez rien à y stocker : choisissez-en une autre.',
    'store-or-collect': 'Il faut maintenant récolter, ou stocker des cartes d’une couleur.',
    'nothing-to-collect':
      'Cette colonne est vide : stockez des cartes d’une couleur, ou annulez pour choisir une autre colonne.',
    'set-closed':
      'Cette collection est fermée et ne prend plus de cartes : choisissez une autre couleur.',
    'no-such-colour-in-hand':
      'Vous n’avez aucune carte de cette couleur en main : choisissez-en une autre, ou récoltez.',
    'must-act': 'Vous devez récolter ou stocker.',
    'lay-first':
      'Choisissez maintenant les cartes à poser. Une couleur par tour : annulez pour en changer.',
    'too-many-cards': 'Cette colonne a moins d’emplacements : posez moins de cartes.',
    'no-such-cards-in-hand': 'Vous n’avez pas ces cartes en main : choisissez-en d’autres.',
    'close-or-leave': 'Il faut maintenant fermer la collection, ou la laisser ouverte.',
    'chance-decides': 'C’est le hasard qui place les derniers jetons.',
    'only-chance': 'Le campement est rempli par le hasard, pas par un joueur.',
  },

  notation: [
    ['colonne 3', 'explorer la colonne 3, comptée depuis l’arrière'],
    ['récolter', 'récolter la première carte de chaque pile'],
    ['stocker vert', 'stocker du vert ; de même rouge, bleu, violet, orange'],
    ['poser 1 1 3', `poser ces objets de cette couleur, ou par leurs noms (${numbered})`],
    ['fermer', 'fermer la collection avec un hublot'],
    ['laisser', 'laisser la collection ouverte'],
    ['rien', 'ne rien faire, si rien n’est possible'],
  ],
  notationWords: {
    explorer: '',
    la: '',
    colonne: 'column',
    récolter: 'collect',
    stocker: 'store',
    des: '',
    cartes: '',
    vert: 'green',
    vertes: 'green',
    rouge: 'red',
    rouges: 'red',
    bleu: 'blue',
    bleues: 'blue',
    violet: 'purple',
    violettes: 'purple',
    poser: 'lay',
    fermer: 'close',
    laisser: 'leave',
    rien: 'idle',
  },

  why: {
    amount: morePoints,
    terms: {
      portholes: 'pour les hublots',
      bonus: 'pour les jetons bonus',
      treasures: 'pour les trésors',
      green: 'avec la collection verte',
      red: 'avec la collection rouge',
      blue: 'avec la collection bleue',
      purple: 'avec la collection violette',
      orange: 'avec la collection orange',
      rivals: 'pour les autres joueurs',
    },
    themes: {
      portholes: 'Pensez aux hublots : quelle collection fermer, et quand.',
      bonus: 'Pensez aux jetons bonus du campement.',
      treasures: 'Pensez aux trésors.',
      green:
        'Pensez au vert : à cette collection, et à ce que les cartes cachées peuvent y apporter.',
      red: 'Pensez au rouge : à cette collection, et à ce que les cartes cachées peuvent y apporter.',
      blue: 'Pensez au bleu : à cette collection, et à ce que les cartes cachées peuvent y apporter.',
      purple:
        'Pensez au violet : à cette collection, et à ce que les cartes cachées peuvent y apporter.',
      orange:
        'Pensez à l’orange : à cette collection, et à ce que les cartes cachées peuvent y apporter.',
      rivals: 'Pensez à ce que vous laissez aux autres joueurs.',
    },
  },

  counted: {
    colour: (colour, laid, held) =>
      `Pensez au ${colour} : ${cards(laid)} dans votre collection, ${held} en main.`,
    treasures: held => `Pensez aux trésors : vous en tenez ${held}.`,
    portholes: n =>
      plural(n, {
        one: `Pensez aux hublots : vous avez ${n} collection ouverte ; la fermer maintenant, ou plus tard ?`,
        other: `Pensez aux hublots : vous avez ${n} collections ouvertes ; laquelle fermer, et quand ?`,
      }),
  },

  board: {
    heading: (round, side) => `Manche ${round} · côté ${side}`,
    brief: {
      heading: (round, side) => `M\u00a0${round} · ${side}`,
      finalRound: 'dernière',
      lastRound: 'encore 1',
    },
    is: (name, value) => `${name} : ${value}`,
    finalRound: 'dernière manche',
    lastRound: 'encore une manche après celle-ci',
    back: 'arrière',
    front: 'avant',
    top: 'haut',
    bottom: 'bas',
    column: 'colonne',
    left: 'restent',
    camp: 'Campement',
    bag: n => plural(n, { one: `${n} jeton en réserve`, other: `${n} jetons en réserve` }),
    portholes: 'Hublots',
    from: {
      set: colour => `collection ${colour}`,
      tokens: 'jetons',
      porthole: 'hublot',
      treasures: 'trésors',
    },
    none: 'aucun',
    handSize: n => plural(n, { one: `${n} carte en main`, other: `${n} cartes en main` }),
    known: 'connues',
    yourHand: 'Votre main',
    empty: 'vide',
    open: 'ouverte',
    closed: points => `fermée pour ${points}`,
    toMove: 'doit jouer',
    points: n => plural(n, { one: `${n} point`, other: `${n} points` }),

    drawing: 'Le Nautilus et le campement',
    columns: 'Colonnes, de l’arrière à l’avant',
    inColour: (card, colour) => `${card} (${colour})`,
    aFaceDownCard: 'une carte face cachée',
    emptySpaces: n => plural(n, { one: `${n} emplacement vide`, other: `${n} emplacements vides` }),
    ashore: (name, side) => `${name} (côté ${side})`,
    waiting: names => `En attente à l’arrière : ${names}`,
    columnLabel: (n, cards, height, here) =>
      `Colonne ${n} : ${cards}${height > 0 ? `, ${perStack(height)}` : ''} ; ${
        here === '' ? 'personne ici' : `ici : ${here}`
      }`,
    campSpace: (colour, category, bonus) => `${colour}, ${category} : ${bonus}`,
    pile: (size, top, below) => {
      if (top === '') return `pour ${size} cartes : il n’en reste plus`;
      return `pour ${size} cartes : ${top} points${below === '' ? '' : `, dessous ${below}`}`;
    },
    setLabel: (category, set, state) => `${category}, ${set} : ${state}`,
    cards: n => plural(n, { one: `${n} carte`, other: `${n} cartes` }),
    token: bonus => `jeton « ${bonus} »`,
    knownCards: (n, of) => {
      if (n < of) return plural(n, { one: `dont ${n} connue`, other: `dont ${n} connues` });
      return plural(n, { one: 'connue', other: 'toutes connues' });
    },
    pointsNow: n =>
      plural(n, { one: `${n} point pour l’instant`, other: `${n} points pour l’instant` }),
    yourSets: 'Vos collections',
    setsOf: name => `Collections ${ofPlayer(name)}`,
    picked: cards => `Choix : ${cards}.`,
    treasuresStay: 'Les trésors ne se stockent pas : ils rapportent en main.',
    collect: 'Récolter',
    pass: 'Passer',
    lay: n => `Poser ${n}`,
    closeFor: points => `Fermer pour ${points}`,
    closeWhat: (colour, cards) => `${colour}, ${cards} cartes`,
    leaveOpen: 'Laisser ouverte',
    leaveWhy: 'pour d’autres cartes',
  },

  consequences: {
    all: parts => parts.join(' ; '),
    collectHere: n => plural(n, { one: `${n} carte à récolter`, other: `${n} cartes à récolter` }),
    storeHere: n =>
      plural(n, { one: `${n} carte à stocker`, other: `jusqu’à ${n} cartes à stocker` }),
    nothingHere: 'rien à y faire',
    gets: cards => `vous recevez : ${cards}`,
    left: n =>
      plural(n, {
        one: `il reste ${n} carte par pile`,
        other: `il reste ${n} cartes par pile`,
      }),
    empties: 'vide la colonne',
    emptiesFirst: 'vide la colonne : la prochaine manche sera la dernière',
    upTo: n => plural(n, { one: `${n} carte`, other: `jusqu’à ${n} cartes` }),
    takes: bonus => `prend le jeton « ${bonus} »`,
    noToken: 'pas de jeton de cette couleur au campement',
    refills: 'puis le campement est rempli',
    size: n =>
      plural(n, { one: `une collection de ${n} carte`, other: `une collection de ${n} cartes` }),
    gains: n => plural(n, { one: `${n} point de plus`, other: `${n} points de plus` }),
    noPoints: 'aucun point',
    bringsUpTo: n =>
      plural(n, { one: `jusqu’à ${n} point de plus`, other: `jusqu’à ${n} points de plus` }),
    loses: n => plural(n, { one: `${n} point de moins`, other: `${n} points de moins` }),
    mayClose: n =>
      plural(n, { one: `fermée, ${n} point de plus`, other: `fermée, ${n} points de plus` }),
    endsRound: 'termine la manche',
    endsGame: 'termine la partie',
  },

  requests: {
    explore: 'Choisissez une colonne pour votre naufragé.',
    collectOrStore: 'Récoltez ici, ou choisissez une carte pour stocker sa couleur.',
    collect: 'Récoltez ici : vous n’avez rien à stocker.',
    store: 'Cette colonne est vide : choisissez une carte pour stocker sa couleur.',
    idle: 'Il n’y a rien à récolter ici, et vous n’avez rien à stocker.',
    lay: (n, ofOne, ofMany) =>
      plural(n, {
        one: `Choisissez une carte ${ofOne} à poser.`,
        other: `Choisissez jusqu’à ${n} cartes ${ofMany} à poser.`,
      }),
    layChosen: (n, ofOne, ofMany) =>
      plural(n, {
        one: `Posez cette carte ${ofOne}, ou changez de choix.`,
        other: `Posez ces ${n} cartes ${ofMany}, ou changez de choix.`,
      }),
    close: (colour, points) =>
      `Fermer la collection ${colour} pour ${plural(points, { one: `${points} point`, other: `${points} points` })}, ou la laisser ouverte ?`,
    refill: 'Le hasard remplit le campement.',
    over: 'La partie est finie.',
  },

  warnings: {
    neverClosed: 'laissée ouverte, cette collection ne pourra plus jamais être fermée',
    sizeNeverClosed: size =>
      `avec ${plural(size, { one: `${size} carte`, other: `${size} cartes` })}, cette collection ne pourra plus être fermée`,
    uselessCards: (n, ofOne, ofMany) =>
      plural(n, {
        one: `fermée, elle laisse dans votre main ${n} carte ${ofOne} qui ne pourra plus être stockée`,
        other: `fermée, elle laisse dans votre main ${n} cartes ${ofMany} qui ne pourront plus être stockées`,
      }),
    lastTurn: points =>
      `à votre dernier tour, les cartes en main ne rapportent rien : stocker rapporterait ${plural(points, { one: `${points} point`, other: `${points} points` })}`,
  },
};
