import type { ReplayWords } from '../../en/web/replay.ts';

export const replay: ReplayWords = {
  title: 'Relecture',
  open: 'Ouvrir un fichier de partie',
  openHelp:
    'Choisissez un fichier, ou déposez-le n’importe où sur cette page. Il reste sur cet appareil.',
  choose: 'Choisir un fichier',
  chooseOther: 'Choisir un autre fichier',
  drop: 'Lâchez ici : la partie s’affiche aussitôt.',
  cannot: 'Cet enregistrement ne peut pas être affiché.',
  seenBy: 'Vu par',
  watcher: 'Un spectateur',
  verify: 'Vérifier le hasard',
  verifying: 'On recalcule chaque carte et chaque dé…',
  sealedSea: verdict => `Mer scellée : ${verdict}`,
  notVerified: why => `Quelque chose ne va pas. ${why}`,
  copy: 'Copier le lien vers ce moment',
  copied: 'Copié',
  copyWhere: 'Il ne s’ouvre que dans ce navigateur, où la partie est gardée.',
  keep: 'Garder dans mes parties',
  close: 'Mes parties',
  tools: 'À propos de cet enregistrement',
  playback: 'Lecture',
  play: 'Lire',
  pause: 'Pause',
  steps: {
    turn: { back: 'Un tour en arrière', on: 'Un tour en avant' },
    round: { back: 'Une manche en arrière', on: 'Une manche en avant' },
  },
  speed: 'Vitesse',
  speeds: {
    0.5: 'Vitesse lente',
    1: 'Vitesse normale',
    2: 'Vitesse rapide',
    0: 'Vitesse maximale',
  },
};
