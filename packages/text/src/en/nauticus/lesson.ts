import type { Lesson } from '../../lesson.ts';

/** English defines the steps; every other language must have the same. */
export const lesson = {
  title: 'Your first ship',
  intro:
    'Your dockyard is empty, and so is Nemo’s. In less than ten minutes you will build a ship, deliver its goods and meet all eight actions. Stop whenever you like: the lesson waits for you.',
  steps: [
    {
      ply: 0,
      text: 'This is the wheel, with eight actions around it. One player chooses an action, and then everybody may do it. Seven actions make a round.',
      rule: 'NC10',
    },
    {
      ply: 0,
      text: 'The medal next to an action is its bonus, for the chooser alone. The blue dots on the wheel are blue workers: they help everybody who does the action, for nothing.',
      rule: 'NC20',
    },
    {
      ply: 0,
      text: 'You choose first. “Hulls”, at the bottom, has 2 workers as bonus, 1 blue worker, and prices in taler: bow 2, middle 1, stern 0, and 3 for a small hull that is whole. Every ship begins with a hull: tap “Hulls”.',
      rule: 'NC22',
    },
    {
      ply: 1,
      text: 'The bonus is yours: you have 6 workers now. A tile takes one worker and its price, and blue workers go first. Buy the bow, for the blue worker and 2 taler.',
      rule: 'NC19',
    },
    {
      ply: 2,
      text: 'What you pay for may be built at once, or kept in storage. Build: tap the new ship in your yard.',
      rule: 'NC25',
    },
    {
      ply: 3,
      text: 'A bow needs a stern. That one costs 0 taler, but still a worker, and the blue one is gone: spend one of your own and buy the stern.',
      rule: 'NC20',
    },
    {
      ply: 4,
      text: 'See where it went: a tile for 0 taler always goes into storage, and must be carried to the yard later. That is enough for now: tap “End”.',
      rule: 'NC24',
    },
    {
      ply: 5,
      text: 'In a real game you could still change your mind: until you end your turn, “Undo” takes your moves back one by one.',
    },
    {
      ply: 5,
      text: 'The other button is your extra action. You have it once a game, so keep it a little longer: tap “End turn”.',
      rule: 'NC55',
    },
    {
      ply: 6,
      text: 'Now Nemo does “Hulls”, at the same prices and with a blue worker, too. Only the bonus was yours alone.',
      rule: 'NC16',
    },
    {
      ply: 10,
      text: 'Nemo took a small hull, whole in a single part. “Hulls” is turned over and will not come back in this round. Next, Nemo chooses.',
      rule: 'NC11',
    },
    {
      ply: 11,
      text: '“Money”: each worker fetches 2 taler. There are no blue workers on that space, so Nemo uses his own. It was the bonus of 3 workers that he wanted.',
      rule: 'NC40',
    },
    {
      ply: 15,
      text: 'Your turn with “Money”. You still have 13 taler, and better work for your 5 workers. You need not do every action: you may pass.',
      rule: 'NC47',
    },
    {
      ply: 15,
      text: 'Passing is worth something, too. It flips your pass tile −3; at the end of the round you lose points for those that are not flipped. Tap “Pass”.',
      rule: 'NC60',
    },
    {
      ply: 16,
      text: 'The −3 has turned into a crown. Crowns will bring you points before this round is over. End your turn.',
      rule: 'NC45',
    },
    {
      ply: 17,
      text: 'It is your choice again. Your ship will have two parts, and each part needs a mast. “Masts” gives you one as bonus, and you can buy the other: choose it.',
      rule: 'NC17',
    },
    {
      ply: 18,
      text: 'All masts of a ship show the same emblem. Towers cost only 1 taler here, so take a tower mast: you can afford the second one.',
      rule: 'NC33',
    },
    {
      ply: 19,
      text: 'A bonus goes into storage as well, and a mast fills two of its 12 boxes. Now buy a tower mast, for the blue worker and 1 taler.',
      rule: 'NC37',
    },
    {
      ply: 20,
      text: 'You have paid for this one, so you can raise it at once. The bow may carry it although the hull is still open: tap your ship.',
      rule: 'NC32',
    },
    {
      ply: 21,
      text: 'Your stern and the other mast are stuck in storage. Only “Transport” brings them to the yard, and nobody has chosen it yet. End this action first.',
      rule: 'NC28',
    },
    {
      ply: 22,
      text: 'Why wait for it? Your extra action brings 2 workers and any of the eight actions, for you alone. Tap “Extra action”.',
      rule: 'NC56',
    },
    {
      ply: 23,
      text: 'Choose “Transport” on the wheel. For an extra action there are no blue workers, but two tiles need just the 2 you got.',
      rule: 'NC57',
    },
    {
      ply: 24,
      text: 'Each worker carries one tile from storage to the yard. The stern first: tap it in your storage.',
      rule: 'NC38',
    },
    {
      ply: 25,
      text: 'Join it to the bow. With bow and stern the hull is closed: a ship of two parts, worth 8 points once it is finished.',
      rule: 'NC31',
    },
    {
      ply: 26,
      text: 'Now the second mast: carry it over.',
    },
    {
      ply: 27,
      text: 'Raise it on the stern. After that your ship needs nothing but two sails.',
    },
    {
      ply: 28,
      text: 'Your extra action is used up. Fewer questions from now on: when you end your action, your turn is over.',
      rule: 'NC55',
    },
    {
      ply: 29,
      text: 'Nemo may do “Masts” now. “Transport” was yours alone: it stays on the wheel for anybody to choose.',
      rule: 'NC57',
    },
    {
      ply: 34,
      text: 'Nemo chose “Goods”, with 1 worker and a good as bonus. Goods are bought like parts of ships: coffee 1, grain 0, salt 3, fish 2.',
      rule: 'NC22',
    },
    {
      ply: 40,
      text: 'Each part of a ship has room for one good, even before the ship is finished. Two blue workers are there for you: begin with coffee, for 1 taler.',
      rule: 'NC35',
    },
    {
      ply: 41,
      text: 'Load it right away, then it need not be carried later: tap your ship.',
      rule: 'NC25',
    },
    {
      ply: 42,
      text: 'A second coffee would cost 4: every further tile of a kind does. Grain for 0 would go into storage. So buy fish, for 2.',
      rule: 'NC23',
    },
    {
      ply: 43,
      text: 'The goods of a ship may differ. Load the fish, too.',
      rule: 'NC35',
    },
    {
      ply: 44,
      text: 'With two of your own workers you could go on to all four kinds, which brings one more tile as a gift. But keep them for later, and end the action.',
      rule: 'NC26',
    },
    {
      ply: 45,
      text: 'You choose. “Sails” has 2 blue workers, just what two sails need, and 4 taler as bonus. Take it.',
    },
    {
      ply: 46,
      text: 'A sail shows the emblem of its mast. Buy a tower sail, for 1 taler.',
      rule: 'NC34',
    },
    {
      ply: 47,
      text: 'Hang it on your ship.',
    },
    {
      ply: 48,
      text: 'The second tower sail costs 4, but that is what the bonus has just brought you. Buy it.',
      rule: 'NC23',
    },
    {
      ply: 49,
      text: 'This is the last piece: hull, masts and sails make a finished ship. Hang it!',
      rule: 'NC49',
    },
    {
      ply: 50,
      text: 'Well done! A finished ship pays at once: one reward for each mast, so two for you. Crowns bring points round after round: take the crown sail.',
      rule: 'NC50',
    },
    {
      ply: 51,
      text: 'Next time workers, taler or goods may serve you better. Now stay with the crowns: take the crown mast. It fits on any ship, whatever its emblem.',
      rule: 'NC51',
    },
    {
      ply: 52,
      text: 'You show 3 crowns now: two on the tiles in your storage, one on your pass tile. End the action.',
      rule: 'NC45',
    },
    {
      ply: 53,
      text: 'Nemo needs one sail only to finish his small ship: one mast, one reward.',
    },
    {
      ply: 58,
      text: 'His ship will be worth 2 points, yours 8. With three parts it would be 20, with four 35. Now Nemo chooses.',
      rule: 'NC63',
    },
    {
      ply: 59,
      text: 'Nemo takes “Delivery”, with 2 points as bonus. Finished ships with a good on every part can deliver: all their goods, one worker each.',
      rule: 'NC41',
    },
    {
      ply: 62,
      text: 'Your ship is finished, and coffee and fish are on board. Two goods, two blue workers: deliver.',
      rule: 'NC42',
    },
    {
      ply: 63,
      text: 'Both goods stay yours, under “Delivered”: 2 points each. Many of one kind are worth more, five of them 20. Your ship can be loaded again. End the action.',
      rule: 'NC64',
    },
    {
      ply: 64,
      text: 'The seventh action, and the last of the round: “Transport” or “Crowns”; the other one is not played. You show 3 crowns, so you know which. Choose “Crowns”.',
      rule: 'NC13',
    },
    {
      ply: 65,
      text: 'Each worker brings a point for every crown you show: 3 points. Three blue workers are waiting: score.',
      rule: 'NC44',
    },
    {
      ply: 66,
      text: 'The other two blue workers do the same.',
      skipTo: 68,
    },
    {
      ply: 68,
      text: '9 points, and the blue workers are gone. At 3 points each, your own are well spent, too: score once more.',
    },
    {
      ply: 69,
      text: 'And again. That will be 15 points: more than that one “Crowns” never brings.',
      rule: 'NC46',
    },
    {
      ply: 70,
      text: 'Your other 4 workers stay with you for the next round. End the action.',
    },
    {
      ply: 71,
      text: 'Nemo has one crown: a point for each worker. Then the round is over. Watch your points, your pass tiles and the wheel.',
      rule: 'NC60',
    },
    {
      ply: 76,
      text: 'Your pass tiles −2 and −1 were not flipped: 3 points lost. Nemo never passed and lost all 6. Then all pass tiles were turned back, so your third crown is gone.',
      rule: 'NC60',
    },
    {
      ply: 76,
      text: 'Look at the wheel. It has turned its anchor to the bottom, where the round’s first action was chosen, and the blue workers with it. The actions were shuffled; next in turn, Nemo chooses.',
      rule: 'NC14',
    },
    {
      ply: 76,
      text: 'Four such rounds make a game for two. The bar in your purse shows what you would have if it ended now: ships 8, goods 4, crowns 15, track 8, left over 4. That is 39; Nemo has 20.',
      rule: 'NC91',
    },
    {
      ply: 76,
      text: 'The “track” is the other 8 points that you have already; what is “left over” brings 4: in the end each worker, and each tile in storage or on an unfinished ship, becomes a taler, and every 3 taler are a point.',
      rule: 'NC65',
    },
  ],
  end: 'That was everything. Build longer ships, deliver many goods of a kind, score crowns often, and pass when an action brings you little. Nemo has a table ready.',
} as const satisfies Lesson;
