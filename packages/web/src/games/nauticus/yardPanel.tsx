/** The yard with its name on it; where there is room, also the way to look into another's. */
import { useState } from 'preact/hooks';
import { Press } from '../../board/press.tsx';
import { useTabStops } from '../../board/useTabStops.ts';
import { Pawn } from '../../look/pawn.tsx';
import { boardWords, gameWords, isMyTurn, type NauticusProps, ownSeat } from './boardProps.ts';
import { Holdings } from './rivals.tsx';
import { Yard } from './yard.tsx';

/** The request for the tile in hand. */
const PLACE_FIRST = 'place-first';

export const YardPanel = (props: NauticusProps & { readonly choosesSeat: boolean }) => {
  const { view, players, choosesSeat } = props;
  const own = ownSeat(view);
  const stops = useTabStops<HTMLFieldSetElement>();
  const [looked, look] = useState<number>();
  const words = boardWords();
  // While the viewer has to place a tile, the own yard is shown.
  const isPlacing = view.phase === 'place' && isMyTurn(view);
  const placeFirst = gameWords().refusals[PLACE_FIRST];
  const seat = looked === undefined || !choosesSeat || view.phase === 'place' ? own : looked;
  const isMine = seat === view.seat;
  const name = isMine ? words.yard : words.yardOf(players[seat].name);
  return (
    <section class="paper nc-yard" aria-label={name}>
      <header class={choosesSeat ? undefined : 'hidden'}>
        <h3>{name}</h3>
        {choosesSeat && (
          <fieldset class="nc-whose" ref={stops}>
            <legend class="hidden">{words.yards}</legend>
            {players.map(({ name }, other) => (
              <Press
                key={other}
                spot={`yard/${other}`}
                aria-pressed={other === seat}
                label={words.yardOf(name)}
                can={isPlacing && other !== own ? false : undefined}
                description={isPlacing && other !== own ? placeFirst : undefined}
                act={() =>
                  isPlacing && other !== own
                    ? props.refuse?.({ code: PLACE_FIRST })
                    : look(other === own ? undefined : other)
                }
              >
                <Pawn seat={other} size={24} />
              </Press>
            ))}
          </fieldset>
        )}
      </header>
      <Yard key={seat} {...props} seat={seat} />
      {!isMine && <Holdings {...props} seat={seat} />}
    </section>
  );
};
