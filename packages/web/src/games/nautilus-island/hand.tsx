/** The own hand, as cards at the thumb, with what can be done with it. */
import './hand.css';
import type { NautilusIsland } from '@tidetable/rules';
import {
  type Components,
  colourOfCard,
  isTreasure as isTreasureCard,
  moveNotation,
  sortCards,
} from '@tidetable/rules/nautilus-island';
import { words as allWords } from '@tidetable/text/nautilus-island';
import { useEffect, useState } from 'preact/hooks';
import { Press } from '../../board/press.tsx';
import { say } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { Actions } from './actions.tsx';
import { Card } from './card.tsx';
import { cardName } from './labels.ts';
import { mostToLay, pickedMove, placesOf, toggle } from './lay.ts';
import { things } from './things.ts';

type View = NautilusIsland.View;

export const Hand = (props: BoardProps & { readonly own: readonly string[] }) => {
  const view = props.view as View;
  const { legal, highlighted, play, own } = props;
  const [picks, pick] = useState<readonly number[]>([]);
  const [isTreasure, noteTreasure] = useState(false);
  const { phase, storing } = view;
  useEffect(() => {
    if (phase !== 'act' && phase !== 'lay') pick([]);
    noteTreasure(false);
  }, [phase]);
  const hand = sortCards(own);
  const most = mostToLay(legal);
  const picked = most > 0 ? picks.filter(i => hand[i] && colourOfCard(hand[i]) === storing) : [];
  const pointed = placesOf(hand, highlighted, storing);
  const raised = pointed.length > 0 ? pointed : picked;
  const chosen = most > 0 ? raised : picked;
  /** A card tapped to store its colour is the first one picked. */
  const tap = (place: number): void => {
    const colour = colourOfCard(hand[place]);
    noteTreasure(isTreasureCard(hand[place]));
    if (isTreasureCard(hand[place])) return;
    if (most > 0 && colour === storing) {
      pick(toggle(picked, place, most));
    } else {
      const move = moveNotation.store(colour);
      if (legal.includes(move)) pick([place]);
      play(move);
    }
  };
  const words = say(allWords);
  return (
    <>
      <Actions
        {...props}
        lay={pickedMove(hand, chosen, legal)}
        cards={chosen.map(i => hand[i])}
        isTreasure={isTreasure}
        isEmpty={hand.length === 0}
      />
      <ul class="ni-hand" data-place="hand-area" aria-label={words.board.yourHand}>
        {hand.map((card, i) => (
          <HandCard
            key={`${card}/${hand.slice(0, i).filter(c => c === card).length}`}
            card={card}
            components={props.components as Components}
            name={words.board.is(words.categories[colourOfCard(card)], cardName(words, card))}
            fan={i - (hand.length - 1) / 2}
            isPicked={chosen.includes(i)}
            isRaised={raised.includes(i)}
            isHighlighted={pointed.includes(i)}
            may={
              colourOfCard(card) === storing
                ? most > 0
                : legal.includes(moveNotation.store(colourOfCard(card)))
            }
            isAside={most > 0 && colourOfCard(card) !== storing}
            isToggle={most > 0 && colourOfCard(card) === storing}
            tap={() => tap(i)}
          />
        ))}
        {hand.length === 0 && (
          <li class="ni-hand-empty">{words.board.is(words.board.yourHand, words.board.empty)}</li>
        )}
        <li class="ni-hand-anchor" data-place="hand" aria-hidden="true" />
      </ul>
    </>
  );
};

interface HandCardProps {
  readonly card: string;
  readonly components: Components;
  readonly name: string;
  /** How far from the middle of the hand. */
  readonly fan: number;
  readonly isPicked: boolean;
  /** Lifted out of the fan: picked, or pointed at by a move in question. */
  readonly isRaised: boolean;
  readonly isHighlighted: boolean;
  readonly may: boolean;
  readonly isAside: boolean;
  readonly isToggle: boolean;
  readonly tap: () => void;
}

const HandCard = (props: HandCardProps) => {
  const {
    card,
    components,
    name,
    fan,
    isPicked,
    isRaised,
    isHighlighted,
    may,
    isAside,
    isToggle,
    tap,
  } = props;
  return (
    <li style={{ '--fan': fan }}>
      <Press
        class="ni-hand-card"
        spot={`hand/${card}`}
        data-place={`hand/${card}`}
        can={may}
        data-raised={isRaised || undefined}
        isHighlighted={isHighlighted}
        data-aside={isAside || undefined}
        aria-pressed={isToggle ? isPicked : undefined}
        label={name}
        data-explain={things.card(card)}
        act={tap}
      >
        <Card card={card} components={components} />
      </Press>
    </li>
  );
};
