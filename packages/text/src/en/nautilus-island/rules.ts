import type { RulesPageText } from '../../rulesPage.ts';

/** English defines the paragraphs; every other language must have the same. */
export const rules = {
  title: 'The rules of Nautilus Island',
  intro:
    'A storm has thrown you onto an island where a submarine lies stranded. Send your castaway along it, collect objects, store them as sets of one colour with bonus tokens on top, and close each set with a porthole token at the right moment. Whoever has the most points in the end wins.',
  chapters: [
    {
      id: 'setup',
      title: 'Before you begin',
      paragraphs: [
        {
          rules: ['NI1'],
          text: 'Nautilus Island is for 2, 3 or 4 players. Each has one castaway, the marker that moves along the submarine.',
        },
        {
          rules: ['NI2'],
          text: 'There are 96 object cards in 6 colours: green clothes, red navigation tools, blue repair tools, purple fishing gear, orange supplies and yellow treasures. Each colour has 4 different objects, and there are 4 copies of each.',
        },
        {
          rules: ['NI3'],
          text: 'The Nautilus is cut into columns, counted from its back to its front, and each has 1, 2 or 3 spaces. With 2 players the columns have 1, 2, 2 and 3 spaces; with 3 players 1, 2, 2, 3 and 3; with 4 players 1, 1, 2, 2, 3 and 3.',
          figure:
            'The Nautilus for 2 players, with its back at the left. Plates number the columns, badges say how many cards are left in each stack.',
        },
        {
          rules: ['NI4'],
          text: 'The cards are shuffled, and each space gets a stack of 8. The cards left over stay out of the game, and nobody sees them.',
          example:
            'With 2 players there are 8 stacks of 8 cards, so 32 cards are left over. With 4 players 12 stacks use up all 96.',
        },
        {
          rules: ['NI5'],
          text: 'A column of 1 space has its stack face up. In a column of 2 or 3 spaces exactly 1 stack lies face down, and the others lie face up.',
        },
        {
          rules: ['NI6'],
          text: 'The 34 bonus tokens are 7 of “2 points”, 7 of “3 points”, 6 of “1 per card”, 4 of “double porthole”, 5 of “4 if odd” and 5 of “5 per pair”. Five of them, drawn at random, lie face up in the camp, one for each colour but yellow; the rest is the bag.',
        },
        {
          rules: ['NI7'],
          text: 'The porthole tokens form four piles of three, with the best token on top. Sets of 3 cards get 5, 4 or 3 points; sets of 4 get 8, 6 or 4; sets of 5 get 11, 9 or 7; sets of 6 get 14, 12 or 10.',
        },
        {
          rules: ['NI8'],
          text: 'Chance decides who is the first player.',
        },
      ],
    },
    {
      id: 'order',
      title: 'Who plays when',
      paragraphs: [
        {
          rules: ['NI31'],
          text: 'The game is played in rounds. A round ends when each player has had one turn in it.',
        },
        {
          rules: ['NI9'],
          text: 'In the first round you take your turns clockwise, beginning with the first player.',
        },
        {
          rules: ['NI10'],
          text: 'In every later round the castaways decide: whoever stands closest to the back plays first, then the next one, and so on to the front. What counts is where they stood when the round began.',
          example:
            'A round begins with Ada at column 4, Ben at column 1 and Cleo at column 2. Ben plays first, then Cleo, then Ada, no matter where they go.',
          figure:
            'The round of the example begins. Ben, in red, has the ring of the player who is to act.',
        },
      ],
    },
    {
      id: 'explore',
      title: 'Your turn, first part: explore',
      paragraphs: [
        {
          rules: ['NI11'],
          text: 'Your turn begins with a walk: choose a column and put your castaway there. In the first round it goes to the top side of the Nautilus; after that it crosses to the opposite side in every turn.',
        },
        {
          rules: ['NI12'],
          text: 'You may not choose the column of your last turn again, not even from the other side.',
        },
        {
          rules: ['NI13'],
          text: 'Nor may you choose a column that somebody has taken on this side in this round. Castaways still standing on the other side are in nobody’s way.',
          example:
            'You stand at column 2, and Ben has just crossed over to column 3. You may not go to 2 or to 3; you may go to column 4, although Cleo is still waiting on its far side.',
          figure:
            'The example, with you in blue: arrows mark the landing places that are open to you, at columns 1, 4 and 5.',
        },
      ],
    },
    {
      id: 'act',
      title: 'Your turn, second part: collect or store',
      paragraphs: [
        {
          rules: ['NI14'],
          text: 'After your walk you do one of two things: collect or store. You cannot do both, and you must do one of them.',
        },
        {
          rules: ['NI15'],
          text: 'Collect: every stack of your column gives up its uppermost card, and all of these join your hand. A hand may hold any number of cards.',
          figure:
            'From a column of 3 spaces you take 3 cards: 2 that everybody sees and 1 that nobody else will see.',
        },
        {
          rules: ['NI16'],
          text: 'A card that you take from a face-down stack is seen by you alone.',
        },
        {
          rules: ['NI17'],
          text: 'Store: lay cards of one colour from your hand in front of you, at least one and at most as many as your column has spaces.',
          example:
            'At a column of 2 spaces you may store 1 or 2 red cards. If you hold 3, the last one has to wait.',
        },
        {
          rules: ['NI18'],
          text: 'Which cards of the colour you lay, and which you keep, is up to you.',
          figure:
            'You store red at a column of 2 spaces and hold two compasses and a chart. There are 4 ways to choose: one card of either kind, both compasses, or one of each.',
        },
        {
          rules: ['NI21'],
          text: 'You have only one set of each colour: cards that you store later join those already there.',
        },
        {
          rules: ['NI19'],
          text: 'Treasures, the yellow cards, cannot be stored. They stay in your hand until the end.',
        },
        {
          rules: ['NI20'],
          text: 'A set that you have closed takes no more cards.',
        },
      ],
    },
    {
      id: 'bonus',
      title: 'Bonus tokens',
      paragraphs: [
        {
          rules: ['NI22'],
          text: 'When you store, you take the token of that colour from the camp and put it on the set. There it stays, and more may join it later. You cannot leave the token behind.',
          figure:
            'The camp with its five tokens; marks tell the colours. The one that glows goes to whoever stores blue cards: 3 points.',
        },
        {
          rules: ['NI23'],
          text: 'If the camp has no token of your colour, you get none. You never get more than one for a store, even if the refill that follows puts a new one of your colour there.',
        },
        {
          rules: ['NI24'],
          text: 'When a player’s taking leaves exactly one token in the camp, each empty space gets a new one at once, drawn from the bag.',
          example:
            'The camp has only a green and a red token. You store green cards and take the green token; the red one is now alone, so the other four spaces are refilled, green among them.',
        },
        {
          rules: ['NI25'],
          text: 'If the bag has too few tokens for all empty spaces, it fills as many as it can, and chance decides which.',
        },
        {
          rules: ['NI26'],
          text: 'Once the bag is empty nothing is refilled. The tokens still in the camp can be taken down to the very last.',
        },
      ],
    },
    {
      id: 'portholes',
      title: 'Closing a set: porthole tokens',
      paragraphs: [
        {
          rules: ['NI27'],
          text: 'After you have stored, and the bonus token and the refill are done, you may close that set if it has exactly 3, 4, 5 or 6 cards. Take the top token of the pile for this number and put it on the set.',
          example:
            'Your blue set grows from 2 cards to 4. You may take the top token of the pile for 4 cards: 8 points, if you are the first to do so.',
          figure: 'A set of 4 cards may be closed now: the top token of its pile glows.',
        },
        {
          rules: ['NI28'],
          text: 'If you leave the set open, the chance is gone for now: you can close it only after you have stored into it again, at the size it then has.',
          example:
            'You leave a set of 4 cards open. One more card, and it can be closed as a set of 5; two more, and it is a set of 6. It will never be a set of 4 again.',
        },
        {
          rules: ['NI29'],
          text: 'A set of 1 or 2 cards, or of 7 and more, cannot be closed. Nor can a set whose pile is used up: no other pile will do instead.',
        },
        {
          rules: ['NI30'],
          text: 'A set that you leave open may grow beyond 6 cards and gather further bonus tokens.',
        },
      ],
    },
    {
      id: 'end',
      title: 'The end of the game',
      paragraphs: [
        {
          rules: ['NI32'],
          text: 'When a column is empty for the first time, you finish the round and then play one final round. Further columns that run empty change nothing.',
        },
        {
          rules: ['NI33'],
          text: 'In the final round you may go to an empty column, but only to store there: as many cards as it has spaces, or fewer.',
        },
        {
          rules: ['NI34'],
          text: 'If there is no column in the final round where you could do anything, your castaway goes to a free column and you do nothing there.',
        },
        {
          rules: ['NI35'],
          text: 'After the final round the game is over, and the points are counted.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Counting points',
      paragraphs: [
        {
          rules: ['NI36'],
          text: 'The tokens “2 points” and “3 points” are worth just that.',
        },
        {
          rules: ['NI37'],
          text: '“1 per card” is worth 1 point for each card of its set.',
        },
        {
          rules: ['NI38'],
          text: '“Double porthole” scores the porthole token of its set once more; without a porthole it is worth nothing. Two of them on one set each score it again.',
          example:
            'A set closed for 8 points is worth 16 with one such token, and 24 with two of them.',
        },
        {
          rules: ['NI39'],
          text: '“4 if odd” is worth 4 points if its set has an odd number of cards, otherwise nothing.',
          figure:
            'The red set has 5 cards, so its token is worth 4 points. That of the blue set, with 4 cards, is worth 0.',
        },
        {
          rules: ['NI40'],
          text: '“5 per pair” is worth 5 points if its set has two cards of the same object. Each further token of this sort on the same set needs another pair, and no card belongs to two pairs.',
          example:
            'Three hats and a coat make only one pair: two such tokens score 5 points together. With a second coat they score 10.',
          figure: 'Two pairs of boots and gloves, two tokens: 10 points.',
        },
        {
          rules: ['NI41'],
          text: 'A porthole token is worth the points it shows.',
        },
        {
          rules: ['NI42'],
          text: 'Treasures in your hand are worth 1 point for a coin, 2 for a pearl, 3 for a goblet and 4 for a crown. All other cards in hand are worth nothing.',
          figure:
            'Three treasures, worth 7 points together, and a hat that is worth nothing in hand.',
        },
        {
          rules: ['NI43'],
          text: 'Your score is the sum of your bonus tokens, portholes and treasures; the tokens on an open set count like those on a closed one. The highest score wins.',
          example:
            'A blue set of 5 cards, closed for 11 points, has the tokens “1 per card” (5) and “4 if odd” (4); an open green set has “2 points” (2); a pearl and a crown are in hand (6). That makes 28 points.',
          figure: 'The sets of the example with their points so far: 20 for blue, 2 for green.',
        },
        {
          rules: ['NI44'],
          text: 'If two players have the same score, the one whose castaway is closer to the back is placed before the other.',
        },
      ],
    },
    {
      id: 'knowledge',
      title: 'What everybody knows',
      paragraphs: [
        {
          rules: ['NI45'],
          text: 'Hands are secret. How many cards a hand holds is open to all.',
        },
        {
          rules: ['NI46'],
          text: 'A card collected from a face-up stack was seen by everybody. It stays known to all until a card like it is stored from that hand.',
        },
        {
          rules: ['NI47'],
          text: 'Of a face-up stack you see the top card; when it is taken, you see the next one at once. Of a face-down stack you see nothing, for all backs are alike.',
        },
        {
          rules: ['NI48'],
          text: 'How the cards lie below the top, what comes out of the bag and which cards were set aside, nobody knows.',
        },
        {
          rules: ['NI49'],
          text: 'Open to all are the heights of the stacks, the camp, everybody’s sets with the objects in them, and the bonus and porthole tokens.',
        },
        {
          rules: ['NI50'],
          text: 'What players do gives away something of their hands. Whoever stores a colour holds a card of it; whoever enters an empty column although a full one was free holds something to store; whoever does nothing has nothing to store. No bot may guess a hand that contradicts this.',
        },
        {
          rules: ['NI51'],
          text: 'When the game is over, all hands are shown.',
        },
      ],
    },
  ],
} as const satisfies RulesPageText;
