import type { RulesPageText } from '../../rulesPage.ts';

/** English defines the paragraphs; every other language must have the same. */
export const rules = {
  title: 'The rules of Nautilion',
  intro:
    'Your submarine dives from the Happy Isles to the Abyss while the Phantom climbs the other way. Gather a crew of nine along the path, and arrive with all of them aboard before the Phantom is home. Read the base game first; it is short. Every expansion then has a chapter of its own, and you may combine them as you like.',
  chapters: [
    {
      id: 'setup',
      title: 'Setting out',
      paragraphs: [
        {
          rules: ['NL1'],
          text: 'You sail alone as the captain of the Nautilion, or two of you sail together as its admirals. Nobody plays against anybody: you win together or lose together.',
        },
        {
          rules: ['NL2'],
          text: 'The 36 crew tokens, four of each number from 1 to 9, lie face up in random order and form one long path. At one end are the Happy Isles, at the other the Abyss.',
        },
        {
          rules: ['NL3'],
          text: 'The Nautilion starts on the Happy Isles, the Phantom on the Abyss. Your ship is still empty, and so is the discard pile.',
          figure:
            'The beginning: a path of 36 tokens, the Nautilion at its one end and the Phantom at the other.',
        },
        {
          rules: ['NL4'],
          text: 'Your reserve, which pays for spells, starts with four blank tokens. Agree on 5 or 6 for an easier voyage, on 3, 2 or 1 for a harder one.',
        },
        {
          rules: ['NL5'],
          text: 'Choose one of six ships; the A ships are the easiest, the C ships the hardest. Each has nine spaces numbered 1 to 9, and crew fits only the space of its own number.',
        },
        {
          rules: ['NL6'],
          text: 'Air ducts join the spaces of a ship, differently on each of the six, but always so that all nine hang together. The network that you see on your ship is the one that counts.',
          example: 'On both A ships, space 4 is joined to 3, 5 and 9 and to no other.',
          figure: 'Ship A1 with its nine spaces and its 16 ducts.',
        },
        {
          rules: ['NL7'],
          text: 'The six sides of a die are 1, 1, 2, 2, 3 and 4, so a 1 or a 2 is twice as likely as a 3 or a 4.',
          example: 'One die in three shows a 3 or a 4.',
          figure: 'The six sides of a die.',
        },
      ],
    },
    {
      id: 'currents',
      title: 'Phase 1: the Currents',
      paragraphs: [
        {
          rules: ['NL8'],
          text: 'A turn has five phases, and it begins with a roll of three dice.',
        },
        {
          rules: ['NL9'],
          text: 'After the roll you may cast the spells of your Grimoire, as many as you can pay for, and the same one as often as you like. Once the first die is given away, the time for spells is over; two Darkhouse cards, Blindfold and Early Helm, set other limits.',
        },
        {
          rules: ['NL10'],
          text: 'Whirlwind rolls every open die again, that is, every die that has not been given yet. You cannot keep one back.',
        },
        {
          rules: ['NL11'],
          text: 'Tide turns one open die to another face of your choice.',
        },
        {
          rules: ['NL12'],
          text: 'Translation makes two tokens of the path change places, however far apart they lie.',
        },
        {
          rules: ['NL14'],
          text: 'Whirlwind costs 1 token, Tide 2 and Translation 3.',
          example:
            'Four tokens pay for a Tide and two Whirlwinds, or for a Translation and a Whirlwind.',
          figure: 'The Grimoire: the number at each spell is its price.',
        },
        {
          rules: ['NL13'],
          text: 'You pay with tokens of any kind from your reserve, and they go to the discard pile. Tokens on a board cannot pay, and a spell that you cannot pay for cannot be cast.',
        },
        {
          rules: ['NL15'],
          text: 'The two tokens of a Translation must be of different kinds; which one you choose first makes no difference. Submarines, both ends of the path and reefs stay where they are.',
        },
      ],
    },
    {
      id: 'plan',
      title: 'Phase 2: the Plan',
      paragraphs: [
        {
          rules: ['NL16'],
          text: 'Share out the dice: one for the Darkhouse, one for the Phantom, one for your Nautilion. Every die is used, so a die that you do not want goes to somebody who may like it.',
          figure:
            'Dice 4, 2 and 1; the 4 is in hand. Each taker says what it would come to there: at the Darkhouse it costs 1 token.',
        },
        {
          rules: ['NL17'],
          text: 'Dice that show the same face are alike, so you only choose a face: first for the Darkhouse, then for the Phantom. The last die is the Nautilion’s.',
        },
      ],
    },
    {
      id: 'beam',
      title: 'Phase 3: the Darkhouse',
      paragraphs: [
        {
          rules: ['NL18'],
          text: 'A 3 or a 4 on the Darkhouse costs you one token, which you choose from your ship or your reserve. A 1 or a 2 costs nothing.',
        },
        {
          rules: ['NL19'],
          text: 'If you own no token at all, you lose none.',
        },
        {
          rules: ['NL20'],
          text: 'No token may leave your ship if the others would then fall into separate groups that no duct joins. This holds for every token that you give up, in any phase; only the heroic cards Rescue and Call to Arms, and a collision, make exceptions.',
          example:
            'On ship C1, ducts join 1 to 5 and 5 to 9. With only these three aboard you may lose the 1 or the 9, but not the 5.',
          figure: 'The ship of the example: without the 5, the 1 and the 9 would be apart.',
        },
      ],
    },
    {
      id: 'phantom',
      title: 'Phase 4: the Phantom',
      paragraphs: [
        {
          rules: ['NL21'],
          text: 'The Phantom moves toward the Happy Isles by as many tokens as its die shows, and the token that it lands on is discarded. Only tokens that still lie on the path count.',
          example: 'With a 2 it passes the next token and discards the one after it.',
          figure:
            'Every die shows a 2. The chips mark where it would lead: the Phantom to the 1, the Nautilion to the 7.',
        },
        {
          rules: ['NL24'],
          text: 'A token that leaves the path leaves no gap: the path becomes shorter for both submarines.',
        },
        {
          rules: ['NL22'],
          text: 'A spot on the path where the other submarine lies is not counted. In the base game the two pass each other freely.',
        },
        {
          rules: ['NL23'],
          text: 'If its die is larger than the number of tokens before it, the Phantom reaches the Happy Isles and you lose at once, even if the Nautilion lies there; your own die is not played any more.',
          example:
            'With two tokens before the Phantom, a 1 or a 2 is still safe. A 3 or a 4 ends the voyage.',
        },
      ],
    },
    {
      id: 'nautilion',
      title: 'Phase 5: the Nautilion',
      paragraphs: [
        {
          rules: ['NL25'],
          text: 'The Nautilion moves toward the Abyss in the same way, and you take the token that it lands on.',
        },
        {
          rules: ['NL26'],
          text: 'The token may go to its space of the ship if that space is empty and a duct joins it to an occupied one. On an empty ship no duct is needed, also when the ship has become empty again.',
          example: 'On ship A1 with 1 and 2 aboard, the next crew may be 3, 8 or 9.',
          figure: 'Ship A1 with 1 and 2 aboard: the spaces that may be filled next are lit.',
        },
        {
          rules: ['NL27'],
          text: 'You may put the token into your reserve instead, and you must if the ship cannot take it.',
        },
        {
          rules: ['NL28'],
          text: 'A token stays where you put it, on the ship or in the reserve, until it is spent or lost. So think first: only two cards, Backwash and Call to Arms, can move it.',
        },
      ],
    },
    {
      id: 'end',
      title: 'The end of the voyage',
      paragraphs: [
        {
          rules: ['NL29'],
          text: 'If your die is larger than the number of tokens before the Nautilion, it reaches the Abyss, even if the Phantom lies there, and the game is over. The Abyss gives no token.',
          example:
            'With one token before you, a 1 takes that token. A 2, 3 or 4 carries you into the Abyss.',
        },
        {
          rules: ['NL30'],
          text: 'If crew then stands on all nine spaces of your ship, you win. If one is missing you lose, even if your die left you no choice.',
        },
      ],
    },
    {
      id: 'admirals',
      title: 'Two admirals',
      paragraphs: [
        {
          rules: ['NL33'],
          text: 'With two players, each gets one of the two admiral cards at random. You share one reserve, and it starts with two tokens more.',
          example: 'Instead of the usual four tokens you start with six.',
        },
        {
          rules: ['NL36'],
          text: 'One card shows 1, 3, 4, 5, 7 and 9, the other 2, 4, 5, 6, 8 and 9. So 4, 5 and 9 are on both.',
          figure: 'A pawn at a space tells whose it is; the spaces without one are for both.',
        },
        {
          rules: ['NL34'],
          text: 'Right after the first roll, before any spell, you choose who begins. From then on you take whole turns, one after the other.',
        },
        {
          rules: ['NL35'],
          text: 'In your turn you may put crew on the ship only if its number is on your card. Other crew goes to the reserve.',
          example:
            'The admiral without a 6 lands on a 6: it goes to the reserve, even if the ship has room for it.',
        },
        {
          rules: ['NL38'],
          text: 'The card of the player whose turn it is limits all crew that is placed, on the ship or in the mages’ cabin, wherever it comes from. It does not limit losses and sacrifices, nor mages and mercenaries.',
        },
        {
          rules: ['NL37'],
          text: 'Until the starting player is chosen, the player in the first seat answers for both. If the first Darkhouse card is Blindfold or Early Helm, you choose after the first die; with Fixed Swell, once the dice are set.',
        },
      ],
    },
    {
      id: 'mages',
      title: 'Expansion: the Mages',
      paragraphs: [
        {
          rules: ['NL39'],
          text: 'Nine mages are shuffled into the path, three each of A, B and C.',
        },
        {
          rules: ['NL40'],
          text: 'The mages’ cabin has a space each for mage A, B and C and for crew 1, 4 and 7. If you land on one of these, it may go to its empty space there, whatever else lies in the cabin. Crew may still go to the ship, and anything to the reserve.',
        },
        {
          rules: ['NL41'],
          text: 'A mage and its crew form a partnership when both are in the cabin: A with 1, B with 4, C with 7. Once a turn, after the roll, each partnership may roll one die again; several may take the same die.',
          example:
            'With A, 1, C and 7 in the cabin you may roll a poor die again and, if it is still poor, once more.',
          figure:
            'A with 1 and C with 7 are complete: 2 dice may be rolled again this turn. B and 4 are missing.',
        },
        {
          rules: ['NL45'],
          text: 'Use partnerships, spells and cards in any order. Partnerships reach open dice only, and a Whirlwind does not renew those that you have used this turn.',
        },
        {
          rules: ['NL42'],
          text: 'A token that you lose to the Darkhouse may also come from the cabin.',
        },
        {
          rules: ['NL44'],
          text: 'A mage on which the Phantom ends is discarded.',
        },
        {
          rules: ['NL43'],
          text: 'To win you also need A, B and C in the cabin. Its crew spaces may be empty, and crew in the cabin does not count as crew of the ship.',
          example: 'A 4 in the cabin forms a partnership with B, but your ship still needs a 4.',
        },
      ],
    },
    {
      id: 'mercenaries',
      title: 'Expansion: the Mercenaries',
      paragraphs: [
        {
          rules: ['NL46'],
          text: 'Nine mercenaries are shuffled into the path. They fight for whoever picks them up when the two submarines meet.',
        },
        {
          rules: ['NL47'],
          text: 'Before that collision the Phantom gathers fighters: a mercenary or crew 2, 5 or 8 on which it ends goes to its hold. The hold has six places; once it is full, further ones are discarded.',
        },
        {
          rules: ['NL48'],
          text: 'Before the collision, a mercenary on which you land may go to any empty space of the ship that the ducts allow, or to the reserve. It links its neighbours like crew, but keeps the right crew from that space.',
        },
        {
          rules: ['NL49'],
          text: 'A submarine whose die is larger than the number of tokens between the two runs into the other: they lie face to face, and their collision ends the turn.',
          example:
            'Two tokens lie between the submarines. With a 2, the one that moves ends on the second of them, as usual; with a 3 or a 4 they collide.',
        },
        {
          rules: ['NL50'],
          text: 'Where it stops, no token is taken or discarded, and the tokens that it passed stay on the path.',
        },
        {
          rules: ['NL57'],
          text: 'If no token lies between the two, any die makes them collide, and nobody moves. A submarine that still lies on its end of the path is in the way like anywhere else: a die that would both pass it and reach the end brings the collision.',
        },
        {
          rules: ['NL51'],
          text: 'Now count harpoons, on your ship and in the Phantom’s hold: one for each crew 2, 5 and 8, two for each mercenary. The Phantom adds its own: 2, or 3 if you want a harder game.',
          example:
            'Crew 2 and 5 and one mercenary give you 1 + 1 + 2 = 4 harpoons. A Phantom with an 8 in its hold and 2 of its own has 3: you win the fight.',
          figure:
            'A mercenary and an 8 in the hold: 5 harpoons against your 4. A collision now would be lost.',
        },
        {
          rules: ['NL52'],
          text: 'If the Phantom has more harpoons than you, the voyage is lost.',
        },
        {
          rules: ['NL53'],
          text: 'Otherwise the hold and the mercenaries of your ship go to the discard pile, and you must take one token from that pile. After a tie it goes to the reserve; after a win, crew may go to the ship instead if ducts and admiral allow it.',
        },
        {
          rules: ['NL54'],
          text: 'After that, only one connected group of crew may stay on the ship. If your crew has fallen apart, you choose the group that stays and discard the rest.',
        },
        {
          rules: ['NL58'],
          text: 'There is one collision a game; afterwards the submarines pass each other. The token that you take may be one that has just been discarded, and from an empty pile you take none.',
        },
        {
          rules: ['NL55'],
          text: 'After the collision, a mercenary on which the Phantom ends is discarded and costs you one more token, from ship, reserve or cabin.',
        },
        {
          rules: ['NL56'],
          text: 'After the collision, a mercenary on which you land goes to the reserve.',
        },
      ],
    },
    {
      id: 'reefs',
      title: 'Expansion: the Reefs',
      paragraphs: [
        {
          rules: ['NL59'],
          text: 'A random reef lies face up beside the first token after the Happy Isles, and one beside every third token from there. That makes 12 reefs, 15 with mages or mercenaries, 18 with both.',
        },
        {
          rules: ['NL64'],
          text: 'There are six reefs each of 3, 6 and 9.',
        },
        {
          rules: ['NL60'],
          text: 'If the Phantom ends on a token with a reef beside it, the reef is discarded, even when the token goes to the Phantom’s hold.',
        },
        {
          rules: ['NL61'],
          text: 'If you end on a token with a reef beside it, you take the token, and the reef stays beside your ship. Your next turn begins with the roll of one die; add 1 if crew of the reef’s number is on your ship.',
          example:
            'You lie beside a reef 6 and have crew 6 aboard: a rolled 2 counts as 3. So you escape two times in three instead of one in three.',
          figure:
            'Reefs lie beside some tokens. With a 3 you would end on the 1 and lie beside the reef 6.',
        },
        {
          rules: ['NL62'],
          text: 'With 3 or more you are free: the reef joins your reserve, and you play an ordinary turn.',
        },
        {
          rules: ['NL63'],
          text: 'With 2 or less you are stuck: you roll two dice, for the Darkhouse and the Phantom, and your ship does not move. In phase 5 the reef joins your reserve.',
        },
        {
          rules: ['NL68'],
          text: 'A mercenary on the space of the reef’s number adds nothing, and nothing can alter the roll against a reef.',
        },
        {
          rules: ['NL65'],
          text: 'A reef belongs to its place: when tokens change places, reefs stay. If a token leaves the path in any other way than by your landing, its reef is discarded.',
        },
        {
          rules: ['NL66'],
          text: 'If your ship moves on in the very turn in which it came to a reef, by Echo or Full Steam, that reef is discarded and you need no roll.',
        },
        {
          rules: ['NL67'],
          text: 'If a collision ends the turn while your ship is stuck, the reef still joins your reserve.',
        },
      ],
    },
    {
      id: 'darkhouse',
      title: 'Expansion: the Darkhouse',
      paragraphs: [
        {
          rules: ['NL69'],
          text: 'Five Darkhouse cards lie open in a random row: 3 red and 2 blue at the intro level, 4 red and 1 blue at normal, 5 red at difficult. Red cards are meant to hurt you, blue ones help.',
        },
        {
          rules: ['NL109'],
          text: 'The cards 1 to 9 are red, 10 to 12 are blue.',
        },
        {
          rules: ['NL70'],
          text: 'The first turn has the first card, each later turn the next one, and after the fifth comes the first again. A card strikes before anything else in the turn, also before a reef roll, and lasts for the turn.',
          figure: 'The row of 5 cards in the second turn: the second one is in force.',
        },
        {
          rules: ['NL71'],
          text: '1 Echo, red: after phase 5 the same player gives the dice once more as they lie and plays phases 2 to 5 again, without spells.',
        },
        {
          rules: ['NL72'],
          text: 'If you fail to leave a reef under Echo, you roll three dice. The first time, when your ship is stuck, you give two of them; the second time all three.',
        },
        {
          rules: ['NL73'],
          text: '2 Blindfold, red: you roll the dice one by one and give each, to anyone who has none yet, before you roll the next. Spells, partnerships and cards reach only the newest die.',
        },
        {
          rules: ['NL74'],
          text: '3 Backwash, red: before the roll, one of your crew, mages or mercenaries goes from ship, cabin or reserve back to the path, anywhere on the Abyss side of your ship, before or behind the Phantom, and without a reef. The crew that stays must hang together; if you have nothing to return, nothing happens.',
        },
        {
          rules: ['NL75'],
          text: '4 Double Beam, red: a 3 or a 4 on the Darkhouse costs two tokens, or all that you have.',
        },
        {
          rules: ['NL76'],
          text: '5 Toll, red: before the roll you discard one token of your choice, from reserve, ship or cabin. Phase 3 follows as usual.',
        },
        {
          rules: ['NL77'],
          text: '6 Crossed Streams, red: the token on which your ship ends changes places with the next one toward the Abyss before you take it. If there is no next one, or if your ship does not land on a token, nothing happens.',
          example: 'Your ship ends on a 3, and a 7 comes next: you take the 7, the 3 stays.',
        },
        {
          rules: ['NL78'],
          text: '7 Ebb, red: your ship moves toward the Happy Isles and takes the token on which it ends. It stops on the Isles at the latest and takes nothing there. In the first turn the card is ignored.',
        },
        {
          rules: ['NL79'],
          text: '8 Early Helm, red: you roll one die, which is the Nautilion’s, and then two more for the Darkhouse and the Phantom. Spells, partnerships and cards reach the first die until the pair is rolled, and then only the pair. A stuck ship ignores the card.',
        },
        {
          rules: ['NL80'],
          text: '9 Fixed Swell, red: nothing is rolled. The dice show 2, 3 and 4 and count as just rolled; if your ship is stuck, two of them are given.',
        },
        {
          rules: ['NL81'],
          text: '10 Dim Light, blue: only a 4 on the Darkhouse costs a token.',
        },
        {
          rules: ['NL82'],
          text: '11 Castaway, blue: once in this turn, in phase 1, two tokens of your reserve fetch one from the discard pile straight to its place on ship or in cabin, by all the rules of placing. One that can be placed must lie there before you pay; after that, the two that you paid may be fetched as well.',
        },
        {
          rules: ['NL83'],
          text: '12 Slack Water, blue: your first Whirlwind of the turn is free.',
        },
      ],
    },
    {
      id: 'heroics',
      title: 'Expansion: Heroic Actions',
      paragraphs: [
        {
          rules: ['NL84'],
          text: 'Three heroic cards lie open, and the others are a hidden pile. Cards for expansions that you do not play are left out.',
        },
        {
          rules: ['NL85'],
          text: 'After the roll you may play open cards. Each costs one crew of your ship, which goes to the discard pile, and each can be used once.',
          figure: 'Three open heroic cards, and the number of those still hidden.',
        },
        {
          rules: ['NL86'],
          text: 'The sacrifice must be crew on the ship, and those who stay must hang together, except with Rescue and Call to Arms. If no crew can leave, you cannot play a card.',
        },
        {
          rules: ['NL87'],
          text: 'To win, no heroic card may still lie open when you reach the Abyss.',
        },
        {
          rules: ['NL88'],
          text: '1 Great Reflux: in this turn and the next, whoever plays it, the Phantom moves toward the Abyss and takes the token on which it ends, as in any turn. It goes no further than the Abyss, and there it stays and takes nothing.',
        },
        {
          rules: ['NL89'],
          text: '2 Chosen Currents: you set every open die to a face of your choice.',
        },
        {
          rules: ['NL90'],
          text: '3 Change of Plan: another open card leaves the game with this one, and the top card of the pile is opened; you may play it at once. If no other card is open, only this one leaves, and one is opened all the same.',
        },
        {
          rules: ['NL91'],
          text: '4 Dead Calm: the Phantom gets its die but does not move this turn.',
        },
        {
          rules: ['NL92'],
          text: '5 Rescue: one crew of the discard pile goes to its empty space of the ship. The sacrifice may split your crew if the rescued one joins it together again. The token that you have just sacrificed does not count, another of its number does.',
        },
        {
          rules: ['NL93'],
          text: '6 Call to Arms: like Rescue, but with crew of your reserve.',
        },
        {
          rules: ['NL94'],
          text: '7 Full Steam: the Nautilion moves and takes twice with the same die.',
          example:
            'With a 2 you take the second token ahead, and then again the second from there.',
        },
        {
          rules: ['NL95'],
          text: '8 Wide Net: the token on which your ship ends and its neighbours on the path, one on each side, go to the reserve, and none to a board. The neighbours’ reefs are discarded.',
        },
        {
          rules: ['NL96'],
          text: '9 Salvage: up to three tokens of your choice move from the discard pile to your reserve.',
        },
        {
          rules: ['NL97'],
          text: '10 Mages’ Pact, with the mages: if you sacrifice a 1, 4 or 7, the two others of that trio come back from the discard pile, if they are there. They go to cabin or ship, if they fit.',
        },
        {
          rules: ['NL98'],
          text: '11 Boarding Party, with the mercenaries: if you sacrifice a 2, 5 or 8, up to two tokens of the Phantom’s hold are discarded.',
        },
        {
          rules: ['NL99'],
          text: '12 Reef Breaker, with the reefs: if you sacrifice a 3, 6 or 9, every reef of that number on the path leaves the game.',
        },
        {
          rules: ['NL100'],
          text: 'Cards 10 to 12 leave without effect if you sacrifice anything else, and so does any card whose effect is impossible.',
        },
        {
          rules: ['NL103'],
          text: 'Once you have played Rescue, Call to Arms, Mages’ Pact or Castaway, you must fetch what can be fetched.',
        },
        {
          rules: ['NL101'],
          text: '“This turn” covers both passes of Echo, and Dead Calm overrides Great Reflux. Full Steam does nothing while your ship is stuck and moves it back twice under Ebb; Wide Net nets at each landing.',
        },
        {
          rules: ['NL102'],
          text: 'If Reef Breaker removes the reef on which your ship is stuck, the ship stays put this turn, and you gain no reef.',
        },
      ],
    },
    {
      id: 'table',
      title: 'At this table',
      paragraphs: [
        {
          rules: ['NL106'],
          text: 'You may play each expansion with or without any of the others. The level of the Darkhouse and the third harpoon can be chosen only with their expansions.',
        },
        {
          rules: ['NL105'],
          text: 'Everything is open to everybody except the order of the heroic pile.',
        },
        {
          rules: ['NL104'],
          text: 'A roll depends only on the turn, the die and how often that die was rolled before in the turn. So the same voyage meets the same dice, whatever you did before.',
        },
        {
          rules: ['NL31'],
          text: 'If only one answer is possible, you are not asked. The one exception is the die that ends phase 1, because you might still want to cast a spell.',
        },
        {
          rules: ['NL32'],
          text: 'If no card or collision can ever bring a token back, it does not matter which tokens leave your reserve. Then they go without asking: first blank ones, then reefs, mercenaries, mages and crew.',
        },
        {
          rules: ['NL107'],
          text: 'No voyage goes on forever, since the Phantom nears its goal in all but a few turns.',
        },
        {
          rules: ['NL108'],
          text: 'A win scores 1 for everybody, a loss 0, and players share one place either way.',
        },
      ],
    },
  ],
} as const satisfies RulesPageText;
