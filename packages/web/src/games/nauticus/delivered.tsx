import './delivered.css';
import { components } from '@tidetable/rules/nauticus';
import { Icon } from '../../look/icon.tsx';
import { boardWords, gameWords, type Player } from './boardProps.ts';
import { GOOD_ICONS } from './glyphs.tsx';
import { explained } from './things.ts';

interface DeliveredProps {
  readonly player: Player;
  readonly seat: number;
}

/** Goods delivered so far, by kind. */
export const Delivered = ({ player, seat }: DeliveredProps) => {
  return (
    <p class="nc-delivered">
      {boardWords().delivered}{' '}
      {components.goods.map(good => (
        <span
          key={good}
          data-none={player.delivered[good] === 0 || undefined}
          {...explained('delivered', good, seat)}
        >
          <Icon name={GOOD_ICONS[good]} size={18} />
          <b>{player.delivered[good]}</b>
          <span class="hidden"> {gameWords().kinds[good]}</span>
        </span>
      ))}
    </p>
  );
};
