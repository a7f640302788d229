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
  names: ['Captain'],
  seed: '4599fefff32fd0d540135de22b687f0f59d100336ac4510dc4a2afbfb5739cdc',
  moves: `
    Captain: darkhouse 2, to ship 7
    Captain: darkhouse 2, phantom 1 # crew 3 has no duct: reserve
    Captain: tide 4 to 3, darkhouse 1, phantom 1, to ship 9 # now every space has one
    Captain: darkhouse 1, to ship 1
    Captain: darkhouse 4, from reserve blank, to ship 3 # 3, 3 and 4: no way around it
    Captain: darkhouse 2, phantom 1, to ship 8
    Captain: darkhouse 2, phantom 1, to ship 2
    Captain: darkhouse 2, phantom 1, to ship 6 # skipped
    Captain: darkhouse 1, phantom 1, to ship 5
    Captain: tide 4 to 2, darkhouse 1, phantom 3, to ship 4 # past the Phantom; the reserve is spent
    Captain: darkhouse 1, phantom 3 # a 3 on the Darkhouse would cost crew
  `,
};
