/** Where the points of a player come from, as a bar of four roads. */
import type { Nauticus } from '@tidetable/rules';
import { boardWords, gameWords, type Player } from './scene.ts';

export const ROADS = [
  'ships',
  'goods',
  'crowns',
  'rest',
] as const satisfies (keyof Nauticus.Roads)[];

interface RoadBarProps {
  readonly player: Player;
  /** With names and numbers under it. */
  readonly isNamed?: boolean;
}

export const RoadBar = ({ player, isNamed = false }: RoadBarProps) => {
  const { roads: names, board } = gameWords();
  const words = boardWords();
  const said = ROADS.map(road => `${names[road]} ${player.roads[road]}`);
  return (
    <div class="nc-roads" title={board.is(words.ifOver, said.join(' · '))}>
      <div class="nc-road-bar" aria-hidden="true" data-named={isNamed || undefined}>
        {ROADS.map(road => (
          <span
            key={road}
            data-road={road}
            style={{ flexGrow: Math.max(0, player.roads[road]) + 0.15 }}
          />
        ))}
        {isNamed && <strong>{player.score}</strong>}
      </div>
      {isNamed ? (
        <p class="nc-road-names">
          <span class="hidden">{board.is(words.ifOver, String(player.score))}. </span>
          {ROADS.map(road => (
            <span key={road} data-road={road}>
              {names[road]} <b>{player.roads[road]}</b>
            </span>
          ))}
        </p>
      ) : (
        <span class="hidden">{board.is(words.ifOver, said.join(', '))}</span>
      )}
    </div>
  );
};
