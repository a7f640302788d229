import type { ArenaMessages } from '../en/arena.ts';
import { plural } from './grammar.ts';

const played = (n: number): string => plural(n, { one: `${n} partie`, other: `${n} parties` });
const dealt = (n: number): string => plural(n, { one: `${n} donne`, other: `${n} donnes` });

export const arena: ArenaMessages = {
  badCommand: bot => `Le programme de « ${bot} » est introuvable ou ne s’exécute pas.`,
  tooFewBots: 'Une arène demande au moins deux robots : --bots a,b',
  badTable: (bots, seats) =>
    `Nombre de robots : ${bots}, nombre de places : ${seats}. Nommez-en deux, ou au moins ${seats}, au plus 8.`,
  usualPlayers: 'autant que de robots si le jeu le permet, sinon le moins possible',
  usualWorkers: 'autant que la machine a de cœurs',
  onlyTwo: '--until-decided compare deux robots.',
  notArenaFile: 'Ce n’est pas le fichier d’une arène.',
  otherCommand:
    'Il appartient à une arène d’une autre commande ; donnez la sienne, ou un autre fichier.',
  heading: (games, title, players) =>
    `${played(games)} de ${title} à ${plural(players, { one: `${players} joueur`, other: `${players} joueurs` })}`,
  deals: (deals, each) =>
    `${dealt(deals)}, ${each} fois chacune, pour que personne n’ait de meilleures places ou cartes`,
  bot: 'robot',
  games: 'parties',
  wins: 'gagnées',
  share: 'part',
  interval: 'marge à 95 %',
  fair: 'équitable',
  points: 'points',
  elo: 'Elo',
  forfeits: 'forfaits',
  eloDifference: 'Elo du premier robot par rapport au second',
  shareDifference: 'Part de victoires du premier robot moins celle du second, sur les mêmes donnes',
  comparison: (title, difference, interval) =>
    `${title} : ${difference} (marge à 95 % : ${interval})`,
  fault: (code, sentence) => `${code} : ${sentence}`,
  decided: (better, deals) => `Décidé après ${dealt(deals)} : ${better} est meilleur.`,
  undecided: deals => `Pas décidé après ${dealt(deals)}.`,
  sequential: interval =>
    `Part de victoires du premier robot, marge valable après chaque donne : ${interval}`,
  forfeited: (game, ply, bot, seat) =>
    `Partie ${game}, coup ${ply} : ${bot}, place ${seat}, perd par forfait.`,
  moreForfeits: n =>
    `… et ${plural(n, { one: `${n} autre`, other: `${n} autres` })} ; --json les montre tous.`,
  said: 'Ses derniers mots sur la sortie d’erreur :',
  progress: (done, games) => `${played(done)} sur ${games}`,
  rate: rate => `parties par seconde : ${rate}`,
  saved: file => `Enregistré : ${file}`,
  faults: {
    'cannot-start': program => `« ${program} » ne démarre pas.`,
    exited: code => `Il s’est arrêté de lui-même, avec ${code}.`,
    'slow-start': ms => `Il n’était pas prêt en ${ms} ms.`,
    'slow-move': ms => `Il n’a pas joué en ${ms} ms, ni quand on lui a demandé de s’arrêter.`,
    'too-long': most =>
      `Il a envoyé une ligne trop longue (nombre de caractères permis : ${most}).`,
    'not-json': line => `Il a envoyé une ligne qui n’est pas du JSON : « ${line} »`,
    shape: where =>
      where === ''
        ? 'Il a envoyé autre chose qu’un message.'
        : `Il a envoyé un message où « ${where} » manque ou est faux.`,
    'other-protocol': protocol => `Il parle un autre protocole : « ${protocol} »`,
    'out-of-turn': type => `Il a envoyé « ${type} » sans que ce soit demandé.`,
    illegal: move => `Son coup n’est pas permis : « ${move} »`,
    'gave-up': message => `Il a abandonné : « ${message} »`,
  },
};
