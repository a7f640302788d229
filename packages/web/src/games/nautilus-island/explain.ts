/** The explanations of the things on the table. */
import type { NautilusIsland } from '@tidetable/rules';
import {
  BONUS_NAMES,
  type BonusName,
  COLOUR_NAMES,
  type ColourName,
  type Components,
  cardOf,
  cardPoints,
  closing,
  colourOfCard,
  isTreasure,
  OBJECTS,
  SET_COLOURS,
  type SetColour,
  type SetView,
  tally,
  tokenPoints,
} from '@tidetable/rules/nautilus-island';
import {
  words as allWords,
  cardName,
  type ExplainWords,
  explainWords,
  type Words,
} from '@tidetable/text/nautilus-island';
import type { Language } from '@tidetable/text/shell';
import { needTexts } from '../../texts.ts';
import type { BoardProps, Explain, Explanation, TieBreak } from '../gameUi.ts';
import { columnMove } from './markers.ts';
import type { Kind } from './things.ts';

type View = NautilusIsland.View;

/** The inputs of an explanation. */
interface ExplainContext {
  readonly view: View;
  readonly components: Components;
  readonly board: BoardProps;
  readonly words: Words;
  readonly say: ExplainWords;
}

type Details = readonly string[];
type Answer = (details: Details, told: ExplainContext) => Explanation | undefined;

export const loadExplain = async (): Promise<Explain> => {
  await needTexts('nautilus-island/explain');
  return explain;
};

export const loadTieBreak = async (): Promise<TieBreak> => {
  await needTexts('nautilus-island/explain');
  return { does: language => explainWords[language].tieBreak, rule: 'NI44' };
};

const explain: Explain = (thing, board, language: Language) => {
  const [kind, ...details] = thing.split('/');
  if (!Object.hasOwn(ANSWERS, kind)) return undefined;
  return ANSWERS[kind as Kind](details, {
    view: board.view as View,
    components: board.components as Components,
    board,
    words: allWords[language],
    say: explainWords[language],
  });
};

const CARDS: ReadonlySet<string> = new Set(
  COLOUR_NAMES.flatMap(colour => Array.from({ length: OBJECTS }, (_, i) => cardOf(colour, i + 1))),
);

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const sentences = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter(part => part !== undefined).join(' ') || undefined;

const explainCard: Answer = ([card], { view, components, words, say }) => {
  if (!CARDS.has(card)) return undefined;
  const colour = colourOfCard(card);
  const own = view.players[view.seat];
  const hand = own?.hand ?? undefined;
  const name = say.card.name(capital(cardName(words, card)), words.categories[colour]);
  if (isTreasure(card))
    return {
      name,
      does: say.treasure.does(cardPoints(components, card)),
      now: hand && say.treasure.now(tally(components, view, view.seat).treasures),
      rule: 'NI42',
    };
  const alike = (is: (other: string) => boolean): number => (hand ?? []).filter(is).length;
  return {
    name,
    does: say.card.does(words.cardColours[colour]),
    now:
      own && own.sets[colour].porthole !== null
        ? say.card.closed
        : hand &&
          say.card.now(
            alike(other => colourOfCard(other) === colour),
            alike(other => other === card),
            own.sets[colour].cards.length,
          ),
    rule: 'NI17',
  };
};

const explainColumn: Answer = ([digits], told) => {
  const { view, say } = told;
  const column = view.columns[Number(digits) - 1];
  if (!column) return undefined;
  return {
    name: say.column.name(Number(digits)),
    does: say.column.does(column.spaces),
    now: columnNow(Number(digits), told),
    rule: 'NI14',
  };
};

/** The meaning for the viewer, then the amount left. */
const columnNow = (n: number, { view, board, say }: ExplainContext): string | undefined => {
  const { height, taken } = view.columns[n - 1];
  const isOwn = view.players[view.seat]?.column === n;
  const left = height === 0 ? say.column.empty : say.column.left(height);
  if (isOwn && view.toAct === view.seat && view.phase !== 'explore')
    return sentences(view.phase === 'act' ? say.column.here : undefined, left);
  if (board.legal.includes(columnMove(view, n))) return sentences(say.column.open, left);
  if (isOwn) return sentences(say.column.own, left);
  return sentences(taken ? say.column.taken : undefined, left);
};

const explainHeight: Answer = ([digits], { view, say }) => {
  const column = view.columns[Number(digits) - 1];
  return (
    column && {
      name: say.height.name(column.height),
      does: say.height.does,
      now: { open: undefined, last: say.height.last, final: say.height.final }[view.stage],
      rule: 'NI32',
    }
  );
};

const explainCastaway: Answer = ([digits], { view, board, say }) => {
  const seat = Number(digits);
  const player = view.players[seat];
  if (!player) return undefined;
  const turn = view.order.indexOf(seat) + 1;
  return {
    name: say.castaway.name(board.players[seat].name),
    does: say.castaway.does,
    now: player.column === null ? say.castaway.waits(turn) : say.castaway.now(player.column, turn),
    rule: 'NI10',
  };
};

const isSetColour = (name: string): name is SetColour =>
  (SET_COLOURS as readonly string[]).includes(name);

const explainCamp: Answer = ([colour], { view, words, say }) => {
  if (!isSetColour(colour)) return undefined;
  const bonus = view.camp[colour];
  const category = words.categories[colour];
  if (bonus === null)
    return { name: say.camp.empty(category), does: say.camp.doesEmpty, rule: 'NI23' };
  const set = view.players[view.seat]?.sets[colour];
  const gain = (to: SetView): number =>
    tokenPoints({ ...to, bonus: [...to.bonus, bonus] }, bonus) - tokenPoints(to, bonus);
  const ofToken = (on: SetView): string => {
    if (on.porthole !== null) return say.camp.closed;
    return on.cards.length === 0 ? say.camp.none : say.camp.now(gain(on), on.cards.length);
  };
  return {
    name: say.camp.name(category, words.bonus[bonus]),
    does: say.camp.does(words.cardColours[colour], words.bonusInFull[bonus]),
    now: set && ofToken(set),
    rule: 'NI22',
  };
};

interface Found {
  readonly seat: number;
  readonly colour: SetColour;
  readonly set: SetView;
}

/** Somebody's set. */
const setOf = (view: View, [digits, colour]: Details): Found | undefined => {
  const player = view.players[Number(digits)];
  if (!player || colour === undefined || !isSetColour(colour)) return undefined;
  return { seat: Number(digits), colour, set: player.sets[colour] };
};

const pointsOf = ({ components, view }: ExplainContext, seat: number, colour: ColourName) => {
  const found = tally(components, view, seat).sets.find(set => set.colour === colour);
  return found ?? { tokens: 0, porthole: 0 };
};

const explainSet: Answer = (details, told) => {
  const { view, board, words, say } = told;
  const found = setOf(view, details);
  if (!found) return undefined;
  const { seat, colour } = found;
  const adjective = words.setColours[colour];
  return {
    name:
      seat === view.seat
        ? say.set.name(adjective)
        : say.set.nameOf(adjective, board.players[seat].name),
    does: say.set.does(words.cardColours[colour]),
    now: setNow(found, told),
    rule: 'NI21',
  };
};

const setNow = ({ seat, colour, set }: Found, told: ExplainContext): string | undefined => {
  const { view, say } = told;
  const { tokens, porthole } = pointsOf(told, seat, colour);
  const size = set.cards.length;
  const points = tokens + porthole;
  if (set.porthole !== null) return say.set.closed(size, points);
  const least = isJustStored(view, seat, colour) ? size : size + 1; // [NI27] [NI28]
  const sizes = Object.entries(view.portholes).filter(
    ([of, pile]) => Number(of) >= least && pile.length > 0,
  );
  const mayBeClosed = view.phase !== 'over' && sizes.length > 0;
  return sentences(
    size === 0 ? say.set.empty : say.set.open(size, points),
    mayBeClosed ? say.set.next(sizes.map(([of]) => of)) : undefined,
    sizes.length === 0 && size > 0 ? say.set.never : undefined,
  );
};

/** Are its new cards laid, and the turn not over? */
const isJustStored = (view: View, seat: number, colour: SetColour): boolean =>
  view.phase !== 'lay' && view.storing === colour && view.order[view.turn] === seat;

const TOKEN_RULES: Record<BonusName, string> = {
  two: 'NI36',
  three: 'NI36',
  perCard: 'NI37',
  double: 'NI38',
  odd: 'NI39',
  pair: 'NI40',
};

const explainToken: Answer = ([digits, colour, name], { view, words, say }) => {
  const found = setOf(view, [digits, colour]);
  const bonus = BONUS_NAMES.find(sort => sort === name);
  if (!found || bonus === undefined) return undefined;
  const { set } = found;
  const does = bonus === 'double' ? say.token.doesDouble : say.token.does;
  return {
    name: capital(words.bonus[bonus]),
    does: does(words.bonusInFull[bonus]),
    now: say.token.now(tokenPoints(set, bonus), set.bonus.filter(b => b === bonus).length),
    rule: TOKEN_RULES[bonus],
  };
};

const explainPorthole: Answer = (details, { view, say }) => {
  const found = setOf(view, details);
  if (!found) return undefined;
  const { set } = found;
  const doubled = tokenPoints(set, 'double');
  const points = set.porthole ?? 0;
  return {
    name: say.porthole.name(points),
    does: say.porthole.does,
    now: doubled > 0 ? say.porthole.doubled(points + doubled) : undefined,
    rule: 'NI41',
  };
};

const explainWorth: Answer = (details, told) => {
  const found = setOf(told.view, details);
  if (!found) return undefined;
  const { tokens, porthole } = pointsOf(told, found.seat, found.colour);
  const { worth } = told.say;
  return {
    name: worth.name(tokens + porthole),
    does: worth.does,
    now: worth.now(tokens, porthole),
    rule: 'NI43',
  };
};

const explainPile: Answer = ([size], { view, board, say }) => {
  const pile = view.portholes[size];
  if (!pile) return undefined;
  const [top, ...rest] = pile;
  const may = view.toAct === view.seat && board.legal.length > 0 ? closing(view) : undefined;
  return {
    name: say.pile.name(Number(size)),
    does: say.pile.does(Number(size)),
    now:
      top === undefined
        ? say.pile.none
        : may?.size === Number(size)
          ? say.pile.may(may.points)
          : say.pile.now(top, rest.map(String)),
    rule: 'NI27',
  };
};

const explainHand: Answer = ([digits], { view, board, say }) => {
  const player = view.players[Number(digits)];
  if (!player) return undefined;
  const isKnown = player.hand === null && board.aids.memory && player.known.length > 0;
  return {
    name: say.hand.name(board.players[Number(digits)].name, player.handSize),
    does: say.hand.does,
    now: isKnown ? say.hand.now(player.known.length) : undefined,
    rule: 'NI45',
  };
};

const explainScore: Answer = ([digits], { view, components, say }) => {
  const seat = Number(digits);
  if (!view.players[seat]) return undefined;
  const { sets } = tally(components, view, seat);
  const inSets = sets.reduce((sum, { tokens, porthole }) => sum + tokens + porthole, 0);
  return { name: say.score.name(inSets), does: say.score.does, rule: 'NI43' };
};

const ANSWERS: Record<Kind, Answer> = {
  card: explainCard,
  back: (_, { say }) => ({ ...say.back, rule: 'NI16' }),
  column: explainColumn,
  height: explainHeight,
  landing: (_, { view, words, say }) => ({
    name: say.landing.name,
    does: say.landing.does,
    now: say.landing.now(words.board[view.side]),
    rule: 'NI11',
  }),
  castaway: explainCastaway,
  camp: explainCamp,
  bag: (_, { view, words, say }) => ({
    name: words.board.bag(view.bag),
    does: say.bag.does,
    now: say.bag.now(Object.values(view.camp).filter(bonus => bonus !== null).length),
    rule: 'NI24',
  }),
  pile: explainPile,
  set: explainSet,
  token: explainToken,
  porthole: explainPorthole,
  worth: explainWorth,
  hand: explainHand,
  score: explainScore,
};
