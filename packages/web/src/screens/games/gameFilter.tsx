import type { GameId } from '@tidetable/rules';
import { gamesWords, homeWords } from '@tidetable/text/web';
import { say } from '../../settings.ts';

interface GameFilterProps {
  /** Those of which there is something. */
  readonly games: readonly GameId[];
  /** Undefined for all of them. */
  readonly game: string | undefined;
  readonly show: (game: string | undefined) => void;
}

/** Where there is something of several games: that of one. */
export const GameFilter = ({ games, game, show }: GameFilterProps) => {
  const words = say(gamesWords);
  if (games.length < 2) return null;
  return (
    <div class="paper sheet segments in-pairs" role="radiogroup" aria-label={words.filter}>
      {[undefined, ...games].map(id => (
        <label key={id}>
          <input type="radio" name="game" checked={game === id} onChange={() => show(id)} />
          <span>{id ? say(homeWords).games[id].title : words.all}</span>
        </label>
      ))}
    </div>
  );
};
