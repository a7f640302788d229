/** The screen of a table: the board in the centre, everything else around it. */
import './table.css';
import { OVER } from '@tidetable/rules';
import { notices, refusalText } from '@tidetable/text/shell';
import { tableWords } from '@tidetable/text/web';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps, Choice } from '../../games/gameUi.ts';
import { Lagging } from '../../look/lagging.tsx';
import { walk } from '../../look/walk.ts';
import { say, settings } from '../../settings.ts';
import { Loading } from '../loading.tsx';
import { useArrival, useTitle } from '../useArrival.ts';
import { ActionBar } from './actionBar.tsx';
import { Announcer, useSpoken } from './announcer.tsx';
import { Broken } from './broken.tsx';
import { Explanations } from './explanations.tsx';
import { Following } from './following.tsx';
import { useFrame } from './frame.ts';
import { Curtain } from './handOver.tsx';
import { Header } from './header.tsx';
import { nameOf, type PartProps, type TableViewProps, useChanges } from './part.ts';
import { Rail } from './rail.tsx';
import { Refusal } from './refusal.tsx';
import { Spotlights } from './spotlights.tsx';
import { TableKeys } from './tableKeys.tsx';
import { TableSheets } from './tableSheets.tsx';
import { Timeline, TimeTools, useTimeline } from './timeline.tsx';
import { useAddress } from './useAddress.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { type Pressing, useKeys } from './useKeys.ts';
import { useRail } from './useRail.ts';
import { useSinglePress } from './useSinglePress.ts';
import { useSounds } from './useSounds.ts';

/** Why a key did nothing: it is another player's turn, or there is nothing for it to press. */
const deadKey = (session: TableViewProps['session'], key: Pressing): string => {
  const words = say(tableWords);
  const { toAct } = session.state.present ?? { toAct: OVER };
  if (session.legal.length > 0 || key === 'undo') return words.dead[key];
  return toAct === OVER ? words.over : words.turnOf(nameOf({ session }, toAct));
};

/** What a hint or the list points at. */
interface Pointed {
  readonly move?: string | undefined;
  /** All moves of which it is one, if the hint does not say which. */
  readonly among?: readonly string[] | undefined;
}

const NOTHING: Pointed = {};

export const TableView = (props: TableViewProps) => {
  const { session, ui, owned, guide, wanted, spots, ahead } = props;
  const state = useChanges(session);
  const frame = useFrame();
  const rail = useRail(frame);
  const time = useTimeline({ session, ui, state });
  const [pointed, point] = useState<Pointed>(NOTHING);
  const highlight: PartProps['highlight'] = useCallback(
    (move, among) => point(move === undefined ? NOTHING : { move, among }),
    [],
  );
  const [asked, ask] = useState<string>();
  const [choice, offer] = useState<Choice>();
  const cancelled = useRef<() => void>();
  const [spoken, speak] = useSpoken();
  const { handOver, past, fault } = state;
  const moment = past ?? state.present;
  useEffect(() => {
    highlight(undefined);
    ask(undefined);
  }, [moment]);
  useAddress(session);
  useSinglePress(`${state.present?.legal.length ? state.present.ply : ''} ${asked ?? ''}`, () =>
    speak(say(tableWords).tooSoon),
  );
  useKeys(
    session,
    () => rail.show('moves'),
    key => speak(deadKey(session, key)),
  );
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
  const cancel = (): void => {
    ask(undefined);
    cancelled.current?.();
    cancelled.current = undefined;
  };
  const play: BoardProps['play'] = (move, ifCancelled) => {
    if (isHeld) return;
    if (asked !== undefined && move !== asked) cancel();
    cancelled.current = undefined;
    const needsConfirmation =
      settings.value.confirm && ui.needsConfirmation(move, moment.view, components);
    if (needsConfirmation && move !== asked && session.legal.includes(move)) {
      cancelled.current = ifCancelled;
      ask(move);
    } else void session.play(move);
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
    highlighted: asked ?? wanted ?? pointed.move,
    candidates: asked === undefined && wanted === undefined ? pointed.among : undefined,
    spots,
    ahead,
    play,
    whyNot: move => {
      const refusal = isHeld ? undefined : session.whyNot(move);
      return refusal && refusalText(say(notices), say(ui.text), { code: refusal.code });
    },
    refuse: why => session.refuse(why),
    offer,
  };
  // Later moves of a record stay hidden.
  const isOver = (session.isRecord ? moment : state.present)?.toAct === OVER;
  const part: PartProps = { ...props, state, moment, board, highlight, speak };
  const words = say(tableWords);
  const slider = (!guide || isPast) && <Timeline {...part} time={time} />;
  const besides = frame.places !== 'wide' && slider;
  const isBarTime = isPast || session.isRecord; // the slider is shown then
  const lookBack = (): void => {
    rail.close();
    void session.look(moment.ply - 1);
  };
  const isCovered = frame.rail === 'sheet' && rail.isOpen;

  return (
    <div
      class="table"
      data-game={ui.id}
      data-frame={frame.places}
      data-rail={frame.rail}
      data-ply={moment.ply}
      data-guided={guide ? '' : undefined}
      data-past={isPast || undefined}
      data-pending={state.isPending || undefined}
    >
      <Header
        {...part}
        slider={frame.places === 'wide' && slider}
        isCovered={isCovered}
        openRail={frame.rail === 'sheet' ? () => rail.show('players') : undefined}
      />
      <main id="content" class="table-main" tabIndex={-1}>
        <section class="table-board" aria-label={words.board} onKeyDown={walk} inert={isCovered}>
          <h2 class="hidden">{words.board}</h2>
          <ui.Board key={ui.hasSecrets ? moment.seat : ''} {...board} />
        </section>
        <section
          class="table-dock"
          aria-label={say(ui.text).title}
          onKeyDown={walk}
          inert={isCovered}
        >
          <ui.Dock {...board} />
        </section>
        <Lagging lags={isPast && state.led.length === 0}>
          <Rail
            {...part}
            frame={frame}
            rail={rail}
            fits={choice?.fits}
            lookBack={frame.places === 'wide' ? undefined : lookBack}
          />
        </Lagging>
        <ActionBar
          {...part}
          frame={frame}
          rail={rail}
          asked={asked}
          choice={choice}
          cancel={cancel}
          isOver={isOver}
          isCovered={isCovered}
          timeTools={
            <>
              {isBarTime && besides}
              <TimeTools {...part} time={time} />
            </>
          }
        />
        <Explanations {...part} board={{ ...board, view: choice?.view ?? board.view }} />
      </main>
      <Spotlights {...part} />
      <Following {...part} />
      <Announcer {...part} spoken={spoken} />
      <TableKeys {...part} />
      <Refusal {...part} />
      <TableSheets />
    </div>
  );
};
