/** The game's own options as a form, by their kinds. */
import type { GameId, OptionSpec, OptionValue } from '@tidetable/rules';
import type { GameText, OptionWords } from '@tidetable/text/shell';
import { setupWords } from '@tidetable/text/web';
import { useId } from 'preact/hooks';
import { Link } from '../../router.tsx';
import { say } from '../../settings.ts';
import { conflictOf, type Form, type Offered, whyFixed, withOption } from './form.ts';

interface OptionFieldsProps {
  readonly id: GameId;
  readonly game: Offered;
  readonly text: GameText;
  readonly form: Form;
  readonly change: (form: Form) => void;
}

export const OptionFields = (props: OptionFieldsProps) => {
  const { game, text, form, change } = props;
  if (game.options.length === 0) return null;
  return (
    <fieldset class="paper sheet">
      <legend>{say(setupWords).options}</legend>
      {game.options.map(spec => {
        const fixed = whyFixed(game, form, spec);
        const field = {
          words: text.form[spec.name] ?? { title: text.option(spec.name) },
          value: form.options[spec.name],
          why: fixed && text.refusal(fixed.code),
          choose: (value: OptionValue) => change(withOption(form, spec.name, value)),
        };
        return <OptionField key={spec.name} spec={spec} {...field} />;
      })}
      <ConflictNote {...props} />
    </fieldset>
  );
};

interface FieldProps {
  readonly words: OptionWords;
  readonly value: OptionValue;
  /** Why only the default can be chosen. */
  readonly why: string | undefined;
  readonly choose: (value: OptionValue) => void;
}

const OptionField = ({ spec, ...field }: FieldProps & { readonly spec: OptionSpec }) => {
  switch (spec.kind) {
    case 'flag':
      return <FlagField {...field} />;
    case 'number':
      return <NumberField {...field} min={spec.min} max={spec.max} />;
    case 'choice':
      return <ChoiceField {...field} name={spec.name} values={spec.values} />;
    case 'set':
      return <SetField {...field} values={spec.values} />;
  }
};

interface NotedProps {
  readonly id: string;
  readonly name: string;
  readonly note: string | undefined;
}

/** Name and description of a control, for screen readers in this order. */
const Noted = ({ id, name, note }: NotedProps) => (
  <span>
    <span id={`${id}-name`}>{name}</span> <small id={`${id}-note`}>{note}</small>
  </span>
);

const notedBy = (id: string) => ({
  'aria-labelledby': `${id}-name`,
  'aria-describedby': `${id}-note`,
});

const FlagField = ({ words, value, why, choose }: FieldProps) => {
  const id = useId();
  return (
    <label class="check setup-check">
      <input
        type="checkbox"
        checked={value === true}
        disabled={why !== undefined}
        {...notedBy(id)}
        onChange={e => choose(e.currentTarget.checked)}
      />
      <Noted id={id} name={words.title} note={why ?? words.help} />
    </label>
  );
};

interface NumberFieldProps extends FieldProps {
  readonly min: number;
  readonly max: number;
}

const NumberField = ({ words, value, why, choose, min, max }: NumberFieldProps) => {
  const { less, more } = say(setupWords);
  const n = value as number;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands inside a fieldset already
    <div class="setup-option" role="group" aria-label={words.title}>
      <OptionTitle words={words} why={why} />
      <div class="stepper">
        <button
          type="button"
          class="button"
          aria-label={less(words.title)}
          disabled={why !== undefined || n <= min}
          onClick={() => choose(n - 1)}
        >
          −
        </button>
        <output aria-live="polite">{n}</output>
        <button
          type="button"
          class="button"
          aria-label={more(words.title)}
          disabled={why !== undefined || n >= max}
          onClick={() => choose(n + 1)}
        >
          +
        </button>
      </div>
    </div>
  );
};

interface ValuesFieldProps extends FieldProps {
  readonly values: readonly string[];
}

const ChoiceField = ({
  words,
  value,
  why,
  choose,
  values,
  name,
}: ValuesFieldProps & { readonly name: string }) => {
  const id = useId();
  return (
    <div class="setup-option" role="radiogroup" aria-label={words.title}>
      <OptionTitle words={words} why={why} />
      <div class="segments in-columns">
        {values.map(v => (
          <label key={v}>
            <input
              type="radio"
              name={name}
              checked={value === v}
              disabled={why !== undefined}
              aria-labelledby={`${id}-${v}-name ${id}-${v}-note`}
              onChange={() => choose(v)}
            />
            <Noted
              id={`${id}-${v}`}
              name={words.values?.[v]?.name ?? v}
              note={words.values?.[v]?.note}
            />
          </label>
        ))}
      </div>
    </div>
  );
};

const SetField = ({ words, value, choose, values }: ValuesFieldProps) => {
  const chosen = value as readonly string[];
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands inside a fieldset already
    <div class="setup-option" role="group" aria-label={words.title}>
      <OptionTitle words={words} why={undefined} />
      {values.map(v => (
        <label key={v} class="check setup-check">
          <input
            type="checkbox"
            checked={chosen.includes(v)}
            {...notedBy(`${id}-${v}`)}
            onChange={e =>
              choose(e.currentTarget.checked ? [...chosen, v] : chosen.filter(x => x !== v))
            }
          />
          <Noted
            id={`${id}-${v}`}
            name={words.values?.[v]?.name ?? v}
            note={words.values?.[v]?.note}
          />
        </label>
      ))}
    </div>
  );
};

const OptionTitle = ({ words, why }: Pick<FieldProps, 'words' | 'why'>) => (
  <p class="setup-title">
    {words.title} <small>{why ?? words.help}</small>
  </p>
);

/** Why these cannot be combined, and the shortest correction. */
const ConflictNote = ({ id, game, text, form, change }: OptionFieldsProps) => {
  const conflict = conflictOf(game, form);
  if (!conflict) return null;
  const words = say(setupWords);
  const { refusal, culprit } = conflict;
  const culpritWords = culprit && text.form[culprit.name];
  return (
    <div class="setup-conflict" role="alert">
      <p>
        <strong>{words.cannot}</strong> {text.refusal(refusal.code)}{' '}
        <Link to={`/rules/${id}#${refusal.rule}`}>{words.rule(refusal.rule)}</Link>
      </p>
      {culprit && culpritWords && (
        <button
          type="button"
          class="button"
          onClick={() => change(withOption(form, culprit.name, culprit.default))}
        >
          {words.setTo(
            culpritWords.title,
            culpritWords.values?.[String(culprit.default)]?.name ?? String(culprit.default),
          )}
        </button>
      )}
    </div>
  );
};
