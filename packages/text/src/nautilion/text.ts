import type { Nautilion } from '@tidetable/rules';
import {
  Card,
  type Components,
  componentsOf,
  formatReef,
  formatToken,
  type MoveParts,
  OUTCOME_NAMES,
  openFaces,
  readMove,
  spellPrice,
  TAKERS,
  type TakerName,
} from '@tidetable/rules/nautilion';
import type { CardWords, Words } from '../en/nautilion/words.ts';
import type { GameText, Rank } from '../gameText.ts';
import { reasonText, termTheme } from '../reasonText.ts';
import { headOf } from '../typing/movesMeant.ts';
import { consequenceText } from './consequence.ts';
import { countedThemes } from './countedThemes.ts';
import { outcomesOf, severalText, tokenText, whereText } from './landingText.ts';
import { marks } from './marks.ts';

type View = Nautilion.View;
type Event = Nautilion.Event;

const RANKS: { readonly [type in MoveParts['type']]?: Rank } = {
  whirlwind: 'spell',
  tide: 'spell',
  translation: 'spell',
  reroll: 'spell',
  castaway: 'spell',
  heroic: 'spell',
  done: 'end',
};

export const nautilionText = (words: Words): GameText => ({
  title: words.title,
  about: words.about,
  credits: words.credits,
  notation: words.notation,
  notationWords: words.notationWords,
  move: (notation, view, components) =>
    capitalised(moveText(words, notation, view as View, componentsOf(components))),
  called: (notation, view, components) =>
    hasItsMoment(readMove(notation), view as View)
      ? capitalised(headOf(moveText(words, notation, view as View, componentsOf(components))))
      : undefined,
  rank: notation => RANKS[readMove(notation).type],
  events: (happened, names, components) =>
    withPayments(withWays(happened as readonly Event[])).map(e =>
      capitalised(eventText(words, e, names, componentsOf(components))),
    ),
  consequence: (notation, view, components) =>
    consequenceText(words, notation, view as View, componentsOf(components)),
  ending: view => {
    const { outcome } = view as View;
    return outcome === 'open' ? '' : words.outcomes[outcome];
  },
  marks,
  refusal: code =>
    words.refusals[code as keyof Words['refusals']] ??
    words.boardRefusals[code as keyof Words['boardRefusals']] ??
    code,
  reason: (term, difference) => reasonText(words.why, term, difference),
  theme: (term, view) => termTheme(words.why, term, countedThemes(words), view),
  option: name => words.options[name as keyof Words['options']] ?? name,
  form: words.form,
});

/** The text of some moves depends on the step: a token in hand, a price to pay. */
const hasItsMoment = ({ type }: MoveParts, { step, pending }: View): boolean => {
  switch (type) {
    case 'first':
    case 'set':
      return false;
    case 'from':
      return ['pay', 'sacrifice', 'return', 'lose'].includes(step);
    case 'pick':
      return pending.task !== 'none';
    case 'insert':
    case 'to':
      return pending.hand !== null;
    default:
      return true;
  }
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `5 Rescue`. */
export const cardTitle = (cards: readonly CardWords[], number: number): string =>
  `${number} ${cards[number - 1].name}`;

/** The effect of a card, with the components of the table. */
export const cardEffect = (
  cards: readonly CardWords[],
  number: number,
  components: Components,
): string => {
  const { effect } = cards[number - 1];
  return typeof effect === 'string' ? effect : effect(components);
};

const moveText = (words: Words, notation: string, view: View, components: Components): string => {
  const { moves } = words;
  const move = readMove(notation);
  switch (move.type) {
    case 'roll':
      return moves.roll(move.face);
    case 'first':
      return moves.first(words.list((view.admirals[move.seat] ?? []).map(String)));
    case 'whirlwind':
      return moves.whirlwind(
        spellPrice(components, view, move.type),
        words.list(openFaces(view).map(String)),
      );
    case 'tide':
      return moves.tide(spellPrice(components, view, move.type), move.from, move.to);
    case 'translation':
      return moves.translation(spellPrice(components, view, move.type));
    case 'reroll':
      return moves.reroll(move.face);
    case 'castaway':
      return moves.castaway(spellPrice(components, view, move.type));
    case 'heroic':
      return moves.heroic(
        cardTitle(words.heroics, move.card),
        cardEffect(words.heroics, move.card, components),
      );
    case 'give':
      return giveText(words, move.taker, move.face, view, components);
    case 'token':
      return exchangeText(words, move.n, view);
    case 'insert':
      return insertText(words, move.after, view);
    case 'from':
      return fromText(words, move.source, move.which, view);
    case 'pick':
      return pickText(words, move.token, view);
    case 'set':
      return moves.set(view.pending.wanted[0] ?? 1, move.face);
    case 'drop':
      return moves.drop(cardTitle(words.heroics, move.card));
    case 'to':
      return toText(words, move, view);
    case 'group':
      return moves.group(move.space);
    case 'done':
      return moves.done;
  }
};

/** A die for a taker, and its effect. */
const giveText = (
  words: Words,
  taker: TakerName,
  face: number,
  view: View,
  components: Components,
): string => {
  const given = words.moves.give(face, words.takers[taker]);
  return words.board.is(given, outcomesOf(words, taker, face, view, components).join(' · '));
};

const exchangeText = (words: Words, n: number, view: View): string => {
  const { moves } = words;
  const where = whereText(words, view, n - 1);
  const token = tokenText(words, view.path[n - 1]);
  return view.pending.first === null
    ? moves.exchange(n, token, where)
    : moves.exchangeWith(n, token, where, view.pending.first);
};

const insertText = (words: Words, at: number | null, view: View): string => {
  const { moves, ends, figures } = words;
  const { path, phantom, nautilion } = view;
  const token = tokenText(words, view.pending.hand ?? 'blank');
  if (at === null) return moves.insertBeyond(token);
  const isByPhantom = at === phantom.after && !phantom.onAbyss && !phantom.isPast;
  const place = (index: number): string => `${tokenText(words, path[index])} (${index + 1})`;
  const before = at === nautilion.after ? figures.nautilion : at === 0 ? ends.isles : place(at - 1);
  const behind = isByPhantom ? figures.phantom : at === path.length ? ends.abyss : place(at);
  return moves.insert(token, before, behind);
};

/** A token that is paid, lost, sacrificed or returned. */
const fromText = (
  words: Words,
  source: Nautilion.Source,
  which: string,
  { step, pending, mercenaries }: View,
): string => {
  const { moves, sources } = words;
  const isHired = source === 'ship' && mercenaries.includes(Number(which));
  const token = isHired ? words.mercenaryOn(Number(which)) : tokenText(words, which);
  if (step === 'pay') return moves.pay(token, pending.owed);
  if (step === 'sacrifice') return moves.sacrifice(token);
  if (step === 'return') return moves.giveBack(token, sources[source]);
  return moves.lose(token, sources[source]);
};

const pickText = (words: Words, which: string, { pending }: View): string => {
  const { moves, sources } = words;
  const token = tokenText(words, which);
  if (pending.task === 'boarding') return moves.throwOut(token);
  return moves.pick(token, pending.task === 'call-to-arms' ? sources.reserve : sources.pile);
};

const toText = (
  words: Words,
  { place, space }: Extract<MoveParts, { type: 'to' }>,
  view: View,
): string => {
  const { moves } = words;
  const { hand } = view.pending;
  const token = tokenText(words, hand ?? String(space ?? 'blank'));
  if (place === 'cabin') return moves.toCabin(token);
  if (space === null) return moves.toReserve(token);
  return hand === 'mercenary' ? moves.toSpace(space) : moves.toShip(token);
};

/** All tokens that paid for one spell. */
interface Payment {
  readonly type: 'payment';
  readonly tokens: readonly number[];
}

/** With the place of the Phantom after the turn of the ship. */
type EventWithWay =
  | Exclude<Event, { type: 'phantom-moved' }>
  | (Extract<Event, { type: 'phantom-moved' }> & { readonly later: number });

type ReportedEvent = Exclude<EventWithWay, { type: 'paid' }> | Payment;

/** Consecutive payments are told as one. */
const withPayments = (happened: readonly EventWithWay[]): ReportedEvent[] => {
  const told: ReportedEvent[] = [];
  for (const e of happened) {
    const last = told.at(-1);
    if (e.type !== 'paid') told.push(e);
    else if (last?.type !== 'payment') told.push({ type: 'payment', tokens: [e.token] });
    else told[told.length - 1] = { ...last, tokens: [...last.tokens, e.token] };
  }
  return told;
};

/** A token that the ship then takes before it shortens the way of the Phantom once more. [NL24] */
const withWays = (happened: readonly Event[]): EventWithWay[] =>
  happened.map((e, i) => {
    if (e.type !== 'phantom-moved') return e;
    const later = happened.slice(i + 1);
    const again = later.findIndex(({ type }) => type === 'phantom-moved');
    const pass = again < 0 ? later : later.slice(0, again);
    const taken = pass.filter(
      (move, k) =>
        move.type === 'nautilion-moved' && move.to < e.to && pass[k + 1]?.type === 'landed',
    );
    return { ...e, later: e.to - taken.length };
  });

const eventText = (
  words: Words,
  e: ReportedEvent,
  names: readonly string[],
  components: Components,
): string => {
  const { events } = words;
  const token = (kind: number): string => tokenText(words, formatToken(kind));
  const reef = (n: number): string => tokenText(words, formatReef(n));
  const numbers = (spaces: readonly number[]): string =>
    words.list(spaces.map(space => String(space + 1)));
  switch (e.type) {
    case 'turn':
      return turnText(words, e, names, components);
    case 'starter':
      return events.starter(names[e.seat]);
    case 'rolled':
      return events.rolled(e.die + 1, e.face);
    case 'dice-set':
      return events.diceSet(words.list(e.faces.map(String)));
    case 'escape-roll':
      return (e.escaped ? events.escaped : events.stuck)(e.face, e.bonus, reef(e.reef));
    case 'cast':
      return events.cast(words.spells[e.spell], e.price);
    case 'payment':
      return events.paid(tokensText(words, e.tokens));
    case 'turned':
      return events.turned(e.die + 1, e.face);
    case 'exchanged':
      return events.exchanged(e.first + 1, e.second + 1);
    case 'rerolling':
      return events.rerolling(e.die + 1);
    case 'given':
      return events.given(words.takers[TAKERS[e.taker]], e.face);
    case 'second-pass':
      return events.secondPass;
    case 'lost':
      return events.lost(token(e.token), words.sources[e.from]);
    case 'returned':
      return events.returned(token(e.token), words.sources[e.from]);
    case 'inserted':
      return events.inserted(token(e.token), e.at + 1);
    case 'phantom-moved':
      if (e.onAbyss) return events.phantomBack;
      return (e.back ? events.phantomRan : events.phantomMoved)(e.to + 1, e.later + 1);
    case 'phantom-calm':
      return events.phantomCalm;
    case 'phantom-took':
      return (e.into === 'hold' ? events.phantomHeld : events.phantomTook)(token(e.token));
    case 'nautilion-moved':
      return e.onIsles ? events.backOnIsles : events.sailed;
    case 'nautilion-stuck':
      return events.shipStuck;
    case 'landed':
      return e.reef < 0
        ? events.landed(token(e.token))
        : events.landedByReef(token(e.token), reef(e.reef));
    case 'crossed-streams':
      return events.crossedStreams(token(e.token));
    case 'placed':
      if (e.on === 'cabin') return events.placedInCabin(token(e.token));
      return formatToken(e.token) === 'mercenary'
        ? events.hired(e.space + 1)
        : events.placedOnShip(token(e.token));
    case 'kept':
      return events.kept(token(e.token));
    case 'reef-sunk':
      return events.reefSunk(reef(e.reef));
    case 'collision':
      return events.collision(e.ours, e.theirs);
    case 'hold-emptied':
      return events.holdEmptied(
        tokensText(
          words,
          e.counts.flatMap((n, kind) => new Array<number>(n).fill(kind)),
        ),
      );
    case 'dismissed':
      return events.dismissed(e.spaces.length);
    case 'picked':
      return events.picked(token(e.token), words.sources[e.from]);
    case 'group-kept':
      return events.groupKept(numbers(e.spaces), numbers(e.lost));
    case 'heroic':
      return events.heroic(
        cardTitle(words.heroics, e.card),
        token(e.sacrifice),
        cardEffect(words.heroics, e.card, components),
      );
    case 'heroic-dropped':
      return events.heroicDropped(cardTitle(words.heroics, e.card));
    case 'heroic-opened':
      return events.heroicOpened(
        cardTitle(words.heroics, e.card),
        cardEffect(words.heroics, e.card, components),
      );
    case 'reefs-broken':
      return events.reefsBroken(reef(e.reef), e.count);
    case 'over':
      return words.outcomes[OUTCOME_NAMES[e.outcome] as keyof Words['outcomes']];
  }
};

const turnText = (
  words: Words,
  e: { readonly turn: number; readonly seat: number; readonly card: number },
  names: readonly string[],
  components: Components,
): string => {
  const { events } = words;
  const turn = names.length > 1 ? events.turnOf(e.turn, names[e.seat]) : events.turn(e.turn);
  if (e.card === Card.none) return turn;
  const effect = cardEffect(words.darkhouse, e.card, components);
  return `${turn} ${events.card(cardTitle(words.darkhouse, e.card), effect)}`;
};

/** Tokens by kind. */
const tokensText = (words: Words, tokens: readonly number[]): string => {
  const kinds = [...new Set(tokens)].map(kind =>
    severalText(words, tokens.filter(token => token === kind).length, formatToken(kind)),
  );
  return kinds.length === 0 ? words.nothing : words.list(kinds);
};
