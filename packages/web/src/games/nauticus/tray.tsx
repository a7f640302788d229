/** The tray: what can be done now, with its cost on it, and the way out of the action. */
import './tray.css';
import {
  boxesOf,
  crownPoints,
  moveNotation,
  passTile,
  soldBy,
  worthOf,
} from '@tidetable/rules/nauticus';
import { kindName } from '@tidetable/text/nauticus';
import { Press } from '../../board/press.tsx';
import { Pawn } from '../../look/pawn.tsx';
import { control } from './control.ts';
import { ACTION_SIGNS, Peg, Sign, TileGlyph } from './glyphs.tsx';
import { isInterrupted } from './interruption.tsx';
import { Offer } from './offer.tsx';
import { MoneyLine } from './purse.tsx';
import { boardWords, gameWords, isMyTurn, type SceneProps } from './scene.ts';
import { ScoreBar } from './scoreBar.tsx';
import { WAYS } from './taps.ts';
import { WarningNote } from './warningNote.tsx';
import { Workers } from './workers.tsx';

export const Tray = (props: SceneProps) => {
  if (props.view.toAct === null) return <FinalCount {...props} />;
  const mayAct = isMyTurn(props.view) && props.legal.length > 0;
  return (
    <section class="paper nc-tray" aria-label={boardWords().now}>
      <TrayHead {...props} />
      <div class="nc-tools">{mayAct ? <Tools {...props} /> : <Waiting {...props} />}</div>
      {mayAct && <Ways {...props} />}
    </section>
  );
};

/** Where everybody's points came from, once it is over. */
const FinalCount = ({ view, players }: SceneProps) => (
  <section class="paper nc-tray" aria-label={gameWords().board.over}>
    <h3>{gameWords().board.over}</h3>
    {view.players.map((player, seat) => (
      <div key={seat} class="nc-final">
        <Pawn seat={seat} size={22} />
        <span class="hidden">{players[seat].name}</span>
        <ScoreBar player={player} isNamed />
      </div>
    ))}
  </section>
);

/** Which action runs, and the workers that pay for it. */
const TrayHead = ({ view }: SceneProps) => {
  const words = gameWords();
  const { action, blue, extra } = view.running;
  if (view.toAct === null || view.phase === 'over') return null;
  return (
    <header data-place="running">
      {action !== null && <Sign name={ACTION_SIGNS[action]} size={26} />}
      <h3>
        {action === null
          ? boardWords().now
          : extra
            ? words.board.extraAction(words.actions[action])
            : words.actions[action]}
      </h3>
      {isMyTurn(view) && (
        <>
          {blue > 0 && (
            <span class="nc-tray-blue">
              {Array.from({ length: blue }, (_, i) => (
                <Peg key={i} isBlue size={18} />
              ))}
              <span class="hidden">{boardWords().blueLeft(blue)}</span>
            </span>
          )}
          <span class="nc-tray-purse">
            <MoneyLine player={view.players[view.toAct]} />
          </span>
        </>
      )}
    </header>
  );
};

/** What somebody else is doing. */
const Waiting = ({ view, players }: SceneProps) => {
  if (view.toAct === null || view.phase === 'over') return null;
  const { board } = gameWords();
  const phase = view.phase === 'act' && view.running.uses > 0 ? 'again' : view.phase;
  return (
    <p class="nc-waiting nc-say">
      <Pawn seat={view.toAct} size={24} />
      {players[view.toAct].name} {board.now[phase]}
    </p>
  );
};

const Tools = (props: SceneProps) => {
  const { view } = props;
  const words = boardWords();
  if (isInterrupted(view)) return <p class="nc-say">{words.interrupted}</p>;
  switch (view.phase) {
    case 'choose':
      return <p class="nc-say">{words.chooseNow}</p>;
    case 'extra':
      return <p class="nc-say">{words.extraNow}</p>;
    case 'place':
      return <InHand {...props} />;
    case 'act':
      return <Uses {...props} />;
    default:
      return null;
  }
};

const InHand = (props: SceneProps) => {
  const { view, legal } = props;
  const words = boardWords();
  const { tile } = view.running;
  if (tile === null) return null;
  return (
    <div class="nc-in-hand">
      <span class="nc-in-hand-tile" data-place="hand">
        <TileGlyph tile={tile} size={52} />
      </span>
      <p class="nc-say">
        <b>{words.inHand(gameWords().tiles[tile].name)}</b>
        <br />
        {legal.includes(moveNotation.store) ? words.placeNow : words.placeOnly}
      </p>
      {legal.includes(moveNotation.store) && (
        <Press class="button" {...control(props, moveNotation.store, '')}>
          {words.store(boxesOf(tile))}
        </Press>
      )}
    </div>
  );
};

/** The uses of the running action. */
const Uses = (props: SceneProps) => {
  const { view, legal } = props;
  const words = boardWords();
  const { action, uses } = view.running;
  const hasUse = legal.some(move => !WAYS.includes(move));
  const nothing = uses > 0 ? words.nothingMore : words.nothingNow;
  if (action === null) return null;
  if (soldBy(action).length > 0) {
    return (
      <div class="nc-offers">
        {soldBy(action).map(tile => (
          <Offer key={tile} {...props} tile={tile} name={kindName(gameWords(), tile)} />
        ))}
      </div>
    );
  }
  switch (action) {
    case 'money':
      return (
        <Use
          {...props}
          move={moveNotation.withdraw}
          text={words.withdraw(props.components.withdrawal)}
        />
      );
    case 'crowns':
      return (
        <Use
          {...props}
          move={moveNotation.scoreCrowns}
          text={words.scoreCrowns(crownPoints(view))}
        />
      );
    case 'delivery':
      return hasUse ? <Deliveries {...props} /> : <p class="nc-say">{nothing}</p>;
    default:
      return <p class="nc-say">{hasUse ? words.carryNow : nothing}</p>;
  }
};

const Deliveries = (props: SceneProps) => {
  const { view, legal } = props;
  const words = boardWords();
  const { ships } = view.players[view.toAct ?? 0];
  return (
    <div class="nc-uses">
      <p class="nc-say">{words.deliverNow}</p>
      {ships.map(({ parts }, i) => {
        const move = moveNotation.deliver(i + 1);
        if (!legal.includes(move)) return null;
        const goods = parts.flatMap(({ good }) => (good === null ? [] : [good]));
        const text = words.deliver(i + 1, worthOf(view, goods));
        return <Use key={move} {...props} move={move} text={text} workers={goods.length} />;
      })}
    </div>
  );
};

interface UseProps extends SceneProps {
  readonly move: string;
  readonly text: string;
  readonly workers?: number;
}

/** A use as a button, with the workers that it takes. */
const Use = (props: UseProps) => {
  const { move, text, view, legal, workers = 1 } = props;
  return (
    <Press class={`button${legal.includes(move) ? ' main' : ''}`} {...control(props, move, text)}>
      {text}
      <Workers view={view} n={workers} />
      <WarningNote {...props} move={move} />
    </Press>
  );
};

/** Out of the action or the turn, and into the extra action. */
const Ways = (props: SceneProps) => {
  const { view, legal } = props;
  const words = boardWords();
  const { action } = view.running;
  const ways = [
    { move: moveNotation.pass, text: words.pass(passTile(view)) },
    { move: moveNotation.extra, text: words.takeExtra },
    { move: moveNotation.end, text: action === null ? words.endTurn : words.end },
  ].filter(({ move }) => legal.includes(move));
  if (ways.length === 0) return null;
  return (
    <div class="nc-ways">
      {ways.map(({ move, text }) => (
        <Press
          key={move}
          class={`button${move === moveNotation.end ? ' main' : ''}`}
          {...control(props, move, text)}
        >
          {text}
          <WarningNote {...props} move={move} />
        </Press>
      ))}
    </div>
  );
};
