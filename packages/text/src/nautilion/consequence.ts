/** The immediate effects of a legal move that its name does not contain, by the previews of the rules. */
import type { Nautilion } from '@tidetable/rules';
import {
  afterGift,
  afterTide,
  CABIN_PAIRS,
  type Components,
  crewGroup,
  exchanged,
  harpoons,
  type MoveParts,
  magesMissing,
  mayBoard,
  openFaces,
  openSpaces,
  phantomLanding,
  readMove,
  rerollsLeft,
  SPACES,
  shipLanding,
  spellPrice,
  takersOf,
} from '@tidetable/rules/nautilion';
import type { Words } from '../en/nautilion/words.ts';
import { outcomesOf, phantomText, shipText, tokenText, whereText } from './landingText.ts';

type View = Nautilion.View;

interface Question {
  readonly words: Words;
  readonly view: View;
  readonly components: Components;
}

export const consequenceText = (
  words: Words,
  notation: string,
  view: View,
  components: Components,
): string | undefined => {
  const question = { words, view, components };
  const found = partsOf(question, readMove(notation));
  return found.length === 0 ? undefined : found.join(' · ');
};

const partsOf = (question: Question, move: MoveParts): string[] => {
  const { words, view, components } = question;
  const { consequences } = words;
  switch (move.type) {
    case 'whirlwind':
    case 'translation':
    case 'castaway':
      return left(question, spellPrice(components, view, move.type));
    case 'tide':
      return eitherOf(question, ways(question, move.from, move.to));
    case 'reroll':
      return [words.board.partnerships(rerollsLeft(view) - 1)];
    case 'give':
      return move.taker === 'darkhouse' ? rest(question, move.face) : [];
    case 'token':
      return exchangedPlaces(question, move.n - 1);
    case 'from':
      if (move.source === 'reserve') return left(question, 1);
      return [
        ...others(question, move.which),
        ...(move.source === 'ship' ? stranded(question, Number(move.which)) : []),
      ];
    case 'to':
      if (move.place === 'reserve') return [consequences.reserve(view.reserve.length + 1)];
      return move.place === 'cabin' ? paired(question) : opened(question, move.space ?? 0);
    case 'group':
      return parted(question, move.space);
    default:
      return [];
  }
};

/** The number of tokens in the reserve after so many have gone. */
const left = ({ words, view }: Question, price: number): string[] =>
  price === 0 ? [] : [words.consequences.reserve(view.reserve.length - price)];

/** The number of further tokens of this kind on the path, shown when one is given away. */
const others = ({ words, view }: Question, which: string): string[] => {
  const { step, path, mercenaries } = view;
  if (step === 'return' || mercenaries.includes(Number(which))) return [];
  return [words.consequences.onPath(path.filter(token => token === which).length)];
};

/** Crew on the path ahead that could board now, and not once this space is empty. */
const stranded = ({ words, view, components }: Question, space: number): string[] => {
  const stays = (number: number): boolean => number !== space;
  const without = {
    ...view,
    crew: view.crew.filter(stays),
    mercenaries: view.mercenaries.filter(stays),
  };
  const ahead = view.path.slice(view.nautilion.after);
  const numbers = openSpaces(components, view).filter(
    number => ahead.includes(String(number)) && !mayBoard(components, without, String(number)),
  );
  return numbers.length === 0 ? [] : [words.consequences.strands(words.list(numbers.map(String)))];
};

/** The possible landings by a turned die. */
const eitherOf = ({ words }: Question, all: readonly string[]): string[] =>
  all.length === 0 ? [] : [words.consequences.orElse(all)];

const ways = ({ words, view, components }: Question, from: number, to: number): string[] => {
  const turned = afterTide(view, from, to);
  const takers = takersOf(turned);
  const ship = takers.includes('nautilion')
    ? shipWay({ words, view: turned, components }, to)
    : undefined;
  return [
    ...(takers.includes('phantom')
      ? [words.consequences.phantom(to, phantomText(words, phantomLanding(turned, to), turned))]
      : []),
    ...(ship !== undefined ? [words.landing.ship(to, ship)] : []),
  ];
};

/** The landing of the ship with this die, if it does not depend on the Phantom's die. */
const shipWay = ({ words, view, components }: Question, face: number): string | undefined => {
  const { phantom } = view.given;
  const dice = phantom === null ? openFaces(afterGift(view, 'nautilion', face)) : [phantom];
  const ways = dice.map(die => {
    const way = shipLanding(view, die, face);
    return way && shipText(words, way.landing, way.view, components);
  });
  return new Set(ways).size === 1 ? ways[0] : undefined;
};

/** The landings of Phantom and ship with two equal dice, which are given without a choice. [NL17] */
const rest = ({ words, view, components }: Question, face: number): string[] => {
  const after = afterGift(view, 'darkhouse', face);
  const faces = openFaces(after);
  if (faces.length !== 2 || faces[0] !== faces[1] || view.given.phantom !== null) return [];
  const [phantom, ...ship] = outcomesOf(words, 'phantom', faces[0], after, components);
  return [words.consequences.phantom(faces[0], phantom), ...ship];
};

/** The places of the two tokens after a Translation. */
const exchangedPlaces = ({ words, view }: Question, second: number): string[] => {
  if (view.pending.first === null) return [];
  const first = view.pending.first - 1;
  const { path } = exchanged(view, first, second);
  return [first, second].map(place =>
    words.consequences.lies(tokenText(words, path[place]), whereText(words, view, place)),
  );
};

/** The effect of the token in hand on the ship: spaces that can be filled then, and harpoons. */
const opened = ({ words, view, components }: Question, space: number): string[] => {
  const { hand } = view.pending;
  const everybody = { ...view, admirals: [] };
  const before = openSpaces(components, everybody);
  const aboard =
    hand === 'mercenary'
      ? { ...everybody, mercenaries: [...view.mercenaries, space] }
      : { ...everybody, crew: [...view.crew, space] };
  if (aboard.crew.length === SPACES) return [complete({ words, view: aboard, components })];
  const fresh = openSpaces(components, aboard).filter(open => !before.includes(open));
  const { ours, theirs } = harpoons(aboard);
  return [
    ...(hand === 'mercenary'
      ? [words.consequences.blocks(space), words.consequences.harpoons(ours, theirs)]
      : []),
    ...(fresh.length > 0 ? [words.consequences.joined(words.list(fresh.map(String)))] : []),
  ];
};

/** A whole crew does not win without the mages. [NL43] */
const complete = ({ words, view }: Question): string => {
  const missing = magesMissing(view).map(mage => tokenText(words, mage));
  return missing.length === 0
    ? words.consequences.complete
    : words.consequences.completeBut(words.list(missing));
};

/** Does the token in hand complete a pair of the cabin? */
const paired = ({ words, view }: Question): string[] => {
  const { hand } = view.pending;
  const partner = CABIN_PAIRS.find(pair => pair.some(token => token === hand))?.find(
    token => token !== hand,
  );
  return partner !== undefined && view.cabin.includes(partner) ? [words.consequences.paired] : [];
};

const parted = ({ words, view, components }: Question, space: number): string[] => {
  const kept = crewGroup(components, view, space);
  const lost = view.crew.filter(number => !kept.includes(number));
  const named = (numbers: readonly number[]): string => words.list(numbers.map(String));
  return [words.consequences.parted(named(kept), named(lost))];
};
