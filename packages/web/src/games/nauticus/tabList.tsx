/** The parts of the board as tabs: arrow keys move, the part where something is due is marked. */
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

const tabId = (tab: Tab) => `nauticus-tab-${tab}`;
const PANEL = 'nauticus-panel';

export const tabPanelProps = (tab: Tab) => ({
  id: PANEL,
  role: 'tabpanel' as const,
  class: 'nauticus-panel',
  'aria-labelledby': tabId(tab),
});

interface TabListProps {
  readonly tab: Tab;
  readonly due: Tab | undefined;
  readonly show: (tab: Tab) => void;
}

export const TabList = ({ tab, due, show }: TabListProps) => {
  const names = boardWords().tabs;
  const step = (e: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[e.key];
    if (by === undefined) return;
    e.preventDefault();
    e.stopPropagation(); // here arrows change the tab, they do not walk the board
    const at = TABS.findIndex(t => t.tab === tab);
    const next = TABS[(at + by + TABS.length) % TABS.length].tab;
    show(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div class="nauticus-tabs" role="tablist" aria-label={boardWords().views} onKeyDown={step}>
      {TABS.map(({ tab: t, icon }) => (
        <button
          key={t}
          id={tabId(t)}
          type="button"
          role="tab"
          aria-selected={t === tab}
          aria-controls={PANEL}
          tabIndex={t === tab ? 0 : -1}
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
