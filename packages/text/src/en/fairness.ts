/** The page on which everybody can see whether chance was honest. */
export const fairness = {
  title: 'Was chance fair?',
  checking: 'Recomputing every card and die…',
  verdict: {
    right: 'Yes. Every card and every die follows from what was fixed before the first move.',
    wrong: 'No. Something in this record is not as it should be.',
    unknown: 'Nothing wrong was found, but not everything could be checked.',
  },
  notOver:
    'The match is not over. Its seed stays sealed until then, or everybody would know the cards to come.',
  /** What stands before each step, for who cannot see its sign. */
  marks: { right: 'right', wrong: 'wrong', unknown: 'not checked' },
  before: 'Before the first move',
  commitment: 'The commitment',
  commitmentHelp:
    'Whoever shuffled had to show this first. It is the fingerprint of the seed below, and of game and options: nobody can find a second seed with the same one.',
  evidence: {
    right:
      'This device wrote the commitment and all fingerprints of salts down before the cards were known. They are the same.',
    wrong:
      'This device wrote down another commitment, or other fingerprints of salts, before the cards were known.',
    unknown:
      'This device did not write anything down before the match. It takes the record’s word.',
  },
  salts: 'What the players added',
  saltsHelp:
    'A salt is a random number that the device of a player throws into the sea. It is promised by its fingerprint before anybody’s is opened, so that nobody can choose one to fit.',
  noSalt: 'added none',
  botSalt: 'a bot, adds none',
  yours: 'yours',
  after: 'After the last move',
  seed: 'The seed',
  seedHelp: 'The secret of whoever shuffled, opened at the end. It must fit the commitment.',
  noSeed: 'It has not been opened.',
  facts: 'Every card and every die',
  factsHelp:
    'Computed anew from seed and salts, here, in this browser. Names and cards stand as they do in the match file.',
  deal: (right: number, all: number) => `The deal: ${right} of ${all} are right`,
  rolled: (right: number, all: number) => `During the match: ${right} of ${all} are right`,
  ply: (ply: number) => `Ply ${ply}`,
  expected: (sea: string) => `should be ${sea}`,
  noFacts: 'They could not be computed.',
  moves: 'Moves and result',
  movesHelp: (entries: number) =>
    `Each entry of the log, ${entries} in all, was played again by the rules, and is tied to all before it.`,
  result: 'The result is what the rules give for these moves.',
  proves: 'What that proves',
  provesList: {
    salted:
      'Nobody has chosen the cards: neither the server nor a player, nor all others together, as long as your salt was random.',
    unsalted:
      'Whoever shuffled did not change its mind after the first move: this device in a game that was played here, the server in one online. Without a salt of a player it may have tried many seeds before, and kept the one it liked.',
    undo: 'An undo and the same move again met the same card.',
    rules: 'The rules were kept, and no move was exchanged or left out.',
  },
  provesNot: 'What it does not prove',
  provesNotList: {
    looked:
      'That nobody looked. Whoever shuffles knows every hidden card; the record shows that cards were not bent, not that nobody read them.',
    spoilt:
      'That it was an accident if chance had to be sealed anew. Once may be a bad line; several times deserves no trust.',
    people: 'That every seat was one person, and that nobody talked to anybody.',
    page: 'That this page is honest: it comes from the same server. Who wants to be certain saves the match and checks it by another program.',
  },
  byHand: 'Check it yourself',
  byHandHelp: (command: string) =>
    `Save the match as a file and run “${command}”, or write your own: the recipe is a page long, docs/sealed-sea.md.`,
};

export type FairnessWords = typeof fairness;
