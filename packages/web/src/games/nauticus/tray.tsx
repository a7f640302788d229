/** The tray: the current choices with their costs. The confirming button of the table ends them. */
import './tray.css';
import { moveNotation, passTile } from '@tidetable/rules/nauticus';
import { Press } from '../../board/press.tsx';
import { useTabStops } from '../../board/useTabStops.ts';
import { Pawn } from '../../look/pawn.tsx';
import { boardWords, gameWords, isMyTurn, type NauticusProps, ownSeat } from './boardProps.ts';
import { Choices, interruptionTitle, isInterrupted } from './choices.tsx';
import { control } from './control.ts';
import { ACTION_SIGNS, Sign, Star } from './glyphs.tsx';
import { InHand } from './inHand.tsx';
import { ScoreBar } from './scoreBar.tsx';
import { explained } from './things.ts';
import type { EndThen } from './useEndThen.ts';
import { Uses } from './uses.tsx';

interface TrayProps extends NauticusProps {
  /** Does the storage have no controls? Then the tray has them. */
  readonly hasLoads: boolean;
  readonly endThen: EndThen;
}

export const Tray = (props: TrayProps) => {
  const stops = useTabStops<HTMLDivElement>();
  if (props.view.toAct === null) return <FinalCount {...props} />;
  const mayAct = isMyTurn(props.view) && props.legal.length > 0;
  return (
    <section class="paper nc-tray" aria-label={boardWords().now}>
      <TrayHead {...props} />
      <div class="nc-tools" ref={stops}>
        {mayAct ? <Tools {...props} /> : <Waiting {...props} />}
      </div>
    </section>
  );
};

/** Where everybody's points came from, once it is over. */
const FinalCount = ({ view, players }: NauticusProps) => {
  const longest = Math.max(...view.players.map(({ score }) => score));
  return (
    <section class="paper nc-tray nc-tray-over" aria-label={gameWords().board.over}>
      <h3 class="hidden">{gameWords().board.over}</h3>
      {view.players.map((player, seat) => (
        <div key={seat} class="nc-final">
          <Pawn seat={seat} size={22} />
          <span class="hidden">{players[seat].name}</span>
          <ScoreBar player={player} seat={seat} isOver shows="sum and parts" longest={longest} />
        </div>
      ))}
    </section>
  );
};

/** Which action runs, and the ways out of it. */
const TrayHead = (props: TrayProps) => {
  const { view } = props;
  const { action } = view.running;
  return (
    <header data-place="running">
      {action !== null && (
        <span class="nc-tray-sign" {...explained('action', action)}>
          <Sign name={ACTION_SIGNS[action]} size={26} />
        </span>
      )}
      {isInterrupted(view) ? (
        <h3>
          <span role="alert">{interruptionTitle(view)}</span>
        </h3>
      ) : (
        <Running {...props} />
      )}
      <Ways {...props} />
    </header>
  );
};

const Running = ({ view }: NauticusProps) => {
  const words = gameWords();
  const { action, extra } = view.running;
  if (action === null) return <h3>{boardWords().now}</h3>;
  const name = words.actions[action];
  return <h3>{extra ? words.board.extraAction(name) : name}</h3>;
};

/** The current action of another player. */
const Waiting = ({ view, players }: NauticusProps) => {
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

const Tools = (props: TrayProps) => {
  const { view } = props;
  const words = boardWords();
  switch (view.phase) {
    case 'choose':
      return <p class="nc-say">{words.chooseNow}</p>;
    case 'extra':
      return <p class="nc-say">{words.extraNow}</p>;
    case 'place':
      return <InHand {...props} />;
    case 'act':
      return <Uses {...props} />;
    case 'reward':
    case 'goods':
    case 'gift':
    case 'bonus':
      return <Choices {...props} />;
    case 'after':
    case 'over':
      return null;
  }
};

/** Passing and the extra action: at their place also while they are not possible, until something must be taken first. */
const Ways = (props: TrayProps) => {
  const { view, endThen } = props;
  const stops = useTabStops<HTMLDivElement>();
  const seat = ownSeat(view);
  const player = view.players[seat];
  const words = boardWords();
  if (!isMyTurn(view) || isInterrupted(view)) return null;
  const saved = passTile(view);
  const written = [words.pass, ...(saved > 0 ? [words.savesPoints(saved)] : [])].join(', ');
  return (
    <div class="nc-ways" ref={stops}>
      {player.extra && (
        <Press
          class="button"
          {...explained('extra', seat)}
          {...control(props, moveNotation.extra, `${words.takeExtra}, ${words.once}`)}
          {...(endThen && {
            can: true,
            description: undefined,
            act: () => endThen(moveNotation.extra),
          })}
        >
          {words.takeExtra}
          <span class="nc-saves">{words.once}</span>
        </Press>
      )}
      <Press
        class="button"
        {...explained('pass', player.passed, seat)}
        {...control(props, moveNotation.pass, written)}
      >
        {words.pass}
        {saved > 0 && (
          <span class="nc-saves">
            {words.saves(saved)}
            <Star size={14} />
          </span>
        )}
      </Press>
    </div>
  );
};
