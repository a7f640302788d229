/** Tabs for small windows: ship, spells and cards, in a low window the helm too; the tab of the next choice opens by itself. */
import './lockers.css';
import type { Nautilion } from '@tidetable/rules';
import { readMove } from '@tidetable/rules/nautilion';
import { boardWords, words } from '@tidetable/text/nautilion';
import { useEffect, useId, useState } from 'preact/hooks';
import { TabList, tabPanelProps } from '../../look/tabs.tsx';
import { language, say } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { Cards, hasCards } from './cards.tsx';
import type { Aim } from './helm.ts';
import { HelmPanel } from './helmPanel.tsx';
import { Grimoire, Pile, Reserve } from './stores.tsx';
import { readThing } from './things.ts';
import { useHelm } from './useHelm.ts';
import { Vessel } from './vessel.tsx';

type View = Nautilion.View;
type Locker = 'helm' | 'ship' | 'spells' | 'cards';

/** The tab of a step's choice; undefined if it is on no tab. */
const lockerFor = ({ step, pending }: View, hasHelm: boolean): Locker | undefined => {
  switch (step) {
    case 'start':
    case 'currents':
    case 'plan':
    case 'set':
      return 'helm';
    case 'place':
      return pending.hand === 'mercenary' || !hasHelm ? 'ship' : 'helm'; // its buttons lie at the helm
    case 'lose':
    case 'return':
    case 'sacrifice':
    case 'group':
      return 'ship';
    case 'pay':
      return 'spells';
    case 'drop':
      return 'cards';
    case 'pick':
      if (pending.task === 'boarding') return 'cards';
      return pending.task === 'call-to-arms' ? 'ship' : 'spells';
    default:
      return undefined;
  }
};

/** The tab of a hint or a lesson. */
const lockerOf = (notation: string | undefined): Locker | undefined => {
  if (notation === undefined) return undefined;
  switch (readMove(notation).type) {
    case 'whirlwind':
    case 'tide':
    case 'translation':
      return 'spells';
    case 'reroll':
      return 'ship';
    case 'heroic':
      return 'cards';
    default:
      return undefined;
  }
};

/** The tab of a lesson's explanation. */
const lockerOfSpot = (spot: string): Locker | undefined => {
  switch (readThing(spot)?.kind) {
    case 'die':
    case 'taker':
      return 'helm';
    case 'space':
    case 'duct':
    case 'cabin':
    case 'partnership':
    case 'reserve':
      return 'ship';
    case 'spell':
    case 'pile':
      return 'spells';
    case 'darkhouse-card':
    case 'heroic':
    case 'heroic-pile':
    case 'hold':
      return 'cards';
    default:
      return undefined;
  }
};

/** A Translation needs the path; what it costs stands in the Grimoire. Other spells need dice. */
const lockerOfAim = (aim: Aim | undefined): Locker | undefined =>
  aim && (aim.for === 'translation' ? 'spells' : 'helm');

interface LockersProps extends BoardProps {
  /** Is the helm one of them? Else it stands above, always open. */
  readonly hasHelm: boolean;
}

export const Lockers = ({ hasHelm, ...board }: LockersProps) => {
  const view = board.view as View;
  const [picked, choose] = useState<Locker>('helm');
  const id = useId();
  const { aim } = useHelm(board);
  const asked = lockerOfAim(aim) ?? lockerOf(board.highlighted) ?? lockerFor(view, hasHelm);
  const isHere = asked !== undefined && (hasHelm || asked !== 'helm');
  const wanted = isHere && board.legal.length > 0 ? asked : undefined;
  useEffect(() => {
    if (wanted) choose(wanted);
  }, [wanted, view.turn, aim?.for]);
  useEffect(() => {
    const spoken = wanted ? undefined : board.spots?.map(lockerOfSpot).find(Boolean);
    if (spoken) choose(spoken);
  }, [board.spots, wanted]);
  const chosen = picked === 'helm' && !hasHelm ? 'ship' : picked;
  const { board: names } = words[language.value];
  const lockers: readonly Locker[] = [
    ...(hasHelm ? (['helm'] as const) : []),
    ...(['ship', 'spells'] as const),
    ...(hasCards(view) ? (['cards'] as const) : []),
  ];
  const labels: Readonly<Record<Locker, string>> = {
    helm: names.dice,
    ship: names.ship,
    spells: say(boardWords).spellsTab,
    cards: say(boardWords).cards,
  };
  return (
    <div class="nl-lockers">
      <TabList
        id={id}
        class="nl-lockers-tabs"
        label={names.ship}
        tabs={lockers}
        chosen={chosen}
        show={choose}
        face={locker => labels[locker]}
        more={locker => ({ 'data-spot': `locker ${locker}` })}
      />
      <div class="nl-locker" {...tabPanelProps(id, chosen)} data-locker={chosen}>
        {chosen === 'helm' && <HelmPanel {...board} />}
        {chosen === 'ship' && (
          <>
            <Vessel {...board} />
            <Reserve {...board} />
          </>
        )}
        {chosen === 'spells' && (
          <>
            <Grimoire {...board} />
            <Reserve {...board} />
            <Pile {...board} />
          </>
        )}
        {chosen === 'cards' && <Cards {...board} isTold />}
      </div>
    </div>
  );
};
