/** What a screen reader finds on the boards, and whole turns that are played by roles and names alone. */
import type { Locator, Page } from '@playwright/test';
import type { MatchFile } from '@tidetable/match';
import { TWICE_MS } from '../src/screens/table/useSinglePress.ts';
import { keepMatches, kept } from './kept.ts';
import { runningMatch } from './records.ts';
import { hurry, movesOf } from './table.ts';
import { expect, test } from './test.ts';

const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

const open = async (page: Page, language: Language, file: MatchFile): Promise<void> => {
  await hurry(page.context(), { language });
  await keepMatches(page, [kept('heard', file)]);
  await page.goto('/table/heard');
  await movesOf(page).first().waitFor({ state: 'attached' });
};

/** No-break spaces of French count as spaces. */
const named = (name: string): RegExp => new RegExp(`^${name.replaceAll(' ', '\\s')}`);

const button = (part: Page | Locator, name: string): Locator =>
  part.getByRole('button', { name: named(name) });

const press = async (part: Page | Locator, name: string): Promise<void> => {
  await new Promise(done => setTimeout(done, 2 * TWICE_MS)); // sooner, it may be taken for the press before
  await button(part, name).click();
};

const boardOf = (page: Page): Locator => page.locator('.table-board');
const dockOf = (page: Page): Locator => page.locator('.table-dock');

const ISLAND = {
  en: {
    board: `
      - group "The Nautilus and the camp":
        - list "Columns, from the back to the front":
          - listitem:
            - 'button "Column 1: red compass, 5 high; nobody here"'
          - listitem:
            - 'button "Column 2: 2 empty spaces; here: Nemo (bottom side)" [disabled]'
          - listitem:
            - 'button "Column 3: yellow goblet and a face-down card, 4 high; here: Ann (top side)" [disabled]'
          - listitem:
            - 'button "Column 4: orange bread, green hat, and a face-down card, 4 high; nobody here"'
        - list "Camp":
          - listitem:
            - 'button "green, clothes: 3 points"'
          - listitem:
            - 'button "red, navigation: 1 point for each card of the set"'
          - listitem:
            - 'button "blue, repair: none"'
          - listitem:
            - 'button "purple, fishing: none"'
          - listitem:
            - 'button "orange, supplies: 5 points for two cards of the same object in the set"'
          - listitem:
            - img "13 tokens in the bag"
        - list "Portholes":
          - listitem:
            - 'button "Portholes for 3 cards: none left"'
          - listitem:
            - 'button "Portholes for 4 cards: 8 points, below it 6 and 4"'`,
    dock: `
      - list "Your hand":
        - listitem:
          - button "red sextant, navigation" [disabled]
      - list "Your sets":
        - listitem:
          - 'button "clothes, green set: 2 cards, open, 2 points now" [disabled]'
          - list:
            - listitem: hat
            - listitem: gloves
            - listitem: token “2 points”
            - listitem: token “5 per pair”
        - listitem:
          - 'button "navigation, red set: 3 cards, closed for 5, 13 points now" [disabled]'`,
    hand: '5 cards in hand, 4 of them known: red sextant, red chart, yellow pearl, and yellow goblet',
    columns: ['Column 2', 'Column 4'],
    taken: 'Another castaway has taken that column on this side: choose a free one.',
    brings: '3 cards to collect; up to 3 cards to store',
    moves: 'Moves',
    move: 'Explore column 4: orange bread, green hat, face down \\(4 high\\) – 3 cards to collect; up to 3 cards to store',
    store: ['Store blue cards', 'up to 3 cards; no token for it in the camp'],
    lay: 'Lay 3',
    close: ['Close for 14', 'Close the blue set', '28 points more'],
    closed: 'repair, blue set: 6 cards, closed for 14, 33 points now',
  },
  fr: {
    board: `
      - group "Le Nautilus et le campement":
        - list "Colonnes, de l’arrière à l’avant":
          - listitem:
            - 'button "Colonne 1 : boussole (rouge), 5 cartes par pile ; personne ici"'
          - listitem:
            - 'button "Colonne 2 : 2 emplacements vides ; ici : Nemo (côté bas)" [disabled]'
        - list "Campement":
          - listitem:
            - 'button "vert, vêtements : 3 points"'
        - list "Hublots":
          - listitem:
            - 'button "Hublots pour 3 cartes : il n’en reste plus"'
          - listitem:
            - 'button "Hublots pour 4 cartes : 8 points, dessous 6 et 4"'`,
    dock: `
      - list "Votre main":
        - listitem:
          - button "sextant (rouge), navigation" [disabled]
      - list "Vos collections":
        - listitem:
          - 'button "vêtements, collection verte : 2 cartes, ouverte, 2 points pour l’instant" [disabled]'
          - list:
            - listitem: chapeau
            - listitem: gants
            - listitem: jeton « 2 points »`,
    hand: '5 cartes en main, dont 4 connues : sextant \\(rouge\\), carte marine \\(rouge\\), perle \\(jaune\\) et coupe \\(jaune\\)',
    columns: ['Colonne 2', 'Colonne 4'],
    taken: 'Un autre naufragé occupe déjà cette colonne de ce côté : choisissez-en une libre.',
    brings: '3 cartes à récolter ; jusqu’à 3 cartes à stocker',
    moves: 'Coups',
    move: 'Explorer la colonne 4 : pain \\(orange\\), chapeau \\(vert\\), face cachée \\(4 cartes par pile\\) – 3 cartes à récolter ; jusqu’à 3 cartes à stocker',
    store: [
      'Stocker des cartes bleues',
      'jusqu’à 3 cartes ; pas de jeton de cette couleur au campement',
    ],
    lay: 'Poser 3',
    close: ['Fermer pour 14', 'Fermer la collection bleue', '28 points de plus'],
    closed: 'réparation, collection bleue : 6 cartes, fermée pour 14, 33 points pour l’instant',
  },
} as const;

for (const language of LANGUAGES)
  test(`Nautilus Island in ${language}: everything is named, and a turn is played by names`, async ({
    page,
  }) => {
    const say = ISLAND[language];
    await open(
      page,
      language,
      runningMatch('nautilus-island', { seats: 2, seed: 4, entries: 116 }),
    );
    await expect(boardOf(page)).toMatchAriaSnapshot(say.board);
    await expect(dockOf(page)).toMatchAriaSnapshot(say.dock);
    await expect(page.getByText(named(say.hand))).toHaveCount(1);

    const [taken, free] = say.columns.map(name => button(boardOf(page), name));
    await expect(taken).toHaveAccessibleDescription(named(say.taken));
    await expect(free).toHaveAccessibleDescription(named(say.brings));
    await taken.focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expect(taken).toHaveAccessibleDescription(named(say.taken)); // before its explanation
    await page.getByRole('tab', { name: say.moves }).click();
    await expect(button(page, say.move)).toHaveCount(1);

    await press(boardOf(page), say.columns[1]);
    const [store, brings] = say.store;
    await expect(button(dockOf(page), store)).toHaveAccessibleDescription(named(brings));
    await press(dockOf(page), store);
    await press(page, say.lay);
    const [close, pile, gains] = say.close;
    await expect(button(boardOf(page), pile)).toHaveAccessibleDescription(named(gains));
    await press(page, close);
    await expect(button(dockOf(page), say.closed)).toHaveCount(1);
  });

/** At the very start: who begins chooses Hulls, buys a bow and begins a ship with it. */
const SHIPS = {
  en: {
    board: `
      - group "The wheel":
        - list "Spaces with their actions, clockwise":
          - listitem:
            - 'button "Space 1: Sails, the anchor stands here"'
          - listitem:
            - 'button "Space 2: Goods"'
      - region "Supply":
        - group "Masts":
          - 'button "lion mast: 15 left, 3 taler" [disabled]'`,
    hulls: 'Space 8: Hulls',
    sails: [
      'Space 1: Sails',
      'bonus 3 workers · no blue workers · lion 3, eagle 2, lily 1, tower 0 taler',
    ],
    stock: ['lion mast: 15 left', 'First choose an action.'],
    buy: ['Buy a bow', 'then you have 4 workers, 1 blue worker, and 17 taler'],
    place: [
      'Begin ship 1 with the bow',
      'the ship still wants at least a stern, 2 masts, and 2 sails',
    ],
    yard: `
      - list "Ships":
        - listitem:
          - 'button "ship 1: 1 part; at least a stern, 2 masts, and 2 sails to go" [disabled]'
          - list "From the stern":
            - listitem: "bow: empty"`,
    ship: ['ship 1', 'That belongs to another action'],
    endTurn: 'End turn',
    played: 'Space 8: Hulls, .*played already',
  },
  fr: {
    board: `
      - group "La roue":
        - list "Emplacements et leurs actions, dans le sens horaire":
          - listitem:
            - 'button "Emplacement 1 : Voiles, l’ancre est ici"'
      - region "Réserve":
        - group "Mâts":
          - 'button "mât au lion : il en reste 15, 3 thalers" [disabled]'`,
    hulls: 'Emplacement 8 : Coques',
    sails: [
      'Emplacement 1 : Voiles',
      'bonus : 3 ouvriers · aucun ouvrier bleu · lion 3, aigle 2, lys 1, tour 0 \\(thalers\\)',
    ],
    stock: ['mât au lion : il en reste 15', 'Choisissez d’abord une action.'],
    buy: ['Acheter une proue', 'vous avez ensuite 4 ouvriers, 1 ouvrier bleu et 17 thalers'],
    place: [
      'Commencer le navire 1 avec la proue',
      'il manquera encore au moins une poupe, 2 mâts et 2 voiles',
    ],
    yard: `
      - list "Navires":
        - listitem:
          - 'button "navire 1 : 1 élément ; encore au moins une poupe, 2 mâts et 2 voiles" [disabled]'
          - list "Depuis la poupe":
            - listitem: "proue : vide"`,
    ship: ['navire 1', 'Cela n’appartient pas à l’action en cours'],
    endTurn: 'Fin du tour',
    played: 'Emplacement 8 : Coques, .*déjà jouée',
  },
} as const;

for (const language of LANGUAGES)
  test(`Nauticus in ${language}: everything is named, and a turn is played by names`, async ({
    page,
  }) => {
    const say = SHIPS[language];
    await open(page, language, runningMatch('nauticus', { seats: 2, seed: 2, entries: 0 }));
    await expect(boardOf(page)).toMatchAriaSnapshot(say.board);
    const [sails, brings] = say.sails;
    await expect(button(boardOf(page), sails)).toHaveAccessibleDescription(named(brings));
    const [mast, first] = say.stock;
    await expect(button(boardOf(page), mast)).toBeDisabled();
    await expect(button(boardOf(page), mast)).toHaveAccessibleDescription(named(first));

    await press(boardOf(page), say.hulls);
    const [buy, costs] = say.buy;
    await expect(button(dockOf(page), buy)).toHaveAccessibleDescription(named(costs));
    await press(dockOf(page), buy);
    const [place, wants] = say.place;
    await expect(button(boardOf(page), place)).toHaveAccessibleDescription(named(wants));
    await press(boardOf(page), place);
    await expect(boardOf(page)).toMatchAriaSnapshot(say.yard);
    // The own ships are heard in the yard, the own tiles in the purse, and not once more beside the name.
    await expect(page.locator('.table-player[data-me] ul')).not.toHaveCount(0);
    await expect(page.locator('.table-player[data-me]').getByRole('list')).toHaveCount(0);
    const [ship, why] = say.ship;
    await expect(button(boardOf(page), ship)).toHaveAccessibleDescription(named(why));
    await press(page, say.endTurn); // and the action with it
    await expect(button(boardOf(page), say.played)).toHaveCount(1);
  });
