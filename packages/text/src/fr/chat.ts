import type { ChatWords } from '../en/chat.ts';

export const chat: ChatWords = {
  phrases: {
    hello: 'Bonjour !',
    'good-luck': 'Bonne chance !',
    'well-played': 'Bien joué !',
    'nice-move': 'Joli coup !',
    'one-moment': 'Un instant, s’il vous plaît.',
    'your-turn': 'C’est à vous.',
    sorry: 'Pardon !',
    thanks: 'Merci !',
    'take-a-break': 'On fait une pause ?',
    'good-game': 'C’était une belle partie.',
    'play-again': 'On rejoue ?',
    goodbye: 'Au revoir !',
  },
};
