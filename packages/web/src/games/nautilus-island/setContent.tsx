/** The content of a set: its cards by kind, its tokens by sort, and its porthole. */
import type { SetColour, SetView } from '@tidetable/rules/nautilus-island';
import { sortCards } from '@tidetable/rules/nautilus-island';
import { Icon } from '../../look/icon.tsx';
import { countKinds, iconOf } from './cards.ts';
import { Mark } from './mark.tsx';
import { Porthole } from './porthole.tsx';
import { things } from './things.ts';
import { Token } from './token.tsx';

interface SetProps {
  readonly seat: number;
  readonly colour: SetColour;
  readonly set: SetView;
}

export const SetContent = ({ seat, colour, set }: SetProps) => (
  <>
    <span class="ni-set-head">
      <Mark colour={colour} size="1rem" />
      {set.cards.length > 0 && <b>{set.cards.length}</b>}
    </span>
    {set.porthole !== null && (
      <span class="ni-set-porthole" data-explain={things.porthole(seat, colour)}>
        <Porthole points={set.porthole} size="1.625rem" />
      </span>
    )}
    {set.cards.length > 0 && (
      <span class="ni-set-objects">
        {countKinds(sortCards(set.cards)).map(([card, n]) => (
          <span key={card} data-explain={things.card(card)}>
            <Icon name={iconOf(card)} />
            {n > 1 && <i>{n}</i>}
          </span>
        ))}
      </span>
    )}
    {set.bonus.length > 0 && (
      <span class="ni-set-tokens">
        {countKinds(set.bonus).map(([bonus, n]) => (
          <span key={bonus} data-explain={things.token(seat, colour, bonus)}>
            <Token bonus={bonus} colour={colour} size="1.625rem" />
            {n > 1 && <i>{n}</i>}
          </span>
        ))}
      </span>
    )}
  </>
);
