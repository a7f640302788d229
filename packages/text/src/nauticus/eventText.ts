import type { Nauticus } from '@tidetable/rules';
import {
  ACTION_NAMES,
  type Components,
  kindOf,
  pointsOfShip,
  REWARD_NAMES,
  TILE_NAMES,
} from '@tidetable/rules/nauticus';
import type { Words } from '../en/nauticus/words.ts';
import { goodsText, rewardName } from './moveText.ts';

type Event = Nauticus.Event;

/** The sentence of an event; undefined if the next event covers it. */
export const eventText = (
  words: Words,
  e: Event,
  names: readonly string[],
  components: Components,
): string | undefined => {
  const { events, tiles } = words;
  const name = 'seat' in e ? names[e.seat] : '';
  const action = (n: number): string => words.actions[ACTION_NAMES[n]];
  switch (e.type) {
    case 'chose': {
      const blue = e.blue === 0 ? words.noBlueWorkers : words.blueWorkers(e.blue);
      return events.chose(name, action(e.action), e.space + 1, blue);
    }
    case 'bonus':
      return events.bonus(name, words.list(words.gain(e)));
    case 'took':
      return events.took(name, tiles[TILE_NAMES[e.tile]], words.reasons[e.reason]);
    case 'lost': {
      const what = e.tile === null ? words.anyTile[e.kind] : tiles[TILE_NAMES[e.tile]].a;
      return events.lost(name, what, words.reasons[e.reason]);
    }
    case 'passed':
      return e.saved === 0 ? events.passedForNothing(name) : events.passed(name, e.saved);
    case 'bought':
      return events.bought(
        name,
        tiles[TILE_NAMES[e.tile]],
        words.spent(e.workers, e.blue),
        e.taler,
      );
    case 'stored':
      return events.stored(name, tiles[TILE_NAMES[e.tile]]);
    case 'placed':
      return placedText(words, e, name);
    case 'carried':
      return events.carried(name, tiles[TILE_NAMES[e.tile]], words.spent(e.workers, e.blue));
    case 'withdrew':
      return events.withdrew(name, e.taler, words.spent(e.workers, e.blue));
    case 'delivered': {
      const goods = goodsText(
        words,
        e.goods.map(good => components.goods[good]),
      );
      return events.delivered(name, goods, e.ship + 1, words.spent(e.workers, e.blue));
    }
    case 'scored-crowns':
      return events.scoredCrowns(name, e.points, e.crowns, words.spent(e.workers, e.blue));
    case 'finished-ship':
      return events.finishedShip(name, e.ship + 1, e.size, pointsOfShip(components, e.size));
    case 'rewarded': {
      const reward = REWARD_NAMES[e.reward];
      if (reward === 'crown mast' || reward === 'crown sail') return undefined; // taken or lost at once
      return events.rewarded(name, rewardName(words, reward, components));
    }
    case 'extra':
      return events.extra(name, e.workers);
    case 'extra-action':
      return events.extraAction(name, action(e.action));
    case 'ended-action':
      return events.ended(name, action(e.action), e.blueLost);
    case 'stack-emptied':
      return events.stackEmptied(tiles[TILE_NAMES[e.tile]]);
    case 'flipped': {
      const flipped = events.flipped(action(e.action));
      return e.anchorTile ? `${flipped} ${events.anchorTile(e.space + 1)}` : flipped;
    }
    case 'start-player':
      return events.startPlayer(name);
    case 'round-ended':
      return events.roundEnded(e.round, action(e.unplayed));
    case 'penalty':
      return events.penalty(name, e.points);
    case 'round':
      return events.round(e.round, e.anchor + 1, e.tiles.map(action).join(', '));
    case 'over':
      return [events.over, ...e.results.map(final => events.final(names[final.seat], final))].join(
        ' ',
      );
  }
};

const placedText = (
  { events, tiles }: Words,
  e: Extract<Event, { type: 'placed' }>,
  name: string,
): string => {
  const tile = TILE_NAMES[e.tile];
  if (e.begun) return events.begun(name, tiles[tile], e.ship + 1);
  if (e.onCrownMast) return events.onCrownMast(name, tiles[tile], e.ship + 1);
  return events.placed[kindOf(tile)](name, tiles[tile], e.ship + 1);
};
