/** The cards of the own hand that are picked to be laid, and the action of a tap on one. */
import type { NautilusIsland } from '@tidetable/rules';
import {
  colourOfCard,
  isTreasure as isTreasureCard,
  moveNotation,
  sortCards,
} from '@tidetable/rules/nautilus-island';
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../gameUi.ts';
import { mostPlaces, mostToLay, pickedMove, placesOf, toggle } from './lay.ts';

export interface Picks {
  readonly hand: readonly string[];
  /** How many may be laid now. */
  readonly most: number;
  /** Places in the hand: to be laid by OK, lifted out of the fan, meant by a move pointed at. */
  readonly chosen: readonly number[];
  readonly raised: readonly number[];
  readonly pointed: readonly number[];
  /** The cards picked by the person, not preselected ones; undefined if there are none. */
  readonly picked: readonly string[] | undefined;
  /** What laying the chosen ones is in notation, if that may be played. */
  readonly lay: string | undefined;
  /** Was it a treasure that was tapped last? */
  readonly isTreasure: boolean;
  readonly tap: (place: number) => void;
}

export const usePicks = (props: BoardProps, own: readonly string[]): Picks => {
  const { legal, highlighted, play } = props;
  const { phase, storing } = props.view as NautilusIsland.View;
  const [picks, pick] = useState<readonly number[]>(); // undefined: nobody has picked yet
  const [isTreasure, noteTreasure] = useState(false);
  useEffect(() => {
    if (phase !== 'act' && phase !== 'lay') pick(undefined);
    noteTreasure(false);
  }, [phase]);

  const hand = sortCards(own);
  const most = mostToLay(legal);
  const byPerson = most > 0 ? pickedOf(hand, picks, storing) : undefined;
  const picked = byPerson ?? (most > 0 ? mostPlaces(hand, legal, storing) : []);
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
  const lay = pickedMove(hand, chosen, legal);
  const byHand = byPerson?.map(place => hand[place]);
  return { hand, most, chosen, raised, pointed, picked: byHand, lay, isTreasure, tap };
};

/** Undefined where nobody has picked cards of the colour that is stored. */
const pickedOf = (
  hand: readonly string[],
  picks: readonly number[] | undefined,
  storing: string | null,
): readonly number[] | undefined => {
  const own = picks?.filter(i => hand[i] && colourOfCard(hand[i]) === storing);
  return picks?.length && own?.length === 0 ? undefined : own;
};
