/** A player's score as a bar of its parts. */
import './scoreBar.css';
import { scoreParts } from '@tidetable/rules/nauticus';
import { SCORE_PARTS, scorePartNames } from '@tidetable/text/nauticus';
import { boardWords, gameWords, type Player } from './boardProps.ts';
import { explained } from './things.ts';

interface ScoreBarProps {
  readonly player: Player;
  readonly seat: number;
  readonly isOver: boolean;
  /** With its parts by name and number; the sum stands elsewhere, or here too. */
  readonly shows: 'parts' | 'sum and parts';
  /** The points of the longest bar, where bars are compared. */
  readonly longest?: number;
}

export const ScoreBar = ({ player, seat, isOver, shows, longest }: ScoreBarProps) => {
  const words = boardWords();
  const names = scorePartNames(gameWords(), words);
  const parts = scoreParts(player);
  const width = longest && `${(100 * Math.max(0, player.score)) / longest}%`;
  return (
    <div class="nc-score" {...explained('score', seat)}>
      <div class="nc-score-bar" aria-hidden="true" style={{ width }}>
        {SCORE_PARTS.map(part => (
          <span key={part} data-part={part} style={{ flexGrow: Math.max(0, parts[part]) + 0.15 }} />
        ))}
      </div>
      <p class="nc-score-parts">
        <strong class={shows === 'parts' ? 'hidden' : undefined}>
          <span class="hidden">{isOver ? words.atEnd : words.ifOver} </span>
          {player.score}
        </strong>
        {SCORE_PARTS.map(part => (
          <span key={part} data-part={part} {...explained('part', part, seat)}>
            {names[part]} <b>{parts[part]}</b>
          </span>
        ))}
      </p>
    </div>
  );
};
