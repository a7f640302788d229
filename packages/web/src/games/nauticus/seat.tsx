/** A player at a glance: purse, tokens, the yard as small ships, and the score by its parts: one's own are heard in purse and yard. */
import './seat.css';
import { useSize } from '../../board/useSize.ts';
import { Icon } from '../../look/icon.tsx';
import type { SeatProps } from '../gameUi.ts';
import { boardWords, type NauticusProps, ownSeat, type Player } from './boardProps.ts';
import { ExtraToken, MoneyLine, PassTiles } from './purse.tsx';
import { ScoreBar } from './scoreBar.tsx';
import { ShipDrawing } from './ship.tsx';
import { ShipParts, shipLabel } from './shipParts.tsx';
import { explained } from './things.ts';
import { AT_A_GLANCE, yardScale } from './yardFit.ts';

/** So many cards leave room for a second line, even brief ones. */
const ROOMY = 3;

export const Seat = (given: SeatProps) => {
  const { view, components, seat, aids, isBrief } = given as NauticusProps & SeatProps;
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
        <div class="nc-seat-line nc-seat-more" aria-hidden={seat === ownSeat(view) || undefined}>
          <PassTiles player={player} seat={seat} />
          <ExtraToken player={player} seat={seat} />
          <Fleet player={player} seat={seat} />
        </div>
      )}
      {!isBrief && seat !== ownSeat(view) && (aids.projection || view.toAct === null) && (
        <ScoreBar player={player} seat={seat} isOver={view.toAct === null} shows="parts" />
      )}
    </div>
  );
};

interface FleetProps {
  readonly player: Player;
  readonly seat: number;
}

/** The ships as large as the card has room for. */
const Fleet = ({ player, seat }: FleetProps) => {
  const { ref, ...room } = useSize();
  const { ships, finished } = player;
  const lengths = ships.map(({ parts }) => parts.length);
  const scale = yardScale(lengths, room, AT_A_GLANCE);
  return (
    <div class="nc-fleet" ref={ref}>
      <ul aria-label={boardWords().ships} aria-hidden={ships.length === 0 || undefined}>
        {ships.map(({ parts }, i) => (
          <li key={i} {...explained('ship', seat, i + 1)} data-place={`tiny/${seat}/${i + 1}`}>
            <span class="hidden">{shipLabel(i + 1, parts, finished[i])}</span>
            <ShipParts parts={parts} />
            <ShipDrawing parts={parts} scale={scale} isFinished={finished[i]} />
          </li>
        ))}
      </ul>
    </div>
  );
};
