/** The other players' yards, storages and deliveries, one below the other. */
import './rivals.css';
import { Pawn } from '../../look/pawn.tsx';
import { Delivered } from './delivered.tsx';
import { TileGlyph } from './glyphs.tsx';
import { MoneyLine } from './purse.tsx';
import { boardWords, gameWords, ownSeat, type SceneProps } from './scene.ts';
import { storedTiles } from './storage.tsx';
import { Yard } from './yard.tsx';

export const Rivals = (props: SceneProps) => {
  const { view, players } = props;
  return (
    <div class="nc-rivals">
      {view.players.map((_, seat) =>
        seat === ownSeat(view) ? null : (
          <section key={seat} class="paper" aria-label={boardWords().yardOf(players[seat].name)}>
            <header>
              <Pawn seat={seat} size={24} />
              <h3>{players[seat].name}</h3>
              <MoneyLine player={view.players[seat]} />
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
export const Holdings = ({ view, seat }: SceneProps & { readonly seat: number }) => {
  const player = view.players[seat];
  const tiles = storedTiles(player.storage);
  return (
    <div class="nc-holdings">
      <ul aria-label={boardWords().storage}>
        {tiles.map((tile, i) => (
          <li key={i} title={gameWords().tiles[tile].name}>
            <span class="hidden">{gameWords().tiles[tile].name}</span>
            <TileGlyph tile={tile} size={26} />
          </li>
        ))}
      </ul>
      <Delivered player={player} />
    </div>
  );
};
