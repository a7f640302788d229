import type { RulesPageText } from '../../rulesPage.ts';

/** English defines the paragraphs; every other language must have the same. */
export const rules = {
  title: 'The rules of Nauticus',
  intro:
    'You are merchants building a fleet. In each action phase one player picks an action for the whole table, and everybody pays for it with workers and taler: buy hull parts, masts and sails, put ships together, load and deliver goods, score your crowns. Whoever has the most points after the last round wins.',
  chapters: [
    {
      id: 'setup',
      title: 'Before you begin',
      paragraphs: [
        {
          rules: ['NC1'],
          text: 'Nauticus is for 2 to 4 players and lasts 5 rounds, with 2 players only 4. A round has 7 action phases.',
        },
        {
          rules: ['NC69'],
          text: 'Chance decides who is start player first. The book gives that place to the least experienced player.',
        },
        {
          rules: ['NC5'],
          text: 'You begin with 4 workers, 15 taler, 10 points, an extra action and three pass tiles, none of them flipped. Your storage and your dockyard are empty.',
        },
        {
          rules: ['NC6'],
          text: 'Those who come later get a little more. The second player has 1 taler more. Of 3 players the third has 2 taler and 1 worker more; of 4 players the third has 1 taler and 1 worker more, and the fourth 2 taler and 2 workers.',
        },
        {
          rules: ['NC2'],
          text: 'The supply holds 18 bows, 9 middles, 18 sterns and 18 1-ships; 15 masts and 15 sails of each emblem (lion, eagle, lily, tower); 12 crown masts and 12 crown sails; and 12 of each good (coffee, grain, salt, fish).',
        },
        {
          rules: ['NC3'],
          text: 'What has been built or delivered never comes back. Once a stack is empty it stays empty, and its kind can no longer be had.',
        },
        {
          rules: ['NC4'],
          text: 'Workers and taler, on the other hand, never run out.',
        },
        {
          rules: ['NC9'],
          text: 'There are no secrets: everything lies open to everybody. Only the shuffles of later rounds are unknown, and you see each of them when its round begins.',
        },
      ],
    },
    {
      id: 'board',
      title: 'The wheel and its spaces',
      paragraphs: [
        {
          rules: ['NC8'],
          text: 'For each round the 8 action tiles are shuffled and dealt face up to the 8 spaces around the wheel, clockwise from the space with the anchor.',
          figure:
            'The wheel before the first round: around it the 8 actions, between them and the rim the bonuses, on the rim the anchor and the blue workers.',
        },
        {
          rules: ['NC17'],
          text: 'Each space has a bonus for the player who chooses its action. Clockwise these are: 3 workers; a mast; a sail; 2 points; 2 workers; 1 worker and a good; 1 worker and 1 point; 4 taler.',
        },
        {
          rules: ['NC72'],
          text: 'Each space also has four prices. Clockwise from the bonus of 3 workers they are 3-2-1-0, 0-3-2-1, 3-0-1-2, 1-2-3-0, 2-1-0-3, 1-0-3-2, 0-1-2-3 and 2-3-0-1, in the order bow, middle, stern, 1-ship, or lion, eagle, lily, tower, or coffee, grain, salt, fish.',
          example:
            '“Masts” lies at the bonus of 4 taler, where the prices are 2-3-0-1. A lion mast costs 2 taler there, an eagle mast 3, a lily mast 0 and a tower mast 1.',
          figure:
            'That space with its tile: below each emblem its price, beside them the bonus of 4 taler.',
        },
        {
          rules: ['NC71'],
          text: 'The wheel gives each space its blue workers: clockwise from the anchor 0, 1, 3, 2, 1, 2, 3 and 2.',
        },
        {
          rules: ['NC7'],
          text: 'In the first round the anchor stands at the space with the bonus of 3 workers.',
        },
        {
          rules: ['NC14'],
          text: 'For the next round the wheel turns until its anchor stands at the space that was chosen first in this round.',
          example:
            'The first action of a round is chosen at the bonus of 2 points. In the next round the anchor is there: that space has no blue workers, and the space after it has 1.',
          figure:
            '“Money” was the first action of this round. The small anchor at its tile marks where the wheel will turn to.',
        },
        {
          rules: ['NC15'],
          text: 'Only the blue workers turn with the wheel. Bonuses and prices stay with their spaces.',
        },
      ],
    },
    {
      id: 'round',
      title: 'A round',
      paragraphs: [
        {
          rules: ['NC10'],
          text: 'An action phase begins when the start player chooses one of the face-up action tiles. Then everybody has a turn, first the start player and then the others clockwise: perform that action, or pass.',
        },
        {
          rules: ['NC11'],
          text: 'When all have had their turn, the tile is flipped. Its action cannot be chosen again in this round.',
        },
        {
          rules: ['NC12'],
          text: 'After each action phase the next player clockwise becomes start player. That is all: a new round does not move the marker once more.',
        },
        {
          rules: ['NC13'],
          text: 'The round ends after the seventh action phase. The eighth tile is not played, and nobody gets its bonus.',
        },
      ],
    },
    {
      id: 'bonus',
      title: 'The bonus of the space',
      paragraphs: [
        {
          rules: ['NC16'],
          text: 'If you chose the action, the bonus of its space is yours, and yours alone. You get it before you act, may use at once what it brings, and keep it even if you then pass.',
        },
        {
          rules: ['NC18'],
          text: 'You choose of which kind the mast, sail or good of a bonus is, but it is never a crown. It goes into your storage; if there is no room for it, it is lost.',
        },
        {
          rules: ['NC73'],
          text: 'A tile of a bonus or a gift comes from a stack that is not empty. If all those stacks are empty, there is none.',
        },
      ],
    },
    {
      id: 'workers',
      title: 'Performing an action',
      paragraphs: [
        {
          rules: ['NC19'],
          text: 'Each use of an action costs 1 worker: a tile bought, a tile carried, and so on. You may use the action as often as you can pay for it.',
        },
        {
          rules: ['NC20'],
          text: 'Every player who performs the action has all the blue workers of its space. They are spent first, your own only after them.',
          example:
            'The space has 2 blue workers, and you have 3 of your own: you may use the action up to 5 times. If you use it 3 times, only 1 worker of your own is spent.',
          figure:
            'What 4 uses cost at a space with 3 blue workers: all 3 of them, and 1 of your own.',
        },
        {
          rules: ['NC21'],
          text: 'Blue workers that you do not use are lost; you cannot keep them.',
        },
        {
          rules: ['NC83'],
          text: 'Performing an action means using it at least once. If you can do nothing with it you have to pass, and an action that nobody can perform may be chosen all the same.',
        },
      ],
    },
    {
      id: 'buying',
      title: 'Buying: Hulls, Masts, Sails and Goods',
      paragraphs: [
        {
          rules: ['NC22'],
          text: 'Four of the eight actions buy: “Hulls” the four hull parts, “Masts” the masts and “Sails” the sails of the four emblems, “Goods” the four goods. The first tile of a kind that you buy in an action costs the price that the space of the action shows for it.',
        },
        {
          rules: ['NC23'],
          text: 'Each further tile of that kind in the same action costs 4 taler.',
          example:
            '“Hulls” lies where the prices are 1-2-3-0. You buy a bow for 1 taler, a stern for 3 and a second bow for 4: that takes 3 workers and 8 taler.',
          figure: 'Where the prices are 0-1-2-3, two coffee and a fish cost 0 + 4 + 3 = 7 taler.',
        },
        {
          rules: ['NC25'],
          text: 'A tile that you paid for with taler may be placed in your dockyard at once or put into storage, as you like.',
        },
        {
          rules: ['NC24'],
          text: 'A tile for 0 taler still needs its worker, and you cannot place it at once: it goes into storage.',
        },
        {
          rules: ['NC26'],
          text: 'If you buy all four kinds in one action you get a gift: one more tile of one of these kinds, for no worker and no taler. It goes into your storage.',
        },
        {
          rules: ['NC77'],
          text: 'Each use is finished, with any rewards it brings, before the next one begins. The gift comes right after the use that bought the fourth kind, and only once in an action.',
        },
        {
          rules: ['NC27'],
          text: 'Crown masts and crown sails cannot be bought, and a gift is never one of them.',
        },
        {
          rules: ['NC78'],
          text: 'What you get for nothing as a bonus, a gift or a reward does not count as bought, neither as one of the four kinds nor as the first tile of its kind.',
        },
        {
          rules: ['NC75'],
          text: 'You may buy a tile for 0 taler without having room for it. It is lost, but it still counts as the first of its kind and as one of the four.',
        },
        {
          rules: ['NC76'],
          text: 'A tile that costs taler cannot be bought if you could neither place nor store it.',
        },
      ],
    },
    {
      id: 'storage',
      title: 'The storage',
      paragraphs: [
        {
          rules: ['NC70'],
          text: 'Your storage has 12 boxes.',
        },
        {
          rules: ['NC37'],
          text: 'A mast takes 2 boxes, any other tile 1. How the tiles lie does not matter: only the sum counts.',
          example: 'Three masts, two sails and a good fill 9 boxes; one more mast would fit.',
          figure: 'The storage of the example. Each mast lies across two boxes, and 3 are free.',
        },
        {
          rules: ['NC28'],
          text: 'Only the action “Transport” brings a stored tile into your dockyard.',
        },
        {
          rules: ['NC79'],
          text: 'Nothing in storage can be thrown away.',
        },
        {
          rules: ['NC74'],
          text: 'A tile that is lost for want of room stays in its stack.',
        },
      ],
    },
    {
      id: 'building',
      title: 'Building ships',
      paragraphs: [
        {
          rules: ['NC29'],
          text: 'A 1-ship is a whole hull in itself. Every other hull is a row of a stern, then no, one or two middles, then a bow.',
          figure: 'Whole hulls of 1, 2, 3 and 4 parts, the stern at the left.',
        },
        {
          rules: ['NC30'],
          text: 'Any hull part may begin a new ship, and you may have as many ships as you like. A ship grows only at its open ends, without gaps.',
          figure:
            'Loose planks show the open end: this ship can grow only at the right, by a middle or a bow.',
        },
        {
          rules: ['NC31'],
          text: 'Once bow and stern are joined the hull is closed, and no middle goes between them any more. Two ships never become one.',
        },
        {
          rules: ['NC32'],
          text: 'Each hull part carries at most one mast. The hull need not be whole for that.',
        },
        {
          rules: ['NC33'],
          text: 'All masts of a ship show the same emblem. Crown masts go with any emblem.',
        },
        {
          rules: ['NC34'],
          text: 'Each mast carries at most one sail, which shows the emblem of its mast or a crown. A crown mast takes any sail.',
          example:
            'A ship has a lion mast and a crown mast. The lion mast takes a lion sail or a crown sail; the crown mast would take an eagle sail as well.',
          figure: 'A lion mast with a lion sail, and a crown mast with an eagle sail.',
        },
        {
          rules: ['NC90'],
          text: 'You can also play with the option “one emblem per ship”: then the sails, too, must show the emblem of the ship’s masts, crowns apart. Without it each sail has to match only the mast it hangs on.',
        },
        {
          rules: ['NC93'],
          text: 'With that option, if all masts of a ship are crown masts, its first sail with an emblem decides for the whole ship: further sails and masts show that emblem or a crown.',
        },
        {
          rules: ['NC35'],
          text: 'Each hull part carries at most one good, whether the ship is finished or not. The goods of a ship may differ.',
        },
        {
          rules: ['NC36'],
          text: 'What you have placed is never moved. Only goods leave a ship, by delivery.',
        },
        {
          rules: ['NC80'],
          text: 'Which part of a ship gets a mast, a sail or a good makes no difference, so it goes to the first free one from the stern. Only a sail may have a choice: a mast with an emblem, or a crown mast of the same ship.',
        },
        {
          rules: ['NC81'],
          text: 'If several of your ships look alike, you are offered only the first of them.',
        },
      ],
    },
    {
      id: 'free-actions',
      title: 'Transport, Money, Delivery and Crowns',
      paragraphs: [
        {
          rules: ['NC38'],
          text: '“Transport”: each worker carries one tile from your storage to the dockyard, where you place it at once.',
        },
        {
          rules: ['NC82'],
          text: 'You can carry only what can be placed.',
        },
        {
          rules: ['NC39'],
          text: 'A tile that comes into your storage during a Transport, such as a reward, may be carried on in the same Transport.',
        },
        {
          rules: ['NC40'],
          text: '“Money”: each worker brings you 2 taler.',
        },
        {
          rules: ['NC41'],
          text: '“Delivery”: only a finished ship with a good on every hull part can deliver.',
          figure:
            'The first ship can deliver, with 2 workers. The second cannot: one of its parts has no good.',
        },
        {
          rules: ['NC42'],
          text: 'A ship delivers all its goods or none, and each good takes 1 worker.',
          example: 'To deliver the goods of a ship of 3 parts you need 3 workers.',
        },
        {
          rules: ['NC43'],
          text: 'You may deliver with any number of ships in one action. You keep the delivered goods for the final count, and the ships can be loaded again.',
        },
        {
          rules: ['NC44'],
          text: '“Crowns”: each worker brings you as many points as you show crowns.',
        },
        {
          rules: ['NC45'],
          text: 'Your crowns are those on your crown masts and crown sails, in storage as well as in the dockyard, and those on your flipped pass tiles.',
          figure:
            'A crown mast on a ship, a crown sail in storage and one flipped pass tile: 3 crowns.',
        },
        {
          rules: ['NC46'],
          text: 'One action “Crowns” brings you at most 15 points.',
          example:
            'You show 4 crowns. Three workers bring 12 points; a fourth one would bring only 3 more.',
        },
        {
          rules: ['NC84'],
          text: 'You cannot use “Crowns” if that would bring you nothing.',
        },
      ],
    },
    {
      id: 'passing',
      title: 'Passing',
      paragraphs: [
        {
          rules: ['NC47'],
          text: 'Instead of performing the action you may pass. You then flip your next pass tile: first −3, then −2, then −1. A flipped tile costs you no points at the end of the round, and its back shows a crown.',
        },
        {
          rules: ['NC48'],
          text: 'You may still pass when all three pass tiles are flipped.',
        },
      ],
    },
    {
      id: 'rewards',
      title: 'Finished ships and their rewards',
      paragraphs: [
        {
          rules: ['NC49'],
          text: 'A ship is finished when its hull is whole and every part has a mast and a sail. Goods do not matter.',
        },
        {
          rules: ['NC50'],
          text: 'When you finish a ship, your turn pauses: at once you take one reward for each of its masts, one after another.',
        },
        {
          rules: ['NC51'],
          text: 'Choose from these rewards: a crown mast, a crown sail, 3 points, 7 taler, 3 workers, or 2 different goods.',
          figure: 'The rewards as signs, in the same order.',
        },
        {
          rules: ['NC52'],
          text: 'For one ship you may take the same reward no more than twice.',
          example:
            'A ship of 4 parts brings 4 rewards: perhaps 7 taler twice, a crown sail and 3 workers.',
        },
        {
          rules: ['NC53'],
          text: 'Tiles that you take as rewards go into your storage. If there is no room for them, they are lost.',
        },
        {
          rules: ['NC54'],
          text: 'Taler and workers from a reward may be spent at once, still in the action that brought it.',
        },
        {
          rules: ['NC85'],
          text: 'You cannot choose a crown mast or a crown sail if its stack is empty, nor goods if there are none left.',
        },
        {
          rules: ['NC86'],
          text: 'If only one kind of good or one free box is left, the reward of 2 goods gives you one, and you choose which.',
        },
      ],
    },
    {
      id: 'extra-action',
      title: 'The extra action',
      paragraphs: [
        {
          rules: ['NC55'],
          text: 'Once in the game you may do an extra action. It must be your own turn, before or after the action of the phase, and you may have it even if you pass that action.',
        },
        {
          rules: ['NC56'],
          text: 'It begins with 2 workers from the supply. Those you do not spend are yours to keep.',
        },
        {
          rules: ['NC57'],
          text: 'You may choose any of the eight actions, whether its tile is flipped or not. The extra action flips no tile.',
        },
        {
          rules: ['NC58'],
          text: 'If you buy, the first tile of each kind costs 2 taler and each further one of the kind 4. All four kinds bring you the gift as usual.',
        },
        {
          rules: ['NC59'],
          text: '“Crowns” as an extra action has its own limit of 15 points.',
        },
        {
          rules: ['NC87'],
          text: 'You may take it before you choose an action as start player, between the bonus and the action, or after acting or passing, but never in the middle of an action. It needs at least one use, and there are no blue workers for it.',
        },
        {
          rules: ['NC88'],
          text: 'A pass tile that you flipped before the extra action counts as a crown in it.',
        },
      ],
    },
    {
      id: 'end-of-round',
      title: 'The end of a round',
      paragraphs: [
        {
          rules: ['NC60'],
          text: 'At the end of every round, the last one included, you lose the points of your pass tiles that are not flipped.',
          example:
            'If you have passed once, −3 is flipped and you lose 2 + 1 = 3 points. If you have never passed, you lose 6.',
        },
        {
          rules: ['NC61'],
          text: 'After that all pass tiles are turned back.',
        },
        {
          rules: ['NC62'],
          text: 'Your points may fall below zero.',
        },
      ],
    },
    {
      id: 'end',
      title: 'The final count',
      paragraphs: [
        {
          rules: ['NC63'],
          text: 'After the last round your finished ships score: 2 points for a ship of 1 hull part, 8 for 2 parts, 20 for 3 and 35 for 4.',
          figure: 'Two finished ships, of 3 parts and of 1, with their points: 20 + 2 = 22.',
        },
        {
          rules: ['NC64'],
          text: 'Your delivered goods score, each kind by itself: 2 points for 1 good of the kind, 5 for 2, 9 for 3, 14 for 4 and 20 for 5. Each further one brings 5 points more.',
          example: 'Seven fish and one salt are worth 30 + 2 = 32 points.',
          figure: '3 coffee, 2 salt and 1 fish have been delivered: 9 + 5 + 2 = 16 points.',
        },
        {
          rules: ['NC65'],
          text: 'What is left becomes money: 1 taler for each worker, each ship part in storage or on an unfinished ship, and each good not delivered. Every 3 of your taler are worth 1 point.',
          example:
            'You have 7 taler, 2 workers, a mast in storage and a good on a ship. That makes 11 taler: 3 points, and 2 taler left over.',
        },
        {
          rules: ['NC89'],
          text: 'The parts of finished ships become no taler, but goods that still lie on them do.',
        },
        {
          rules: ['NC66'],
          text: 'Whoever has the most points wins.',
        },
        {
          rules: ['NC67'],
          text: 'If points are equal, the taler left over after the exchange decide, and after them the number of all taler.',
        },
        {
          rules: ['NC68'],
          text: 'Players whom even that does not separate share the place.',
        },
      ],
    },
    {
      id: 'score-display',
      title: 'The score during the game',
      paragraphs: [
        {
          rules: ['NC91'],
          text: 'The score you see during the game is your points so far, plus what your ships, delivered goods and everything left would be worth now; pass tiles count only when they are paid. It is shown by its parts: ships, goods, points from “Crowns”, your other points so far (“on the track”), and those for leftovers.',
        },
        {
          rules: ['NC92'],
          text: 'A ledger lists each change of your taler, workers and points, with its reason and its move. The entries add up to what you have, and after the end to your final score.',
        },
      ],
    },
  ],
} as const satisfies RulesPageText;
