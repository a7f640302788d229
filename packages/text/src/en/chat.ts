/** What people say at online tables with one press, by the code of the phrase. */
export const chat = {
  phrases: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'well-played': 'Well played!',
    'nice-move': 'Nice move!',
    'one-moment': 'One moment, please.',
    'your-turn': 'It’s your turn.',
    sorry: 'Sorry!',
    thanks: 'Thank you!',
    'take-a-break': 'Shall we take a break?',
    'good-game': 'That was a good game.',
    'play-again': 'Shall we play again?',
    goodbye: 'Goodbye!',
  },
};

export type ChatWords = typeof chat;
