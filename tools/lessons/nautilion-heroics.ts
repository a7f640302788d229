import type { LessonRecipe } from '../makeLesson.ts';

/** Full Steam, Rescue, and a card that has to go without effect. */
export const recipe: LessonRecipe = {
  game: 'nautilion',
  options: {
    seats: 1,
    ship: 'A1',
    reserve: 4,
    expansions: ['heroics'],
    darkhouse: 'intro',
    harpoons: 2,
  },
  names: ['Nautilion'],
  seed: '5a74179ccc6a1cfbea5edc085ae4ba5cf322c1029a8d6ef174c009e35e52ca03',
  moves: `
    Nautilion: darkhouse 2, phantom 1, to ship 7
    Nautilion: heroic 7, darkhouse 1, to ship 7, to ship 8
    Nautilion: heroic 5, from ship 7, darkhouse 1, to ship 6
    Nautilion: darkhouse 1, phantom 4, to ship 5
    Nautilion: darkhouse 3, phantom 1, from reserve blank, to ship 9
    Nautilion: darkhouse 4, from reserve blank, to ship 2
    Nautilion: darkhouse 2, phantom 2, to ship 3
    Nautilion: heroic 6, from ship 5, darkhouse 2, to ship 5
    Nautilion: tide 1 to 3, darkhouse 1, phantom 2, to ship 4
    Nautilion: darkhouse 2, phantom 3, to ship 1
    Nautilion: darkhouse 1, phantom 1
  `,
};
