/** The names of tokens, and the effects of landings on them. */
import type { Nautilion } from '@tidetable/rules';
import {
  type Components,
  catchAt,
  darkhousePrice,
  isAboard,
  isHeld,
  isReady,
  type Landing,
  mayBoard,
  nautilionLanding,
  openFaces,
  phantomLanding,
  readToken,
  shipDieAfter,
  shipLanding,
  type TakerName,
} from '@tidetable/rules/nautilion';
import type { Words } from '../en/nautilion/words.ts';

type View = Nautilion.View;

/** A token by its name in views and notation: `crew 3`. */
export const tokenText = (words: Words, token: string): string => {
  const parts = readToken(token);
  switch (parts.kind) {
    case 'crew':
      return words.crew(parts.number);
    case 'mage':
      return words.mage(parts.letter);
    case 'reef':
      return words.reef(parts.number);
    default:
      return words[parts.kind];
  }
};

/** So many tokens of a kind: `2 × crew 3`. */
export const severalText = (words: Words, n: number, token: string): string => {
  if (n === 1) return tokenText(words, token);
  const { several } = words;
  const parts = readToken(token);
  switch (parts.kind) {
    case 'crew':
    case 'reef':
      return several[parts.kind](n, parts.number);
    case 'mage':
      return several.mage(n, parts.letter);
    default:
      return several[parts.kind](n);
  }
};

/** How far ahead of the ship a token of the path lies, counted from 0. */
export const whereText = ({ moves }: Words, { nautilion }: View, index: number): string => {
  const steps = index - nautilion.after + 1;
  return steps > 0 ? moves.ahead(steps) : moves.behind;
};

/** The landing of each figure that this die would move. */
export const outcomesOf = (
  words: Words,
  taker: TakerName,
  face: number,
  view: View,
  components: Components,
): string[] => {
  if (taker === 'darkhouse') {
    const others = openFaces(view);
    others.splice(others.indexOf(face), 1);
    const keeps = others.length > 1 ? [words.moves.keeps(words.list(others.map(String)))] : [];
    return [words.moves.costs(darkhousePrice(view, face)), ...keeps];
  }
  if (taker === 'nautilion')
    return [shipText(words, nautilionLanding(view, face), view, components)];
  const phantom = phantomText(words, phantomLanding(view, face), view);
  const die = view.nautilion.stuck ? undefined : shipDieAfter(view, face);
  const ship = die === undefined ? undefined : shipLanding(view, face, die);
  if (die === undefined || ship === undefined) return [phantom];
  return [phantom, words.landing.ship(die, shipText(words, ship.landing, ship.view, components))];
};

/** The effect of the Phantom's landing. */
export const phantomText = (words: Words, landing: Landing, view: View): string => {
  const { landing: t } = words;
  switch (landing.on) {
    case 'token':
      return isHeld(view, landing.token)
        ? t.phantomHolds(tokenText(words, landing.token))
        : t.phantomTakes(tokenText(words, landing.token));
    case 'isles':
      return t.phantomIsles;
    case 'abyss':
      return t.phantomAbyss;
    case 'collision':
      return t.phantomCollision;
    case 'stays':
      return t.phantomStays;
  }
};

/** The effect of the Nautilion's landing. */
export const shipText = (
  words: Words,
  landing: Landing,
  view: View,
  components: Components,
): string => {
  const { landing: t } = words;
  switch (landing.on) {
    case 'token': {
      const found = landedText(words, catchAt(view, landing.index), view, components);
      return landing.reef === null ? found : `${found}, ${t.reef(tokenText(words, landing.reef))}`;
    }
    case 'isles':
      return t.shipIsles;
    case 'abyss':
      return isReady(view) ? t.shipWins : t.shipLoses;
    case 'collision':
      return t.shipCollision;
    case 'stays':
      return t.shipStays;
  }
};

/** The possible landings of the ship, by the Phantom's die, which is named where it makes a difference. */
export const shipWays = (
  words: Words,
  ways: readonly (readonly [number | null, string])[],
): string => {
  const places = [...new Set(ways.map(([, where]) => where))];
  const told =
    places.length < 2
      ? places
      : ways.map(([face, where]) =>
          face === null ? where : words.landing.withPhantom(where, face),
        );
  return words.consequences.either(told);
};

/** A token that the ship takes, and whether it can board. */
export const landedText = (
  words: Words,
  token: string,
  view: View,
  components: Components,
): string => {
  const name = tokenText(words, token);
  if (token === 'mercenary') return name;
  return words.landing[boardingOf(components, view, token)](name);
};

/** Can the token board now, is it aboard already, or can it not board and goes to the reserve? [NL27] */
export const boardingOf = (
  components: Components,
  view: View,
  token: string,
): 'shipHas' | 'shipTakes' | 'shipCannotTake' | 'shipBlocked' => {
  if (mayBoard(components, view, token)) return 'shipTakes';
  if (isAboard(view, token)) return 'shipHas';
  return view.mercenaries.includes(Number(token)) ? 'shipBlocked' : 'shipCannotTake'; // [NL48]
};
