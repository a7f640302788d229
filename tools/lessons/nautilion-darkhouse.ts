import type { LessonRecipe } from '../makeLesson.ts';

/** Three red cards and two blue ones: what Backwash takes, Castaway brings back. */
export const recipe: LessonRecipe = {
  game: 'nautilion',
  options: {
    seats: 1,
    ship: 'A1',
    reserve: 4,
    expansions: ['darkhouse'],
    darkhouse: 'intro',
    harpoons: 2,
  },
  names: ['Nautilion'],
  seed: '5e2655cc6fed4c602dec111fab7fcc146cc3171373374dcea1d364aaecb5f94b',
  moves: `
    Nautilion: darkhouse 4, phantom 1, to ship 8
    Nautilion: darkhouse 2, phantom 3, to ship 9
    Nautilion: whirlwind, darkhouse 2, to ship 7
    Nautilion: darkhouse 2, to ship 2
    Nautilion: whirlwind, darkhouse 1, to ship 1
    Nautilion: from ship 1, insert after 11, darkhouse 2, to ship 6
    Nautilion: darkhouse 2, phantom 3, to ship 3
    Nautilion: darkhouse 2, phantom 3, to ship 4
    Nautilion: castaway, pick 1, darkhouse 2, phantom 2, to ship 5
    Nautilion: darkhouse 1
  `,
};
