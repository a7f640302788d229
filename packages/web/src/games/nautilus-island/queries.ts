/** Hand, sets and rivals in sentences, for who asks by a key. */
import type { NautilusIsland } from '@tidetable/rules';
import { COLOUR_NAMES, colourOfCard, SET_COLOURS } from '@tidetable/rules/nautilus-island';
import { cardNames, queryWords, words } from '@tidetable/text/nautilus-island';
import type { Language } from '@tidetable/text/shell';
import { needTexts } from '../../texts.ts';
import type { BoardProps, Queries } from '../gameUi.ts';

type View = NautilusIsland.View;
type Player = View['players'][number];

export const loadQueries = async (): Promise<Queries> => {
  await needTexts('nautilus-island/queries');
  return { own, rivals };
};

const own = ({ view }: BoardProps, language: Language): string[] => {
  const { players, seat } = view as View;
  const told = queryWords[language];
  const player = players[seat];
  const cards = player.hand ?? [];
  const sets = setsOf(player, language);
  return [
    cards.length === 0 ? told.emptyHand : told.hand(groupsOf(cards, language)),
    sets === '' ? told.noSets : told.sets(sets),
  ];
};

/** More is not heard to its end; what one remembers is left out first. */
const MOST = 300; // characters

const rivals = (board: BoardProps, language: Language): string[] => {
  const told = tellRivals(board, language, board.aids.memory);
  return told.join(' ').length > MOST ? tellRivals(board, language, false) : told;
};

const tellRivals = (
  { view, players }: BoardProps,
  language: Language,
  remembers: boolean,
): string[] => {
  const { players: all, seat: viewer } = view as View;
  const told = queryWords[language];
  return all.flatMap((player, seat) => {
    if (seat === viewer) return [];
    const { handSize, known } = player;
    const sets = setsOf(player, language);
    const things = [
      told.handSize(handSize),
      ...(remembers && known.length > 0 ? [told.known(cardNames(words[language], known))] : []),
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

const setsOf = ({ sets }: Player, language: Language): string => {
  const { openSet, closedSet } = queryWords[language];
  const { setColours } = words[language];
  return SET_COLOURS.flatMap(colour => {
    const { cards, porthole } = sets[colour];
    const n = cards.length;
    if (n === 0) return [];
    return [
      porthole === null
        ? openSet(setColours[colour], n)
        : closedSet(setColours[colour], n, porthole),
    ];
  }).join(', ');
};
