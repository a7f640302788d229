/** The purse: money, workers, crowns, points, pass tiles, the extra action, and the score by road. */
import './purse.css';
import { components } from '@tidetable/rules/nauticus';
import { useState } from 'preact/hooks';
import { Press } from '../../board/press.tsx';
import { Icon } from '../../look/icon.tsx';
import { Pawn } from '../../look/pawn.tsx';
import { boardWords, type NauticusProps, ownSeat, type Player, showsActor } from './boardProps.ts';
import { Peg, Star } from './glyphs.tsx';
import { LedgerSheet } from './ledgerSheet.tsx';
import { ScoreBar } from './scoreBar.tsx';
import { explained } from './things.ts';

export const Purse = (props: NauticusProps) => {
  const [isOpen, open] = useState(false);
  const { view, players, aids } = props;
  const words = boardWords();
  const seat = ownSeat(view);
  const player = view.players[seat];
  const isMine = seat === view.seat;
  const blue = showsActor(view) ? view.running.blue : 0;
  const showsScore = aids.projection || view.toAct === null;
  return (
    <section
      class="paper nc-purse"
      aria-label={isMine ? words.purse : words.purseOf(players[seat].name)}
      data-place="purse"
    >
      <dl>
        <Stat
          name={words.taler(player.taler)}
          thing={explained('taler', seat)}
          value={player.taler}
          sign={<Icon name="coins" size={24} />}
        />
        <Stat
          name={words.workers(player.workers)}
          thing={explained('workers', seat)}
          value={player.workers}
          sign={<Peg isBlue={false} size={26} />}
          more={
            blue > 0 && (
              <span class="nc-purse-blue" {...explained('blue', 'left')}>
                +{blue}
                <Peg isBlue size={14} />
                <span class="hidden">{words.blueToo(blue)}</span>
              </span>
            )
          }
        />
        <Stat
          name={words.crowns(player.crowns)}
          thing={explained('crowns', seat)}
          value={player.crowns}
          sign={<Icon name="crown" size={24} />}
        />
        <Stat
          name={showsScore ? words.score : words.points(player.points)}
          thing={showsScore ? explained('score', seat) : explained('points', seat)}
          value={showsScore ? player.score : player.points}
          sign={<Star size={22} />}
          isToldElsewhere={showsScore}
        />
      </dl>
      <div class="nc-tokens">
        {!isMine && <Pawn seat={seat} size={24} />}
        <PassTiles player={player} seat={seat} />
        <ExtraToken player={player} seat={seat} />
        <Press class="button quiet" spot="ledger" label={words.ledger} act={() => open(true)}>
          <Icon name="scroll-unfurled" size={18} />
          <span class="nc-ledger-name">{words.ledger}</span>
        </Press>
      </div>
      {showsScore && (
        <ScoreBar player={player} seat={seat} isOver={view.toAct === null} shows="parts" />
      )}
      {isOpen && <LedgerSheet {...props} seat={seat} onClose={() => open(false)} />}
    </section>
  );
};

interface StatProps {
  readonly name: string;
  readonly value: number;
  /** How it is explained. */
  readonly thing: ReturnType<typeof explained>;
  readonly sign: preact.JSX.Element;
  readonly more?: preact.ComponentChildren;
  /** The card of the player shows it, too, where players are visible. */
  readonly isToldElsewhere?: boolean;
}

const Stat = ({ name, value, thing, sign, more, isToldElsewhere }: StatProps) => (
  <div {...thing} class={isToldElsewhere ? 'nc-purse-score' : undefined}>
    {sign}
    <dt>{name}</dt>
    <dd>
      {value}
      {more}
    </dd>
  </div>
);

interface OwnedProps {
  readonly player: Player;
  readonly seat: number;
}

/** Three tiles; each flipped one shows a crown and costs nothing. */
export const PassTiles = ({ player, seat }: OwnedProps) => {
  const words = boardWords();
  return (
    <ul class="nc-pass" aria-label={words.passTiles}>
      {components.passTiles.map((points, i) => {
        const isFlipped = i < player.passed;
        return (
          <li key={points} data-flipped={isFlipped || undefined} {...explained('pass', i, seat)}>
            <span class="hidden">{words.passTile(points, isFlipped)}</span>
            <span aria-hidden="true">
              {isFlipped ? <Icon name="crown" size={13} /> : `−${points}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

export const ExtraToken = ({ player, seat }: OwnedProps) => {
  const words = boardWords();
  const name = player.extra ? words.extra : words.extraGone;
  return (
    <span class="nc-extra" data-gone={!player.extra || undefined} {...explained('extra', seat)}>
      <span class="hidden">{name}</span>
      <Icon name="ship-wheel" size={18} />
    </span>
  );
};

export const MoneyLine = ({ player, seat }: OwnedProps) => {
  const words = boardWords();
  return (
    <>
      <span {...explained('taler', seat)}>
        <Icon name="coins" size={16} />
        {player.taler}
        <span class="hidden"> {words.taler(player.taler)}</span>
      </span>
      <span {...explained('workers', seat)}>
        <Peg isBlue={false} size={17} />
        {player.workers}
        <span class="hidden"> {words.workers(player.workers)}</span>
      </span>
      <span {...explained('crowns', seat)}>
        <Icon name="crown" size={16} />
        {player.crowns}
        <span class="hidden"> {words.crowns(player.crowns)}</span>
      </span>
    </>
  );
};
