/** What lies in a set: its cards by kind, its tokens and its porthole. */
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
      <Mark colour={colour} size={15} />
      {set.cards.length > 0 && <b>{set.cards.length}</b>}
      {set.porthole !== null && (
        <Porthole points={set.porthole} size={24} thing={things.porthole(seat, colour)} />
      )}
    </span>
    {set.cards.length > 0 && (
      <span class="ni-set-objects">
        {countKinds(sortCards(set.cards)).map(([card, n]) => (
          <span key={card} data-n={n} data-explain={things.card(card)}>
            <Icon name={iconOf(card)} size={17} />
            {n > 1 && <i>{n}</i>}
          </span>
        ))}
      </span>
    )}
    {set.bonus.length > 0 && (
      <span class="ni-set-tokens">
        {set.bonus.map((bonus, i) => (
          <Token
            key={i}
            bonus={bonus}
            colour={colour}
            size={21}
            thing={things.token(seat, colour, bonus)}
          />
        ))}
      </span>
    )}
  </>
);
