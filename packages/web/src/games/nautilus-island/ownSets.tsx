/** The own sets beside the hand: each is also the place to store its colour. */
import './sets.css';
import type { NautilusIsland } from '@tidetable/rules';
import {
  type Components,
  SET_COLOURS,
  type SetTally,
  tally,
} from '@tidetable/rules/nautilus-island';
import { words as allWords, text } from '@tidetable/text/nautilus-island';
import { Press } from '../../board/press.tsx';
import { useTabStops } from '../../board/useTabStops.ts';
import { say } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { highlights } from '../highlights.ts';
import { setLabel } from './labels.ts';
import { setMove } from './lay.ts';
import { SetContent } from './setContent.tsx';
import { SetDetails } from './setDetails.tsx';
import { setState } from './setState.ts';
import { things } from './things.ts';

type View = NautilusIsland.View;

interface SetsProps extends BoardProps {
  /** The move that OK makes. */
  readonly offered: string | undefined;
}

export const OwnSets = (props: SetsProps) => {
  const view = props.view as View;
  const stops = useTabStops<HTMLUListElement>();
  const { sets } = tally(props.components as Components, view, view.seat);
  return (
    <ul class="ni-own-sets" aria-label={say(allWords).board.yourSets} ref={stops}>
      {SET_COLOURS.map((colour, i) => (
        <OwnSet key={colour} {...props} scored={sets[i]} />
      ))}
    </ul>
  );
};

const OwnSet = (props: SetsProps & { readonly scored: SetTally }) => {
  const { scored, offered, legal, play, whyNot } = props;
  const view = props.view as View;
  const { seat } = view;
  const { colour, tokens, porthole } = scored;
  const words = say(allWords);
  const set = view.players[seat].sets[colour];
  const points = tokens + porthole;
  const move = setMove(colour, view.storing, offered);
  const may = legal.includes(move);
  const label = setLabel(words, colour, set, points);
  return (
    <li>
      <Press
        class="ni-set ni-own-set"
        spot={`set/${colour}`}
        can={may}
        isHighlighted={highlights(props, move)}
        label={may ? `${say(text).move(move, view)}. ${label}` : label}
        description={may ? say(text).consequence?.(move, view) : whyNot?.(move)}
        act={() => play(move)}
        {...setState(view, seat, colour)}
      >
        <span class="ni-set-name">{words.categories[colour]}</span>
        <SetContent seat={seat} colour={colour} set={set} />
        {set.cards.length > 0 && (
          <span class="ni-set-worth" data-explain={things.worth(seat, colour)}>
            {points}
          </span>
        )}
      </Press>
      <SetDetails set={set} />
    </li>
  );
};
