import type { LessonRecipe } from '../makeLesson.ts';

/** Stuck once, free once, and a reef in the reserve each time. */
export const recipe: LessonRecipe = {
  game: 'nautilion',
  options: {
    seats: 1,
    ship: 'A1',
    reserve: 4,
    expansions: ['reefs'],
    darkhouse: 'intro',
    harpoons: 2,
  },
  names: ['Nautilion'],
  seed: '7053d6f76b5c00a29fe1cef991e6c3af2c844e69c502b35661a6db978cc05a8b',
  moves: `
    Nautilion: darkhouse 4, phantom 1, to ship 9
    Nautilion: darkhouse 4, phantom 2, from reserve blank, to ship 2
    Nautilion: darkhouse 2, phantom 3, to ship 5
    Nautilion: darkhouse 2, to ship 7
    Nautilion: darkhouse 1, phantom 1, to ship 3
    Nautilion: darkhouse 1
    Nautilion: darkhouse 4, phantom 2, from reserve blank, to ship 4
    Nautilion: darkhouse 1, to ship 1
    Nautilion: darkhouse 2, phantom 1, to ship 6
    Nautilion: darkhouse 2, to ship 8
    Nautilion: darkhouse 2, phantom 2
  `,
};
