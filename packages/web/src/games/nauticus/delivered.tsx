import { printed } from '@tidetable/text/nauticus';
import { Icon } from '../../look/icon.tsx';
import { GOOD_ICONS } from './glyphs.tsx';
import { boardWords, gameWords, type Player } from './scene.ts';

/** Goods delivered so far, by kind; nothing where there are none. */
export const Delivered = ({ player }: { readonly player: Player }) => {
  const goods = printed.goods.filter(good => player.delivered[good] > 0);
  if (goods.length === 0) return null;
  return (
    <p class="nauticus-delivered">
      {boardWords().delivered}{' '}
      {goods.map(good => (
        <span key={good} title={gameWords().kinds[good]}>
          <Icon name={GOOD_ICONS[good]} size={18} />
          <b>{player.delivered[good]}</b>
          <span class="hidden"> {gameWords().kinds[good]}</span>
        </span>
      ))}
    </p>
  );
};
