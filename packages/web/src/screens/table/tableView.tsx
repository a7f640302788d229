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
import type { PartProps, TableViewProps } from './part.ts';
import { PlayersPanel } from './playersPanel.tsx';
import { Recap } from './recap.tsx';
import { Result } from './result.tsx';
import { Timeline } from './timeline.tsx';
import { useAddress } from './useAddress.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useKeys } from './useKeys.ts';
import { useSounds } from './useSounds.ts';

export const TableView = ({ sitting, ui, guide, wanted, ahead }: TableViewProps) => {
  const [lit, light] = useState<string>();
  const [asked, ask] = useState<string>();
  const moment = sitting.shown.value;
  const { value: handOver } = sitting.handOver;
  useEffect(() => {
    light(undefined);
    ask(undefined);
  }, [moment]);
  useAddress(sitting);
  useKeys(sitting);
  useSounds(sitting);
  useTitle(say(ui.text).title);
  useArrival(!moment);
  useKeptFocus();
  const fault = sitting.fault.value ?? sitting.table.status.value.fault;
  if (fault) return <Broken table={sitting.table} fault={String(fault)} />;
  if (handOver?.isCovered) return <Curtain sitting={sitting} to={handOver.to} />;
  if (!moment) return <Loading />;

  const { players, aids } = sitting.table.card;
  const { components } = sitting.game;
  const isPast = sitting.past.value !== undefined;
  const { role } = sitting.table.status.value;
  const isHeld = guide !== undefined && wanted === undefined;
  const play = (move: string): void => {
    if (isHeld) return;
    const isWeighty = settings.value.confirm && ui.isWeighty(move, moment.view, components);
    if (isWeighty && move !== asked && moment.legal.includes(move)) ask(move);
    else void sitting.play(move);
  };
  const board: BoardProps = {
    view: moment.view,
    components,
    legal: isPast || isHeld || role !== 'playing' ? [] : moment.legal,
    events: isPast ? [] : sitting.fresh.value,
    lines: isPast ? sitting.lines.value.slice(0, moment.ply) : sitting.lines.value,
    players,
    points: moment.points,
    aids,
    lit: asked ?? wanted ?? lit,
    ahead,
    play,
  };
  const part: PartProps = { sitting, ui, guide, moment, board, light };
  const words = say(tableWords);

  return (
    <div
      class="table"
      data-game={ui.id}
      data-ply={moment.ply}
      data-guided={guide ? '' : undefined}
      data-past={isPast || undefined}
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
          <Notices {...part} />
          {handOver && <Leaving sitting={sitting} to={handOver.to} />}
          {moment.toAct === OVER && !guide && <Result {...part} />}
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
