import type { LessonRecipe } from '../makeLesson.ts';

/** Greens from the front, a visit to the back to play first, a set of five closed, then the end. */
export const recipe: LessonRecipe = {
  game: 'nautilus-island',
  options: { seats: 2 },
  names: ['Skipper', 'Nemo'],
  seed: 'bd5aeaf8117e21d80e66958c101572f5351522c56242ec9b754f81640779b21f',
  moves: `
    Skipper: column 4, collect # two greens, and a crown face down
    Nemo: column 1, collect

    Nemo: column 2, collect # plays first, and takes the gloves
    Skipper: column 1, collect

    Skipper: column 4, store green, lay 2 2 3, leave # three are odd: 4 points
    Nemo: column 3, collect

    Nemo: column 2, store orange, lay 1 2
    Skipper: column 3, collect # gloves from the face-down stack

    Nemo: column 1, collect
    Skipper: column 4, collect # gloves again

    Nemo: column 3, store red, lay 1 3
    Skipper: column 2, store green, lay 4 4, close # no token in the camp; five cards for 11

    Skipper: column 4, store blue, lay 2 4 4, leave # the camp is refilled
    Nemo: column 1, collect

    # from here to the end of round 12 the lesson only looks on
    Nemo: column 2, collect
    Skipper: column 1, collect

    Skipper: column 4, collect
    Nemo: column 3, store red, lay 2, close

    Nemo: column 1, collect
    Skipper: column 3, collect

    Nemo: column 4, collect
    Skipper: column 2, store orange, lay 1 4

    Skipper: column 3, collect
    Nemo: column 1, collect

    Nemo: column 2, store purple, lay 1 3
    Skipper: column 1, collect # its last card: the end begins

    Skipper: column 4, store blue, lay 3 4 4, close # six cards for 14
    Nemo: column 3, store green, lay 1 4
  `,
};
