/** The drawn examples are true: every number of a caption is what the rules find in its position. */
import type { Nautilion } from '@tidetable/rules';
import {
  componentsOf,
  darkhousePrice,
  ductsOf,
  harpoons,
  type Landing,
  nautilionLanding,
  openSpaces,
  phantomLanding,
  reefNumber,
  rerollsLeft,
} from '@tidetable/rules/nautilion';
import { expect, test } from 'vitest';
import { loadCaptions } from '../../testkit/captions.ts';
import positions from './examples.json' with { type: 'json' };

const captions = await loadCaptions('nautilion');
const components = componentsOf();

const viewAt = (position: keyof typeof positions) =>
  positions[position].view as unknown as Nautilion.View;
const shipNumber = (view: Nautilion.View): number => Number(view.options.ship.slice(1));
const indexOf = (landing: Landing): number => (landing.on === 'token' ? landing.index : -1);

const givenDice = (): number[] => {
  const view = viewAt('dice');
  const faces = view.dice.map(({ face }) => face ?? 0);
  return [...faces, faces[0], darkhousePrice(view, faces[0])];
};

const landings = (): number[] => {
  const view = viewAt('phantom');
  const [face] = view.dice.map(die => die.face ?? 0);
  const ends = [phantomLanding(view, face), nautilionLanding(view, face)];
  return [face, ...ends.map(end => Number(view.path[indexOf(end)]))];
};

const reef = (): number[] => {
  const view = viewAt('reefs');
  const face = view.dice[0].face ?? 0;
  const index = indexOf(nautilionLanding(view, face));
  return [face, Number(view.path[index]), reefNumber(view.reefs[index] ?? '')];
};

test.each(
  captions.compare({
    NL3: () => [viewAt('start').path.length],
    NL6: () => {
      const view = viewAt('start');
      return [shipNumber(view), ductsOf(components, view.options.ship).length];
    },
    NL16: givenDice,
    NL20: () => [5, 1, 9], // below
    NL21: landings,
    NL26: () => [shipNumber(viewAt('open')), ...viewAt('open').crew],
    NL41: () => [1, 7, rerollsLeft(viewAt('mages')), 4], // the numbers of the crew are below
    NL51: () => [8, harpoons(viewAt('mercenaries')).theirs, harpoons(viewAt('mercenaries')).ours],
    NL61: reef,
    NL70: () => [viewAt('darkhouse').darkhouse.row.length],
  }),
)('[%s] the drawing shows the numbers of its caption', (_, said, found) => {
  expect(said).toEqual(found);
});

test('[NL3] both submarines lie on their ends', () => {
  const { nautilion, phantom } = viewAt('start');
  expect([nautilion.onIsles, phantom.onAbyss]).toEqual([true, true]);
});

test('[NL20] only the 5 joins the others', () => {
  const { crew, options } = viewAt('apart');
  expect(crew).toEqual([1, 5, 9]);
  const aboard = ductsOf(components, options.ship).filter(duct =>
    duct.every(space => crew.includes(space)),
  );
  expect(aboard.every(duct => duct.includes(5))).toBe(true);
});

test('[NL26] the spaces that are lit are those of the example', () => {
  const [, ...numbers] = captions.inExample('NL26');
  expect([...viewAt('open').crew, ...openSpaces(components, viewAt('open'))]).toEqual(numbers);
});

test('[NL36] spaces without a pawn are on both cards', () => {
  const [one, other] = viewAt('admirals').admirals;
  expect(one.filter(number => other.includes(number))).toEqual([4, 5, 9]);
});

test('[NL41] [NL51] cabin and hold hold what the captions tell', () => {
  expect(viewAt('mages').cabin).toEqual(expect.arrayContaining(['A', '1', 'C', '7']));
  expect(viewAt('mages').cabin).toHaveLength(4);
  expect(viewAt('mercenaries').hold.toSorted()).toEqual(['8', 'mercenary']);
});

test('[NL70] [NL85] the second card is in force; three heroic cards are open', () => {
  const { row, card } = viewAt('darkhouse').darkhouse;
  expect([viewAt('darkhouse').turn, card]).toEqual([2, row[1]]);
  expect(viewAt('heroics').heroics.open).toHaveLength(3);
});
