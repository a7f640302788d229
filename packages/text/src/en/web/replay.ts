/** Looking back through a recorded match. */

export const replay = {
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
  playback: 'Playback',
  play: 'Play',
  pause: 'Pause',
  steps: {
    turn: { back: 'One turn back', on: 'One turn on' },
    round: { back: 'One round back', on: 'One round on' },
  },
  speed: 'Speed',
  speeds: { 0.5: 'Slow', 1: 'Normal', 2: 'Fast', 0: 'At once' },
};

export type ReplayWords = typeof replay;
