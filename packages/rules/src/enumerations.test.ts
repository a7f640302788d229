import { expect, test } from 'vitest';
import { namesOf } from './core/namesOf.ts';
import * as nauticus from './nauticus/state.ts';
import * as nautilion from './nautilion/state.ts';
import * as steps from './nautilion/steps.ts';
import * as island from './nautilus-island/state.ts';

test.each<[string, Readonly<Record<string, number>>]>(
  Object.entries({
    'Nautilus Island, Phase': island.Phase,
    'Nautilus Island, Stage': island.Stage,
    'Nautilus Island, Bonus': island.Bonus,
    'Nautilion, Expansion': nautilion.Expansion,
    'Nautilion, Taker': nautilion.Taker,
    'Nautilion, Step': steps.Step,
    'Nautilion, Task': steps.Task,
    'Nautilion, Outcome': steps.Outcome,
    'Nautilion, Card': steps.Card,
    'Nauticus, Action': nauticus.Action,
    'Nauticus, Reward': nauticus.Reward,
    'Nauticus, Phase': nauticus.Phase,
  }),
)('%s counts from 0, so that a name stands at its number', (_, numbers) => {
  expect(namesOf(numbers).map(name => numbers[name])).toEqual(
    Object.keys(numbers).map((_name, i) => i),
  );
});
