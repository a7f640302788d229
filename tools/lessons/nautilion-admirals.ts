import type { LessonRecipe } from '../makeLesson.ts';

/** Numbers that only one of the two may place, and a victory in the turn of the other. */
export const recipe: LessonRecipe = {
  game: 'nautilion',
  options: {
    seats: 2,
    ship: 'A1',
    reserve: 4,
    expansions: [],
    darkhouse: 'intro',
    harpoons: 2,
  },
  names: ['Skipper', 'Nemo'],
  seed: '350e8817545c76869a4af3321a619f77e9e99591d9b383fdbbe67119d185ec74',
  moves: `
    Skipper: first 2
    Nemo: darkhouse 4, phantom 2, to ship 9
    Skipper: darkhouse 2, to ship 3
    Nemo: tide 4 to 1, darkhouse 2, to ship 8
    Skipper: darkhouse 2, phantom 1, to ship 4
    Nemo: darkhouse 2, to ship 2
    Skipper: darkhouse 2, phantom 2, to ship 7
    Nemo: tide 2 to 1, darkhouse 2, phantom 4, to ship 6
    Skipper: darkhouse 4, phantom 1, from reserve blank, to ship 1
    Nemo: darkhouse 1, phantom 4, to ship 5
    Skipper: darkhouse 1
    Nemo: darkhouse 1, phantom 3
  `,
};
