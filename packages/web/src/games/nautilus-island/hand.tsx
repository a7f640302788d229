/** The own hand, as cards at the thumb: they are picked here to be stored and laid. */
import './hand.css';
import type { NautilusIsland } from '@tidetable/rules';
import {
  type Components,
  colourOfCard,
  isTreasure as isTreasureCard,
  moveNotation,
} from '@tidetable/rules/nautilus-island';
import { words as allWords, cardInColour, cardNames, text } from '@tidetable/text/nautilus-island';
import { Press } from '../../board/press.tsx';
import { useSize } from '../../board/useSize.ts';
import { useTabStops } from '../../board/useTabStops.ts';
import { say } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { Card } from './card.tsx';
import type { Shape } from './cardShape.ts';
import { fitHand } from './handFit.ts';
import { cardLabel } from './labels.ts';
import { things } from './things.ts';
import type { Picks } from './usePicks.ts';

type View = NautilusIsland.View;

const coarse = matchMedia('(pointer: coarse)');

/** What cards in hand need, for a finger and for a mouse. */
const needs = (rem: number) => ({
  finger: (coarse.matches ? 2.75 : 1.75) * rem,
  good: 4.5 * rem,
  widest: 8 * rem,
});

export const Hand = (props: BoardProps & { readonly picks: Picks }) => {
  const view = props.view as View;
  const { legal, whyNot, picks } = props;
  const { hand, most, chosen, raised, pointed, picked, isTreasure, tap } = picks;
  const { storing } = view;
  const { ref, ...room } = useSize();
  const fit = fitHand(hand.length, room, needs(room.rem));
  const stops = useTabStops<HTMLUListElement>();
  const words = say(allWords);
  const { consequence } = say(text);
  /** The effect of a tap on a card, or why it has none. */
  const describe = (card: string): string | undefined => {
    if (isTreasureCard(card)) return words.board.treasuresStay;
    if (most > 0 && colourOfCard(card) === storing) return undefined;
    const move = moveNotation.store(colourOfCard(card));
    return legal.includes(move) ? consequence?.(move, view) : whyNot?.(move);
  };
  return (
    <div class="ni-own-hand">
      <p class="ni-note" role="status">
        {isTreasure && words.board.treasuresStay}
      </p>
      <p class="hidden" role="status">
        {picked &&
          words.board.picked(
            picked.length === 0 ? words.board.none : cardNames(words, picked, cardInColour),
          )}
      </p>
      <div ref={ref} class="ni-hand-room">
        <ul
          class="ni-hand"
          ref={stops}
          data-place="hand-area"
          aria-label={words.board.yourHand}
          style={{
            '--card': `${fit.card}px`,
            '--slot': `${fit.slot}px`,
            '--per-row': Math.min(fit.perRow, Math.max(1, hand.length)),
          }}
        >
          {hand.map((card, i) => (
            <HandCard
              key={`${card}/${hand.slice(0, i).filter(c => c === card).length}`}
              card={card}
              components={props.components as Components}
              shape={fit.shape}
              name={cardLabel(words, card, props.components as Components)}
              description={describe(card)}
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
      </div>
    </div>
  );
};

interface HandCardProps {
  readonly card: string;
  readonly components: Components;
  readonly shape: Shape;
  readonly name: string;
  readonly description: string | undefined;
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
  const { card, components, shape, name, description, isPicked, isRaised, isHighlighted } = props;
  const { may, isAside, isToggle, tap } = props;
  return (
    <li>
      <Press
        class="ni-hand-card"
        spot={`hand/${card}`}
        data-place={`hand/${card}`}
        data-explain={things.card(card)}
        can={may}
        data-raised={isRaised || undefined}
        isHighlighted={isHighlighted}
        data-aside={isAside || undefined}
        aria-pressed={isToggle ? isPicked : undefined}
        label={name}
        description={description}
        act={tap}
      >
        <Card card={card} components={components} shape={shape} />
      </Press>
    </li>
  );
};
