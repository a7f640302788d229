/** Something is offered that must be taken before anything else: reward, goods, gift or bonus. */
import './interruption.css';
import type { Nauticus } from '@tidetable/rules';
import { kindOf, moveNotation, offered, REWARD_NAMES } from '@tidetable/rules/nauticus';
import { useEffect, useRef } from 'preact/hooks';
import { Press } from '../../board/press.tsx';
import { control } from './control.ts';
import { TileGlyph } from './glyphs.tsx';
import { RewardSign } from './rewardSign.tsx';
import { boardWords, gameWords, isMyTurn, type SceneProps, type Tile, type View } from './scene.ts';
import { WarningNote } from './warningNote.tsx';

export const isInterrupted = (view: View): boolean =>
  isMyTurn(view) && ['reward', 'goods', 'gift', 'bonus'].includes(view.phase);

export const Interruption = (props: SceneProps) => {
  const { view } = props;
  const words = boardWords();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), [view.phase]);
  const { rewarded, rewardsLeft, goodsLeft } = view.running;
  const said = {
    reward: [
      words.rewardTitle,
      words.rewardCount(rewarded.length + 1, rewarded.length + rewardsLeft),
    ],
    goods: [words.goodsTitle, words.goodsCount(goodsLeft)],
    gift: [words.giftTitle, words.giftWhy],
    bonus: [words.bonusTitle, words.bonusWhat[kindOf(offered(view)[0])]],
  }[view.phase as 'reward' | 'goods' | 'gift' | 'bonus'];
  return (
    <section ref={panel} class="paper nc-interruption" role="alert" aria-label={said[0]}>
      <h2>{said[0]}</h2>
      <p>{said[1]}</p>
      <div class="nc-choices" data-few={view.phase !== 'reward' || undefined}>
        {view.phase === 'reward'
          ? REWARD_NAMES.map(reward => <RewardChoice key={reward} {...props} reward={reward} />)
          : offered(view).map(tile => <TileChoice key={tile} {...props} tile={tile} />)}
      </div>
    </section>
  );
};

const TileChoice = (props: SceneProps & { readonly tile: Tile }) => {
  const { tile, view } = props;
  const { name } = gameWords().tiles[tile];
  return (
    <Press
      class="nc-choice"
      {...control(props, moveNotation.take(tile), boardWords().left(name, view.stacks[tile]))}
    >
      <TileGlyph tile={tile} size={44} />
      <span>{name}</span>
    </Press>
  );
};

const RewardChoice = (props: SceneProps & { readonly reward: Nauticus.RewardName }) => {
  const { reward, view, components } = props;
  const words = boardWords();
  const taken = view.running.rewarded.filter(r => r === reward).length;
  return (
    <Press
      class="nc-choice"
      {...control(
        props,
        moveNotation.reward(reward),
        `${words.rewards[reward]} ${words.taken(taken)}`,
      )}
    >
      <RewardSign reward={reward} components={components} />
      <span>{words.rewards[reward]}</span>
      {taken > 0 && <small>{words.taken(taken)}</small>}
      <WarningNote {...props} move={moveNotation.reward(reward)} />
    </Press>
  );
};
