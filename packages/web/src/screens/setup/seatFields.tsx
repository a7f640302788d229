import { isLevel, type Level } from '@tidetable/bots';
import { LONGEST_NAME } from '@tidetable/match';
import { onlineSetupWords } from '@tidetable/text/online';
import { setupWords, shellWords } from '@tidetable/text/web';
import type { ComponentChildren } from 'preact';
import { Pawn } from '../../look/pawn.tsx';
import { say } from '../../settings.ts';
import {
  type DefaultNames,
  type Form,
  LEVELS,
  MORE_LEVELS,
  nameProblem,
  type Offered,
  withPlayer,
  withSeat,
  withSeatsFor,
} from './form.ts';

interface SeatFieldsProps {
  readonly game: Offered;
  readonly form: Form;
  readonly names: DefaultNames;
  readonly change: (form: Form) => void;
  /** People will be invited, and nobody shares this screen. */
  readonly isOnline: boolean;
  /** Further text about the players. */
  readonly children?: ComponentChildren;
}

export const SeatFields = (props: SeatFieldsProps) => {
  const { form } = props;
  const words = say(setupWords);
  const people = form.seats.filter(s => s.bot === null).length;
  return (
    <fieldset class="paper sheet">
      <legend>{words.players}</legend>
      <SeatCount {...props} />
      {form.seats.map((_, seat) => (
        <SeatRow key={seat} {...props} seat={seat} />
      ))}
      {(people === 0 || (people > 1 && !props.isOnline)) && (
        <p class="setup-help" role="status">
          {people === 0 ? words.onlyBots : words.hotSeat}
        </p>
      )}
      {props.children}
    </fieldset>
  );
};

const SeatCount = ({ game, form, names, change, isOnline }: SeatFieldsProps) => {
  const words = say(setupWords);
  const { min, max } = game.seats;
  return (
    <div class="segments" role="radiogroup" aria-label={words.players}>
      {Array.from({ length: max - min + 1 }, (_, i) => min + i).map(n => (
        <label key={n}>
          <input
            type="radio"
            name="seats"
            checked={form.seats.length === n}
            onChange={() => change(withSeatsFor(form, n, names, isOnline))}
          />
          <span>{n}</span>
        </label>
      ))}
    </div>
  );
};

const levelOf = (value: string): Level | null => (isLevel(value) ? value : null);

const SeatRow = ({
  form,
  names,
  change,
  seat,
  isOnline,
}: SeatFieldsProps & { readonly seat: number }) => {
  const words = say(setupWords);
  const { levels } = say(shellWords);
  const { name, bot } = form.seats[seat];
  const problem = nameProblem(form, seat);
  const problemId = `seat-${seat}-problem`;
  const isGuest = isOnline && bot === null && form.seats.findIndex(s => s.bot === null) < seat; // brings a name along
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands inside a fieldset already
    <div class="seat" role="group" aria-label={words.seat(seat + 1)}>
      <Pawn seat={seat} size={36} />
      <label class="field seat-kind">
        <span class="hidden">{words.kind}</span>
        <select
          value={bot ?? ''}
          onChange={e => change(withPlayer(form, seat, levelOf(e.currentTarget.value), names))}
        >
          <option value="">{words.person}</option>
          <optgroup label={words.bots}>
            {LEVELS.map(level => (
              <option key={level} value={level}>
                {levels[level]}
              </option>
            ))}
          </optgroup>
          <optgroup label={words.moreBots}>
            {MORE_LEVELS.map(level => (
              <option key={level} value={level}>
                {levels[level]}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      {isGuest ? (
        <em class="seat-name">{say(onlineSetupWords).byLink}</em>
      ) : (
        <label class="field seat-name">
          <span class="hidden">{words.name}</span>
          <input
            type="text"
            value={name}
            maxLength={LONGEST_NAME}
            autocomplete="off"
            spellcheck={false}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && problemId}
            onInput={e => change(withSeat(form, seat, { name: e.currentTarget.value }))}
          />
        </label>
      )}
      <p class="setup-help" id={problemId} data-wrong={problem !== undefined || undefined}>
        {problem ? words[problem] : bot !== null && words.levels[bot]}
      </p>
    </div>
  );
};
