/** A player's score as a bar of its parts. */
import './scoreBar.css';
import { scoreParts } from '@tidetable/rules/nauticus';
import { boardWords, gameWords, type Player } from './scene.ts';
import { SCORE_PARTS, scorePartNames } from './tally.ts';

interface ScoreBarProps {
  readonly player: Player;
  /** With names and numbers under it. */
  readonly isNamed?: boolean;
}

export const ScoreBar = ({ player, isNamed = false }: ScoreBarProps) => {
  const { board } = gameWords();
  const words = boardWords();
  const names = scorePartNames(gameWords(), words);
  const parts = scoreParts(player);
  const said = SCORE_PARTS.map(part => `${names[part]} ${parts[part]}`);
  const title = board.is(words.ifOver, `${player.score} (${said.join(' · ')})`);
  return (
    <div class="nc-score" title={title}>
      <div class="nc-score-bar" aria-hidden="true">
        {SCORE_PARTS.map(part => (
          <span key={part} data-part={part} style={{ flexGrow: Math.max(0, parts[part]) + 0.15 }} />
        ))}
      </div>
      {isNamed ? (
        <p class="nc-score-parts">
          <strong>
            <span class="hidden">{words.ifOver} </span>
            {player.score}
          </strong>
          {SCORE_PARTS.map(part => (
            <span key={part} data-part={part}>
              {names[part]} <b>{parts[part]}</b>
            </span>
          ))}
        </p>
      ) : (
        <span class="hidden">{title}</span>
      )}
    </div>
  );
};
