/** The choices that come before any other move: reward, goods, gift or bonus. */
import './choices.css';
import type { Nauticus } from '@tidetable/rules';
import { moveNotation, offered, REWARD_NAMES } from '@tidetable/rules/nauticus';
import { Press } from '../../board/press.tsx';
import {
  boardWords,
  gameWords,
  isMyTurn,
  type NauticusProps,
  type Tile,
  type View,
} from './boardProps.ts';
import { control } from './control.ts';
import { TileGlyph } from './glyphs.tsx';
import { RewardSign } from './rewardSign.tsx';
import { explained } from './things.ts';
import { WarningNote } from './warningNote.tsx';

type Interruption = 'reward' | 'goods' | 'gift' | 'bonus';

const INTERRUPTIONS: readonly View['phase'][] = [
  'reward',
  'goods',
  'gift',
  'bonus',
] satisfies Interruption[];

export const isInterrupted = (view: View): boolean =>
  isMyTurn(view) && INTERRUPTIONS.includes(view.phase);

/** The name of the offer. */
export const interruptionTitle = (view: View): string => {
  const words = boardWords();
  const titles: Record<Interruption, string> = {
    reward: words.rewardTitle,
    goods: words.goodsTitle,
    gift: words.giftTitle,
    bonus: words.bonusTitle,
  };
  return titles[view.phase as Interruption];
};

export const Choices = (props: NauticusProps) => (
  <div class="nc-choices" data-many={props.view.phase === 'reward' || undefined}>
    {props.view.phase === 'reward'
      ? REWARD_NAMES.map(reward => <RewardChoice key={reward} {...props} reward={reward} />)
      : offered(props.view).map(tile => <TileChoice key={tile} {...props} tile={tile} />)}
  </div>
);

const TileChoice = (props: NauticusProps & { readonly tile: Tile }) => {
  const { tile, view } = props;
  const { name } = gameWords().tiles[tile];
  const move = moveNotation.take(tile);
  return (
    <Press
      class="nc-choice"
      {...explained('choice', tile)}
      {...control(props, move, boardWords().left(name, view.stacks[tile]))}
    >
      <TileGlyph tile={tile} size={40} />
      <span class="nc-choice-name">{name}</span>
      <WarningNote {...props} move={move} />
    </Press>
  );
};

const RewardChoice = (props: NauticusProps & { readonly reward: Nauticus.RewardName }) => {
  const { reward, view, components } = props;
  const words = boardWords();
  const taken = view.running.rewarded.filter(r => r === reward).length;
  const move = moveNotation.reward(reward);
  return (
    <Press
      class="nc-choice"
      {...explained('reward', reward)}
      {...control(props, move, `${words.rewards[reward]} ${words.taken(taken)}`)}
    >
      <RewardSign reward={reward} components={components} />
      <span class="nc-choice-name">{words.rewards[reward]}</span>
      {taken > 0 && <small>{words.taken(taken)}</small>}
      <WarningNote {...props} move={move} />
    </Press>
  );
};
