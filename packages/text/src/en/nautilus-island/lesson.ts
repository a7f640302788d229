import type { Lesson } from '../../lesson.ts';

/** English defines the steps; every other language must have the same. */
export const lesson = {
  intro:
    'You are stranded beside an old submarine, the Nautilus, and so is Nemo. In about seven minutes you will have beaten him and know the whole game. Stop whenever you like: the lesson waits for you.',
  steps: [
    {
      ply: 0,
      text: 'This is the Nautilus; yours is the blue castaway. The four columns, from 1 at the back to 4 at the front, hold stacks of cards. The little number tells how many are left in each.',
      rule: 'NI3',
      at: ['column', 'castaway/0'],
    },
    {
      ply: 0,
      text: 'Every turn begins with a walk. Column 4 has three stacks: it shows boots and a coat, both green, and one stack lies face down. Choose column 4.',
      rule: 'NI11',
      at: ['column/4'],
    },
    {
      ply: 1,
      text: 'Collecting takes the top card of every stack of your column, three at once here. Press “Collect”.',
      rule: 'NI15',
      at: ['column/4'],
    },
    {
      ply: 2,
      text: 'The face-down card was a crown! Nemo saw you take the coat and the boots, but of the crown only you know.',
      rule: 'NI16',
      at: ['card/y4'],
    },
    {
      ply: 2,
      text: 'Yellow cards are treasures. They stay in your hand until the end and score there: a coin 1 point, a pearl 2, a goblet 3, your crown 4. Now Nemo.',
      rule: 'NI42',
      at: ['card/y4'],
    },
    {
      ply: 4,
      text: 'Round 2. Nemo stands at column 1, you at column 4. Whoever is closer to the back plays first, so it is Nemo again.',
      rule: 'NI10',
      at: ['castaway/0', 'castaway/1'],
    },
    {
      ply: 6,
      text: 'There go the green gloves. You cross to the other side now: column 2 is taken there by Nemo, and column 4 was yours last turn, so both are out.',
      rule: 'NI13',
      at: ['column/2', 'column/4'],
    },
    {
      ply: 6,
      text: 'Column 1 has a single card, but it is a third green one. And who stands at the very back plays first in the next round. Go to column 1.',
      rule: 'NI12',
      at: ['column/1'],
    },
    {
      ply: 8,
      text: 'You begin: that is what the back is good for. Three green cards are worth storing. A column takes as many cards as it has spaces, so for three you need column 4.',
      rule: 'NI17',
      at: ['column/4'],
    },
    {
      ply: 9,
      text: 'Collect or store: each turn you do one of the two. This time store: choose a green card in your hand.',
      rule: 'NI14',
      at: ['card/g2', 'card/g3'],
    },
    {
      ply: 10,
      text: 'Lay all three. With them comes the green token of the camp, “4 if odd”: 4 points if the set ends with an odd number of cards.',
      rule: 'NI22',
      at: ['camp/green'],
    },
    {
      ply: 11,
      text: 'You could close the set with a porthole: 5 points for three cards. But a closed set takes no more cards, and five cards would bring 11. Leave it open.',
      rule: 'NI27',
      at: ['pile/3', 'pile/5'],
    },
    {
      ply: 14,
      text: 'Now you stand at the front, and Nemo at column 3. He begins round 4, with two orange cards to store.',
      at: ['castaway/1'],
    },
    {
      ply: 17,
      text: 'Nemo’s orange set got the token “1 per card”. It will bring a point for each card of the set, and grow with it.',
      rule: 'NI37',
      at: ['set/1/orange', 'camp/orange'],
    },
    {
      ply: 17,
      text: 'Blue is in sight at columns 3 and 4: a second set for you. At 4 you stand already, so take the nails of column 3, and whatever lies face down.',
      at: ['column/3', 'column/4'],
    },
    {
      ply: 19,
      text: 'Lucky you: green gloves were hidden there. Nemo, at column 2, is before you again.',
      at: ['card/g4'],
    },
    {
      ply: 21,
      text: 'Nemo fetched a pearl. Column 4 is free, and nobody has touched the saw and the nails: go there and collect.',
      at: ['column/4'],
    },
    {
      ply: 23,
      text: 'Gloves again! With the three green cards that you have stored, these two make five.',
      at: ['card/g4'],
    },
    {
      ply: 26,
      text: 'Nemo stores at column 3, so that side is taken. Two cards need two spaces: go to column 2.',
      rule: 'NI13',
      at: ['column/2'],
    },
    {
      ply: 28,
      text: 'Lay both gloves. The green space of the camp is empty since you took its token: no bonus this time.',
      rule: 'NI23',
      at: ['camp/green'],
    },
    {
      ply: 29,
      text: 'Five cards: now close, for 11 points. Five is odd, too, so the token adds its 4.',
      rule: 'NI27',
      at: ['set/0/green', 'pile/5'],
    },
    {
      ply: 30,
      text: '15 points that nobody can take from you. Each pile of portholes gets worse: the next to close five cards will find only 9.',
      rule: 'NI7',
      at: ['pile/5'],
    },
    {
      ply: 30,
      text: 'You hold three blue cards, and you begin. Where can you store three? At column 4.',
      rule: 'NI17',
      at: ['column/4'],
    },
    {
      ply: 32,
      text: 'Lay them all, and watch the camp: two tokens are left there, and you are about to take the blue one.',
      at: ['camp'],
    },
    {
      ply: 33,
      text: 'A single token was left, so the camp has been refilled from the bag. As for blue: three cards more would make six, and six bring 14. Leave it open.',
      rule: 'NI24',
      at: ['bag', 'camp'],
    },
    {
      ply: 34,
      text: 'You know how it goes now. Let us turn the pages: five rounds pass, and both of you go on collecting and storing.',
      skipTo: 59,
    },
    {
      ply: 59,
      text: 'Round 13. Nemo has closed three red cards for 5, and his “double porthole” counts that 5 again. You have an orange set, and three blue cards in hand at last.',
      rule: 'NI38',
      at: ['set/1/red', 'set/0/orange'],
    },
    {
      ply: 62,
      text: 'Look at column 1: one card left. Once a column is empty, one final round follows. You are ready, so take that card.',
      rule: 'NI32',
      at: ['column/1'],
    },
    {
      ply: 64,
      text: 'The final round, and you begin. The empty column 1 could only be used to store, a single card at that. Your three blue ones go to column 4.',
      rule: 'NI33',
      at: ['column/1', 'column/4'],
    },
    {
      ply: 67,
      text: 'Six cards: 14 points, the best porthole there is. It is now or never: close.',
      at: ['set/0/blue', 'pile/6'],
    },
    {
      ply: 68,
      text: 'You have emptied the camp once more. Keep an eye on the new “5 per pair”: 5 points for two cards of the same object. Now Nemo’s last turn.',
      rule: 'NI40',
      at: ['camp'],
    },
    {
      ply: 71,
      text: 'The game is over. Green: porthole 11 and token 4 make 15. Blue: porthole 14, tokens 3 and 2 make 19.',
      rule: 'NI43',
      at: ['set/0/green', 'set/0/blue'],
    },
    {
      ply: 71,
      text: 'Orange was never closed, but its token counts: 2. Your crown brings 4, the other cards in your hand nothing. That is 40 for you and 29 for Nemo.',
      rule: 'NI42',
      at: ['set/0/orange', 'card/y4'],
    },
  ],
  end: 'You have won your first game. With three or four players the Nautilus has more columns, and nothing else changes. Nemo wants his revenge.',
} as const satisfies Lesson;
