/** The parts of the board as tabs: arrow keys move, the part where something is due is marked. */
import type { TargetedKeyboardEvent } from 'preact';
import { Icon } from '../../look/icon.tsx';
import type { IconName } from '../../look/iconNames.ts';
import { boardWords } from './scene.ts';
import type { Tab } from './taps.ts';

const TABS: readonly { readonly tab: Tab; readonly icon: IconName }[] = [
  { tab: 'wheel', icon: 'ship-wheel' },
  { tab: 'yard', icon: 'sail' },
  { tab: 'supply', icon: 'wooden-crate' },
  { tab: 'rivals', icon: 'spyglass' },
];

const panelId = (id: string) => `${id}-panel`;
const tabId = (id: string, tab: Tab) => `${id}-${tab}`;

export const tabPanelProps = (id: string, tab: Tab) => ({
  id: panelId(id),
  role: 'tabpanel' as const,
  class: 'nc-panel',
  'aria-labelledby': tabId(id, tab),
});

interface TabListProps {
  /** With which the ids of tabs and panel begin; one for each board on the page. */
  readonly id: string;
  readonly tab: Tab;
  readonly due: Tab | undefined;
  readonly show: (tab: Tab) => void;
}

export const TabList = ({ id, tab, due, show }: TabListProps) => {
  const names = boardWords().tabs;
  const step = (e: TargetedKeyboardEvent<HTMLElement>) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[e.key];
    if (by === undefined) return;
    e.preventDefault();
    e.stopPropagation(); // here arrows change the tab, they do not walk the board
    const at = TABS.findIndex(t => t.tab === tab);
    const next = (at + by + TABS.length) % TABS.length;
    show(TABS[next].tab);
    e.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div class="nc-tabs" role="tablist" aria-label={boardWords().views} onKeyDown={step}>
      {TABS.map(({ tab: t, icon }) => (
        <button
          key={t}
          id={tabId(id, t)}
          type="button"
          role="tab"
          aria-selected={t === tab}
          aria-controls={panelId(id)}
          tabIndex={t === tab ? 0 : -1}
          data-place={`tab/${t}`}
          data-due={(t === due && t !== tab) || undefined}
          onClick={() => show(t)}
        >
          <Icon name={icon} size={18} />
          {names[t]}
        </button>
      ))}
    </div>
  );
};
