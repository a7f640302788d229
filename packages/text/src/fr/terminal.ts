import type { Terminal } from '../en/terminal.ts';
import { arena } from './arena.ts';
import { choice, list, ofPlayer, plural } from './grammar.ts';
import { operator } from './operator.ts';
import { signs } from './signs.ts';

export const terminal: Terminal = {
  cli: {
    usage: command => `Utilisation : ${command}`,
    heading: title => `${title} :`,
    commands: 'Commandes',
    options: 'Options',
    gameOptions: title => `Options du jeu (${title})`,
    games: 'Jeux',
    intro: 'Tidetable : trois jeux de mer, dans le navigateur et dans le terminal.',
    summaries: {
      serve: 'jouer dans le navigateur : sert le client depuis cette machine',
      play: 'jouer dans le terminal, contre des robots ou à plusieurs',
      simulate: 'faire jouer beaucoup de parties à des robots, avec statistiques',
      replay: 'afficher une partie enregistrée, coup par coup',
      verify: 'recalculer chaque tirage et le résultat d’une partie enregistrée',
      components: 'afficher le contenu de la boîte d’un jeu, et à quel point nous en sommes sûrs',
      convert: 'écrire sous la forme actuelle un fichier de partie d’une forme antérieure',
      bench:
        'mesurer la vitesse des règles, le coût d’un coup dans une partie, le temps de réflexion des robots, la mémoire que prend une longue recherche, ou le nombre de coups que soutient le serveur',
      arena:
        'faire jouer entre eux des robots, les nôtres ou exec:COMMAND, et dire lequel est meilleur',
      train: 'laisser un réseau apprendre un jeu en jouant contre lui-même',
      calibrate: 'comparer les victoires qu’annonce le réseau d’un jeu à celles qu’il obtient',
      tables: 'lister les tables en ligne d’un serveur, ou en fermer une',
      people: 'lister les personnes d’un serveur, ou retirer un nom',
      bots: 'lister les robots extérieurs qui peuvent jouer sur un serveur, en admettre un, ou révoquer son jeton d’accès',
      reports: 'lire ce que les gens ont signalé',
      tidy: 'supprimer ce qu’un serveur a gardé assez longtemps, comme il le fait lui-même chaque jour',
      backup: 'écrire dans un fichier tout ce qu’un serveur a enregistré, sans arrêter les parties',
      restore:
        'rétablir les données d’un serveur à partir d’un tel fichier, là où il n’y a encore rien',
      'check-archive': 'rejouer et vérifier chaque partie qu’un serveur a enregistrée',
      engine:
        'être un robot pour d’autres programmes : le protocole des robots sur l’entrée et la sortie standard',
    },
    flags: {
      players: 'nombre de joueurs',
      humans: 'combien d’entre eux sont des humains à ce terminal ; les autres sont des robots',
      names: 'noms des joueurs, séparés par des virgules',
      bots: 'les robots, dans l’ordre des places : random, greedy, deckhand, mate, captain, admiral, pilot, nemo',
      components:
        'une fiche de matériel à vous, un fichier JSON : ce qui diffère dans votre exemplaire du jeu',
      option: 'une option du jeu ; peut être répétée',
      lang: 'langue',
      seed: 'graine du hasard ; la même graine donne les mêmes parties',
      games: 'nombre de parties',
      only: 'les jeux auxquels un robot peut jouer, séparés par des virgules (tous)',
      save: 'pour play, le fichier de la partie ; pour simulate, un dossier pour toutes ; pour arena, le fichier où continuer ; pour train, le dossier de ses fichiers',
      resume: 'continuer la partie de ce fichier',
      practice: 'tous vos coups peuvent être annulés',
      json: 'afficher du JSON pour les programmes',
      help: 'afficher cette aide',
      version: 'afficher la version du programme',
      workers: 'combien de parties se jouent en même temps',
      'move-time': 'temps d’un robot extérieur pour un coup, en millisecondes',
      'start-time': 'temps d’un robot extérieur pour se préparer, en millisecondes',
      reasons: 'dire avec chaque coup ce qu’il vaut, et pourquoi',
      'until-decided': 'arrêter dès que l’un de deux robots est meilleur, sans aucun doute',
      port: 'le port à écouter ; 0 en prend un libre (PORT de l’environnement s’il n’est pas vide, sinon 4000)',
      host: 'l’adresse à écouter ; 0.0.0.0 laisse entrer d’autres machines (127.0.0.1)',
      data: 'le dossier où sont gardées les tables en ligne (DATA_DIR de l’environnement s’il n’est pas vide, sinon un dossier personnel)',
      'public-url':
        'l’adresse que les gens utilisent, si c’en est une autre, comme https://tide.example (PUBLIC_URL de l’environnement)',
      dist: 'un client déjà construit',
      'no-open': 'ne pas ouvrir le navigateur',
      tables: 'pour bench server : à combien de tables on joue (2000)',
      sockets:
        'pour bench server : combien de sockets sont ouvertes en tout, à toutes les tables (5000)',
      rate: 'pour bench server : coups par seconde au début, puis de plus en plus tant que le serveur tient (1000)',
      'most-rate': 'pour bench server : ne pas dépasser ce nombre de coups par seconde',
      seconds: 'pour bench server : durée de chaque essai (60)',
      addresses:
        'pour bench server : depuis combien d’adresses de cette machine, 127.0.0.1 et suivantes (8)',
      processes:
        'pour bench server : soirées sur ce nombre de processus, avec la base de DATABASE_URL, à 100 tables, 1000, etc. (jusqu’à --tables, 10000)',
      minutes: 's’arrêter après ce nombre de minutes, pour reprendre plus tard',
      continue: 'reprendre l’entraînement de ce dossier',
    },
    foreignBot: '– ou exec:COMMAND, un programme qui parle le protocole des robots',
    moreHelp: command => `« ${command} » en dit plus.`,
    unknownCommand: name => `La commande « ${name} » n’existe pas.`,
    unknownGame: (name, games) => `Le jeu « ${name} » n’existe pas ; choisissez ${choice(games)}.`,
    missing: what => `Il manque ${what}.`,
    tooLarge: kib => `Il dépasse ${kib} Kio.`,
    notJson: 'Ce n’est pas du JSON, ou une clé y figure deux fois.',
    badFlag: text => `Je ne comprends pas « ${text} ».`,
    badNumber: (name, min, max) => `${name} demande un nombre entier de ${min} à ${max}.`,
    badLanguage: (name, languages) => `Je ne parle pas « ${name} » ; je parle ${list(languages)}.`,
    badBot: (name, bots) => `Le robot « ${name} » n’existe pas ; choisissez ${choice(bots)}.`,
    badBotCount: (given, wanted) =>
      `${plural(given, { one: `${given} robot est nommé`, other: `${given} robots sont nommés` })}, mais il y a ${plural(wanted, { one: `${wanted} place`, other: `${wanted} places` })} pour eux.`,
    badNames: wanted =>
      `--names demande ${plural(wanted, {
        one: `${wanted} nom d’au plus 40 caractères`,
        other: `${wanted} noms différents d’au plus 40 caractères, séparés par des virgules`,
      })}.`,
    tooManyHumans: players =>
      `Il n’y a que ${plural(players, { one: `${players} place`, other: `${players} places` })}.`,
    cannotRead: file => `${file} est illisible.`,
    notUtf8: 'Ce n’est pas du texte UTF-8.',
    cannotWrite: file => `Impossible d’écrire ${file}.`,
    notSaved: {
      'not-regular': 'Ce n’est pas un fichier ordinaire, rien n’y est enregistré.',
      'read-only': 'Il est en lecture seule, rien n’y est enregistré.',
      'not-ours':
        'Il existe déjà et n’est pas un état antérieur de ce qui serait enregistré ; il reste tel quel.',
    },
    lockedBy: (pid, host, lock) =>
      `Cette partie est déjà ouverte ailleurs, par le processus ${pid} sur ${host} ; si ce n’est pas le cas, supprimez ${lock}, à côté du fichier.`,
    locked: lock =>
      `Cette partie est déjà ouverte ailleurs ; si ce n’est pas le cas, supprimez ${lock}, à côté du fichier.`,
    choosePlace: '--save FILE choisit un autre endroit.',
    aboutFile: (file, why) => `${file} : ${why}`,
    player: n => `Joueur ${n}`,
    bot: n => `Robot ${n}`,
    otherGame: title => `C’est une partie de ${title}.`,
    noSeed: 'Sans sa graine, cette partie peut être revue, mais pas continuée.',
    alreadyOver: 'La partie de ce fichier est finie ; « replay » la montre.',
  },

  serve: {
    open: address => `Tidetable est ouvert : ${address}`,
    alsoAt: address => `Depuis d’autres machines : ${address}`,
    scan: address => `Un téléphone du même réseau ouvre ${address} avec son appareil photo :`,
    howToStop: 'Ctrl+C pour l’arrêter.',
    reachable:
      'Toute machine de votre réseau peut l’ouvrir et créer des tables, et toute machine d’internet si votre routeur la laisse entrer.',
    plainHttp: setting =>
      `Tidetable parle http, sans chiffrement : quiconque se trouve sur le trajet peut tout lire et tout changer, et les navigateurs ne peuvent ni l’installer, ni le garder hors connexion, ni copier de liens. Les tables fonctionnent. Pour internet, placez un proxy https devant lui et indiquez son adresse par ${setting}.`,
    unknownProxy: setting =>
      `Derrière un proxy, tous les visiteurs semblent n’en être qu’un : indiquez-le par ${setting}, pour que les limites les distinguent.`,
    portTaken: (port, command) =>
      `Le port ${port} est pris par un autre programme ; essayez « ${command} ».`,
    portForbidden: port =>
      `Le système ne laisse pas ce programme écouter le port ${port} ; essayez-en un au-dessus de 1023.`,
    badHost: host => `Impossible d’écouter sur « ${host} » ici.`,
    badPublicUrl: (name, url) =>
      `${name} demande une adresse sans chemin, comme https://tide.example, et non « ${url} ».`,
    badLogLevel: (name, levels, level) => `${name} demande ${choice(levels)}, et non « ${level} ».`,
    badProxy: (name, network) =>
      `${name} demande des adresses ou des réseaux comme 10.0.0.0/8, séparés par des virgules, et non « ${network} ».`,
    badToken: name => `${name} demande au moins 16 lettres, chiffres ou signes, sans espace.`,
    badDatabase: name =>
      `${name} demande l’adresse d’une base PostgreSQL, par exemple postgres://utilisateur:mot-de-passe@localhost/tidetable.`,
    noDatabase: (name, why) =>
      `Impossible d’ouvrir la base de données de ${name}${why ? ` (${why})` : ''}.`,
    newerData: folder => `${folder} a été écrit par une version plus récente de ce programme.`,
    noTables: why => `Pas de tables en ligne : ${why}`,
    storeLost: why => `La base de données s’est arrêtée, et le serveur avec elle : ${why}`,
    cannotBuild: 'Le client n’a pas pu être construit : la raison se trouve plus haut.',
  },

  play: {
    yourMove: name => `${name}, à vous de jouer :`,
    prompt: 'Numéro ou coup (aide, indice, annuler, pourquoi, règles, quitter) : ',
    forced: 'seul coup possible, Entrée le joue',
    handOver: name =>
      `C’est au tour ${ofPlayer(name)}. Passez-lui l’écran, puis appuyez sur Entrée.`,
    seen: 'Appuyez sur Entrée quand vous avez tout vu.',
    since: 'Depuis votre dernier tour :',
    help: 'Tapez le numéro d’un coup, ou le coup lui-même ; un début suffit si rien d’autre ne commence ainsi ; Entrée joue le seul coup possible, ou redonne la liste :',
    noSuchNumber: (first, last) =>
      first === last
        ? `Le seul numéro est ${first}.`
        : `Choisissez un nombre de ${first} à ${last}.`,
    ambiguous: 'Plusieurs réponses conviennent :',
    words: {
      help: 'aide',
      hint: 'indice',
      undo: 'annuler',
      show: 'montrer',
      why: 'pourquoi',
      rules: 'règles',
      legend: 'légende',
      log: 'journal',
      quit: 'quitter',
    },
    helps: {
      help: 'montrer cette liste',
      hint: 'recevoir un indice ; chaque suivant en dit plus',
      undo: 'reprendre votre dernier coup, ou un achat avec toutes ses étapes, tant qu’il n’a rien montré de nouveau',
      show: 'redessiner le plateau et redonner la liste des coups',
      why: 'dire pourquoi des coups manquent ; pour un seul, « pourquoi » et le coup',
      rules:
        'montrer de quoi parlent les règles ; « règles » et un mot, un chapitre ou un numéro pour en lire plus',
      legend: 'expliquer les signes du plateau',
      log: 'montrer tout ce qui s’est passé',
      quit: 'enregistrer la partie et partir',
    },
    rules: {
      howTo: 'Tapez « règles » et un mot, le début d’un chapitre ou le numéro d’une règle.',
      none: word => `Les règles ne parlent pas de « ${word} ».`,
      more: n =>
        plural(n, {
          one: 'Un autre paragraphe en parle.',
          other: `${n} autres paragraphes en parlent.`,
        }),
      example: text => `Exemple : ${text}`,
    },
    why: {
      because: (moves, reason) => `${moves} : ${reason}`,
      nothing: 'Rien ne manque : tout ce qui peut se faire à ce moment est dans la liste.',
      possible: 'C’est possible maintenant.',
    },
    undone: 'Annulé.',
    saved: file => `La partie est enregistrée : ${file}`,
    resume: command => `Pour continuer : ${command}`,
    finished: 'Score final',
    sources: 'D’où viennent les points :',
    total: 'total',
    unseen: 'cachés',
    won: 'Gagné !',
    lost: 'Perdu.',
    opponent: (name, level) => `${name} (${level})`,
    opponents: bots => `Robots : ${list(bots)} ; --bots en choisit d’autres.`,
    sealed: commitment => `Mer scellée : ${commitment}`,
    place: (place, name, points) =>
      `${place}. ${name}, ${plural(points, { one: `${points} point`, other: `${points} points` })}`,
  },

  train: {
    'not-learnt': 'Personne n’a encore dit aux réseaux comment apprendre ce jeu.',
    'other-checkpoint':
      'Le point de reprise de ce dossier n’est pas celui de ce réseau : choisissez un autre dossier, ou supprimez-le.',
    progress: (games, seconds, speed, loss) =>
      `${plural(games, { one: `${games} partie`, other: `${games} parties` })}, ${seconds} s, ${speed}/s, erreur ${loss}`,
    share: (table, percent) => `  ${table} : ${percent} %`,
    done: file => `Les poids sont dans ${file}.`,
  },

  calibrate: {
    tenth: 'annoncé',
    cases: 'positions',
    predicted: 'annoncé en moyenne',
    observed: 'gagné',
  },

  simulate: {
    heading: (games, title, players) =>
      `${plural(games, { one: `${games} partie`, other: `${games} parties` })} de ${title} à ${plural(players, { one: `${players} joueur`, other: `${players} joueurs` })}`,
    together: (won, games, share, error) =>
      `gagnées : ${won} sur ${games}, ${share.toFixed(1)} % ± ${error.toFixed(1)}`,
    seat: 'place',
    order: 'ordre',
    wins: 'gagnées',
    share: 'part',
    mean: 'moyenne',
    deviation: 'écart',
    least: 'min',
    most: 'max',
    moves: 'coups par partie',
    longestTurn: 'plus long tour en coups',
    longest: 'plus longue liste de coups',
    rate: 'parties par seconde',
    is: (name, value) => `${name} : ${value}`,
    saved: (games, folder) =>
      `${plural(games, { one: `${games} fichier`, other: `${games} fichiers` })} de partie dans ${folder}`,
  },

  arena,
  operator,
  signs,
  components: {
    component: 'élément',
    certainty: 'certitude',
    value: 'valeur',
    marks: { C: 'certain', L: 'probable', I: 'déduit' },
    startOrder: 'Avant le mélange, comme si le hasard répondait 0 à tout :',
    hash: hash => `SHA-256 : ${hash}`,
  },

  replay: {
    ply: 'coup',
    points: 'points',
    chance: 'hasard',
  },

  bench: {
    game: 'jeu',
    players: 'joueurs',
    turns: 'tours/s',
    moves: 'coups/s',
    games: 'parties/s',
    bytes: 'octets/coup',
    guesses: 'mondes/s',
    match:
      'Microsecondes pour un coup que la partie vérifie et garde, avec les vues de toutes les places.',
    middle: 'médiane',
    decisions:
      'Millisecondes de processeur pour une décision à une grande table, sur une partie entière : la médiane, 1 sur 100, et la plus lente.',
    slowestOfAll: 'la plus lente',
    level: 'niveau',
    slowest: '1 sur 100',
    undo: 'annuler',
    after: entries => `après ${entries}`,
    rate: 'prévus/s',
    cpu: 'µs CPU/coup',
    lateness: 'retard charge',
    settingUp: (tables, sockets) => `Préparation (tables : ${tables}, sockets : ${sockets})…`,
    memory: bytes => `Mémoire du serveur pour une table et ses sockets : ${bytes}`,
    most: (moves, ms) =>
      `Le plus de coups par seconde, 99 sur 100 vus de tous en ${ms} ms : ${moves}`,
    loadFailed: why => `La charge a échoué : ${why}`,
    needsDatabase:
      'Plusieurs processus ont besoin d’une base de données : DATABASE_URL n’en nomme aucune.',
    tables: 'tables',
    opening: 's, ouverture',
    waking: 's, réveil',
    eveningParts: ['tous : p50/p99', 'moitié en veille', 'tous à nouveau'],
  },
};
