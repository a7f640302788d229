/** The rail: players, log and moves, each in a region that scrolls by itself. */
import './rail.css';
import { shellWords, tableWords } from '@tidetable/text/web';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Choice } from '../../games/gameUi.ts';
import { TabList, tabPanelProps } from '../../look/tabs.tsx';
import { useAfterPaint } from '../../look/useAfterPaint.ts';
import { say, shortcut } from '../../settings.ts';
import type { Frame } from './frame.ts';
import { KEYS } from './keys.ts';
import { listedMoves } from './listedMoves.ts';
import { LogPanel } from './logPanel.tsx';
import { MovesPanel } from './movesPanel.tsx';
import type { PartProps } from './part.ts';
import { PlayersPanel } from './playersPanel.tsx';
import { Recap } from './recap.tsx';
import { useEscape } from './useEscape.ts';
import type { RailState, RailTab } from './useRail.ts';

interface RailProps extends PartProps, Pick<Choice, 'fits'> {
  readonly frame: Frame;
  readonly rail: RailState;
  /** Leads to the slider, if the header has no room for it. */
  readonly lookBack: (() => void) | undefined;
}

export const Rail = ({ frame, rail, lookBack, fits, ...part }: RailProps) => {
  const words = say(tableWords);
  const isSheet = frame.rail === 'sheet';
  const { guide, board, online } = part;
  const chat = online?.chat;
  const aside = useRef<HTMLElement>(null);
  const id = useId();
  const isPainted = useAfterPaint();
  useSheet(aside, isSheet && rail.isOpen, rail);
  const names: Readonly<Record<RailTab, ComponentChildren>> = {
    players: words.players,
    log: words.log,
    moves: `${words.movesTab} · ${listedMoves(board.legal, fits).length}`,
    chat: chat && <chat.Name />,
  };
  const tabs: readonly RailTab[] = [
    ...(isSheet ? (['players'] as const) : []),
    ...(['log', 'moves'] as const),
    ...(chat ? (['chat'] as const) : []),
  ];
  const panelProps = (tab: RailTab) => ({
    ...tabPanelProps(id, tab, true),
    class: 'table-rail-panel',
    hidden: rail.tab !== tab,
  });
  return (
    <>
      {isSheet && rail.isOpen && <div class="table-rail-shade" onPointerDown={rail.close} />}
      <aside
        ref={aside}
        class="table-rail"
        data-sheet={isSheet || undefined}
        hidden={!rail.isOpen}
        {...(isSheet && {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': tabPanelProps(id, rail.tab)['aria-labelledby'],
        })}
      >
        {frame.rail === 'side' && guide}
        {!isSheet && <PlayersPanel {...part} />}
        <div class="table-rail-head">
          <TabList
            id={id}
            class="table-rail-tabs"
            tabs={tabs}
            chosen={rail.tab}
            show={rail.show}
            face={tab => names[tab]}
            more={tab => ({
              'data-tab': tab,
              'aria-keyshortcuts': tab === 'moves' ? shortcut(KEYS.moves) : undefined,
            })}
            own
          />
          {isSheet && (
            <button
              type="button"
              class="button quiet table-rail-close"
              aria-label={say(shellWords).close}
              onClick={rail.close}
            >
              ×
            </button>
          )}
        </div>
        {isSheet && (
          <div {...panelProps('players')}>{isPainted && <PlayersPanel {...part} isSheet />}</div>
        )}
        <div {...panelProps('log')}>
          {!guide && <Recap {...part} begin={rail.close} />}
          {isPainted && <LogPanel {...part} />}
          {lookBack && !part.state.past && !part.session.isRecord && !guide && (
            <button
              type="button"
              class="button"
              disabled={part.moment.ply === 0}
              onClick={lookBack}
            >
              {words.timeline}
            </button>
          )}
        </div>
        <div {...panelProps('moves')}>
          {isPainted && <MovesPanel {...part} show={rail.show} chosen={rail.close} fits={fits} />}
        </div>
        {chat && <div {...panelProps('chat')}>{rail.tab === 'chat' && <chat.Panel />}</div>}
      </aside>
    </>
  );
};

/** The sheet takes the focus while it is open, and restores it; Escape closes it. */
const useSheet = (
  aside: { readonly current: HTMLElement | null },
  isOpen: boolean,
  { close }: RailState,
): void => {
  useEscape(isOpen ? close : undefined);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement as HTMLElement | null;
    aside.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
    return () => before?.focus({ preventScroll: true });
  }, [isOpen]);
};
