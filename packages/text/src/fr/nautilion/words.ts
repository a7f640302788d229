import type { Words } from '../../en/nautilion/words.ts';
import { choice, does, list, plural } from '../grammar.ts';
import { form } from './form.ts';

const tokens = (n: number): string => plural(n, { one: `${n} jeton`, other: `${n} jetons` });

const howMuchBetter = (difference: number): string => {
  const better = difference < 0 ? 'moins bien' : 'mieux';
  const tokens = Math.abs(difference);
  return `${tokens < 0.5 ? 'un peu' : tokens < 1.5 ? 'nettement' : 'beaucoup'} ${better}`;
};

const steps = (n: number, then: number): string =>
  `à ${n} pas des Îles Bienheureuses${then < n ? `, à ${then} après la prise du Nautilion` : ''}`;

export const words: Words = {
  title: 'Nautilion',
  about:
    'Un sous-marin descend vers les Abysses pendant que son double maléfique remonte. Lancez trois dés, donnez-en un au Phare Obscur, un au Fantôme et un à votre navire, réunissez neuf équipiers le long du parcours, et arrivez avant que le Fantôme soit chez lui. Un capitaine, ou deux amiraux ensemble ; cinq extensions ; une vingtaine de minutes.',
  credits: 'Un jeu de Shadi Torbey, illustré par Élise Plessis, édité par Z-Man Games.',

  takers: { darkhouse: 'le Phare Obscur', phantom: 'le Fantôme', nautilion: 'le Nautilion' },
  sources: {
    ship: 'du navire',
    cabin: 'de la cabine des mages',
    reserve: 'de la réserve',
    pile: 'de la défausse',
    hold: 'de la cale du Fantôme',
  },
  spells: {
    whirlwind: 'Tourbillon Répétitif',
    tide: 'Marée Artificielle',
    translation: 'Translation Aquatique',
    castaway: 'Naufragé',
  },
  darkhouse: [
    {
      name: 'Écho',
      effect: 'les dés sont donnés et joués une seconde fois, sans sorts entre-temps',
    },
    { name: 'Yeux bandés', effect: 'les dés sont lancés un par un, chacun donné avant le suivant' },
    {
      name: 'Ressac',
      effect: 'avant le lancer, un équipier, mage ou mercenaire retourne sur le parcours',
    },
    { name: 'Double faisceau', effect: 'un 3 ou un 4 sur le Phare Obscur coûte deux jetons' },
    { name: 'Péage', effect: 'avant le lancer, vous perdez un jeton' },
    {
      name: 'Courants croisés',
      effect: 'le Nautilion prend le jeton suivant au lieu de celui où il s’arrête',
    },
    { name: 'Jusant', effect: 'le Nautilion recule vers les Îles Bienheureuses' },
    { name: 'Barre d’abord', effect: 'le dé du Nautilion est lancé seul, puis les deux autres' },
    { name: 'Houle fixe', effect: 'on ne lance rien : les dés montrent 2, 3 et 4' },
    { name: 'Lueur faible', effect: 'sur le Phare Obscur, seul un 4 coûte un jeton' },
    {
      name: 'Naufragé',
      effect: ({ castaway }) =>
        plural(castaway, {
          one: 'une fois, un jeton de la réserve ramène un jeton défaussé à sa place',
          other: `une fois, ${castaway} jetons de la réserve ramènent un jeton défaussé à sa place`,
        }),
    },
    { name: 'Étale', effect: 'le premier Tourbillon du tour est gratuit' },
  ],
  heroics: [
    { name: 'Grand reflux', effect: 'ce tour et le suivant, le Fantôme recule vers les Abysses' },
    { name: 'Courants choisis', effect: 'chaque dé à donner prend la face de votre choix' },
    {
      name: 'Changement de plan',
      effect: 'une autre carte face visible est remplacée par une nouvelle',
    },
    { name: 'Calme plat', effect: 'le Fantôme ne bouge pas ce tour' },
    { name: 'Sauvetage', effect: 'un équipier de la défausse rejoint sa case du navire' },
    { name: 'Appel aux armes', effect: 'un équipier de la réserve rejoint sa case du navire' },
    { name: 'Pleine vapeur', effect: 'le Nautilion avance et prend deux fois avec son dé' },
    { name: 'Grand filet', effect: 'le jeton atteint et ses deux voisins vont dans la réserve' },
    {
      name: 'Renflouage',
      effect: ({ salvage }) =>
        plural(salvage, {
          one: 'un jeton défaussé va dans la réserve',
          other: `jusqu’à ${salvage} jetons défaussés vont dans la réserve`,
        }),
    },
    {
      name: 'Pacte des mages',
      effect: 'pour un 1, 4 ou 7 : les deux autres reviennent de la défausse',
    },
    {
      name: 'Abordage',
      effect: ({ boarders }) =>
        plural(boarders, {
          one: 'pour un 2, 5 ou 8 : un jeton quitte la cale du Fantôme',
          other: `pour un 2, 5 ou 8 : jusqu’à ${boarders} jetons quittent la cale du Fantôme`,
        }),
    },
    {
      name: 'Brise-écueils',
      effect: 'pour un 3, 6 ou 9 : tous les écueils de ce numéro quittent le jeu',
    },
  ],
  outcomes: {
    won: 'Le Nautilion atteint les Abysses avec tout ce qu’il faut : le voyage est gagné !',
    'phantom-home': 'Le Fantôme atteint les Îles Bienheureuses : le voyage est perdu.',
    'no-crew': 'Le Nautilion atteint les Abysses sans équipage complet : le voyage est perdu.',
    'no-mages': 'Le Nautilion atteint les Abysses sans ses trois mages : le voyage est perdu.',
    'heroics-left':
      'Le Nautilion atteint les Abysses avec une carte héroïque non jouée : le voyage est perdu.',
    'collision-lost': 'Le Fantôme a plus de harpons : le voyage est perdu.',
  },
  crew: number => `l’équipier ${number}`,
  mage: letter => `le mage ${letter}`,
  mercenary: 'un mercenaire',
  blank: 'un jeton vierge',
  reef: number => `l’écueil ${number}`,
  nothing: 'rien',
  several: {
    crew: (n, number) => `${n} × équipier ${number}`,
    mage: (n, letter) => `${n} × mage ${letter}`,
    mercenary: n => plural(n, { one: `${n} mercenaire`, other: `${n} mercenaires` }),
    blank: n => plural(n, { one: `${n} jeton vierge`, other: `${n} jetons vierges` }),
    reef: (n, number) => `${n} × écueil ${number}`,
  },
  mercenaryOn: space => `le mercenaire de la case ${space}`,
  list,

  landing: {
    phantomTakes: token => `il défausse ${token}`,
    phantomHolds: token => `il prend ${token} dans sa cale`,
    phantomIsles: 'il atteint les Îles Bienheureuses, et vous perdez',
    phantomAbyss: 'il recule jusqu’aux Abysses',
    phantomStays: 'il ne bouge pas',
    phantomCollision: 'il heurte le Nautilion : collision',
    ship: (face, where) => `${face} pour vous : ${where}`,
    shipTakes: token => `${token} (peut monter à bord)`,
    shipCannotTake: token => `${token} (pas d’accès)`,
    shipBlocked: token => `${token} (un mercenaire a sa case)`,
    shipHas: token => `${token} (déjà à bord)`,
    shipIsles: 'retour aux Îles Bienheureuses',
    shipWins: 'dans les Abysses, et vous gagnez',
    shipLoses: 'dans les Abysses, trop tôt',
    shipStays: 'bloqué',
    shipCollision: 'collision avec le Fantôme',
    reef: reef => `près de ${reef}`,
    withPhantom: (where, face) => `${where} (Fantôme ${face})`,
  },

  consequences: {
    either: ways => choice(ways),
    orElse: ways => ways.join(' ; ou '),
    reserve: n =>
      plural(n, {
        one: n === 0 ? 'puis plus aucun jeton dans la réserve' : `puis ${n} jeton dans la réserve`,
        other: `puis ${n} jetons dans la réserve`,
      }),
    phantom: (face, what) => `${face} pour le Fantôme : ${what}`,
    onPath: n => (n === 0 ? 'plus aucun sur le parcours' : `encore ${n} sur le parcours`),
    lies: (token, where) => `puis ${token} ${where}`,
    joined: numbers => `donne accès à ${numbers}`,
    blocks: number => `prend la case de l’équipier ${number} jusqu’à la collision`,
    harpoons: (ours, theirs) => `harpons alors : ${ours} pour vous, ${theirs} pour le Fantôme`,
    strands: numbers => `coupe l’accès à ${numbers}`,
    complete: 'l’équipage est alors au complet',
    completeBut: mages => `les neuf équipiers sont alors à bord, mais il manque encore ${mages}`,
    paired: 'un duo de plus',
    parted: (kept, lost) => `à bord : ${kept} ; perdus : ${lost}`,
  },

  moves: {
    roll: face => `Le dé montre ${face}`,
    first: numbers => `L’amiral qui place ${numbers} commence`,
    whirlwind: (price, faces) =>
      price === 0
        ? `Tourbillon Répétitif, gratuit cette fois : relancer ${faces}`
        : `Tourbillon Répétitif, pour ${tokens(price)} : relancer ${faces}`,
    tide: (price, from, to) =>
      `Marée Artificielle, pour ${tokens(price)} : changer un ${from} en ${to}`,
    translation: price =>
      `Translation Aquatique, pour ${tokens(price)} : échanger deux jetons du parcours`,
    reroll: face => `Duo de mages : relancer un ${face}`,
    castaway: price => `Naufragé, pour ${tokens(price)} : ramener un jeton défaussé à sa place`,
    heroic: (name, effect) => `Carte héroïque ${name}, au prix d’un équipier : ${effect}`,
    give: (face, taker) => `Le ${face} pour ${taker}`,
    costs: n => (n === 0 ? 'ne coûte rien' : `coûte ${tokens(n)}`),
    keeps: faces => `${faces} pour les autres`,
    exchange: (n, token, where) => `Jeton ${n} : ${token}, ${where}`,
    exchangeWith: (n, token, where, first) =>
      `Échanger le jeton ${first} avec le jeton ${n} : ${token}, ${where}`,
    ahead: steps => `à ${steps} pas devant le navire`,
    behind: 'derrière le navire',
    insert: (token, before, behind) => `Mettre ${token} entre ${before} et ${behind}`,
    insertBeyond: token => `Mettre ${token} juste derrière le Fantôme`,
    sacrifice: token => `Sacrifier ${token}`,
    lose: (token, source) => `Perdre ${token} ${source}`,
    giveBack: (token, source) => `Remettre ${token} ${source} sur le parcours`,
    pay: (token, owed) => `Payer avec ${token} (${owed} à payer)`,
    pick: (token, source) => `Prendre ${token} ${source}`,
    throwOut: token => `Défausser ${token} de la cale du Fantôme`,
    set: (die, face) => `Mettre le dé ${die} sur ${face}`,
    drop: name => `Retirer la carte héroïque ${name}`,
    toShip: token => `Mettre ${token} sur sa case du navire`,
    toSpace: space => `Mettre un mercenaire sur la case ${space} du navire`,
    toCabin: token => `Mettre ${token} dans la cabine des mages`,
    toReserve: token => `Mettre ${token} dans la réserve`,
    group: number => `Garder le groupe d’équipiers dont le plus petit numéro est ${number}`,
    done: 'Ne rien prendre de plus',
  },
  ends: { isles: 'les Îles Bienheureuses', abyss: 'les Abysses' },
  figures: { nautilion: 'le Nautilion', phantom: 'le Fantôme' },

  events: {
    turn: turn => `Tour ${turn}.`,
    turnOf: (turn, name) => `Tour ${turn} : ${name}.`,
    card: (name, effect) => `Carte du Phare Obscur ${name} : ${effect}.`,
    starter: name => `${does(name, 'commence', 'commencez')}.`,
    rolled: (die, face) => `Le dé ${die} montre ${face}.`,
    diceSet: faces => `Les dés montrent ${faces}.`,
    escaped: (face, bonus, reef) =>
      bonus > 0
        ? `Un ${face}, plus ${bonus} grâce à l’équipage : le navire quitte ${reef}.`
        : `Un ${face} : le navire quitte ${reef}.`,
    stuck: (face, bonus, reef) =>
      bonus > 0
        ? `Un ${face}, plus ${bonus} grâce à l’équipage : le navire reste bloqué près de ${reef}.`
        : `Un ${face} : le navire reste bloqué près de ${reef}.`,
    cast: (spell, price) =>
      price === 0 ? `${spell}, gratuit cette fois.` : `${spell}, pour ${tokens(price)}.`,
    paid: token => `Payé avec ${token}.`,
    turned: (die, face) => `Le dé ${die} est mis sur ${face}.`,
    exchanged: (first, second) => `Les jetons ${first} et ${second} du parcours changent de place.`,
    rerolling: die => `Un duo de mages relance le dé ${die}.`,
    given: (taker, face) => `${taker} reçoit le ${face}.`,
    secondPass: 'Écho : les mêmes dés sont donnés une seconde fois.',
    lost: (token, source) => `${token} ${source} est perdu.`,
    returned: (token, source) => `${token} ${source} retourne sur le parcours.`,
    inserted: (token, at) => `${token} est maintenant le jeton ${at} du parcours.`,
    phantomMoved: (n, then) => `Le Fantôme avance : ${steps(n, then)}.`,
    phantomRan: (n, then) => `Le Fantôme recule : ${steps(n, then)}.`,
    phantomBack: 'Le Fantôme est revenu aux Abysses.',
    phantomCalm: 'Calme plat : le Fantôme ne bouge pas.',
    phantomTook: token => `Le Fantôme défausse ${token}.`,
    phantomHeld: token => `Le Fantôme prend ${token} dans sa cale.`,
    sailed: 'Le Nautilion avance.',
    backOnIsles: 'Le Nautilion est revenu aux Îles Bienheureuses.',
    shipStuck: 'Le Nautilion est bloqué et ne bouge pas.',
    landed: token => `Il s’arrête sur ${token}.`,
    landedByReef: (token, reef) => `Il s’arrête sur ${token}, près de ${reef}.`,
    crossedStreams: token => `Les courants croisés amènent ${token} sous le Nautilion.`,
    placedOnShip: token => `${token} prend sa case sur le navire.`,
    hired: space => `Le mercenaire prend la case ${space} du navire.`,
    placedInCabin: token => `${token} va dans la cabine des mages.`,
    kept: token => `${token} va dans la réserve.`,
    reefSunk: reef => `${reef} est défaussé.`,
    collision: (ours, theirs) =>
      `Collision ! Harpons : ${ours} pour vous, ${theirs} pour le Fantôme.`,
    holdEmptied: held => `La cale du Fantôme est vidée : ${held}.`,
    dismissed: n =>
      plural(n, {
        one: `${n} mercenaire quitte le navire.`,
        other: `${n} mercenaires quittent le navire.`,
      }),
    picked: (token, source) => `${token} ${source} revient.`,
    groupKept: (kept, lost) => `Restent à bord : ${kept} ; perdus : ${lost}.`,
    heroic: (name, token, effect) => `Carte héroïque ${name}, contre ${token} : ${effect}.`,
    heroicDropped: name => `La carte héroïque ${name} quitte le jeu.`,
    heroicOpened: (name, effect) => `Nouvelle carte héroïque ${name} : ${effect}.`,
    reefsBroken: (reef, count) =>
      plural(count, {
        one: `${count} jeton quitte le jeu : ${reef}.`,
        other: `${count} jetons quittent le jeu : ${reef}.`,
      }),
  },

  boardRefusals: { 'choose-a-die': 'Choisissez maintenant le dé concerné, ou annulez.' },

  refusals: {
    over: 'La partie est finie.',
    'chance-decides': 'Les dés roulent : c’est le hasard qui décide.',
    'only-chance': 'Les dés sont lancés par le hasard, pas par un joueur.',
    'choose-who-begins': 'Choisissez d’abord qui commence.',
    'cast-or-give': 'Lancez un sort, jouez une carte ou donnez le premier dé.',
    'give-a-die':
      'Les sorts et les cartes viennent avant le premier dé : donnez un autre dé, ou annulez.',
    'pay-first': 'Payez maintenant le sort avec la réserve, ou annulez-le.',
    'choose-two-tokens': 'Choisissez maintenant les deux jetons à échanger, ou annulez le sort.',
    'sacrifice-first': 'Choisissez maintenant l’équipier qui paie la carte héroïque, ou annulez.',
    'set-the-dice': 'Réglez maintenant les dés, l’un après l’autre.',
    'drop-a-card': 'Choisissez maintenant l’autre carte héroïque qui s’en va.',
    'pick-a-token': 'Choisissez maintenant un jeton.',
    'place-the-token': 'Dites maintenant où va le jeton.',
    'lose-a-token': 'Choisissez maintenant le jeton que vous perdez.',
    'return-a-token': 'Choisissez maintenant le jeton qui retourne sur le parcours.',
    'insert-the-token': 'Choisissez maintenant sa place sur le parcours.',
    'keep-one-group': 'Choisissez maintenant le groupe d’équipiers qui reste.',
    'too-dear':
      'La réserve n’a pas assez de jetons pour cela : choisissez moins cher, ou donnez un dé.',
    'no-such-die': 'Aucun dé à donner ne montre cette face : choisissez-en un autre.',
    'nothing-to-exchange':
      'Le parcours n’a pas deux jetons différents : lancez un autre sort, ou donnez un dé.',
    'same-kind': 'Ces deux jetons sont de la même sorte : choisissez-en un autre.',
    'no-such-token': 'Le parcours n’a pas ce jeton : choisissez-en un qui s’y trouve.',
    'no-partnership': 'Il ne reste aucun duo pour ce tour : lancez un sort, ou donnez un dé.',
    'no-castaway': 'Naufragé n’est pas la carte de ce tour, ou a déjà servi.',
    'nothing-to-fetch':
      'Aucun jeton défaussé ne pourrait être placé : lancez un sort, ou donnez un dé.',
    'card-not-open': 'Cette carte héroïque n’est pas face visible : choisissez-en une qui l’est.',
    'no-sacrifice': 'Aucun équipier ne peut quitter le navire pour cette carte.',
    'not-this-taker': 'Ce n’est pas le moment : d’abord le Phare Obscur, puis le Fantôme.',
    'not-there':
      'Le jeton ne peut pas aller là : choisissez une place entre le Nautilion et les Abysses.',
    'empty-space': 'Il n’y a rien à prendre là : choisissez une autre place.',
    'would-split': 'Sans ce jeton, l’équipage serait coupé en deux : choisissez-en un autre.',
    'not-in-reserve':
      'La réserve ne donne pas ce jeton maintenant : quand le choix ne change rien, elle donne d’abord les vierges, puis les écueils, mercenaires, mages et équipiers.',
    'not-to-pick': 'Ce jeton n’est pas là, ou ne peut pas être placé : choisissez-en un autre.',
    'wrong-space': 'Ce jeton ne va pas sur cette case : choisissez une autre place.',
    'space-taken': 'Cette case est occupée : choisissez une autre place.',
    'no-duct':
      'Aucun conduit ne relie cette case à l’équipage, ou votre amiral ne peut pas y placer d’équipier : choisissez une autre place.',
    'no-cabin-space':
      'Ce jeton ne peut pas aller dans la cabine maintenant : choisissez une autre place.',
    'must-be-placed': 'Ce jeton doit être placé, pas gardé : choisissez une place.',
    'no-such-group': 'Aucun groupe d’équipiers n’a ce plus petit numéro.',
    'level-without-darkhouse': 'Le niveau est réservé à l’extension Phare Obscur.',
    'harpoons-without-mercenaries': 'Le troisième harpon est réservé à l’extension Mercenaires.',
  },

  options: {
    ship: 'votre navire, du plus facile au plus difficile',
    reserve: 'jetons de réserve au départ ; plus il y en a, plus c’est facile',
    expansions: 'extensions ajoutées : autant qu’on veut, séparées par des virgules',
    darkhouse: 'difficulté de ses cartes ; avec cette extension seulement',
    harpoons: 'harpons du Fantôme lui-même ; avec les mercenaires seulement',
  },
  form,
  expansions: {
    mages: 'mages',
    mercenaries: 'mercenaires',
    reefs: 'écueils',
    darkhouse: 'Phare Obscur',
    heroics: 'actions héroïques',
  },
  levels: { intro: 'découverte', normal: 'normal', difficult: 'difficile' },

  notation: [
    ['phare 1', 'donner un 1 au Phare Obscur ; de même fantôme 2, nautilion 3'],
    ['tourbillon', 'relancer tous les dés à donner'],
    ['marée 2 en 4', 'changer un 2 en 4'],
    ['translation', 'échanger deux jetons : ensuite jeton 3, jeton 12'],
    ['vers navire 5', 'mettre le jeton sur la case 5 ; aussi vers cabine, vers réserve'],
    ['de réserve vierge', 'payer ou perdre un jeton ; aussi de navire 5, de cabine A'],
    ['premier 1', 'à deux amiraux : le premier joueur commence'],
    ['relancer 2', 'un duo de mages relance un 2'],
    ['héroïque 5', 'jouer la carte héroïque 5'],
    ['naufragé', 'utiliser la carte du Phare Obscur Naufragé'],
    [
      'prendre 5',
      'prendre un équipier 5 pour une carte ou après une collision ; assez : rien de plus',
    ],
    ['régler 3', 'mettre le dé suivant sur 3 ; retirer 4 retire la carte héroïque 4'],
    ['insérer après 7', 'remettre un jeton derrière 7 autres'],
    ['groupe 2', 'après une collision, garder le groupe dont 2 est le plus petit numéro'],
  ],
  notationWords: {
    phare: 'darkhouse',
    fantôme: 'phantom',
    tourbillon: 'whirlwind',
    marée: 'tide',
    en: 'to',
    jeton: 'token',
    vers: 'to',
    navire: 'ship',
    cabine: 'cabin',
    réserve: 'reserve',
    de: 'from',
    vierge: 'blank',
    mercenaire: 'mercenary',
    premier: 'first',
    relancer: 'reroll',
    héroïque: 'heroic',
    naufragé: 'castaway',
    prendre: 'pick',
    assez: 'done',
    régler: 'set',
    retirer: 'drop',
    insérer: 'insert',
    après: 'after',
    groupe: 'group',
  },

  why: {
    amount: howMuchBetter,
    terms: {
      end: 'pour l’issue du voyage',
      crew: 'pour l’équipage à bord',
      reserve: 'pour la réserve',
      prospects: 'pour trouver ce qui manque',
      time: 'pour les tours qui restent',
      home: 'pour la route vers les Abysses',
      race: 'dans la course contre le Fantôme',
      mages: 'pour les mages',
      harpoons: 'pour la collision',
      reefs: 'pour les écueils à venir',
      heroics: 'pour les cartes héroïques',
    },
    themes: {
      end: 'Attention : le voyage peut se décider à ce tour.',
      crew: 'Pensez aux équipiers qui peuvent monter à bord à ce tour.',
      reserve: 'Pensez à votre réserve.',
      prospects: 'Pensez à ce qui manque encore, et où cela se trouve.',
      time: 'Pensez au peu de tours qui restent pour ce qui manque.',
      home: 'Il ne manque rien : pensez à la route vers les Abysses.',
      race: 'Pensez à la course contre le Fantôme.',
      mages: 'Pensez aux mages et à leurs duos.',
      harpoons: 'Pensez à la collision : aux harpons, et à un équipage bien relié.',
      reefs: 'Voyez où vous vous arrêtez : un écueil y bloquerait peut-être votre tour suivant.',
      heroics: 'Pensez aux cartes héroïques : il ne doit en rester aucune à l’arrivée aux Abysses.',
    },
  },

  counted: {
    reserve: n =>
      n === 0
        ? 'Pensez à votre réserve : elle est vide.'
        : `Pensez à votre réserve : il reste ${tokens(n)}.`,
    prospects: missing =>
      `Pensez à ce qui manque encore, ${plural(missing, { one: `${missing} équipier`, other: `${missing} équipiers` })}, et où cela se trouve.`,
    time: missing =>
      `Pensez au peu de tours qui restent pour ${plural(missing, { one: `${missing} équipier manquant`, other: `${missing} équipiers manquants` })}.`,
  },

  board: {
    heading: (turn, ship) => `Tour ${turn} · navire ${ship}`,
    headingOf: (turn, ship, name) => `Tour ${turn} · navire ${ship} · ${name}`,
    brief: (turn, ship) => `Tour\u00a0${turn} · ${ship}`,
    noted: (name, note) => `${name}, ${note}`,
    secondPass: 'second passage',
    is: (name, value) => `${name} : ${value}`,
    dice: 'Dés',
    notRolled: 'pas encore lancés',
    isOpen: 'à donner',
    isGiven: 'donnés',
    takers: { darkhouse: 'Phare Obscur', phantom: 'Fantôme', nautilion: 'Nautilion' },
    figures: { nautilion: 'N', phantom: 'F' },
    isles: 'Îles',
    abyss: 'Abysses',
    reefs: 'écueils',
    goals: 'dés',
    legend: '[N] Nautilion, [F] Fantôme ; N2 F2 : où un 2 les mènerait',
    ways: (ship, phantom) => `pas restants : Nautilion ${ship}, Fantôme ${phantom}`,
    ship: 'Navire',
    shipLegend: '[1] à bord   (1) peut être occupée   1 pas encore',
    mercenaryLegend: '[M] mercenaire',
    reserve: 'Réserve',
    discarded: 'Défausse',
    cabin: 'Cabine',
    hold: 'Cale',
    harpoons: (ours, theirs) => `harpons : ${ours} pour vous, ${theirs} pour le Fantôme`,
    collided: 'la collision est passée',
    partnerships: n =>
      plural(n, { one: `${n === 0 ? 'aucun' : n} duo disponible`, other: `${n} duos disponibles` }),
    beside: reef => `près de ${reef}`,
    stuck: 'bloqué',
    darkhouse: 'Phare',
    level: level => `niveau : ${level}`,
    heroics: 'Actions héroïques',
    heroicPile: n => plural(n, { one: `${n} dans la pioche`, other: `${n} dans la pioche` }),
    admirals: 'Amiraux',
    effects: 'Ce tour',
    reflux: 'le Fantôme recule',
    calm: 'le Fantôme ne bouge pas',
    steam: 'le Nautilion avance deux fois',
    net: 'les jetons voisins sont pris au filet',
    none: 'aucun',
    mercenary: 'M',
    blank: 'vierge',
    reefName: number => `écueil ${number}`,
  },
};
