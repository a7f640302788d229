import type { LessonRecipe } from '../makeLesson.ts';

/** A spell for the hub of the ship, a Darkhouse that strikes once, and a last crew at the very edge. */
export const recipe: LessonRecipe = {
  game: 'nautilion',
  options: {
    seats: 1,
    ship: 'A1',
    reserve: 4,
    expansions: [],
    darkhouse: 'intro',
    harpoons: 2,
  },
  names: ['Nautilion'], // the same in every language
  seed: '4599fefff32fd0d540135de22b687f0f59d100336ac4510dc4a2afbfb5739cdc',
  moves: `
    Nautilion: darkhouse 2, to ship 7
    Nautilion: darkhouse 2, phantom 1 # crew 3 has no duct: reserve
    Nautilion: tide 4 to 3, darkhouse 1, phantom 1, to ship 9 # now every space has one
    Nautilion: darkhouse 1, to ship 1
    Nautilion: darkhouse 4, from reserve blank, to ship 3 # 3, 3 and 4: no way around it
    Nautilion: darkhouse 2, phantom 1, to ship 8
    Nautilion: darkhouse 2, phantom 1, to ship 2
    Nautilion: darkhouse 2, phantom 1, to ship 6 # skipped
    Nautilion: darkhouse 1, phantom 1, to ship 5
    Nautilion: tide 4 to 2, darkhouse 1, phantom 3, to ship 4 # past the Phantom; the reserve is spent
    Nautilion: darkhouse 1, phantom 3 # a 3 on the Darkhouse would cost crew
  `,
};
