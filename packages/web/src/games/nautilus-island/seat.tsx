/** A player's things at a glance: sets with their tokens, and the hand as far as it is known. */
import './seat.css';
import type { NautilusIsland } from '@tidetable/rules';
import {
  type ColourName,
  type Components,
  moveNotation,
  SET_COLOURS,
  sortCards,
} from '@tidetable/rules/nautilus-island';
import { words as allWords, text } from '@tidetable/text/nautilus-island';
import { Press } from '../../board/press.tsx';
import { Icon } from '../../look/icon.tsx';
import { say } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { Card } from './card.tsx';
import { countKinds, iconOf } from './cards.ts';
import { setLabel } from './labels.ts';
import { Mark } from './mark.tsx';
import { Porthole } from './porthole.tsx';
import { Token } from './token.tsx';

type View = NautilusIsland.View;
type SeatProps = BoardProps & { readonly seat: number };

export const Seat = (props: SeatProps) => {
  const view = props.view as View;
  const { seat } = props;
  const isOver = view.phase === 'over';
  return (
    <div class="ni-seat">
      <ul class="ni-sets">
        {SET_COLOURS.map(colour => (
          <SetPlace key={colour} {...props} colour={colour} />
        ))}
      </ul>
      {(seat !== view.seat || isOver) && <HandOf {...props} />}
      <span class="ni-seat-anchor" data-place={`hand-of/${seat}`} aria-hidden="true" />
    </div>
  );
};

/** Where the set of one colour lies; the own one is also a place to store. */
const SetPlace = (props: SeatProps & { readonly colour: ColourName }) => {
  const { colour, seat, legal, highlighted, play } = props;
  const view = props.view as View;
  const set = view.players[seat].sets[colour];
  const words = say(allWords);
  const label = setLabel(words, colour, set);
  const move = moveNotation.store(colour);
  const may = legal.includes(move);
  const isOwn = seat === view.seat && view.phase !== 'over';
  const isStoring = view.storing === colour && view.toAct === seat;
  const content = <SetContent colour={colour} set={set} />;
  const state = {
    'data-place': `set/${seat}/${colour}`,
    'data-empty': set.cards.length === 0 || undefined,
    'data-closed': set.porthole !== null || undefined,
    'data-storing': isStoring || undefined,
    title: label,
  };
  return (
    <li>
      {isOwn ? (
        <Press
          class="ni-set"
          spot={`set/${colour}`}
          can={may}
          isHighlighted={highlighted === move}
          label={may ? `${say(text).move(move, view)}. ${label}` : label}
          act={() => play(move)}
          {...state}
        >
          {content}
        </Press>
      ) : (
        <div class="ni-set" role="img" aria-label={label} {...state}>
          {content}
        </div>
      )}
    </li>
  );
};

const SetContent = ({
  colour,
  set,
}: {
  readonly colour: ColourName;
  readonly set: View['players'][number]['sets'][string];
}) => (
  <>
    <span class="ni-set-head">
      <Mark colour={colour} size={15} />
      {set.cards.length > 0 && <b>{set.cards.length}</b>}
      {set.porthole !== null && <Porthole points={set.porthole} size={24} />}
    </span>
    {set.cards.length > 0 && (
      <span class="ni-set-objects">
        {countKinds(sortCards(set.cards)).map(([card, n]) => (
          <span key={card} data-n={n}>
            <Icon name={iconOf(card)} size={17} />
            {n > 1 && <i>{n}</i>}
          </span>
        ))}
      </span>
    )}
    {set.bonus.length > 0 && (
      <span class="ni-set-tokens">
        {set.bonus.map((bonus, i) => (
          <Token key={i} bonus={bonus} colour={colour} size={21} />
        ))}
      </span>
    )}
  </>
);

/** Cards in hand: those that were seen being taken, if the table helps memory, then backs. [NI46] */
const HandOf = ({ view: shown, components, seat, aids }: SeatProps) => {
  const view = shown as View;
  const { hand, known, handSize } = view.players[seat];
  const words = say(allWords);
  const { board } = words;
  const seen = sortCards(hand ?? (aids.memory ? known : []));
  const label =
    seen.length === 0 || hand !== null
      ? board.handSize(handSize)
      : `${board.handSize(handSize)}, ${board.knownCards(seen.length)}`;
  if (handSize === 0) return <p class="ni-no-hand">{label}</p>;
  const cards = [...seen, ...new Array<null>(handSize - seen.length).fill(null)];
  return (
    <div class="ni-others-hand" title={label}>
      <span class="hidden">{label}</span>
      <b aria-hidden="true">{handSize}</b>
      <span class="ni-minis" aria-hidden="true">
        {cards.map((card, i) => (
          <MiniCard key={i} card={card} components={components as Components} />
        ))}
      </span>
    </div>
  );
};

const MiniCard = (props: { readonly card: string | null; readonly components: Components }) => (
  <span class="ni-mini">
    <Card {...props} />
  </span>
);
