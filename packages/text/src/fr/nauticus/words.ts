import type { Noun, Words } from '../../en/nauticus/words.ts';
import { morePoints } from '../amounts.ts';
import { does, list, plural } from '../grammar.ts';

const une = (name: string): Noun => ({ name, a: `une ${name}`, the: `la ${name}` });
const un = (name: string): Noun => ({ name, a: `un ${name}`, the: `le ${name}` });
const du = (name: string): Noun => ({ name, a: `du ${name}`, the: `le ${name}` });

const count = (n: number, one: string, other: string): string =>
  `${n} ${plural(n, { one, other })}`;
const workers = (n: number): string => count(n, 'ouvrier', 'ouvriers');
const blueWorkers = (n: number): string => count(n, 'ouvrier bleu', 'ouvriers bleus');
const points = (n: number): string => count(n, 'point', 'points');
const taler = (n: number): string => count(n, 'thaler', 'thalers');
const rewards = (n: number): string => count(n, 'récompense', 'récompenses');
const boxes = (n: number): string => count(n, 'case', 'cases');
const parts = (n: number): string => count(n, 'élément', 'éléments');

export const words: Words = {
  title: 'Nauticus',
  about:
    'Des marchands bâtissent une flotte : coques, mâts et voiles. Le premier joueur choisit une action pour toute la table ; des ouvriers et des thalers la paient. Achevez des navires, livrez des marchandises et réunissez des couronnes en quatre ou cinq manches. De deux à quatre joueurs, de 60 à 90 minutes.',
  credits: 'Un jeu de Wolfgang Kramer et Michael Kiesling.',

  actions: {
    hulls: 'Coques',
    masts: 'Mâts',
    sails: 'Voiles',
    goods: 'Marchandises',
    transport: 'Transport',
    money: 'Argent',
    delivery: 'Livraison',
    crowns: 'Couronnes',
  },
  free: {
    transport: 'une tuile stockée par ouvrier',
    money: '2 thalers par ouvrier',
    delivery: '1 ouvrier par marchandise livrée',
    crowns: '1 point par couronne et ouvrier',
  },
  kinds: {
    bow: 'proue',
    middle: 'milieu',
    stern: 'poupe',
    '1-ship': 'simple',
    lion: 'lion',
    eagle: 'aigle',
    lily: 'lys',
    tower: 'tour',
    crown: 'couronne',
    coffee: 'café',
    grain: 'blé',
    salt: 'sel',
    fish: 'poisson',
  },
  tiles: {
    bow: une('proue'),
    middle: un('milieu de coque'),
    stern: une('poupe'),
    '1-ship': un('navire simple'),
    'lion mast': un('mât au lion'),
    'eagle mast': un('mât à l’aigle'),
    'lily mast': un('mât au lys'),
    'tower mast': un('mât à la tour'),
    'crown mast': un('mât à la couronne'),
    'lion sail': une('voile au lion'),
    'eagle sail': une('voile à l’aigle'),
    'lily sail': une('voile au lys'),
    'tower sail': une('voile à la tour'),
    'crown sail': une('voile à la couronne'),
    coffee: du('café'),
    grain: du('blé'),
    salt: du('sel'),
    fish: du('poisson'),
  },
  anyTile: {
    hull: 'un élément de coque',
    mast: 'un mât',
    sail: 'une voile',
    good: 'une marchandise',
  },
  reasons: {
    bonus: 'bonus',
    gift: 'cadeau',
    reward: 'récompense',
    'price-0': 'prix 0',
  },
  options: {
    oneEmblemPerShip:
      'un seul blason par navire : les voiles aussi portent le blason des mâts, couronnes à part',
  },
  form: {
    oneEmblemPerShip: {
      title: 'Un seul blason par navire',
      help: 'Les voiles aussi doivent porter le blason des mâts ; les couronnes vont partout.',
    },
  },

  list,
  times: (name, n) => (n === 1 ? name : `${name} ×${n}`),
  taler,
  points,
  workers,
  blueWorkers,
  noBlueWorkers: 'aucun ouvrier bleu',
  spent: (own, blue) => {
    if (blue === 0) return workers(own);
    if (own === 0) return blueWorkers(blue);
    return `${workers(own + blue)}, dont ${count(blue, 'bleu', 'bleus')}`;
  },
  gain: g => [
    ...(g.workers > 0 ? [workers(g.workers)] : []),
    ...(g.points > 0 ? [points(g.points)] : []),
    ...(g.taler > 0 ? [taler(g.taler)] : []),
  ],

  moves: {
    choose: (action, bonus, blue) => `${action} · bonus : ${bonus} · ${blue}`,
    prices: prices => `${prices}\u00a0(thalers)`,
    extraChoice: (action, what) => `${action} : ${what}`,
    extraPrices: (first, further) =>
      `${taler(first)} pour la 1ʳᵉ tuile d’une sorte, ${further} pour les suivantes`,
    crowns: crowns => `${points(crowns)} par ouvrier`,
    extra: given =>
      `Action supplémentaire, une fois par partie : recevoir ${workers(given)} et jouer l’action de votre choix`,
    pass: saved =>
      `Passer, retourner la tuile −${saved} : évite de perdre ${points(saved)} et donne 1 couronne`,
    passForNothing: 'Passer : toutes les tuiles « passer » sont déjà retournées',
    endAction: (action, blueLost) =>
      blueLost === 0
        ? `Terminer « ${action} »`
        : `Terminer « ${action} » : ${plural(blueLost, { one: `${blueWorkers(blueLost)} sera perdu`, other: `${blueWorkers(blueLost)} seront perdus` })}`,
    endTurn: 'Terminer le tour sans l’action supplémentaire',
    buy: (tile, spent, price) =>
      `Acheter ${tile.a} pour ${spent} et ${price === 0 ? 'aucun thaler' : taler(price)}`,
    buying: tile => `Acheter ${tile.a}`,
    storing: tile => `Stocker ${tile.the}`,
    carrying: tile => `Porter ${tile.the} de l’entrepôt au chantier`,
    delivering: ship => `Livrer avec le ${ship}`,
    taking: tile => `Ajouter ${tile.a} à votre entrepôt`,
    toStorage: 'va à l’entrepôt',
    noRoom: 'plus de place à l’entrepôt : ce serait perdu',
    mustPlace: 'plus de place à l’entrepôt : à poser aussitôt',
    mustStore: {
      hull: 'aucun navire ne le prend encore : à stocker',
      mast: 'aucune coque ne prend encore ce mât : à stocker',
      sail: 'aucun mât ne prend encore cette voile : à stocker',
      good: 'aucun navire achevé ne la prend encore : à stocker',
    },
    fourthKind: 'la quatrième sorte rapporte un cadeau',
    store: (tile, needed, full, all) =>
      `Stocker ${tile.the} (${boxes(needed)} ; ${full} sur ${all} ensuite)`,
    newShip: (tile, ship) => `Commencer le navire ${ship} avec ${tile.the}`,
    place: {
      hull: (tile, ship) => `Ajouter ${tile.the} au ${ship}`,
      mast: (tile, ship) => `Dresser ${tile.the} sur le ${ship}`,
      sail: (tile, ship) => `Hisser ${tile.the} sur le ${ship}`,
      good: (tile, ship) => `Charger ${tile.the} sur le ${ship}`,
    },
    onCrownMast: (tile, ship) => `Hisser ${tile.the} sur un mât à la couronne du ${ship}`,
    finishes: n => `achève le navire : ${rewards(n)}`,
    transport: (tile, spent) => `Porter ${tile.the} de l’entrepôt au chantier pour ${spent}`,
    withdraw: (amount, spent) => `Recevoir ${taler(amount)} pour ${spent}`,
    deliver: (goods, ship, spent, worth) =>
      `Livrer ${goods} avec le ${ship} pour ${spent} : ${points(worth)} de plus`,
    scoreCrowns: (scored, spent, sofar, most) =>
      `Marquer ${points(scored)} pour ${spent} (${sofar === 0 ? 'aucun point' : points(sofar)} sur ${most} déjà marqué${sofar > 1 ? 's' : ''})`,
    take: (tile, reason) => `Ajouter ${tile.a} à votre entrepôt (${reason})`,
    reward: what => `Récompense : ${what}`,
    rewardGoods: n =>
      plural(n, { one: `${n} marchandise`, other: `${n} marchandises différentes` }),
    rewardGoodsFit: n =>
      n === 0
        ? 'plus de place à l’entrepôt : elles seraient perdues'
        : `il n’y a de place que pour ${n}`,
    needs: n => boxes(n),
  },

  wanted: {
    masts: (n, emblem) => `${count(n, 'mât', 'mâts')}${emblem === '' ? '' : ` (${emblem})`}`,
    sails: n => count(n, 'voile', 'voiles'),
    atLeast: what => `au moins ${what}`,
  },

  consequences: {
    all: parts => parts.join(' ; '),
    have: what => `vous avez ensuite ${what}`,
    boxes: (full, all) =>
      plural(full, {
        one: `${full} case occupée sur ${all}`,
        other: `${full} cases occupées sur ${all}`,
      }),
    onTrack: n => `${points(n)} sur la piste de score`,
    wants: what => `il manquera encore ${what}`,
    worth: n => `vaudra ${points(n)} à la fin`,
    goodsToGo: n =>
      plural(n, {
        one: `encore ${n} marchandise avant de livrer`,
        other: `encore ${n} marchandises avant de livrer`,
      }),
    loaded: 'le navire sera prêt à livrer',
    extraLeft: 'seule votre action supplémentaire peut suivre',
    goesOn: 'votre tour continue',
    endsTurn: 'termine votre tour',
    endsPhase: 'termine cette action pour tous',
    endsRound: 'termine la manche',
    endsGame: 'termine la partie',
    penalty: n => `vous perdez ${points(n)} pour les tuiles « passer » non retournées`,
  },

  ship: n => `navire ${n}`,

  events: {
    chose: (name, action, space, blue) =>
      `${does(name, 'choisit', 'choisissez')} « ${action} » à l’emplacement ${space} : ${blue}.`,
    bonus: (name, gain) => `${does(name, 'reçoit', 'recevez')} le bonus : ${gain}.`,
    took: (name, tile, reason) =>
      `${does(name, 'ajoute', 'ajoutez')} ${tile.a} à l’entrepôt (${reason}).`,
    lost: (name, tile, reason) =>
      `Faute de place à l’entrepôt, ${does(name, 'perd', 'perdez')} ${tile} (${reason}).`,
    passed: (name, saved) =>
      `${does(name, 'passe et retourne', 'passez et retournez')} la tuile −${saved}.`,
    passedForNothing: name =>
      `${does(name, 'passe', 'passez')} ; toutes les tuiles « passer » sont déjà retournées.`,
    bought: (name, tile, spent, price) =>
      `${does(name, 'achète', 'achetez')} ${tile.a} pour ${spent} et ${price === 0 ? 'aucun thaler' : taler(price)}.`,
    stored: (name, tile) => `${does(name, 'stocke', 'stockez')} ${tile.the}.`,
    begun: (name, tile, ship) =>
      `${does(name, 'commence', 'commencez')} le navire ${ship} avec ${tile.the}.`,
    placed: {
      hull: (name, tile, ship) =>
        `${does(name, 'ajoute', 'ajoutez')} ${tile.the} au navire ${ship}.`,
      mast: (name, tile, ship) =>
        `${does(name, 'dresse', 'dressez')} ${tile.the} sur le navire ${ship}.`,
      sail: (name, tile, ship) =>
        `${does(name, 'hisse', 'hissez')} ${tile.the} sur le navire ${ship}.`,
      good: (name, tile, ship) =>
        `${does(name, 'charge', 'chargez')} ${tile.the} sur le navire ${ship}.`,
    },
    onCrownMast: (name, tile, ship) =>
      `${does(name, 'hisse', 'hissez')} ${tile.the} sur un mât à la couronne du navire ${ship}.`,
    carried: (name, tile, spent) =>
      `${does(name, 'porte', 'portez')} ${tile.the} au chantier pour ${spent}.`,
    withdrew: (name, amount, spent) =>
      `${does(name, 'reçoit', 'recevez')} ${taler(amount)} pour ${spent}.`,
    delivered: (name, goods, ship, spent) =>
      `${does(name, 'livre', 'livrez')} ${goods} avec le navire ${ship} pour ${spent}.`,
    scoredCrowns: (name, scored, crowns, spent) =>
      `${does(name, 'marque', 'marquez')} ${points(scored)} avec ${count(crowns, 'couronne', 'couronnes')} pour ${spent}${scored < crowns ? ', jusqu’à la limite' : ''}.`,
    finishedShip: (name, ship, size, worth) =>
      `${does(name, 'achève', 'achevez')} le navire ${ship} de ${parts(size)}, qui vaudra ${points(worth)} : ${rewards(size)}.`,
    rewarded: (name, what) => `${does(name, 'prend', 'prenez')} comme récompense : ${what}.`,
    extra: (name, given) =>
      `${does(name, 'joue l’action supplémentaire et reçoit', 'jouez l’action supplémentaire et recevez')} ${workers(given)}.`,
    extraAction: (name, action) =>
      `Action supplémentaire : ${does(name, 'choisit', 'choisissez')} « ${action} ».`,
    ended: (name, action, blueLost) =>
      `${does(name, 'termine', 'terminez')} « ${action} »${blueLost === 0 ? '' : ` ; ${count(blueLost, 'ouvrier bleu inutilisé', 'ouvriers bleus inutilisés')}`}.`,
    stackEmptied: tile => `La pile « ${tile.name} » est vide.`,
    flipped: action => `L’action « ${action} » est finie ; sa tuile est retournée.`,
    anchorTile: space => `L’emplacement ${space}, premier de la manche, reçoit la tuile ancre.`,
    startPlayer: name => `${does(name, 'commence', 'commencez')} la phase suivante.`,
    roundEnded: (round, unplayed) =>
      `La manche ${round} est finie ; l’action « ${unplayed} » n’a pas été jouée.`,
    penalty: (name, lost) =>
      `${does(name, 'perd', 'perdez')} ${points(lost)} pour les tuiles « passer » non retournées.`,
    round: (round, anchor, tiles) =>
      `La manche ${round} commence, l’ancre à l’emplacement ${anchor} ; les tuiles à partir de l’emplacement 1 : ${tiles}.`,
    over: 'La partie est finie.',
    final: (name, f) =>
      `${does(name, 'a', 'avez')} ${points(f.score)} : ${f.track} avant le décompte final, ${f.ships} pour les navires, ${f.goods} pour les marchandises, ${f.exchanged} pour ${taler(f.taler + f.workers + f.tiles)}.`,
  },

  refusals: {
    over: 'La partie est finie.',
    'choose-first': 'Choisissez d’abord une action.',
    'take-bonus-first': 'Prenez d’abord la tuile du bonus.',
    'act-or-pass': 'Jouez maintenant l’action ou passez.',
    'go-on-or-end': 'Continuez l’action, terminez-la, ou annulez la dernière étape.',
    'place-first':
      'Posez ou stockez d’abord la tuile que vous avez en main, ou annulez pour la rendre.',
    'take-reward-first': 'Prenez d’abord une récompense pour le navire achevé.',
    'take-goods-first': 'Prenez d’abord les marchandises de votre récompense.',
    'take-gift-first': 'Prenez d’abord le cadeau pour l’achat des quatre sortes.',
    'choose-extra-first': 'Choisissez d’abord votre action supplémentaire, ou annulez-la.',
    'extra-or-end': 'Jouez maintenant l’action supplémentaire ou terminez le tour.',
    'tile-flipped': 'Cette action a déjà été jouée dans cette manche : choisissez-en une autre.',
    'nothing-to-do':
      'Vous ne pourriez rien faire avec cette action : choisissez-en une autre, ou annulez.',
    'no-extra-left': 'Vous avez déjà joué votre action supplémentaire.',
    'action-running':
      'L’action supplémentaire ne peut pas en interrompre une autre : terminez d’abord celle-ci.',
    'already-acting': 'L’action est déjà commencée : terminez-la plutôt.',
    'not-used-yet': 'Utilisez l’action au moins une fois avant de la terminer.',
    'another-action':
      'Cela n’appartient pas à l’action en cours : jouez celle-ci, passez ou terminez-la.',
    'not-on-offer':
      'Cette tuile n’est pas parmi celles qui sont proposées : choisissez-en une qui l’est.',
    'same-good':
      'Les deux marchandises d’une récompense doivent être différentes : choisissez-en une autre.',
    'storage-full':
      'Il n’y a pas de place pour cette tuile dans votre entrepôt : posez-la au chantier, ou annulez.',
    'carried-not-bought':
      'Une tuile portée au chantier doit y être posée : choisissez un navire, ou annulez.',
    'no-hull-part':
      'Seul un élément de coque commence un navire : choisissez une autre place, ou annulez.',
    'does-not-fit': 'Cela ne va pas sur ce navire : choisissez une autre place, ou annulez.',
    'reward-taken-twice':
      'Une récompense ne se prend que deux fois par navire : choisissez-en une autre.',
    'no-worker': 'Vous n’avez plus d’ouvrier pour cela : terminez l’action ou passez.',
    'too-few-workers':
      'Il faut un ouvrier pour chaque marchandise du navire : choisissez un navire plus petit, terminez ou passez.',
    'stack-empty': 'Il n’y en a plus : choisissez autre chose.',
    'too-few-taler':
      'Vous n’avez pas assez de thalers pour cela : choisissez moins cher, terminez ou passez.',
    'neither-place-nor-room':
      'Vous ne pourriez ni poser ni stocker cette tuile : choisissez-en une autre.',
    'not-in-storage': 'Vous n’avez pas cette tuile à l’entrepôt : choisissez-en une que vous avez.',
    'no-place': 'Rien dans votre chantier ne peut recevoir cette tuile : choisissez-en une autre.',
    'no-such-ship': 'Vous n’avez pas de navire de ce numéro.',
    'ship-not-finished': 'Seul un navire achevé peut livrer.',
    'ship-not-loaded': 'Chaque élément du navire doit porter une marchandise.',
    'same-as-another-ship':
      'Un autre de vos navires est tout pareil : choisissez celui-là, cela revient au même.',
    'no-crowns': 'Vous n’avez aucune couronne.',
    'crowns-capped': 'Une action ne rapporte pas plus de points pour les couronnes : terminez-la.',
  },

  notation: [
    ['choisir voiles', 'choisir : coques, mâts, voiles, marchandises, transport, argent, …'],
    ['passer', 'passer et retourner une tuile « passer »'],
    ['action supplémentaire', 'jouer l’action supplémentaire, puis la choisir'],
    ['terminer', 'terminer l’action ou le tour'],
    ['acheter mât lion', 'acheter : proue, milieu, poupe, navire simple, voile aigle, café, …'],
    ['stocker', 'mettre la tuile en main à l’entrepôt'],
    ['poser sur nouveau navire', 'commencer un navire avec cette tuile'],
    ['poser sur navire 2', 'la poser sur ce navire'],
    ['poser sur mât couronne de navire 2', 'hisser la voile sur un mât à la couronne'],
    ['porter voile couronne', 'porter une tuile de l’entrepôt au chantier'],
    ['recevoir', 'recevoir des thalers (« Argent »)'],
    ['livrer navire 2', 'livrer les marchandises de ce navire'],
    ['marquer couronnes', 'marquer les points de vos couronnes'],
    ['prendre café', 'prendre cette tuile : bonus, cadeau ou récompense'],
    ['récompense thalers', 'ou points, ouvriers, marchandises, mât couronne, voile couronne'],
  ],
  notationWords: {
    choisir: 'choose',
    coques: 'hulls',
    mâts: 'masts',
    voiles: 'sails',
    marchandises: 'goods',
    argent: 'money',
    livraison: 'delivery',
    couronnes: 'crowns',
    passer: 'pass',
    supplémentaire: 'extra',
    terminer: 'end',
    acheter: 'buy',
    proue: 'bow',
    milieu: 'middle',
    coque: '',
    poupe: 'stern',
    simple: '1',
    mât: 'mast',
    voile: 'sail',
    aigle: 'eagle',
    lys: 'lily',
    tour: 'tower',
    couronne: 'crown',
    café: 'coffee',
    blé: 'grain',
    sel: 'salt',
    poisson: 'fish',
    stocker: 'store',
    poser: 'place',
    sur: 'on',
    nouveau: 'new',
    navire: 'ship',
    porter: 'transport',
    recevoir: 'withdraw',
    livrer: 'deliver',
    marquer: 'score',
    prendre: 'take',
    récompense: 'reward',
    thalers: 'taler',
    ouvriers: 'workers',
    de: 'of',
    du: '',
    un: '',
    une: '',
    le: '',
    la: '',
    l: '',
    au: '',
    à: '',
  },

  roads: {
    ships: 'navires',
    goods: 'livraisons',
    crowns: 'couronnes',
    rest: 'reste',
  },

  why: {
    amount: morePoints,
    terms: {
      track: 'en points acquis',
      ships: 'pour les navires achevés',
      delivered: 'pour les marchandises livrées',
      purse: 'en ouvriers, thalers et récompenses',
      yard: 'pour les navires en chantier',
      storage: 'pour les tuiles en entrepôt',
      cargo: 'pour les marchandises à livrer',
      holds: 'pour la place à bord de vos navires',
      crowns: 'pour les couronnes à compter',
      passTiles: 'pour les tuiles « passer »',
      extra: 'pour l’action supplémentaire',
      rivals: 'pour les autres joueurs',
    },
    themes: {
      track: 'Pensez aux points à prendre tout de suite.',
      ships: 'Pensez à un navire que vous pouvez achever.',
      delivered: 'Pensez aux marchandises que vous pouvez livrer maintenant.',
      purse: 'Pensez à vos ouvriers et à vos thalers : à leur emploi maintenant, et plus tard.',
      yard: 'Pensez à vos navires en chantier, et à ce qui leur manque.',
      storage: 'Pensez à votre entrepôt.',
      cargo: 'Pensez aux marchandises à livrer plus tard.',
      holds: 'Pensez à la place à bord de vos navires achevés.',
      crowns: 'Pensez à vos couronnes, et au moment de les compter.',
      passTiles:
        'Pensez à vos tuiles « passer » : non retournées, elles coûtent des points en fin de manche.',
      extra: 'Pensez à votre action supplémentaire : est-ce le moment ?',
      rivals: 'Pensez à ce que les autres joueurs en feront.',
    },
  },

  counted: {
    purse: (n, money) =>
      `Pensez à vos ressources, ${workers(n)} et ${taler(money)} : à leur emploi maintenant, et plus tard.`,
    storage: (full, all) =>
      `Pensez à votre entrepôt : ${plural(full, { one: `${full} case occupée`, other: `${full} cases occupées` })} sur ${all}.`,
    crowns: n => `Pensez à vos couronnes (${n}), et au moment de les compter.`,
  },

  board: {
    heading: (round, rounds, phase, phases) =>
      `Manche ${round} sur ${rounds} · phase d’action ${phase} sur ${phases}`,
    over: 'La partie est finie',
    startPlayer: name => `premier joueur : ${name}`,
    oneEmblem: 'un seul blason par navire',
    is: (name, value) => `${name} : ${value}`,
    space: 'emplacement, bonus',
    action: 'action',
    blue: 'bleus',
    taler: 'thalers, 1ʳᵉ tuile de la sorte',
    anchor: 'ancre',
    done: 'jouée',
    doneFirst: 'jouée, et prochaine ancre',
    bonus: {
      workers: n => (n === 1 ? 'ouvrier' : workers(n)),
      points: n => (n === 1 ? 'point' : points(n)),
      taler,
      mast: 'mât',
      sail: 'voile',
      good: 'marchandise',
    },
    supply: 'Dans la réserve',
    now: {
      choose: 'choisit une action',
      bonus: 'prend la tuile du bonus',
      act: 'joue l’action ou passe',
      again: 'continue l’action ou la termine',
      place: 'pose la tuile en main',
      reward: 'prend une récompense',
      goods: 'prend une marchandise en récompense',
      gift: 'prend un cadeau',
      extra: 'choisit l’action supplémentaire',
      after: 'termine le tour ou joue l’action supplémentaire',
    },
    performing: action => `« ${action} »`,
    extraAction: action => `action supplémentaire « ${action} »`,
    blueLeft: n =>
      plural(n, { one: `reste ${blueWorkers(n)}`, other: `restent ${blueWorkers(n)}` }),
    inHand: 'en main',
    bought: 'achats',
    rewardsLeft: n => `${rewards(n)} à prendre`,
    toMove: 'doit jouer',
    crowns: n => count(n, 'couronne', 'couronnes'),
    passTiles: 'tuiles « passer »',
    allFlipped: 'toutes retournées',
    extraLeft: 'action supplémentaire à jouer',
    extraGone: 'action supplémentaire jouée',
    score: n => `score actuel ${n}`,
    storage: (full, all) => `entrepôt ${full}/${all}`,
    empty: 'vide',
    delivered: 'livré',
    ships: 'navires, de la poupe : élément mât/voile +marchandise',
    finished: 'achevé',
    loaded: 'achevé et chargé',
  },
};
