/** Tabs: arrow keys, Home and End go to another one and show it; the Tab key stops at the chosen one only. */
import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';

const tabId = (id: string, tab: string): string => `${id}-${tab}`;
const panelId = (id: string, tab: string | undefined): string =>
  tab === undefined ? `${id}-panel` : `${id}-panel-${tab}`;

/** For the one panel that shows whichever tab is chosen, or, with `own`, for the panel of that tab alone. */
export const tabPanelProps = (id: string, tab: string, own = false) => ({
  id: panelId(id, own ? tab : undefined),
  role: 'tabpanel' as const,
  'aria-labelledby': tabId(id, tab),
});

interface TabListProps<Tab extends string> {
  /** With which the ids of tabs and panels begin; one for each list on the page. */
  readonly id: string;
  readonly class: string;
  readonly label?: string;
  readonly tabs: readonly Tab[];
  readonly chosen: Tab;
  readonly show: (tab: Tab) => void;
  /** What stands on a tab. */
  readonly face: (tab: Tab) => ComponentChildren;
  /** What else a tab carries. */
  readonly more?: (tab: Tab) => Readonly<Record<string, string | boolean | undefined>>;
  /** Has each tab a panel of its own, which stays on the page? */
  readonly own?: boolean;
}

export const TabList = <Tab extends string>(props: TabListProps<Tab>) => {
  const { id, label, tabs, chosen, show, face, more, own } = props;
  const step = (e: TargetedKeyboardEvent<HTMLElement>): void => {
    const next = nextTab(e, tabs.indexOf(chosen), tabs.length);
    if (next === undefined || !isTab(e.target)) return;
    e.preventDefault();
    e.stopPropagation(); // here arrows change the tab: they neither walk a board nor the game
    show(tabs[next]);
    e.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div class={props.class} role="tablist" aria-label={label} onKeyDown={step}>
      {tabs.map(tab => (
        <button
          key={tab}
          id={tabId(id, tab)}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          aria-controls={panelId(id, own ? tab : undefined)}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => show(tab)}
          {...more?.(tab)}
        >
          {face(tab)}
        </button>
      ))}
    </div>
  );
};

const isTab = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=tab]') !== null;

/** Past the last one comes the first. */
const nextTab = (e: KeyboardEvent, at: number, of: number): number | undefined => {
  if (e.altKey || e.ctrlKey || e.metaKey) return undefined;
  switch (e.key) {
    case 'ArrowLeft':
      return (at - 1 + of) % of;
    case 'ArrowRight':
      return (at + 1) % of;
    case 'Home':
      return 0;
    case 'End':
      return of - 1;
    default:
      return undefined;
  }
};
