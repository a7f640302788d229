/** A player's things at a glance: sets with their tokens, and the hand as far as it is known. */
import './seat.css';
import './sets.css';
import type { NautilusIsland } from '@tidetable/rules';
import {
  COLOUR_NAMES,
  type ColourName,
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
import { Mark } from './mark.tsx';
import { SetContent } from './setContent.tsx';
import { SetDetails } from './setDetails.tsx';
import { setState } from './setState.ts';
import { thingOfCard, things } from './things.ts';

type View = NautilusIsland.View;
/** The only one without a set. */
const TREASURE_COLOUR = COLOUR_NAMES[SET_COLOURS.length];

export const Seat = (props: SeatProps) => {
  const view = props.view as View;
  const { seat } = props;
  const isOwn = seat === view.seat;
  return (
    <div class="ni-seat">
      {isOwn ? (
        <OwnPoints {...props} />
      ) : (
        <ul class="ni-sets" aria-label={say(allWords).board.setsOf(props.players[seat].name)}>
          {SET_COLOURS.map(colour => (
            <SetPlace key={colour} {...props} colour={colour} />
          ))}
        </ul>
      )}
      {(!isOwn || view.phase === 'over') && <HandOf {...props} />}
      <span class="ni-seat-anchor" data-place={`hand-of/${seat}`} aria-hidden="true" />
    </div>
  );
};

/** The own sets lie beside the hand, large; here stands what each has brought. */
const OwnPoints = ({ view: shown, components, seat }: SeatProps) => {
  const { sets, treasures } = tally(components as Components, shown as View, seat);
  const words = say(allWords);
  const { board, categories } = words;
  return (
    <ul class="ni-own-points" aria-label={board.yourPoints} data-explain={things.score(seat)}>
      {sets.map(({ colour, tokens, porthole }) => (
        <OwnShare
          key={colour}
          colour={colour}
          name={categories[colour]}
          points={tokens + porthole}
          thing={things.worth(seat, colour)}
        />
      ))}
      <OwnShare
        colour={TREASURE_COLOUR}
        name={board.from.treasures}
        points={treasures}
        thing={things.treasures(seat)}
      />
    </ul>
  );
};

interface ShareProps {
  readonly colour: ColourName;
  readonly name: string;
  readonly points: number;
  readonly thing: string;
}

const OwnShare = ({ colour, name, points, thing }: ShareProps) => (
  <li data-explain={thing}>
    <Mark colour={colour} size="1rem" />
    <span class="hidden">{say(allWords).board.is(name, say(allWords).board.points(points))}</span>
    <b aria-hidden="true">{points}</b>
  </li>
);

/** Where somebody else's set of one colour lies. */
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
      : `${board.handSize(handSize)}, ${board.knownCards(seen.length)}`;
  const label = seen.length === 0 ? size : board.is(size, cardNames(words, seen, cardInColour));
  return (
    <div class="ni-others-hand" data-explain={things.hand(seat)}>
      <span class="hidden">{label}</span>
      <b aria-hidden="true">{handSize}</b>
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
