/** What the table screen says, whatever the game. */
import { list, plural } from '../grammar.ts';

export const table = {
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${name}’s turn`,
  turnIsOver: (name: string) => `Your turn is over: it is ${name}’s turn.`,
  notYetYourTurn: (name: string) => `It is ${name}’s turn; yours comes later.`,
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
  /** The same, where it was told that the game is over. */
  outcome: (standings: readonly string[], title: string) => `${list(standings)}. ${title}`,
  /** Of something that happened so often in a row. */
  times: (n: number) => `${n} times in a row.`,
  /** Before news of which so many sentences are left out; `key` tells them, where keys are on. */
  earlier: (n: number, key: string | undefined) =>
    `${plural(n, { one: '1 sentence', other: `${n} sentences` })} before this: ${key === undefined ? 'in the log' : `key ${key}`}.`,
  /** The person who hears it. */
  named: (name: string) => `${name} (you)`,
  standing: (name: string, n: number) =>
    `${name} ${plural(n, { one: '1 point', other: `${n} points` })}`,
  board: 'Board',
  moves: 'Your moves',
  /** Above those that go on with what was begun on the board. */
  movesThatFit: 'Going on with what you have begun.',
  allMoves: (n: number) => plural(n, { one: 'The only move', other: `All ${n} moves` }),
  /** A name may have a colon of its own. */
  withConsequence: (move: string, consequence: string) => `${move} – ${consequence}`,
  movesTab: 'Moves',
  /** Heard after a move that this key plays. */
  byKey: (key: string) => `key ${key}`,
  typeMove: 'Type a move',
  players: 'Players',
  details: (name: string) => `Details of ${name}`,
  actions: 'What to do',
  ok: 'OK',
  log: 'Log',
  /** Heard after what happened; pressed, it shows that moment. */
  jump: (ply: number) => `move ${ply}`,
  undo: 'Undo',
  /** With a question first. */
  undoAsks: 'Undo…',
  restartTurn: 'Restart turn',
  undoPractice: 'Take this move back?',
  undoYes: 'Take it back',
  undoNo: 'Keep it',
  undoPracticeWhy: 'You may take the move back, but the game is then marked as practice.',
  /** What is known since the move. */
  learnt: {
    held: 'The others have learnt something of what you hold.',
    turned: 'A card, token or tile has been turned.',
    rolled: 'Dice have been rolled.',
    played: 'Others have moved since.',
    unsure: 'Somebody knows more since: of what you hold, or of what was turned or rolled.',
  },
  practice: 'Practice',
  practiceNow: 'Practice from now on: any move can be undone, and the result does not count.',
  ownComponents: 'Own components',
  undone: 'taken back',
  /** Beside a move without a choice that was played for somebody. */
  auto: 'auto',
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
  /** What a key or a typed word answers that can do nothing now. */
  dead: {
    undo: 'Nothing can be taken back now.',
    hint: 'There is no hint now.',
    ok: 'OK does nothing now: first choose something.',
    other: 'There is no second answer now.',
    move: 'No move of the list has that number.',
    list: 'There is nothing to play now.',
  },
  /** A press that came right after another one. */
  tooSoon: 'Too soon: that press was not counted. Press again.',
  sending: 'Sending…',
  menu: 'Table menu',
  saveFile: 'Save as file',
  rules: 'Rules of the game',
  allSettings: 'All settings',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  leave: 'Leave the table',
  keys: 'Keys',
  keysThatTell: 'To be told',
  keysWhenLookingBack: 'While looking back',
  keyList: {
    move: 'play that move of the list',
    moves: 'open the list of moves',
    undo: 'undo',
    hint: 'ask for a hint',
    ok: 'press OK',
    other: 'give the other answer, beside OK',
    now: 'back to now',
    help: 'show the keys',
    own: 'tell what you have',
    score: 'tell the points of all',
    rivals: 'tell what the others have',
    last: 'tell what happened since your last turn',
    asked: 'tell what is asked now',
    time: 'tell round and time',
    type: 'type a move',
    rule: 'open the rule of what is explained',
    walk: 'walk within a part of the table, to what cannot be chosen, too',
    choose: 'choose what has the focus',
    next: 'to the next choice, or part of the table',
    close: 'close what is open, drop what was begun',
    play: 'play and pause',
    step: 'one move back or on',
    turn: 'one turn back or on',
    round: 'one round back or on',
  },
  keyNames: { Enter: 'Enter', Escape: 'Esc', Shift: 'Shift', Space: 'Space', Tab: 'Tab' },
  again: 'Play again',
  againOther: 'Again with changes',
  review: 'Look back',
  result: 'Result',
  openResult: 'Show the full result',
  savePicture: 'Share as a picture',
  pictureSaved: 'The picture is among your downloads.',
  pictureFailed: 'This browser cannot make the picture.',
  sources: 'Where the points came from',
  source: 'Source',
  total: 'Total',
  /** Heard after a number of points. */
  partsOf: (parts: readonly string[]) => ` (${parts.join(', ')})`,
  /** Points of a hand that was never opened. */
  unseen: 'hidden',
  course: 'The course of the score',
  courseOf: (name: string, points: readonly number[]) => `${name}: ${points.join(', ')}`,
  courseStart: 'start',
  courseEnd: 'end',
  you: '(you)',
  counted: { game: 'Counts in the statistics', practice: 'Practice: not counted' },
  noHints: 'no hints',
};

export type TableWords = typeof table;
