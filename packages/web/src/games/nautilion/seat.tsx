/** An admiral's things at a glance: the crew that this one may place, and who of it is aboard. */
import './seat.css';
import type { Nautilion } from '@tidetable/rules';
import { SPACES } from '@tidetable/rules/nautilion';
import { boardWords } from '@tidetable/text/nautilion';
import { say } from '../../settings.ts';
import type { SeatProps } from '../gameUi.ts';
import { explains } from './things.ts';
import { Token } from './token.tsx';
import { magesAboard } from './ways.ts';

const ALL = Array.from({ length: SPACES }, (_, i) => i + 1);

export const Seat = ({ view: given, seat }: SeatProps) => {
  const view = given as Nautilion.View;
  const own = say(boardWords);
  const numbers = view.admirals[seat];
  return (
    <div class="nl-admiral">
      <p {...(numbers === undefined ? explains('crew') : explains('admiral', seat))}>
        {numbers === undefined ? own.crewOf(view.crew.length) : own.mayPlace}
        {view.options.expansions.includes('mages') && ` · ${own.magesOf(magesAboard(view))}`}
        {view.crew.length > 0 && ` · ${own.paleOnPath}`}
      </p>
      <ul>
        {(numbers ?? ALL).map(number => {
          const isAboard = view.crew.includes(number);
          return (
            <li
              key={number}
              data-aboard={isAboard || undefined}
              {...explains('token', String(number))}
            >
              <span class={isAboard ? undefined : 'nl-admiral-missing'}>
                <Token token={String(number)} size={33} />
              </span>
              <span class="hidden">
                {number} {isAboard ? '' : own.notAboard}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
