import type { NautilusIsland } from '@tidetable/rules';
import {
  activeColumn,
  BONUS_NAMES,
  COLOUR_NAMES,
  type Components,
  cardOf,
  closing,
  formatCard,
  readMove,
  components as standard,
} from '@tidetable/rules/nautilus-island';
import type { Words } from '../en/nautilus-island/words.ts';
import type { GameText } from '../gameText.ts';
import { reasonText, termTheme } from '../reasonText.ts';
import { headOf } from '../typing/movesMeant.ts';
import { cardInColour, cardNames } from './cardNames.ts';
import { consequence } from './consequence.ts';
import { countedThemes } from './countedThemes.ts';
import { marks } from './marks.ts';
import { tally } from './tally.ts';

type View = NautilusIsland.View;
type Event = NautilusIsland.Event;

export const nautilusIslandText = (words: Words): GameText => ({
  title: words.title,
  about: words.about,
  credits: words.credits,
  notation: words.notation,
  notationWords: words.notationWords,
  move: (notation, view) => moveText(words, notation, view as View),
  called: (notation, view) => calledText(words, notation, view as View),
  consequence: (notation, view) => consequence(words, notation, view as View),
  events: (happened, names) =>
    (happened as readonly Event[]).flatMap(
      e => eventText(words, e, names, happened as readonly Event[]) ?? [],
    ),
  tally: (view, seat, components = standard) =>
    tally(words, view as View, seat, components as Components),
  marks,
  refusal: code => words.refusals[code as NautilusIsland.RefusalCode] ?? code,
  reason: (term, difference) => reasonText(words.why, term, difference),
  theme: (term, view) => termTheme(words.why, term, countedThemes(words), view),
  option: name => name,
  form: {},
});

const moveText = (words: Words, notation: string, view: View): string => {
  const { moves, colours, setColours, cardColours } = words;
  const move = readMove(notation);
  const storing = view.storing ?? 'green';
  const colour = setColours[storing];
  switch (move.type) {
    case 'column': {
      const { stacks, height } = view.columns[move.column - 1];
      const tops = stacks.map(({ top }) =>
        top === null ? words.faceDown : cardInColour(words, top),
      );
      return moves.column(move.column, tops.join(', '), height, stacks.length);
    }
    case 'collect': {
      const column = activeColumn(view) ?? 1;
      return moves.collect(column, view.columns[column - 1].stacks.length);
    }
    case 'store':
      return moves.store(cardColours[move.colour]);
    case 'lay':
      return moves.lay(
        cardNames(
          words,
          move.objects.map(object => cardOf(storing, object)),
        ),
      );
    case 'close':
      return moves.close(colour, closing(view)?.points ?? 0);
    case 'leave':
      return moves.leave(colour);
    case 'refill':
      return moves.refill(colours[move.colour]);
    case 'idle':
      return moves.idle;
  }
};

const calledText = (words: Words, notation: string, view: View): string | undefined => {
  const move = readMove(notation);
  switch (move.type) {
    case 'column':
      return headOf(words.moves.column(move.column, '', 0, 0));
    case 'collect':
      return activeColumn(view) === undefined ? undefined : moveText(words, notation, view);
    case 'lay':
      return view.storing === null ? undefined : moveText(words, notation, view);
    case 'close':
    case 'leave':
      return closing(view) ? moveText(words, notation, view) : undefined;
    default:
      return headOf(moveText(words, notation, view));
  }
};

/** Undefined if another sentence of the same move covers the event. */
const eventText = (
  words: Words,
  e: Event,
  names: readonly string[],
  happened: readonly Event[],
): string | undefined => {
  const { events } = words;
  const setColour = (n: number): string => words.setColours[COLOUR_NAMES[n]];
  const bonus = (n: number): string => words.bonus[BONUS_NAMES[n]];
  const cards = (taken: readonly { readonly card: number }[]): string =>
    cardNames(
      words,
      taken.map(({ card }) => (card < 0 ? undefined : formatCard(card))),
      cardInColour,
    );
  switch (e.type) {
    case 'explored':
      return events.explored(names[e.seat], e.column + 1);
    case 'collected':
      return events.collected(names[e.seat], e.column + 1, cards(e.cards));
    case 'storing':
      return undefined; // the cards follow at once
    case 'stored':
      return events.stored(
        names[e.seat],
        cardNames(
          words,
          e.objects.map(object => cardOf(COLOUR_NAMES[e.colour], object + 1)),
        ),
        words.colours[COLOUR_NAMES[e.colour]],
      );
    case 'took-bonus':
      return events.tookBonus(names[e.seat], bonus(e.bonus), setColour(e.colour));
    case 'refilled': {
      const refilled = happened.filter(other => other.type === e.type);
      const tokens = refilled.map(other =>
        events.inSpace(bonus(other.bonus), words.colours[COLOUR_NAMES[other.colour]]),
      );
      return e === refilled[0] ? events.refilled(tokens) : undefined;
    }
    case 'closed':
      return events.closed(names[e.seat], setColour(e.colour), e.points);
    case 'left-open':
      return events.leftOpen(names[e.seat], setColour(e.colour));
    case 'idled':
      return events.idled(names[e.seat]);
    case 'column-emptied':
      return (e.isFirst ? events.firstEmptied : events.columnEmptied)(e.column + 1);
    case 'revealed': {
      const revealed = happened.filter(other => other.type === e.type);
      return e === revealed[0] ? events.revealed(e.column + 1, cards(revealed)) : undefined;
    }
    case 'round': {
      const order = words.list(e.order.map(seat => names[seat]));
      return e.final ? events.finalRound(e.round, order) : events.round(e.round, order);
    }
    case 'over':
      return events.over;
  }
};
