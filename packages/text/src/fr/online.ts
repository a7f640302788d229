import type { OnlineWords } from '../en/online.ts';
import { ofPlayer, thePlayer } from './grammar.ts';

export const online: OnlineWords = {
  refusals: {
    'not-json': 'Le serveur n’a pas pu lire ce que cette page a envoyé. Rechargez la page.',
    'unknown-type': 'Le serveur ne comprend pas ce que cette page demande. Rechargez la page.',
    shape: 'Ce qui a été envoyé est incomplet ou erroné. Vérifiez, ou rechargez la page.',
    'too-large': 'C’est trop long pour être envoyé : faites plus court.',
    'bad-origin':
      'Seules les pages de ce serveur peuvent faire cela. Ouvrez Tidetable à l’adresse même du serveur.',
    'too-many': 'C’est trop à la fois. Attendez un peu.',
    unavailable:
      'Le serveur ne peut rien enregistrer en ce moment. Rien n’a changé ; réessayez plus tard.',
    version: 'Cette page et le serveur n’ont pas la même version. Rechargez la page.',
    'no-hello': 'La connexion ne s’est pas établie comme il faut. Rechargez la page.',
    ahead: 'Cette page en sait plus sur la partie que le serveur. Rechargez la page.',
    'not-seated':
      'Seuls ceux qui jouent à cette table peuvent le faire. Prenez une place tant qu’il en reste.',
    'not-started': 'La partie n’a pas commencé. Attendez le début.',
    'bot-plays': 'Un robot joue à votre place. Reprenez d’abord votre place.',
    'no-take-backs': 'À cette table, on ne reprend rien au-delà de son propre tour.',
    'request-open': 'Une demande attend déjà. Répondez-y d’abord.',
    'no-request':
      'Cette question ne se pose plus : elle a reçu une réponse, a été retirée, ou la partie a continué.',
    'not-absent':
      'On ne remplace pas quelqu’un qui est là, qui l’était il y a un instant, ou qui a des jours pour jouer son tour. Attendez cette personne.',
    'no-guest': 'Le serveur ne vous connaît pas. Choisissez d’abord un nom.',
    'no-such-link':
      'Ce lien a déjà servi, ou date de plus de cinq minutes. Créez-en un nouveau sur l’autre appareil.',
    'link-waiting': 'Si les deux appareils montrent le même code, confirmez sur l’autre.',
    'bad-name': 'Cela ne peut pas être un nom. Choisissez-en un autre, de 40 caractères au plus.',
    'name-taken':
      'Quelqu’un à cette table porte déjà un nom presque identique. Choisissez-en un autre.',
    'no-such-table': 'Cette table n’existe pas. Demandez de nouveau le lien.',
    'unknown-game': 'Le serveur n’a pas ce jeu. Choisissez-en un autre.',
    'bad-options': 'Le jeu ne peut pas se jouer avec ces options. Choisissez-en d’autres.',
    'bad-level': 'Ce robot de remplacement n’existe pas. Choisissez un autre niveau.',
    'bad-seats': 'Le jeu ne peut pas se jouer avec ces places. Choisissez-en d’autres.',
    'no-such-seat': 'Cette place n’existe pas. Choisissez-en une autre.',
    'seat-taken': 'Cette place est déjà prise. Choisissez-en une autre.',
    'already-seated':
      'Vous avez une place à cette table. Quittez-la d’abord si vous en voulez une autre.',
    'seat-reserved':
      'Cette place est réservée à quelqu’un de la partie précédente. Choisissez-en une autre.',
    'not-welcome':
      'Quelqu’un à cette table ne veut pas jouer avec vous. Choisissez une autre table.',
    'beside-blocked':
      'Une personne que vous avez bloquée est assise à cette table. Prenez place quand même, ou choisissez une autre table.',
    'not-shared': 'À cette table, chacun a une seule place, sous son propre nom.',
    'seat-free': 'Cette place est libre.',
    started: 'La partie a commencé : cela ne peut plus changer.',
    'not-owner': 'Seule la personne qui a créé la table peut le faire. Demandez-lui.',
    'seats-open': 'Une place est encore libre. Attendez que toutes soient prises.',
    'chat-off': 'Les messages sont désactivés à cette table.',
    'phrases-only': 'À cette table, on ne dit que des phrases toutes faites. Choisissez-en une.',
    'chat-full': 'Cette table ne peut pas garder plus de messages.',
    'no-such-message': 'Ce message n’existe plus.',
    yourself: 'Cela ne peut pas se faire envers soi-même.',
    'not-over': 'La partie n’est pas finie. Redemandez après la fin.',
    'bad-token':
      'Aucun robot n’a ce jeton d’accès. Demandez-en un à la personne qui gère le serveur.',
    'no-such-bot': 'Ce robot n’existe plus. Choisissez-en un autre.',
    'other-game': 'Ce robot ne joue pas à ce jeu. Choisissez-en un autre.',
    'bot-busy':
      'Ce robot est assis à trop de tables, ou à trop des vôtres. Choisissez-en un autre, ou réessayez plus tard.',
    'stale-seal': 'Le hasard a été scellé de nouveau entre-temps. Regardez la table à nouveau.',
    sealing: 'La partie va commencer. Attendez quelques secondes.',
    'not-sealing': 'Aucun sel n’est demandé pour l’instant. Attendez le début.',
    'no-salt-hash': 'Votre place n’ajoute pas de sel. Il n’y a rien à ouvrir.',
    'other-salt':
      'Ce n’est pas le sel dont l’empreinte a été envoyée. Le hasard est scellé de nouveau ; relancez la table.',
    'salt-spoilt':
      'Vous avez déjà fait échouer un scellement à cette table : vous jouez sans ajouter de sel.',
    'no-spectators': 'Cette table est fermée aux spectateurs. Revenez quand la partie sera finie.',
    'no-consent':
      'La personne assise à cette place ne vous montre pas ce qu’elle voit. Demandez-le-lui.',
    'not-asked': 'Cette personne ne l’a pas demandé. Regardez la liste à nouveau.',
    'too-many-asking': 'Trop de demandes en même temps à cette table. Réessayez plus tard.',
    running: 'La partie est en cours. Son fichier sera là quand elle sera finie.',
  },
  /** At a table that is played. */
  table: {
    here: 'présent',
    away: 'absent',
    isBot: 'robot',
    standIn: level => `un robot joue : ${level}`,
    left: time => `il reste ${time}`,
    /** As the French write a time of day: `16 h 21`. */
    until: when => `jusqu’au ${when.replace(/(\d):(\d)/, '$1 h $2')}`,
    watching: 'Vous regardez la partie.',
    withheldSalt:
      'Votre appareil n’a rien ajouté au hasard de cette partie : la table montrait un autre sceau que celui pour lequel il avait promis un nombre.',
    lostSeat:
      'Vous avez joué ici, mais le serveur ne reconnaît plus ce navigateur : ses cookies ont disparu. Vous pouvez seulement regarder.',
    since: 'Depuis votre dernier tour',
    happened: count =>
      count < 2
        ? 'Un événement depuis votre dernier tour.'
        : `${count} événements depuis votre dernier tour.`,
    happenedFirst: count =>
      count < 2
        ? 'Un événement avant votre premier tour.'
        : `${count} événements avant votre premier tour.`,
    showIt: 'Me montrer',
    minuteLeft: 'Il vous reste une minute.',
    secondsLeft: 'Il vous reste dix secondes.',
    asks: {
      'take-back': name => `${name} demande à reprendre ceci :`,
      practice: name => `${name} propose de continuer en exercice.`,
      pace: name => `${name} propose une autre cadence.`,
      abort: name => `${name} propose d’arrêter la partie sans résultat.`,
    },
    readAll: 'Tout lire',
    asked: {
      'take-back': 'Vous avez demandé à reprendre votre coup.',
      practice: 'Vous avez proposé de continuer en exercice.',
      pace: 'Vous avez proposé une autre cadence.',
      abort: 'Vous avez proposé d’arrêter la partie sans résultat.',
    },
    agreed: 'Vous avez accepté.',
    agree: 'Accepter',
    decline: 'Refuser',
    declined: name => (name === null ? 'C’est refusé.' : `${name} a refusé.`),
    withdraw: 'Retirer ma demande',
    askTakeBack: 'Demander à reprendre mon dernier coup',
    askAbort: 'Proposer d’arrêter sans résultat',
    resign: 'Abandonner',
    resignSure: 'Abandonner pour de bon',
    botForMe: 'Laisser un robot jouer à ma place',
    botPlays: 'Un robot joue à votre place.',
    returnToSeat: 'Reprendre ma place',
    botFor: name => `Laisser un robot jouer pour ${thePlayer(name)}`,
    again: 'Rejouer ensemble',
    toRematch: 'Aller à la table suivante',
    cannotKeep: 'La partie n’a pas pu être récupérée. Réessayez dans un moment.',
    chat: 'Messages',
    unread: count => `${count} ${count < 2 ? 'nouveau' : 'nouveaux'}`,
    newMessages: count => (count < 2 ? 'un nouveau message' : `${count} nouveaux messages`),
    heard: (name, said) => `${name} : ${said}`,
    silence: 'Personne n’a encore rien dit.',
    phrases: 'Dire',
    write: 'Votre message',
    send: 'Envoyer',
    about: name => `Que faire au sujet ${ofPlayer(name)}`,
    mute: name => `Ne plus lire ${name}`,
    block: name => `Bloquer ${name}`,
    report: 'Signaler ce message',
    reason: 'Qu’y a-t-il à redire ?',
    muted: 'Vous ne lirez plus rien de cette personne ici.',
    blocked:
      'Vous ne lirez plus rien de cette personne, et un avis vous signalera les tables où elle est assise.',
    ignored: 'Personnes que vous ne lisez pas',
    hearAgain: name => `Lire de nouveau ${name}`,
    unblock: name => `Ne plus bloquer ${name}`,
    reported: 'Merci. La personne qui gère ce serveur le lira.',
  },
  list: {
    title: 'Jouer en ligne',
    mine: 'Vos tables',
    open: 'Tables ouvertes',
    nothingOpen: 'Aucune table ne cherche de joueurs en ce moment.',
    next: count =>
      count < 2 ? 'Une table vous attend' : `${count} tables vous attendent : aller à la première`,
    yourTurn: 'À vous de jouer',
    turnOf: name => `Au tour ${ofPlayer(name)}`,
    freeSeats: count => (count < 2 ? 'une place libre' : `${count} places libres`),
    complete: 'va commencer',
    over: 'terminée',
    newTable: 'Ouvrir une table',
    newHelp:
      'Choisissez un jeu et invitez les autres par un lien. Des robots peuvent aussi prendre place.',
  },
  lostLink: 'Cet appareil ne connaît pas le lien de cette table.',
  newLink: 'Créer un nouveau lien ; l’ancien ne mènera plus nulle part',
  title: game => `Salon de la partie : ${game}`,
  yourName: 'Votre nom',
  nameHelp: 'C’est ainsi que les autres vous voient. Aucun compte n’est nécessaire.',
  sitDown: 'Prendre place',
  share: 'Envoyez ce lien à ceux qui joueront avec vous',
  copy: 'Copier le lien',
  copied: 'Copié',
  shareButton: 'Partager…',
  scan: 'La personne à côté de vous n’a rien à taper : visez ceci avec l’appareil photo d’un téléphone.',
  qrCode: 'Le lien en code QR',
  onlyHere: command =>
    `Ce lien ne mène qu’à cet ordinateur. Pour les téléphones et les autres ordinateurs de votre réseau, lancez Tidetable avec « ${command} », et ouvrez l’adresse qui s’affiche alors.`,
  seats: 'Places',
  free: 'Une place libre',
  awaited: name => `Place gardée pour ${name}`,
  you: 'vous',
  sit: 'Prendre cette place',
  standUp: 'Quitter ma place',
  bots: 'Robots extérieurs',
  botsHelp:
    'Des programmes admis par la personne qui gère ce serveur. À la table, ils portent la mention « robot ».',
  seatBot: name => `Faire jouer ${name}`,
  sendAway: name => `Renvoyer ${name}`,
  doNotWait: name => `Ne plus attendre ${name}`,
  options: 'Options',
  usualOptions: 'par défaut',
  start: 'Larguer les amarres',
  waitForSeats: 'La partie commence quand toutes les places sont prises.',
  waitForOwner: name => `Tout le monde est là. ${name} largue les amarres.`,
  allHere: 'Tout le monde est là.',
  lookingOn: 'Vous regardez la partie : la table s’affichera quand elle commencera.',
  cannotJoin: 'Cette table ne peut pas être ouverte',
  noLine: 'La connexion est perdue. Nouvelle tentative…',
};
