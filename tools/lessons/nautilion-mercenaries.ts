import type { LessonRecipe } from '../makeLesson.ts';

/** A mercenary as hub, a collision that is won, and a 9 that mends the ship. */
export const recipe: LessonRecipe = {
  game: 'nautilion',
  options: {
    seats: 1,
    ship: 'A1',
    reserve: 4,
    expansions: ['mercenaries'],
    darkhouse: 'intro',
    harpoons: 2,
  },
  names: ['Nautilion'],
  seed: '77df2a8c54aef42d432d7b5354c109b6149b716c97a83983b276fe23923c61ec',
  moves: `
    Nautilion: whirlwind, darkhouse 2, phantom 2, to ship 9
    Nautilion: darkhouse 2, to ship 6
    Nautilion: darkhouse 1, phantom 2, to ship 2
    Nautilion: darkhouse 2, phantom 4, to ship 4
    Nautilion: darkhouse 2, phantom 2, to ship 3
    Nautilion: darkhouse 2, phantom 3, to ship 8
    Nautilion: darkhouse 1, to ship 7
    Nautilion: tide 2 to 3, darkhouse 2, phantom 2, to ship 5
    Nautilion: darkhouse 2, phantom 3, pick 9, to ship 9
    Nautilion: darkhouse 1
    Nautilion: darkhouse 1, phantom 2, to ship 7
    Nautilion: darkhouse 2, to ship 1
    Nautilion: darkhouse 1
    Nautilion: darkhouse 2, phantom 1
    Nautilion: darkhouse 1, phantom 2, from reserve 2
  `,
};
