/** Moves that lose at once, or give away for good what the voyage cannot be won without. */
import type { Nautilion } from '@tidetable/rules';
import {
  afterCatch,
  afterGift,
  type Components,
  certainLoss,
  componentsOf,
  crewGroup,
  goneForGood,
  harpoons,
  isMage,
  isReady,
  openFaces,
  openSpaces,
  phantomLanding,
  readMove,
  SPACES,
  shipDieAfter,
  shipLanding,
  type TakerName,
} from '@tidetable/rules/nautilion';
import { boardWords, tokenText, words } from '@tidetable/text/nautilion';
import type { Language } from '@tidetable/text/shell';

type View = Nautilion.View;

export type Warning =
  | { readonly code: 'phantom-home' | 'too-early' }
  | { readonly code: 'collision'; readonly ours: number; readonly theirs: number }
  | { readonly code: 'gone' | 'last'; readonly token: string };

type Found = Map<string, Warning | undefined>;

/** By view and components: board, bar and list of moves ask for the same ones, at every drawing. */
const known = new WeakMap<View, WeakMap<object, Found>>();

const foundIn = (view: View, given: object): Found => {
  const byComponents = known.get(view) ?? new WeakMap<object, Found>();
  const found = byComponents.get(given) ?? new Map();
  known.set(view, byComponents.set(given, found));
  return found;
};

/** What a move loses for sure, whatever else is chosen before the next roll. */
export const warningOf = (notation: string, view: View, given: object): Warning | undefined => {
  const found = foundIn(view, given);
  if (!found.has(notation)) found.set(notation, searchWarning(notation, view, given));
  return found.get(notation);
};

const searchWarning = (notation: string, view: View, given: object): Warning | undefined => {
  const components = componentsOf(given);
  const found = warningAtOnce(notation, view, components);
  if (found && isCertainLoss(found)) return found;
  return lossWarning(certainLoss(components, view, notation)) ?? found;
};

/** Does it end the voyage by itself? What is gone only keeps it from being won. */
export const isCertainLoss = ({ code }: Warning): boolean => code !== 'gone' && code !== 'last';

const lossWarning = (loss: ReturnType<typeof certainLoss>): Warning | undefined => {
  switch (loss?.outcome) {
    case undefined:
      return undefined;
    case 'collision-lost':
      return { code: 'collision', ours: loss.ours, theirs: loss.theirs };
    case 'phantom-home':
      return { code: 'phantom-home' };
    default:
      return { code: 'too-early' };
  }
};

const warningAtOnce = (
  notation: string,
  view: View,
  components: Components,
): Warning | undefined => {
  const move = readMove(notation);
  switch (move.type) {
    case 'give':
      return giveWarning(view, move.taker, move.face, components);
    case 'from':
      if (move.source === 'reserve' || view.step === 'return') return undefined;
      return goneBy(view, without(view, move.source, move.which)) ?? lastBy(view, move.which);
    case 'to':
      return move.place === 'ship' ? undefined : goneBy(view, withPlaced(view, move.place));
    case 'group':
      return goneBy(view, { ...view, crew: crewGroup(components, view, move.space) });
    default:
      return undefined;
  }
};

/** The same for a plan, given all at once: by taker, the face that it would get. */
export const planWarning = (
  view: View,
  faces: Readonly<Partial<Record<TakerName, number>>>,
  given: object,
): Warning | undefined => {
  const components = componentsOf(given);
  const { phantom, nautilion } = faces;
  if (phantom !== undefined)
    return phantomWarning(
      view,
      phantom,
      nautilion ?? view.given.nautilion ?? undefined,
      components,
    );
  return nautilion === undefined
    ? undefined
    : shipWarning(view, view.given.phantom, nautilion, components);
};

export const warningText = (warning: Warning, language: Language): string => {
  const { warnings } = boardWords[language];
  switch (warning.code) {
    case 'collision':
      return warnings.collision(warning.ours, warning.theirs);
    case 'gone':
      return warnings.gone(tokenText(words[language], warning.token));
    case 'last':
      return warnings.last(tokenText(words[language], warning.token));
    case 'phantom-home':
      return warnings.phantomHome;
    case 'too-early':
      return warnings.tooEarly;
  }
};

export const warning = (
  move: string,
  view: object,
  components: object,
  language: Language,
): string | undefined => {
  const found = warningOf(move, view as View, components);
  return found && warningText(found, language);
};

const without = (view: View, source: 'ship' | 'cabin', token: string): View =>
  source === 'ship'
    ? { ...view, crew: view.crew.filter(number => String(number) !== token) }
    : { ...view, cabin: view.cabin.filter(other => other !== token) };

/** Crew in the cabin is no crew of the ship. [NL43] */
const withPlaced = (view: View, place: 'cabin' | 'reserve'): View => {
  const { pending, cabin } = view;
  const { hand } = pending;
  const seated = place === 'cabin' && hand !== null ? [...cabin, hand] : cabin;
  return { ...view, pending: { ...pending, hand: null }, cabin: seated };
};

/** Crew or a mage of which the ship can catch no other. */
const lastBy = ({ path, nautilion, mercenaries }: View, token: string): Warning | undefined =>
  path.slice(nautilion.after).includes(token) || mercenaries.includes(Number(token))
    ? undefined
    : { code: 'last', token };

/** The permanent losses from the first view to the second. */
const goneBy = (before: View, after: View): Warning | undefined => {
  const known = goneForGood(before);
  const token = goneForGood(after).find(gone => !known.includes(gone));
  return token === undefined ? undefined : { code: 'gone', token };
};

const giveWarning = (
  view: View,
  taker: TakerName,
  face: number,
  components: Components,
): Warning | undefined => {
  switch (taker) {
    case 'darkhouse':
      return restWarning(view, face, components);
    case 'phantom':
      return phantomWarning(view, face, shipDieAfter(view, face), components);
    case 'nautilion':
      return shipWarning(view, view.given.phantom, face, components);
  }
};

/** Does every plan lose that this die for the Darkhouse leaves? */
const restWarning = (view: View, face: number, components: Components): Warning | undefined => {
  const left = afterGift(view, 'darkhouse', face);
  if (view.given.phantom !== null) return undefined;
  const warnings = openFaces(left).map(other =>
    phantomWarning(left, other, shipDieAfter(left, other), components),
  );
  const isLost = warnings.every(found => found !== undefined && isCertainLoss(found));
  return isLost ? warnings[0] : undefined;
};

const phantomWarning = (
  view: View,
  face: number,
  shipFace: number | undefined,
  components: Components,
): Warning | undefined => {
  const landing = phantomLanding(view, face);
  if (landing.on === 'isles') return { code: 'phantom-home' };
  if (landing.on === 'collision') return collisionWarning(view);
  if (shipFace !== undefined) {
    const found = shipWarning(view, face, shipFace, components);
    if (found) return found;
  }
  const after = shipLanding(view, face, 1)?.view;
  return after && goneBy(view, after);
};

const collisionWarning = (view: View): Warning | undefined => {
  const { ours, theirs } = harpoons(view);
  return theirs > ours ? { code: 'collision', ours, theirs } : undefined;
};

const shipWarning = (
  view: View,
  phantomFace: number | null,
  face: number,
  components: Components,
): Warning | undefined => {
  const outcome = shipLanding(view, phantomFace, face);
  if (outcome === undefined) return undefined;
  const { landing, view: reached } = outcome;
  switch (landing.on) {
    case 'abyss':
      return isReady(reached) ? undefined : { code: 'too-early' };
    case 'collision':
      return collisionWarning(reached);
    case 'token': {
      const next = afterLanding(reached, landing.index, components);
      return view.effects.steam
        ? shipWarning(atItsBest(next), null, face, components) // [NL94]
        : goneBy(view, next);
    }
    default:
      return undefined;
  }
};

/** The view with the token in hand that the ship takes there, or in the reserve if it fits nowhere. */
const afterLanding = (view: View, index: number, components: Components): View => {
  const caught = afterCatch(view, index);
  const { hand } = caught.pending;
  return hand !== null && fits(view, hand, components) ? caught : withPlaced(caught, 'reserve');
};

const fits = (view: View, token: string, components: Components): boolean =>
  isMage(token) ||
  (token === MERCENARY
    ? !view.collided && freeSpace(view) !== undefined // [NL48] [NL56]
    : openSpaces(components, view).includes(Number(token)));

const MERCENARY = 'mercenary';

/** All spaces hang together, so while one is free a duct leads to one. [NL6] */
const freeSpace = ({ crew, mercenaries }: View): number | undefined =>
  Array.from({ length: SPACES }, (_, i) => i + 1).find(
    space => !crew.includes(space) && !mercenaries.includes(space),
  );

/** Before the second move of Full Steam: what was caught is where it helps most. */
const atItsBest = (view: View): View => {
  const { hand } = view.pending;
  const moved = { ...withPlaced(view, 'reserve'), effects: { ...view.effects, steam: false } };
  if (hand === null) return moved;
  if (isMage(hand)) return { ...moved, cabin: [...view.cabin, hand] };
  if (hand !== MERCENARY) return { ...moved, crew: [...view.crew, Number(hand)] };
  return { ...moved, mercenaries: [...view.mercenaries, freeSpace(view) as number] };
};
