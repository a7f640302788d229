/** A player at a glance: purse, tokens, and the yard as tiny ships. */
import './seat.css';
import { partTexts } from '@tidetable/text/nauticus';
import { Icon } from '../../look/icon.tsx';
import type { SeatProps } from '../gameUi.ts';
import { ExtraToken, MoneyLine, PassTiles } from './purse.tsx';
import { boardWords, gameWords, type Player, type SceneProps } from './scene.ts';
import { ScoreBar } from './scoreBar.tsx';
import { ShipDrawing } from './ship.tsx';
import { explained } from './things.ts';

const TINY = 0.15;

/** So many cards leave room for a second line, even brief ones. */
const ROOMY = 3;

export const Seat = (given: SeatProps) => {
  const { view, components, seat, aids, isBrief } = given as SceneProps & SeatProps;
  const player = view.players[seat];
  const words = boardWords();
  return (
    <div class="nc-seat" data-place={`seat/${seat}`}>
      <p class="nc-seat-line">
        <MoneyLine player={player} seat={seat} />
        <span {...explained('storage', seat)} data-place={`storage-of/${seat}`}>
          <Icon name="wooden-crate" size={16} />
          {player.boxes}
          <small>/{components.storage.boxes}</small>
          <span class="hidden"> {words.storage}</span>
        </span>
        {view.start === seat && (
          <span class="nc-seat-start" {...explained('start', seat)}>
            <Icon name="anchor" size={16} />
            <span class="hidden">{words.startPlayer}</span>
          </span>
        )}
      </p>
      {(!isBrief || view.seats === ROOMY) && (
        <div class="nc-seat-line nc-seat-more">
          <PassTiles player={player} seat={seat} />
          <ExtraToken player={player} seat={seat} />
          <Fleet player={player} seat={seat} />
        </div>
      )}
      {!isBrief && (aids.projection || view.toAct === null) && (
        <div class="nc-seat-score">
          <ScoreBar player={player} seat={seat} shows="parts" />
        </div>
      )}
    </div>
  );
};

const Fleet = ({ player, seat }: { readonly player: Player; readonly seat: number }) => (
  <ul class="nc-fleet">
    {player.ships.map(({ parts }, i) => (
      <li key={i} {...explained('ship', seat, i + 1)} data-place={`tiny/${seat}/${i + 1}`}>
        <span class="hidden">{partTexts(gameWords(), parts).join(', ')}</span>
        <ShipDrawing parts={parts} scale={TINY} isFinished={player.finished[i]} />
      </li>
    ))}
  </ul>
);
