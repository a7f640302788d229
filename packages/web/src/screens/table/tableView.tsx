/** The table: the board is the hero, everything else is quiet around it. */
import './table.css';
import { OVER } from '@tidetable/rules';
import { tableWords } from '@tidetable/text/web';
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../../games/gameUi.ts';
import { walk } from '../../look/walk.ts';
import { say, settings } from '../../settings.ts';
import { Loading } from '../loading.tsx';
import { useArrival, useTitle } from '../useArrival.ts';
import { Announcer } from './announcer.tsx';
import { Broken } from './broken.tsx';
import { Curtain, Leaving } from './handOver.tsx';
import { Header } from './header.tsx';
import { LogPanel } from './logPanel.tsx';
import { MovesPanel } from './movesPanel.tsx';
import { Notices } from './notices.tsx';
import { type PartProps, type TableViewProps, useChanges } from './part.ts';
import { PlayersPanel } from './playersPanel.tsx';
import { Recap } from './recap.tsx';
import { Result } from './result.tsx';
import { Timeline } from './timeline.tsx';
import { useAddress } from './useAddress.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useKeys } from './useKeys.ts';
import { useSinglePress } from './useSinglePress.ts';
import { useSounds } from './useSounds.ts';

export const TableView = (props: TableViewProps) => {
  const { session, ui, owned, kept, guide, wanted, ahead } = props;
  const state = useChanges(session);
  const [highlighted, highlight] = useState<string>();
  const [asked, ask] = useState<string>();
  const { handOver, past, fault } = state;
  const moment = past ?? state.present;
  useEffect(() => {
    highlight(undefined);
    ask(undefined);
  }, [moment]);
  useAddress(session);
  useSinglePress(`${state.present?.legal.length ? state.present.ply : ''} ${asked ?? ''}`);
  useKeys(session);
  useSounds(session);
  useTitle(say(ui.text).title);
  useArrival(!moment);
  useKeptFocus();
  if (fault) return <Broken owned={owned} fault={String(fault)} />;
  if (handOver?.isCovered) return <Curtain session={session} to={handOver.to} />;
  if (!moment) return <Loading />;

  const { players, aids } = session.table.card;
  const { components } = session.game;
  const isPast = past !== undefined;
  const isHeld = guide !== undefined && wanted === undefined;
  const play = (move: string): void => {
    if (isHeld) return;
    const needsConfirmation =
      settings.value.confirm && ui.needsConfirmation(move, moment.view, components);
    if (needsConfirmation && move !== asked && session.legal.includes(move)) ask(move);
    else void session.play(move);
  };
  const board: BoardProps = {
    view: moment.view,
    components,
    legal: isHeld ? [] : session.legal,
    events: isPast ? state.led : state.fresh,
    lines: isPast ? state.lines.slice(0, moment.ply) : state.lines,
    players,
    points: moment.points,
    aids,
    highlighted: asked ?? wanted ?? highlighted,
    ahead,
    play,
  };
  // Who looks at a record is not told how it goes on.
  const isOver = (session.isRecord ? moment : state.present)?.toAct === OVER;
  const part: PartProps = { ...props, state, moment, board, highlight };
  const words = say(tableWords);

  return (
    <div
      class="table"
      data-game={ui.id}
      data-ply={moment.ply}
      data-guided={guide ? '' : undefined}
      data-past={isPast || undefined}
      data-pending={state.isPending || undefined}
    >
      <Header {...part} />
      <main id="content" class="table-main" tabIndex={-1}>
        <section class="table-board" aria-label={words.board} onKeyDown={walk}>
          <h2 class="hidden">{words.board}</h2>
          <ui.Board key={ui.hasSecrets ? moment.seat : ''} {...board} />
        </section>
        <section class="table-dock" aria-label={say(ui.text).title} onKeyDown={walk}>
          <ui.Dock {...board} />
        </section>
        <aside class="table-side">
          {guide}
          {kept && <Notices table={kept} owned={owned} />}
          {handOver && <Leaving session={session} to={handOver.to} />}
          {isOver && !guide && <Result {...part} />}
          {!guide && <Recap {...part} />}
          <MovesPanel {...part} asked={asked} cancel={() => ask(undefined)} />
          <PlayersPanel {...part} />
          <LogPanel {...part} />
        </aside>
      </main>
      {(!guide || isPast) && <Timeline {...part} />}
      <Announcer {...part} />
    </div>
  );
};
