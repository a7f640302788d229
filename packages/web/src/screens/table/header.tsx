import './header.css';
import type { LogLine } from '@tidetable/match';
import { shellWords, tableWords } from '@tidetable/text/web';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../look/icon.tsx';
import { Pawn } from '../../look/pawn.tsx';
import { Link } from '../../router.tsx';
import { language, say } from '../../settings.ts';
import { gameText, type PartProps } from './part.ts';
import { showsPoints } from './playersPanel.tsx';
import { isMyTurn, statusText } from './status.ts';
import { TableMenuButton } from './tableMenuButton.tsx';

interface HeaderProps extends PartProps {
  /** The slider, if there is room for it. */
  readonly slider: ComponentChildren;
  /** Opens the sheet with players and log, if there is one. */
  readonly openRail: (() => void) | undefined;
  /** A sheet covers it. */
  readonly isCovered: boolean;
}

export const Header = ({ slider, openRail, isCovered, ...part }: HeaderProps) => {
  const { session, state, ui, moment, online } = part;
  const { edition } = session.table.card;
  const words = say(tableWords);
  const when = ui.heading(moment.view, language.value);
  const brief = openRail && ui.briefHeading?.(moment.view, language.value);
  return (
    <header class="table-header" inert={isCovered}>
      <Link to="/" class="button quiet" aria-label={say(shellWords).home}>
        <Icon name="anchor" size={26} />
      </Link>
      <div class="table-title">
        <h1>{gameText(part).title}</h1>
        {isPractice(state.lines) && <span class="table-badge">{words.practice}</span>}
        {edition.differing.length > 0 && <span class="table-badge">{words.ownComponents}</span>}
        <p>
          {brief ? (
            <>
              <span class="hidden">{when}</span>
              <span aria-hidden="true">{brief}</span>
            </>
          ) : (
            when
          )}
        </p>
      </div>
      {slider}
      <p class="table-status" data-turn={isMyTurn(part) || undefined}>
        {online ? <online.Status status={statusText(part)} /> : statusText(part)}
      </p>
      {openRail && (
        <button
          type="button"
          class="button quiet table-rail-opener"
          aria-haspopup="dialog"
          onClick={openRail}
        >
          <span class="hidden">
            {words.players}, {words.log}
          </span>
          <Everybody {...part} />
          {online?.chat && <online.chat.Mark />}
        </button>
      )}
      <TableMenuButton {...part} />
    </header>
  );
};

/** Players, points and whose turn it is, at a glance, where the players are a sheet. */
const Everybody = (part: PartProps) => {
  const { players } = part.session.table.card;
  const { points, guessed, toAct, result } = part.moment;
  const hasPoints = showsPoints(part);
  return (
    <span class="table-everybody" aria-hidden="true">
      {players.map((_, seat) => (
        <span key={seat} data-turn={(!result && seat === toAct) || undefined}>
          <Pawn seat={seat} size={players.length > 1 ? 16 : 24} />
          {hasPoints && (
            <b>
              {guessed[seat] && '≈'}
              {points[seat]}
            </b>
          )}
        </span>
      ))}
    </span>
  );
};

const isPractice = (lines: readonly LogLine[]): boolean =>
  lines.some(({ decided }) => decided?.type === 'practice');
