/** The legal moves as a list of buttons: every move can be played from here. */
import './moves.css';
import { choicesOf } from '@tidetable/text/typing';
import { tableWords } from '@tidetable/text/web';
import { useEffect, useRef, useState } from 'preact/hooks';
import { highlights } from '../../games/highlights.ts';
import { say, settings, shortcut } from '../../settings.ts';
import { playForced } from './autoMoves.ts';
import { forcedMove } from './forcedMove.ts';
import { digitOf, KEYS } from './keys.ts';
import { listedMoves } from './listedMoves.ts';
import { moveName, warningOf } from './moveName.ts';
import { gameText, type PartProps } from './part.ts';
import { useOnceNeeded } from './useOnceNeeded.ts';
import type { RailTab } from './useRail.ts';

interface MovesPanelProps extends PartProps {
  readonly show: (tab: RailTab) => void;
  /** A move of the list was chosen. */
  readonly chosen: () => void;
  /** The moves that continue the choice begun on the board. */
  readonly fits: ((move: string) => boolean) | undefined;
}

export const MovesPanel = (props: MovesPanelProps) => {
  const { board, highlight, chosen, fits } = props;
  const [isWhole, showWhole] = useState(false); // though something was begun
  useEffect(() => showWhole(false), [props.moment, fits === undefined]);
  useForcedMove(props);
  const choices = choicesOf(gameText(props), board.legal);
  const shown = listedMoves(board.legal, isWhole ? undefined : fits);
  const listed = choices.filter(({ move }) => shown.includes(move));
  const words = say(tableWords);
  const panel = useRef<HTMLElement>(null);
  // after the table has forgotten what was pointed at in the moment before
  useEffect(() => queueMicrotask(() => goOn(panel.current)), [props.moment, listed.length > 0]);
  return (
    <section class="table-moves" aria-label={words.moves} tabIndex={-1} ref={panel}>
      {!props.guide && !props.session.isRecord && <Typing {...props} />}
      {listed.length < choices.length && (
        <p class="table-moves-fitting">
          {words.movesThatFit}{' '}
          <button type="button" class="button quiet" onClick={() => showWhole(true)}>
            {words.allMoves(choices.length)}
          </button>
        </p>
      )}
      <ol class="table-move-list" data-keys={settings.value.keys || undefined}>
        {listed.map(({ move, number }) => {
          const name = moveName(props, move);
          return (
            <li key={move}>
              <button
                type="button"
                class="button table-move"
                data-move={move}
                data-highlighted={highlights(board, move) || undefined}
                data-digit={digitOf(number)}
                aria-keyshortcuts={shortcut(digitOf(number))}
                aria-description={keyHeard(number)}
                onClick={e => {
                  // Whoever chooses by focus waits there, and goes on with the next list.
                  const button = e.currentTarget;
                  if (e.detail === 0 && document.activeElement === button)
                    button.closest('section')?.focus();
                  chosen();
                  board.play(move);
                }}
                onPointerEnter={() => highlight(move)}
                onPointerLeave={() => highlight(undefined)}
                // Focus that only follows a tap does not point at a thing.
                onFocus={e => e.currentTarget.matches(':focus-visible') && highlight(move)}
                onBlur={() => highlight(undefined)}
              >
                <span>
                  {name}
                  <Warning {...props} move={move} told={name} />
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
};

/** From the list whose move was played to the first move of the next one. */
const goOn = (panel: HTMLElement | null): void => {
  if (panel && document.activeElement === panel)
    panel.querySelector<HTMLElement>('.table-move')?.focus();
};

/** The digit before a move is drawn; with its key it is heard, too. */
const keyHeard = (number: number): string | undefined => {
  const key = shortcut(digitOf(number));
  return key === undefined ? undefined : say(tableWords).byKey(key);
};

/** A button, and once it was pressed a field. */
const Typing = (props: MovesPanelProps) => {
  const [isOpen, open] = useState(false);
  const loaded = useOnceNeeded(isOpen, () => import('./commandLine.tsx'));
  return loaded ? (
    <loaded.CommandLine {...props} />
  ) : (
    <button
      type="button"
      class="button quiet table-type"
      aria-keyshortcuts={shortcut(KEYS.type)}
      onClick={() => open(true)}
    >
      {say(tableWords).typeMove}
    </button>
  );
};

interface WarningProps extends PartProps {
  readonly move: string;
  /** What stands before it; a loss that this names is only marked. */
  readonly told?: string;
}

/** The loss by a move, beside its button. */
export const Warning = ({ move, told = '', ...part }: WarningProps) => {
  const warning = warningOf(part, move);
  if (!warning) return null;
  return <small class="table-warning"> ⚠ {told.includes(warning) ? '' : warning}</small>;
};

/** Plays a forced move, if the person wants that. */
const useForcedMove = ({ session, moment, board, guide }: PartProps): void => {
  useEffect(() => {
    if (guide || !settings.value.forced || session.state.handOver) return;
    const move = forcedMove(board.legal, session.state.lines);
    if (move !== undefined) void playForced(session, move);
  }, [moment, session]);
};
