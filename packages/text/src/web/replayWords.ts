/** Looking back through a recorded match. */
import type { Language } from '../language.ts';

const en = {
  title: 'Replay',
  open: 'Open a match file',
  openHelp: 'Choose a file, or drop it anywhere on this page. It stays on this device.',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  drop: 'Let go here: the match is shown at once.',
  cannot: 'This record cannot be shown.',
  seenBy: 'Seen by',
  watcher: 'A spectator',
  verify: 'Verify the chance',
  verifying: 'Recomputing every card and die…',
  sealedSea: (verdict: string) => `Sealed sea: ${verdict}`,
  notVerified: (why: string) => `Something is wrong. ${why}`,
  copy: 'Copy the link to this moment',
  copied: 'Copied',
  copyWhere: 'It works in this browser, where the match is kept.',
  keep: 'Keep it among my games',
  close: 'My games',
  tools: 'About this record',
};

const fr: typeof en = {
  title: 'Revoir',
  open: 'Ouvrir un fichier de partie',
  openHelp:
    'Choisissez un fichier, ou déposez-le n’importe où sur cette page. Il reste sur cet appareil.',
  choose: 'Choisir un fichier',
  chooseOther: 'Choisir un autre fichier',
  drop: 'Lâchez ici : la partie s’affiche aussitôt.',
  cannot: 'Cet enregistrement ne peut pas être montré.',
  seenBy: 'Vu par',
  watcher: 'Un spectateur',
  verify: 'Vérifier le hasard',
  verifying: 'On recalcule chaque carte et chaque dé…',
  sealedSea: verdict => `Mer scellée : ${verdict}`,
  notVerified: why => `Quelque chose ne va pas. ${why}`,
  copy: 'Copier le lien vers ce moment',
  copied: 'Copié',
  copyWhere: 'Il vaut dans ce navigateur, où la partie est gardée.',
  keep: 'Garder parmi mes parties',
  close: 'Mes parties',
  tools: 'À propos de cet enregistrement',
};

export const replayWords: Record<Language, typeof en> = { en, fr };
