/** The drawn examples are true: every number of a caption is what the rules find in its position. */
import type { NautilusIsland } from '@tidetable/rules';
import {
  activeColumn,
  cardsToCollect,
  closing,
  components,
  lays,
  readMove,
  type SetColour,
  tally,
  tokenPoints,
} from '@tidetable/rules/nautilus-island';
import { expect, test } from 'vitest';
import { loadCaptions } from '../../testkit/captions.ts';
import positions from './examples.json' with { type: 'json' };

const captions = await loadCaptions('nautilus-island');

const viewAt = (position: keyof typeof positions) =>
  positions[position].view as NautilusIsland.View;
const spacesOf = (view: NautilusIsland.View): number =>
  view.columns[(activeColumn(view) ?? 0) - 1].spaces;
const setAt = (position: keyof typeof positions, colour: SetColour) => {
  const { sets } = tally(components, viewAt(position), 0);
  const { tokens, porthole } = sets.find(set => set.colour === colour)!;
  return { size: viewAt(position).players[0].sets[colour].cards.length, points: tokens + porthole };
};

const openColumns = (): number[] =>
  positions.way.legal.map(readMove).flatMap(move => (move.type === 'column' ? [move.column] : []));

const takenFrom = (): number[] => {
  const view = viewAt('collect');
  const { stacks } = view.columns[(activeColumn(view) ?? 0) - 1];
  const seen = stacks.filter(({ top }) => top !== null).length;
  return [spacesOf(view), cardsToCollect(view), seen, stacks.length - seen];
};

const campToken = (): number => {
  const view = viewAt('camp');
  const bonus = view.camp.blue!;
  return tokenPoints({ ...view.players[0].sets.blue, bonus: [bonus] }, bonus);
};

test.each(
  captions.compare({
    NI3: () => [viewAt('columns').seats],
    NI13: openColumns,
    NI15: takenFrom,
    NI18: () => [spacesOf(viewAt('lay')), lays(viewAt('lay'), 'red').length],
    NI22: () => [campToken()],
    NI27: () => [closing(viewAt('closing'))?.size ?? 0],
    NI39: () => ['red', 'blue'].flatMap(c => Object.values(setAt('odd', c as SetColour))),
    NI40: () => [setAt('pair', 'green').points],
    NI42: () => [tally(components, viewAt('treasures'), 0).treasures],
    NI43: () => [setAt('score', 'blue').points, setAt('score', 'green').points],
  }),
)('[%s] the drawing shows the numbers of its caption', (_, said, found) => {
  expect(said).toEqual(found);
});

test('[NI10] [NI13] what the examples tell is what is drawn', () => {
  const { players, toAct } = viewAt('order');
  expect(players.map(({ column }) => column)).toEqual(captions.inExample('NI10'));
  expect(toAct).toBe(1);
  const [own, ben] = captions.inExample('NI13');
  expect(viewAt('way').players.map(({ column }) => column)).toEqual([own, ben, 4]);
});

test('[NI27] [NI43] the examples give the points that are drawn', () => {
  const { size, points } = closing(viewAt('closing'))!;
  expect(captions.inExample('NI27')).toEqual([2, size, size, points]);
  const { sets, treasures } = tally(components, viewAt('score'), 0);
  const all = sets.reduce((sum, { tokens, porthole }) => sum + tokens + porthole, treasures);
  expect(captions.inExample('NI43').at(-1)).toBe(all);
});
