/** What the terminal says. */
import { arena } from './arena.ts';
import { choice, list, plural } from './grammar.ts';
import { operator } from './operator.ts';
import { signs } from './signs.ts';

export const terminal = {
  cli: {
    usage: (command: string) => `Usage: ${command}`,
    /** Above a list. */
    heading: (title: string) => `${title}:`,
    commands: 'Commands',
    options: 'Options',
    gameOptions: (title: string) => `Options of the game (${title})`,
    games: 'Games',
    intro: 'Tidetable: three sea games, in the browser and in the terminal.',
    summaries: {
      serve: 'play in the browser: serves the client from this machine',
      play: 'play a game in the terminal, against bots or hot-seat',
      simulate: 'let bots play many games, and print statistics',
      replay: 'print a recorded match, ply by ply',
      verify: 'recompute every random fact and the result of a recorded match',
      components: 'print what is in the box of a game, and how sure we are of it',
      convert: 'write a match file of an earlier form in the present one',
      bench:
        'measure how fast the rules are, what a move of a match costs, how long the bots think, how much memory a long search takes, or how many moves the server takes',
      arena: 'let bots, ours or exec:COMMAND, play against each other, and tell who is better',
      train: 'let a network learn a game by playing against itself',
      calibrate: 'compare how often the network of a game says it will win with how often it does',
      tables: 'list the online tables of a server, or close one',
      people: 'list the people of a server, or take a name away',
      bots: 'list the bots of other people that may play at a server, let one in, or revoke its token',
      reports: 'read what people have reported of each other',
      tidy: 'remove what a server has kept long enough, as it does itself every day',
      backup: 'write all that a server has stored to a file, while people play',
      restore: 'make the store of a server from such a file, where nothing is stored yet',
      'check-archive': 'replay and verify every match that a server has stored',
      engine: 'be a bot for other programs: the bot protocol on standard input and output',
    },
    flags: {
      players: 'number of players',
      humans: 'how many of them are people at this terminal; the others are bots',
      names: 'names of the players, separated by commas',
      bots: 'the bots, in the order of the seats: random, greedy, deckhand, mate, captain, admiral, pilot, nemo',
      option: 'an option of the game; may be given several times',
      components:
        'a component sheet of your own, a JSON file: what your copy of the game has otherwise',
      lang: 'language',
      seed: 'seed of the chance; the same seed gives the same games',
      games: 'number of games',
      only: 'the games that a bot may play, separated by commas (all)',
      save: 'for play, the file of the match; for simulate, a folder for all of them; for arena, the file from which it goes on; for train, the folder of its files',
      resume: 'go on with the match in this file',
      practice: 'any of your own moves may be taken back',
      json: 'print JSON for programs',
      help: 'show this help',
      version: 'show which version this is',
      workers: 'how many games are played at the same time',
      'move-time': 'milliseconds that a foreign bot has for a move',
      'start-time': 'milliseconds that a foreign bot has to get ready',
      reasons: 'say with every move what it is worth, and why',
      'until-decided': 'stop as soon as one of two bots is better, beyond doubt',
      port: 'the port to listen on; 0 takes any free one (PORT of the environment if that is not empty, else 4000)',
      host: 'the address to listen on; 0.0.0.0 lets other machines in (127.0.0.1)',
      data: 'the folder in which online tables are kept (DATA_DIR of the environment if that is not empty, else one of your own)',
      'public-url':
        'the address that people use, if it is another one, such as https://tide.example (PUBLIC_URL of the environment)',
      dist: 'a client that is built already',
      'no-open': 'do not open the browser',
      tables: 'for bench server: how many tables are played at (2000)',
      sockets: 'for bench server: how many sockets are open at all tables together (5000)',
      rate: 'for bench server: moves a second at first; more follow until it is too much (1000)',
      'most-rate': 'for bench server: try no more moves a second than this',
      seconds: 'for bench server: how long each rate is tried (60)',
      addresses:
        'for bench server: from how many addresses of this machine, 127.0.0.1 and so on (8)',
      processes:
        'for bench server: evenings at so many processes on the database of DATABASE_URL, with 100 tables, 1000 and so on (up to --tables, 10000)',
      minutes: 'stop after so many minutes, to go on later',
      continue: 'go on with the training in that folder',
    },
    foreignBot: '– or exec:COMMAND, a program that speaks the bot protocol',
    moreHelp: (command: string) => `“${command}” says more.`,
    unknownCommand: (name: string) => `There is no command “${name}”.`,
    unknownGame: (name: string, games: readonly string[]) =>
      `There is no game “${name}”; there is ${choice(games)}.`,
    missing: (what: string) => `${what} is missing.`,
    tooLarge: (kib: number) => `It is larger than ${kib} KiB.`,
    notJson: 'It is no JSON, or names a key twice.',
    badFlag: (text: string) => `I do not understand “${text}”.`,
    /** Of a flag, or of a variable of the environment. */
    badNumber: (name: string, min: number, max: number) =>
      `${name} needs a whole number from ${min} to ${max}.`,
    badLanguage: (name: string, languages: readonly string[]) =>
      `I do not speak “${name}”; I speak ${list(languages)}.`,
    badBot: (name: string, bots: readonly string[]) =>
      `There is no bot “${name}”; there is ${choice(bots)}.`,
    badBotCount: (given: number, wanted: number) =>
      `${given} bots were named, but there ${plural(wanted, { one: 'is 1 seat', other: `are ${wanted} seats` })} for bots.`,
    badNames: (wanted: number) =>
      `--names needs ${wanted} different names of at most 40 characters, separated by commas.`,
    tooManyHumans: (players: number) => `There are only ${players} seats.`,
    cannotRead: (file: string) => `${file} cannot be read.`,
    notUtf8: 'It is not UTF-8 text.',
    cannotWrite: (file: string) => `${file} cannot be written.`,
    notSaved: {
      'not-regular': 'It is not a regular file, so nothing is saved there.',
      'read-only': 'It is read-only, so nothing is saved there.',
      'not-ours':
        'It is there already, and is no earlier state of what would be saved; it stays as it is.',
    },
    lockedBy: (pid: number, host: string, lock: string) =>
      `It is being played elsewhere, by process ${pid} on ${host}; if it is not, delete ${lock} beside it.`,
    locked: (lock: string) =>
      `It is being played elsewhere; if it is not, delete ${lock} beside it.`,
    choosePlace: '--save FILE chooses another place.',
    aboutFile: (file: string, why: string) => `${file}: ${why}`,
    player: (n: number) => `Player ${n}`,
    bot: (n: number) => `Bot ${n}`,
    otherGame: (title: string) => `It is a match of ${title}.`,
    noSeed: 'Without its seed this match can be replayed, not played on.',
    alreadyOver: 'The match in this file is over; “replay” shows it.',
  },

  serve: {
    open: (address: string) => `Tidetable is open: ${address}`,
    alsoAt: (address: string) => `From other machines: ${address}`,
    scan: (address: string) => `A phone in the same network opens ${address} by its camera:`,
    howToStop: 'Ctrl+C closes it.',
    reachable:
      'Every machine of your network can open it and make tables, and every machine of the internet if your router lets it in.',
    plainHttp: (setting: string) =>
      `It speaks plain http: whoever is on the way can read and change everything, and browsers do not install it, keep it for times without a network or copy links. Tables work. For the internet, put a proxy with https before it and name its address by ${setting}.`,
    unknownProxy: (setting: string) =>
      `Behind a proxy everybody seems to be one person: name it by ${setting}, so that limits can tell people apart.`,
    portTaken: (port: number, command: string) =>
      `Port ${port} is taken by another program; try “${command}”.`,
    portForbidden: (port: number) =>
      `The system does not let this program listen on port ${port}; try one above 1023.`,
    badHost: (host: string) => `Nothing can listen on “${host}” here.`,
    badPublicUrl: (name: string, url: string) =>
      `${name} needs an address without a path, such as https://tide.example, not “${url}”.`,
    badLogLevel: (name: string, levels: readonly string[], level: string) =>
      `${name} needs ${choice(levels)}, not “${level}”.`,
    badProxy: (name: string, network: string) =>
      `${name} needs addresses or networks such as 10.0.0.0/8, separated by commas, not “${network}”.`,
    badToken: (name: string) =>
      `${name} needs at least 16 letters, digits or signs, without spaces.`,
    badDatabase: (name: string) =>
      `${name} needs the address of a PostgreSQL database, such as postgres://user:password@localhost/tidetable.`,
    /** `why` is the code of the system or of the database, or nothing. */
    noDatabase: (name: string, why: string) =>
      `The database of ${name} cannot be opened${why ? ` (${why})` : ''}.`,
    newerData: (folder: string) => `${folder} was written by a newer version of this program.`,
    /** Before the reason why nothing can be stored. */
    noTables: (why: string) => `There are no online tables: ${why}`,
    /** A store that can never answer again ends the server; another one may go on. */
    storeLost: (why: string) => `The store has ended, and the server with it: ${why}`,
    cannotBuild: 'The client could not be built: the reason stands above.',
  },

  play: {
    yourMove: (name: string) => `${name}, your move:`,
    prompt: 'Number or move (help, hint, undo, why, rules, quit): ',
    forced: 'the only move, Enter plays it',
    handOver: (name: string) =>
      `It is ${name}’s turn. Give the screen to ${name}, then press Enter.`,
    seen: 'Press Enter once you have seen this.',
    since: 'Since your last turn:',
    help: 'Type the number of a move, or the move itself; a beginning is enough if nothing else begins so, and Enter plays the only move, or lists all again:',
    noSuchNumber: (first: number, last: number) =>
      first === last ? `The only number is ${first}.` : `Choose a number from ${first} to ${last}.`,
    ambiguous: 'That could be:',
    /** What one types that is no move, and what it does. */
    words: {
      help: 'help',
      hint: 'hint',
      undo: 'undo',
      show: 'show',
      why: 'why',
      rules: 'rules',
      legend: 'legend',
      log: 'log',
      quit: 'quit',
    },
    helps: {
      help: 'show this list',
      hint: 'get a hint; each further one says more',
      undo: 'take back your last move, or a purchase with all its steps, as long as it has shown nothing new',
      show: 'draw the board and list the moves again',
      why: 'say why moves are not possible now; of one move, “why” and the move',
      rules: 'show what the rules are about; “rules” and a word, a chapter or a number finds more',
      legend: 'explain the signs on the board',
      log: 'show all that has happened',
      quit: 'save the match and leave',
    },
    rules: {
      howTo: 'Type “rules” and a word, the beginning of a chapter or the number of a rule.',
      none: (word: string) => `The rules do not speak of “${word}”.`,
      more: (n: number) =>
        plural(n, {
          one: 'One more paragraph speaks of it.',
          other: `${n} more paragraphs speak of it.`,
        }),
      example: (text: string) => `Example: ${text}`,
    },
    why: {
      /** Names of moves, and the reason that keeps them away. */
      because: (moves: string, reason: string) => `${moves}: ${reason}`,
      nothing: 'Nothing is missing: all that could be done at this moment is on the list.',
      possible: 'That is possible now.',
    },
    undone: 'Taken back.',
    saved: (file: string) => `The match is saved: ${file}`,
    resume: (command: string) => `Go on with: ${command}`,
    finished: 'Final score',
    /** Above a table of them, its last row, and points whose source nobody saw. */
    sources: 'Where the points came from:',
    total: 'total',
    unseen: 'hidden',
    won: 'Won!',
    lost: 'Lost.',
    /** A bot and its level. */
    opponent: (name: string, level: string) => `${name} (${level})`,
    opponents: (bots: readonly string[]) => `Bots: ${list(bots)}; --bots chooses others.`,
    sealed: (commitment: string) => `Sealed sea: ${commitment}`,
    place: (place: number, name: string, points: number) =>
      `${place}. ${name}, ${plural(points, { one: '1 point', other: `${points} points` })}`,
  },

  train: {
    'not-learnt': 'Nobody has told networks how to learn this game yet.',
    'other-checkpoint':
      'The checkpoint in that folder is none of this network: choose another folder, or remove it.',
    progress: (games: number, seconds: number, speed: number, loss: string) =>
      `${plural(games, { one: '1 game', other: `${games} games` })}, ${seconds} s, ${speed}/s, loss ${loss}`,
    share: (table: string, percent: number) => `  ${table}: ${percent} %`,
    done: (file: string) => `The weights are in ${file}.`,
  },

  calibrate: {
    tenth: 'said to win',
    cases: 'positions',
    predicted: 'said on average',
    observed: 'won',
  },

  simulate: {
    heading: (games: number, title: string, players: number) =>
      `${plural(games, { one: '1 game', other: `${games} games` })} of ${title} with ${plural(players, { one: '1 player', other: `${players} players` })}`,
    together: (won: number, games: number, share: number, error: number) =>
      `won: ${won} of ${games}, ${share.toFixed(1)} % ± ${error.toFixed(1)}`,
    seat: 'seat',
    order: 'order',
    wins: 'wins',
    share: 'share',
    mean: 'mean',
    deviation: 'deviation',
    least: 'least',
    most: 'most',
    moves: 'moves a game',
    longestTurn: 'longest turn in moves',
    longest: 'longest list of moves',
    rate: 'games a second',
    is: (name: string, value: string | number) => `${name}: ${value}`,
    saved: (games: number, folder: string) =>
      `${plural(games, { one: '1 match file', other: `${games} match files` })} in ${folder}`,
  },

  arena,
  operator,
  signs,
  components: {
    component: 'component',
    certainty: 'how sure',
    value: 'value',
    marks: { C: 'certain', L: 'likely', I: 'inferred' },
    startOrder: 'Before the shuffle, as if chance answered 0 to everything:',
    hash: (hash: string) => `SHA-256: ${hash}`,
  },

  replay: {
    ply: 'ply',
    points: 'points',
    chance: 'chance',
  },

  bench: {
    game: 'game',
    players: 'players',
    turns: 'turns/s',
    moves: 'moves/s',
    games: 'games/s',
    bytes: 'bytes/move',
    guesses: 'guesses/s',
    match: 'Microseconds for a move that a match checks and keeps, with the views of all seats.',
    middle: 'middle',
    decisions:
      'Milliseconds of processor time for a decision at a large table, in one whole game: the middle one, 1 of 100, and the slowest.',
    slowestOfAll: 'slowest',
    level: 'level',
    slowest: '1 of 100',
    undo: 'undo',
    after: (entries: number) => `after ${entries}`,
    rate: 'planned/s',
    cpu: 'µs CPU/move',
    lateness: 'load late',
    settingUp: (tables: number, sockets: number) =>
      `Setting up (tables: ${tables}, sockets: ${sockets}) …`,
    memory: (bytes: string) => `Memory of the server for a table and its sockets: ${bytes}`,
    most: (moves: string, ms: number) =>
      `The most moves a second, 99 of 100 seen by everybody within ${ms} ms: ${moves}`,
    loadFailed: (why: string) => `The load has failed: ${why}`,
    needsDatabase: 'Several processes need a database: DATABASE_URL names none.',
    tables: 'tables',
    opening: 's to open',
    waking: 's to wake',
    eveningParts: ['all: p50/p99', 'half asleep', 'all again'],
  },
};

export type Terminal = typeof terminal;
