import type { NautilusIsland } from '@tidetable/rules';
import type { GameWords } from './words.ts';

const phases: Record<NautilusIsland.View['phase'], string> = {
  explore: 'the column',
  act: 'collect or store',
  lay: 'the cards to lay',
  refill: 'chance’s refill of the camp',
  close: 'close or leave',
  over: 'nothing: the game is over',
};

const stages: Record<NautilusIsland.View['stage'], string> = {
  open: 'no column has emptied',
  last: 'a column has emptied, this round is finished',
  final: 'the round after it, the last of the game',
};

const events: Record<NautilusIsland.Event['type'], string> = {
  explored: 'a marker went to a column',
  collected: 'the top card of each stack of the column was taken',
  stored: 'cards were laid',
  'took-bonus': 'the bonus token of the camp went to the set',
  refilled: 'a token of the bag went to the camp',
  closed: 'a porthole token closed the set',
  'left-open': 'the set stays open, though it could have been closed',
  idled: 'nothing could be done',
  storing: 'a store was announced',
  'column-emptied': 'the column has no cards left; the first one brings the final round',
  revealed: 'a card lies on top of a face-up stack now',
  round: 'a new round begins',
  over: 'the game is over, and all hands are shown',
};

export const nautilusIsland: GameWords = {
  records: ['camp', 'portholes', 'players[].sets'],
  games: 60,
  deal: {
    first: 'the seat that begins',
    'column # stack #':
      'eight cards, top first; a line for each stack, column by column from the back',
    aside: 'the cards left over: 32 with two players, 8 with three, none with four',
    bag: 'all 34 bonus tokens; the first five lie in the camp (green, red, blue, purple, orange), the others are drawn in this order',
  },
  facts: {
    'card/#': {
      name: 'card/i',
      decides:
        'a shuffle of the deck. Its first eight cards are the first stack of column 1, top card first; the next eight the next stack, from the back of the Nautilus to its front; those left over are set aside',
    },
    'token/#': {
      name: 'token/i',
      decides:
        'a shuffle of the bonus tokens. The first five lie in the camp, in the order green, red, blue, purple, orange; the others are the bag, in the order in which they are drawn',
    },
    'first/#': { name: 'first/0', decides: 'the seat that begins; n is the number of seats' },
    'camp/#': {
      name: 'camp/d',
      decides:
        'where the next token of a short bag goes. When a refill finds fewer tokens than empty spaces, chance places them one by one; d is the number of tokens drawn so far, the first five included. There are as many answers as empty spaces, and they count these in the order of the colours: 0 is the first. With these components it is always `camp/33`, for the last token and four spaces',
    },
  },
  moves: {
    'column N': 'explore: move the marker to this column',
    collect: 'take the top card of each stack of the column',
    idle: 'do nothing, in the final round, when nothing can be done',
    'store COLOUR': 'announce a store of this colour (never yellow)',
    'lay OBJECTS': 'the objects laid, one to three, ascending; the bonus token is taken with them',
    close: 'take a porthole token for the set just added to',
    leave: 'leave that set open',
    'refill COLOUR': 'by chance only: the next token of a bag that is too short goes here',
  },
  keys: {
    seat: 'whose view it is; −1 for a spectator',
    seats: 'number of players',
    round: 'the round, from 1',
    side: '`top` or `bottom`: the side of the Nautilus where the markers of this round go; odd rounds are on top',
    stage: 'how near the end is: [stages](#words)',
    phase: 'what is to be decided: [phases](#words)',
    toAct: 'who decides: a seat, `"chance"`, or null once the game is over',
    order: 'the seats in the order of this round',
    turn: 'the seat at this place of `order`, from 0, has the turn',
    storing: 'the colour being stored in this turn, in the phases `lay`, `refill` and `close`',
    hasStore:
      'the seat to act has entered an empty column although it could have collected elsewhere, so everybody knows that it holds something to store',
    camp: 'the five spaces of the camp, by colour',
    'camp.*': 'the bonus token on it',
    portholes: 'the porthole tokens left, by size of set: `3`, `4`, `5`, `6`',
    'portholes.*': 'their points, top first',
    columns: 'the columns, from the back',
    'columns[].spaces': '1, 2 or 3: its spaces, and so its stacks',
    'columns[].height': '0 to 8: cards left in each of its stacks',
    'columns[].taken': 'somebody has taken it on this side in this round',
    'columns[].stacks': 'its stacks, from the back',
    'columns[].stacks[].faceUp': 'it lies face up',
    'columns[].stacks[].cards': 'its cards, top first',
    'columns[].stacks[].top': 'the top card of a face-up stack; null for a face-down or empty one',
    aside: 'the cards set aside',
    bag: 'the bag: next token first in the position, only the number of tokens left in a view',
    players: 'the players, by seat',
    'players[].column': 'where the marker stands, from 1; null before the first turn',
    'players[].known': 'cards of the hand that everybody saw being taken',
    'players[].sets': 'the five sets, by colour',
    'players[].sets.*': 'a set',
    'players[].sets.*.cards': 'its cards',
    'players[].sets.*.bonus': 'its bonus tokens',
    'players[].sets.*.porthole': 'points of the token that closes it, or null',
    'players[].idled': 'could do nothing in the final round',
    'players[].hand':
      'the hand, sorted by colour and object; in a view null unless it is one’s own, or the game is over',
    'players[].handSize': 'number of cards in the hand',
  },
  values: { phase: phases, stage: stages },
  events,
  fields: {
    seat: 'the seat',
    column: 'the column, from 0',
    cards: 'the cards taken, stack by stack',
    'cards[].card': 'the card, [as a number](#names); −1 if this seat did not see it',
    'cards[].faceUp': 'it lay face up',
    isFirst: 'no other column was empty: the final round will follow',
    colour: 'the colour, [as a number](#names)',
    objects: 'the objects laid, from 0',
    bonus: 'the bonus token, [as a number](#names)',
    points: 'points of the porthole token',
    card: 'the card, [as a number](#names)',
    stack: 'the stack of the column, from 0',
    round: 'the round, from 1',
    final: 'it is the final one',
    order: 'the seats in the order of the round',
    hands: 'the cards of each hand, by seat, as numbers',
  },
  rareRules: {},
};
