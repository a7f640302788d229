import type { SetupWords } from '../../en/web/setup.ts';
import { plural } from '../grammar.ts';

export const setup: SetupWords = {
  title: game => `Une table de ${game}`,
  start: 'Larguer les amarres',
  starting: 'On largue les amarres…',
  players: 'Joueurs',
  seat: n => `Place ${n}`,
  kind: 'Qui joue',
  person: 'Humain',
  bots: 'Robots, du plus faible au plus fort',
  moreBots: 'Autres robots',
  name: 'Nom',
  defaultName: n => `Joueur ${n}`,
  levels: {
    random: 'joue n’importe quoi',
    greedy: 'prend ce qui paraît le mieux',
    deckhand: 'pour une première partie',
    mate: 'joue correctement',
    captain: 'joue bien',
    admiral: 'joue très bien, et réfléchit plus longtemps',
    pilot: 'a appris en jouant, et répond aussitôt',
    nemo: 'a appris en jouant, et voit plus loin : le plus fort',
  },
  options: 'La partie',
  less: option => `${option} : un de moins`,
  more: option => `${option} : un de plus`,
  cannot: 'Ces choix ne vont pas ensemble.',
  setTo: (option, value) => `${option} : ${value}`,
  rule: rule => `Règle ${rule}`,
  aids: 'Aides à cette table',
  memory: 'Montrer les cartes que l’on a vu prendre',
  projection: 'Montrer le score si la partie finissait maintenant',
  hotSeat:
    'Plusieurs personnes partagent cet écran : il se couvre avant de passer de l’une à l’autre, pour que les cartes restent secrètes.',
  onlyBots: 'Aucun humain ne joue : vous regarderez les robots.',
  badName:
    'Un nom compte de 1 à 40 caractères visibles, sans caractères de contrôle ni de direction.',
  sameName: 'Deux joueurs portent le même nom.',
  chance: {
    title: 'Chances de gagner ce voyage',
    wins: bot => [`Un robot simple (« ${bot} ») gagne`, 'de ces voyages.'],
    measured: 'Mesuré :',
    estimated: 'Déduit de voyages mesurés :',
    between: (low, high) => `presque sûrement entre ${low} et ${high}.`,
  },
  box: 'Ma boîte',
  ownBox: n =>
    `Avec les valeurs de ma boîte (${plural(n, { one: 'une diffère', other: `${n} diffèrent` })})`,
  sameBox: n =>
    `Avec les valeurs de la table précédente (${plural(n, { one: 'une diffère', other: `${n} diffèrent` })})`,
  usual: 'Rétablir les réglages par défaut',
  failed: 'La table n’a pas pu être créée. Rechargez la page et réessayez.',
};
