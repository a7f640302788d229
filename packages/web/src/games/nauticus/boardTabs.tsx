/** The parts of the board as tabs: the part where something is due is marked. */
import { Icon } from '../../look/icon.tsx';
import type { IconName } from '../../look/iconNames.ts';
import { TabList } from '../../look/tabs.tsx';
import { boardWords } from './boardProps.ts';
import type { Tab } from './tabs.ts';

const ICONS: Readonly<Record<Tab, IconName>> = {
  wheel: 'ship-wheel',
  yard: 'sailboat',
  supply: 'wooden-crate',
  rivals: 'spyglass',
};
const TABS = Object.keys(ICONS) as readonly Tab[];

interface BoardTabsProps {
  readonly id: string;
  readonly tab: Tab;
  readonly due: Tab | undefined;
  readonly show: (tab: Tab) => void;
}

export const BoardTabs = ({ id, tab, due, show }: BoardTabsProps) => (
  <TabList
    id={id}
    class="nc-tabs"
    label={boardWords().views}
    tabs={TABS}
    chosen={tab}
    show={show}
    face={t => (
      <>
        <Icon name={ICONS[t]} size={18} />
        {boardWords().tabs[t]}
      </>
    )}
    more={t => ({ 'data-place': `tab/${t}`, 'data-due': (t === due && t !== tab) || undefined })}
  />
);
