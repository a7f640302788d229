import type { Nauticus } from '@tidetable/rules';
import type { Components } from '@tidetable/rules/nauticus';
import { Icon } from '../../look/icon.tsx';
import { Peg, Star, TileGlyph } from './glyphs.tsx';

interface RewardSignProps {
  readonly reward: Nauticus.RewardName;
  readonly components: Components;
}

/** The amount and kind of a reward. */
export const RewardSign = ({ reward, components }: RewardSignProps) => {
  switch (reward) {
    case 'crown mast':
    case 'crown sail':
      return <TileGlyph tile={reward} size={44} />;
    case 'points':
      return <Amount n={components.reward.points} sign={<Star size={28} />} />;
    case 'taler':
      return <Amount n={components.reward.taler} sign={<Icon name="coins" size={30} />} />;
    case 'workers':
      return <Amount n={components.reward.workers} sign={<Peg isBlue={false} size={32} />} />;
    case 'goods':
      return <Amount n={components.reward.goods} sign={<Icon name="wooden-crate" size={30} />} />;
  }
};

const Amount = ({ n, sign }: { readonly n: number; readonly sign: preact.JSX.Element }) => (
  <span class="nc-amount" aria-hidden="true">
    <b>{n}</b>
    {sign}
  </span>
);
