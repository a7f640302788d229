/** What screen readers are told of the path and of the ship, in voyages of every mix. */
import { type Nautilion, nautilion } from '@tidetable/rules';
import {
  componentsOf,
  mayBoard,
  nautilionLanding,
  openSpaces,
  phantomLanding,
} from '@tidetable/rules/nautilion';
import { sail, VOYAGES } from '@tidetable/rules/testkit';
import { boardWords, tokenText, words } from '@tidetable/text/nautilion';
import { LANGUAGES, type Language, loadEveryLanguage } from '@tidetable/text/shell';
import { expect, test } from 'vitest';
import { cellsOf } from './cells.ts';
import { cellHeard, spaceHeard } from './heard.ts';
import { ALL_FACES } from './plan.ts';

await loadEveryLanguage(['nautilion']);

type View = Nautilion.View;

const LONGEST = 120; // letters
const { components } = nautilion;

const pathHeard = (view: View, language: Language): string[] =>
  view.path.map((_, index) => cellHeard(view, { kind: 'token', index }, language, components));

const manyViews = (visit: (view: View, language: Language) => void): void => {
  let n = 0;
  for (const seed of VOYAGES.filter(seed => seed % 3 === 0))
    sail(seed, (_, view) => {
      if (n++ % 4 === 0) for (const language of LANGUAGES) visit(view, language);
    });
};

test('everything on the way has a short name, from one end to the other', () => {
  manyViews((view, language) => {
    const heard = cellsOf(view).map(cell => cellHeard(view, cell, language, components));
    const { ends, figures } = words[language];
    expect(heard[0].toLowerCase()).toContain(ends.isles.toLowerCase());
    expect(heard.at(-1)?.toLowerCase()).toContain(ends.abyss.toLowerCase());
    const others = cellsOf(view).flatMap((cell, i) => (cell.kind === 'token' ? [] : [heard[i]]));
    for (const figure of Object.values(figures))
      expect(others.filter(name => name.toLowerCase().includes(figure.toLowerCase()))).toHaveLength(
        1,
      );
    for (const name of heard) {
      expect(name.length, name).toBeLessThanOrEqual(LONGEST);
      expect(name).toMatch(/^\p{Lu}/u);
      expect(name).not.toMatch(/:\s(The|Le) /); // a capital begins a name, and nothing within it
      expect(name).not.toMatch(/undefined|NaN|null| {2}/);
    }
  });
});

test('the steps to a token are those of the die that leads there', () => {
  let compared = 0;
  manyViews((view, language) => {
    const { heard } = boardWords[language];
    const names = pathHeard(view, language);
    for (const die of ALL_FACES) {
      const ship = nautilionLanding(view, die);
      const phantom = phantomLanding(view, die);
      if (ship.on === 'token' && ship.index >= view.nautilion.after) {
        expect(names[ship.index]).toContain(heard.fromShip(die));
        compared++;
      }
      if (phantom.on === 'token' && phantom.index < view.phantom.after)
        expect(names[phantom.index]).toContain(heard.fromPhantom(die));
    }
  });
  expect(compared).toBeGreaterThan(1000);
});

test('a token of crew says whether it is missing and can board, and a reef stands with its token', () => {
  const said = new Set<string>();
  manyViews((view, language) => {
    const { heard } = boardWords[language];
    pathHeard(view, language).forEach((name, i) => {
      const token = view.path[i];
      const number = Number(token);
      const reef = view.reefs[i];
      expect(name.toLowerCase()).toContain(tokenText(words[language], token).toLowerCase());
      if (number > 0) {
        const boarding = mayBoard(componentsOf(components), view, token)
          ? 'shipTakes'
          : view.crew.includes(number)
            ? 'shipHas'
            : view.mercenaries.includes(number)
              ? 'shipBlocked'
              : 'shipCannotTake';
        const isAhead = i >= view.nautilion.after; // what was passed is not caught any more
        expect(name.includes(heard[boarding]), name).toBe(isAhead);
        if (isAhead) said.add(boarding);
      }
      if (reef !== null) {
        expect(name).toContain(words[language].board.beside(tokenText(words[language], reef)));
        said.add('reef');
      }
      if (name.includes(heard.held)) said.add('held');
    });
  });
  expect([...said].toSorted()).toEqual([
    'held',
    'reef',
    'shipBlocked',
    'shipCannotTake',
    'shipHas',
    'shipTakes',
  ]);
});

test('a space of the ship says who is there, or whether it can be filled and by whom', () => {
  const players = [{ name: 'Ann' }, { name: 'Zoé' }];
  manyViews((view, language) => {
    const open = openSpaces(componentsOf(components), view);
    for (let number = 1; number <= 9; number++) {
      const token = view.crew.includes(number) ? String(number) : undefined;
      const isOpen = open.includes(number);
      const ship = { view, components, players };
      const name = spaceHeard(ship, number, { token, isOpen }, language);
      expect(name.length, name).toBeLessThanOrEqual(LONGEST);
      expect(name).toContain(String(number));
      if (token !== undefined) expect(name).toContain(tokenText(words[language], token));
      else expect(name.includes(boardWords[language].mayBeFilled)).toBe(isOpen);
      const owners = view.admirals.flatMap((own, seat) => (own.includes(number) ? [seat] : []));
      const isAlone = token === undefined && owners.length === 1;
      expect(
        players.filter((player, seat) => name.includes(player.name) && owners.includes(seat))
          .length,
      ).toBe(isAlone ? 1 : 0);
    }
  });
});
