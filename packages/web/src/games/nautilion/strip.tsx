/** Between path and helm: the cards of the expansions, or in a small window the one that counts now. */
import './strip.css';
import type { Nautilion } from '@tidetable/rules';
import type { BoardProps } from '../gameUi.ts';
import { Cards, Effects, Harpoons, hasCards, mayHaveEffects, ThisCard } from './cards.tsx';

interface StripProps extends BoardProps {
  /** Then the cards themselves lie in the dock. */
  readonly isBrief: boolean;
}

export const Strip = ({ isBrief, ...board }: StripProps) => {
  const view = board.view as Nautilion.View;
  if (isBrief && hasCards(view))
    return (
      <div class="nl-strip" data-brief>
        <div class="nl-strip-now">
          <Effects view={view} />
          <ThisCard {...board} />
        </div>
        <Harpoons view={view} />
      </div>
    );
  return (
    <>
      <div class="nl-strip-effects" data-kept={mayHaveEffects(view) || undefined}>
        <Effects view={view} />
      </div>
      {hasCards(view) && (
        <div class="nl-strip">
          <Cards {...board} />
        </div>
      )}
    </>
  );
};
