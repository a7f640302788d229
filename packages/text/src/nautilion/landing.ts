/** Where a die would take a figure, as far as the view of the moment tells. */
import type { Nautilion } from '@tidetable/rules';

type View = Nautilion.View;

/** Where a figure ends: on a token of the path (counted from 0), on an end, or nowhere new. */
export type Landing =
  | {
      readonly on: 'token';
      readonly index: number;
      readonly token: string;
      readonly reef: string | null;
    }
  | { readonly on: 'isles' | 'abyss' | 'collision' | 'stays' };

const CROSSED_STREAMS = 6;
const EBB = 7;

export const phantomLanding = (view: View, die: number): Landing => {
  const { after } = view.phantom;
  if (view.effects.calm) return { on: 'stays' };
  if (view.effects.reflux > 0) {
    return after + die <= view.path.length ? onToken(view, after + die - 1) : { on: 'abyss' };
  }
  if (wouldCollide(view, die)) return { on: 'collision' };
  return die > after ? { on: 'isles' } : onToken(view, after - die);
};

export const nautilionLanding = (view: View, die: number): Landing => {
  const { after, stuck } = view.nautilion;
  if (stuck) return { on: 'stays' };
  if (view.darkhouse.card === EBB && view.turn > 1) {
    return die <= after ? onToken(view, after - die) : { on: 'isles' };
  }
  if (wouldCollide(view, die)) return { on: 'collision' };
  if (die > view.path.length - after) return { on: 'abyss' };
  return onToken(view, after + die - 1);
};

/** The token that the Nautilion would take there: another one on a turn of Crossed Streams. */
export const catchAt = (view: View, index: number): string =>
  view.darkhouse.card === CROSSED_STREAMS && index + 1 < view.path.length
    ? view.path[index + 1]
    : view.path[index];

/** The view once the Phantom has ended there, as far as the Nautilion's move depends on it. */
export const afterPhantom = (view: View, landing: Landing): View => {
  if (landing.on !== 'token') return view;
  const { index } = landing;
  const { after } = view.nautilion;
  const without = <Item>(items: readonly Item[]): Item[] => items.filter((_, i) => i !== index);
  return {
    ...view,
    path: without(view.path),
    reefs: without(view.reefs),
    phantom: { ...view.phantom, after: index },
    nautilion: { ...view.nautilion, after: after > index ? after - 1 : after },
  };
};

const onToken = (view: View, index: number): Landing => ({
  on: 'token',
  index,
  token: view.path[index],
  reef: view.reefs[index],
});

const wouldCollide = (view: View, die: number): boolean =>
  view.options.expansions.includes('mercenaries') &&
  !view.collided &&
  die > view.phantom.after - view.nautilion.after;
