/** A player's things at a glance: sets with their tokens, and the hand as far as it is known. */
import './seat.css';
import './sets.css';
import type { NautilusIsland } from '@tidetable/rules';
import {
  type Components,
  cardPoints,
  colourOfCard,
  isTreasure,
  SET_COLOURS,
  type SetColour,
  sortCards,
  tally,
} from '@tidetable/rules/nautilus-island';
import { words as allWords, cardInColour, cardNames } from '@tidetable/text/nautilus-island';
import { Icon } from '../../look/icon.tsx';
import { say } from '../../settings.ts';
import type { SeatProps } from '../gameUi.ts';
import { Card } from './card.tsx';
import { countKinds, iconOf } from './cards.ts';
import { setLabel } from './labels.ts';
import { SetContent } from './setContent.tsx';
import { SetDetails } from './setDetails.tsx';
import { setState } from './setState.ts';
import { thingOfCard, things } from './things.ts';

type View = NautilusIsland.View;

/** The same facts at the same place for everybody: the own sets lie beside the hand once more, large; there they are heard. */
export const Seat = (props: SeatProps) => {
  const { seat, players } = props;
  const isOwn = seat === (props.view as View).seat;
  return (
    <div class="ni-seat" data-explain={things.score(seat)}>
      <ul
        class="ni-sets"
        aria-hidden={isOwn || undefined}
        aria-label={say(allWords).board.setsOf(players[seat].name)}
      >
        {SET_COLOURS.map(colour => (
          <SetPlace key={colour} {...props} colour={colour} />
        ))}
      </ul>
      <HandOf {...props} />
      <span class="ni-seat-anchor" data-place={`hand-of/${seat}`} aria-hidden="true" />
    </div>
  );
};

/** A set of one colour. Things fly to the large one where there is one, and lessons speak of that. */
const SetPlace = (props: SeatProps & { readonly colour: SetColour }) => {
  const { seat, colour } = props;
  const view = props.view as View;
  const set = view.players[seat].sets[colour];
  const { sets } = tally(props.components as Components, view, seat);
  const { tokens, porthole } = sets[SET_COLOURS.indexOf(colour)];
  return (
    <li>
      <div
        class="ni-set"
        role="img"
        aria-label={setLabel(say(allWords), colour, set, tokens + porthole)}
        {...setState(view, seat, colour)}
        {...(seat === view.seat && {
          'data-place': undefined,
          'data-explain': things.worth(seat, colour),
        })}
      >
        <SetContent seat={seat} colour={colour} set={set} />
      </div>
      <SetDetails set={set} />
    </li>
  );
};

/** Cards in hand: those that were seen being taken, if the table helps memory, then backs. [NI46] */
const HandOf = ({ view: shown, components, seat, aids }: SeatProps) => {
  const view = shown as View;
  const { hand, known, handSize } = view.players[seat];
  const words = say(allWords);
  const { board } = words;
  const seen = sortCards(hand ?? (aids.memory ? known : []));
  const size =
    seen.length === 0 || hand !== null
      ? board.handSize(handSize)
      : `${board.handSize(handSize)}, ${board.knownCards(seen.length, handSize)}`;
  const label = seen.length === 0 ? size : board.is(size, cardNames(words, seen, cardInColour));
  return (
    <div class="ni-seat-hand" data-explain={things.hand(seat)}>
      <span class="hidden">{label}</span>
      <span class="ni-hand-size" aria-hidden="true">
        <Card card={null} components={components as Components} />
        <b>{handSize}</b>
      </span>
      <span class="ni-minis" aria-hidden="true">
        {countKinds(seen).map(([card, n]) => (
          <Mini key={card} card={card} n={n} components={components as Components} />
        ))}
        {handSize > seen.length && (
          <Mini card={null} n={handSize - seen.length} components={components as Components} />
        )}
      </span>
    </div>
  );
};

interface MiniProps {
  readonly card: string | null;
  readonly n: number;
  readonly components: Components;
}

/** A kind of card, or backs, with how many there are. */
const Mini = ({ card, n, components }: MiniProps) => (
  <span class="ni-mini" data-explain={thingOfCard(card)}>
    {card === null ? (
      <Card card={null} components={components} />
    ) : (
      <span class="ni-mini-face" style={{ '--tint': `var(--${colourOfCard(card)}-ink)` }}>
        <Icon name={iconOf(card)} size={18} />
        {isTreasure(card) && <em class="ni-numeral">{cardPoints(components, card)}</em>}
      </span>
    )}
    {n > 1 && <i>×{n}</i>}
  </span>
);
