/** The other players' yards, storages and deliveries, one below the other. */
import './rivals.css';
import { Pawn } from '../../look/pawn.tsx';
import { boardWords, type NauticusProps, ownSeat } from './boardProps.ts';
import { Delivered } from './delivered.tsx';
import { Star } from './glyphs.tsx';
import { MoneyLine } from './purse.tsx';
import { StoredTiles } from './storage.tsx';
import { explained } from './things.ts';
import { Yard } from './yard.tsx';

export const Rivals = (props: NauticusProps) => {
  const { view, players, aids } = props;
  const words = boardWords();
  return (
    <div class="nc-rivals">
      {view.players.map((_, seat) =>
        seat === ownSeat(view) ? null : (
          <section key={seat} class="paper" aria-label={words.yardOf(players[seat].name)}>
            <header>
              <Pawn seat={seat} size={24} />
              <h3>{players[seat].name}</h3>
              <MoneyLine player={view.players[seat]} seat={seat} />
              {(aids.projection || view.toAct === null) && (
                <span {...explained('score', seat)}>
                  <Star size={17} />
                  {view.players[seat].score}
                  <span class="hidden"> {words.score}</span>
                </span>
              )}
            </header>
            <Yard {...props} seat={seat} />
            <Holdings {...props} seat={seat} />
          </section>
        ),
      )}
    </div>
  );
};

/** What somebody has in storage and has delivered. */
export const Holdings = ({ view, seat }: NauticusProps & { readonly seat: number }) => {
  const player = view.players[seat];
  return (
    <div class="nc-holdings">
      <StoredTiles storage={player.storage} seat={seat} />
      <Delivered player={player} seat={seat} />
    </div>
  );
};
