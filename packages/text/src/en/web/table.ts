/** What the table screen says, whatever the game. */
import { list, plural } from '../grammar.ts';

export const table = {
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${name}’s turn`,
  thinking: (name: string) => `${name} is thinking…`,
  over: 'The game is over',
  won: 'Won!',
  lost: 'Lost.',
  youWin: 'You win!',
  wins: (name: string) => `${name} wins`,
  shared: (names: readonly string[]) => `${list(names)} share the victory`,
  lead: (n: number) =>
    n === 0
      ? 'level on points, by the tie-break'
      : `by ${plural(n, { one: '1 point', other: `${n} points` })}`,
  place: (place: number) => ({ 1: '1st', 2: '2nd', 3: '3rd' })[place] ?? `${place}th`,
  points: (n: number) => plural(n, { one: '1 point', other: `${n} points` }),
  aboutPoints: (n: number) =>
    `about ${plural(n, { one: '1 point', other: `${n} points` })}; some cards are hidden from you`,
  /** Told once it is over; of each player the points, nothing where all win or lose together. */
  ended: (standings: readonly string[], title: string) =>
    standings.length === 0
      ? `The game is over. ${title}`
      : `The game is over: ${list(standings)}. ${title}`,
  standing: (name: string, n: number) =>
    `${name} ${plural(n, { one: '1 point', other: `${n} points` })}`,
  board: 'Board',
  moves: 'Your moves',
  movesTab: 'Moves',
  players: 'Players',
  details: (name: string) => `Details of ${name}`,
  actions: 'What to do',
  ok: 'OK',
  log: 'Log',
  jump: (ply: number) => `Look at the moment after move ${ply}`,
  undo: 'Undo',
  /** With a question first. */
  undoAsks: 'Undo…',
  restartTurn: 'Restart turn',
  undoPractice: 'Undo, as practice',
  undoPracticeWhy:
    'This move has shown something that was not known before. You may take it back, but the game is then marked as practice.',
  practice: 'Practice',
  ownComponents: 'Own components',
  undone: 'taken back',
  hint: 'Hint',
  hintWhere: 'Where?',
  hintMove: 'Which move?',
  hintPlay: 'Play it',
  hintThinking: 'The first mate is thinking…',
  hintsUsed: (n: number) => plural(n, { one: '1 hint', other: `${n} hints` }),
  recap: 'Since your last turn',
  recapFirst: 'Before your first turn',
  recapAgain: 'Show it again',
  nothingHappened: 'Nothing has happened yet.',
  confirm: (move: string) => `Confirm: ${move}`,
  cancel: 'Cancel',
  whyRule: (rule: string) => `Rule ${rule}`,
  past: (ply: number, of: number) => `Move ${ply} of ${of}`,
  timeline: 'Through time',
  back: 'One move back',
  forward: 'One move on',
  toNow: 'Back to now',
  toEnd: 'To the end',
  continueHere: 'Go on from here with bots',
  continueAlone: 'Go on from here',
  handOverSeen: (name: string) => `Your turn is over. Next: ${name}.`,
  cover: 'Cover the screen',
  curtain: (name: string) => `${name}, it is your turn.`,
  curtainHelp: (name: string) =>
    `Give the screen to ${name}. The cards show when ${name} is ready.`,
  uncover: (name: string) => `I am ${name}: show the table`,
  following: 'This game is being played in another tab. You see what happens there.',
  takeOver: 'Play here instead',
  unsaved: 'This browser does not keep the game: its storage is full or closed. Save it as a file.',
  refusals: {
    deleted: 'This game was deleted.',
    'no-answer': 'The table does not answer.',
  },
  sending: 'Sending…',
  menu: 'Table menu',
  saveFile: 'Save as file',
  rules: 'Rules of the game',
  leave: 'Leave the table',
  again: 'Play again',
  againOther: 'Again with changes',
  review: 'Look back',
  result: 'Result',
  openResult: 'Show the full result',
  savePicture: 'Share as a picture',
  sources: 'Where the points came from',
  source: 'Source',
  total: 'Total',
  /** Points of a hand that was never opened. */
  unseen: 'hidden',
  course: 'The course of the score',
  courseOf: (name: string, points: readonly number[]) => `${name}: ${points.join(', ')}`,
  courseStart: 'start',
  courseEnd: (ply: number) => `move ${ply}`,
  counted: { game: 'A full game', practice: 'A practice game' },
  noHints: 'no hints',
};

export type TableWords = typeof table;
