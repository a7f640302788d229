/** Hand, sets and rivals in sentences, for queries by keyboard. */
import type { NautilusIsland } from '@tidetable/rules';
import {
  COLOUR_NAMES,
  colourOfCard,
  pawnPlaces,
  SET_COLOURS,
} from '@tidetable/rules/nautilus-island';
import { cardInColour, cardNames, queryWords, words } from '@tidetable/text/nautilus-island';
import type { Language } from '@tidetable/text/shell';
import { needTexts } from '../../texts.ts';
import type { BoardProps, Queries } from '../gameUi.ts';
import { campLabel, columnLabel, pileLabel, whoIsAt } from './labels.ts';

type View = NautilusIsland.View;
type Player = View['players'][number];

export const loadQueries = async (): Promise<Queries> => {
  await needTexts('nautilus-island/queries');
  return { own, rivals, board };
};

const own = ({ view }: BoardProps, language: Language): string[] => {
  const { players, seat } = view as View;
  const told = queryWords[language];
  const player = players[seat];
  const cards = player.hand ?? [];
  const sets = setsOf(player, language, { isOwn: true, tokens: true });
  return [
    cards.length === 0 ? told.emptyHand : told.hand(groupsOf(cards, language)),
    sets === '' ? told.noSets : told.sets(sets),
  ];
};

/** Columns from the back to the front, camp and portholes. */
const board = ({ view, players }: BoardProps, language: Language): string[] => {
  const { columns, camp, bag, portholes } = view as View;
  const say = words[language];
  const { between, sentence } = queryWords[language];
  const names = players.map(({ name }) => name);
  const places = pawnPlaces(view as View);
  const tell = (title: string, things: readonly string[]): string =>
    sentence(say.board.is(title, things.join(between)));
  return [
    ...columns.map((_, i) =>
      sentence(columnLabel(say, view as View, i + 1, whoIsAt(say, places, i + 1, names))),
    ),
    tell(say.board.camp, [
      ...SET_COLOURS.map(colour => campLabel(say, colour, camp[colour])),
      say.board.bag(bag),
    ]),
    tell(
      say.board.portholes,
      Object.entries(portholes).map(([size, pile]) => pileLabel(say, Number(size), pile)),
    ),
  ];
};

/** Longer answers are not listened to; facts that a player remembers are left out first. */
const MOST = 300; // characters

const rivals = (board: BoardProps, language: Language): string[] => {
  const { memory } = board.aids;
  const ways = [
    { remembers: memory, tokens: true },
    { remembers: memory, tokens: false },
    { remembers: false, tokens: false },
  ].map(detail => tellRivals(board, language, detail));
  return ways.find(told => told.join(' ').length <= MOST) ?? ways[2];
};

/** What is told besides the cards in hand and the sets. */
interface Detail {
  readonly remembers: boolean;
  readonly tokens: boolean;
}

const tellRivals = (
  { view, players }: BoardProps,
  language: Language,
  { remembers, tokens }: Detail,
): string[] => {
  const { players: all, seat: viewer } = view as View;
  const told = queryWords[language];
  return all.flatMap((player, seat) => {
    if (seat === viewer) return [];
    const { handSize, known } = player;
    const sets = setsOf(player, language, { isOwn: false, tokens });
    const things = [
      told.handSize(handSize),
      ...(remembers && known.length > 0
        ? [told.known(known.length, cardNames(words[language], known, cardInColour))]
        : []),
      ...(sets === '' ? [] : [told.theirSets(sets)]),
    ];
    return [told.rival(players[seat].name, things)];
  });
};

/** `2 × hat and boots (green); compass (red)`. */
const groupsOf = (cards: readonly string[], language: Language): string => {
  const { group, between } = queryWords[language];
  return COLOUR_NAMES.flatMap(colour => {
    const some = cards.filter(card => colourOfCard(card) === colour);
    const { colours } = words[language];
    return some.length === 0 ? [] : [group(colours[colour], cardNames(words[language], some))];
  }).join(between);
};

/** Of one's own in full; those of others as briefly as several fit. */
const setsOf = (
  { sets }: Player,
  language: Language,
  { isOwn, tokens: tellsTokens }: { readonly isOwn: boolean; readonly tokens: boolean },
): string => {
  const { openSet, closedSet, sizeOf, withTokens, tokenName, between, betweenBrief } =
    queryWords[language];
  const { setColours, bonus: tokenNames, list } = words[language];
  return SET_COLOURS.flatMap(colour => {
    const { cards, porthole, bonus } = sets[colour];
    if (cards.length === 0) return [];
    const name = setColours[colour];
    const size = isOwn ? sizeOf(name, cards.length) : openSet(name, cards.length);
    const set = porthole === null ? size : closedSet(size, porthole);
    const named = bonus.map(token => tokenName(tokenNames[token]));
    const tokens = tellsTokens ? list(named) : '';
    return [tokens === '' ? set : withTokens(set, tokens)];
  }).join(tellsTokens ? between : betweenBrief);
};
