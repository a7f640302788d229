import type { LessonRecipe } from '../makeLesson.ts';

/** A ship of two parts from the first bow to its delivered goods: one round, all eight actions. */
export const recipe: LessonRecipe = {
  game: 'nauticus',
  options: { seats: 2 },
  names: ['Skipper', 'Nemo'],
  seed: '8ef209263ecb4925c15aa09ab4d8abc4f9261cfb3dbd414ed283f3b6e420eb05',
  moves: `
    # 2 workers as bonus, 1 blue one
    Skipper: choose hulls, buy bow, place on new ship, buy stern, end, end # the stern for nothing, so stored
    Nemo: buy 1-ship, place on new ship, end, end

    # chosen for its 3 workers
    Nemo: choose money, withdraw, withdraw, end, end
    Skipper: pass, end # −3 is flipped, and a crown

    # a mast as bonus, 1 blue worker
    Skipper: choose masts, take tower mast, buy tower mast, place on ship 1, end
    Skipper: extra action, choose transport
    Skipper: transport stern, place on ship 1, transport tower mast, place on ship 1, end
    Nemo: buy tower mast, place on ship 1, end, end

    # 2 blue workers for two goods
    Nemo: choose goods, take fish, buy coffee, place on ship 1, buy grain, end, end
    Skipper: buy coffee, place on ship 1, buy fish, place on ship 1, end

    # 4 taler as bonus pay the second sail of a kind
    Skipper: choose sails, buy tower sail, place on ship 1, buy tower sail, place on ship 1
    Skipper: reward crown sail, reward crown mast, end
    Nemo: buy tower sail, place on ship 1, reward crown sail, end, end

    Nemo: choose delivery, deliver ship 1, end, end
    Skipper: deliver ship 1, end

    # 3 crowns, 5 workers: the 15 points that one action may bring
    Skipper: choose crowns, score crowns, score crowns, score crowns, score crowns, score crowns, end
    Nemo: score crowns, score crowns, score crowns, end, end # and the round is over
  `,
};
