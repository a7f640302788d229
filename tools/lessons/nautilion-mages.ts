import type { LessonRecipe } from '../makeLesson.ts';

/** A mage by Tide, another at hand, a partner for it, and a die rolled again. */
export const recipe: LessonRecipe = {
  game: 'nautilion',
  options: {
    seats: 1,
    ship: 'A1',
    reserve: 4,
    expansions: ['mages'],
    darkhouse: 'intro',
    harpoons: 2,
  },
  names: ['Nautilion'],
  seed: 'ce6be9d3b2d00df529dc5820555eac2400cc4f57469a8b86c5554badd9e74910',
  moves: `
    Nautilion: darkhouse 2, to ship 7
    Nautilion: tide 4 to 3, darkhouse 2, phantom 1, to cabin
    Nautilion: darkhouse 2, to ship 6
    Nautilion: darkhouse 1, phantom 4, to cabin
    Nautilion: darkhouse 2, to cabin
    Nautilion: tide 1 to 4, darkhouse 2, phantom 1, to ship 9
    Nautilion: reroll 3, darkhouse 2, to ship 1
    Nautilion: reroll 4, darkhouse 1, phantom 4, to cabin
    Nautilion: darkhouse 1, to ship 4
    Nautilion: reroll 4, darkhouse 1, to ship 5
    Nautilion: darkhouse 1, to ship 3
    Nautilion: darkhouse 2, phantom 1, to ship 8
    Nautilion: reroll 4, darkhouse 2, phantom 2
    Nautilion: whirlwind, reroll 4, darkhouse 1, phantom 4, to ship 2
    Nautilion: darkhouse 2, phantom 1
  `,
};
