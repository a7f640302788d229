import {
  type AnyGame,
  isCertain,
  type Uncertain,
  type Value,
  valuesAt,
  withValues,
} from '@tidetable/rules';
import { type BoxPart, boxWords } from '@tidetable/text/box';
import { say } from '../../settings.ts';

interface PartProps {
  readonly part: Uncertain;
  /** The name of this part; undefined if the group has one part only. */
  readonly name: string | undefined;
  readonly group: BoxPart;
  /** Does it have headings for its values? Parts below it have the same columns. */
  readonly hasHeads: boolean;
  readonly usual: AnyGame;
  readonly draft: object;
  readonly take: (sheet: object) => boolean;
}

/** The values of one part; each change is tried at once. */
export const PartFields = ({ part, name, group, hasHeads, usual, draft, take }: PartProps) => {
  const words = say(boxWords);
  const { path, bound } = part;
  const values = valuesAt(draft, path);
  const title = name || group.name;
  const told = part.usual.map(value => inWords(value)).join(' ');
  const differs = values.some((value, i) => value !== part.usual[i]);
  const nameOfValue = (i: number): string =>
    group.value ? `${title}, ${group.value(i)}` : words.of(title, i + 1);
  const set = (i: number, value: Value): boolean =>
    take(
      withValues(
        draft,
        path,
        values.map((old, k) => (k === i ? value : old)),
      ),
    );
  return (
    <fieldset
      class="box-part"
      data-differs={differs || undefined}
      data-named={name ? true : undefined}
    >
      <legend>{name || <span class="hidden">{group.name}</span>}</legend>
      {bound === undefined ? (
        <span>{group.values ?? told}</span>
      ) : (
        <div class="box-values" data-labelled={group.value ? true : undefined}>
          {values.map((value, i) => (
            <div key={i}>
              {group.value && hasHeads && <span aria-hidden="true">{group.value(i)}</span>}
              <Field
                value={value}
                bound={bound}
                label={values.length > 1 ? nameOfValue(i) : title}
                isFixed={values.length > 1 && isCertain(usual, `${path}.${i}`)}
                set={next => set(i, next)}
              />
            </div>
          ))}
        </div>
      )}
      {differs && <small>{words.usual(told)}</small>}
    </fieldset>
  );
};

const inWords = (value: Value): string => {
  const { faceUp, faceDown } = say(boxWords);
  return typeof value === 'boolean' ? (value ? faceUp : faceDown) : String(value);
};

interface FieldProps {
  readonly value: Value;
  readonly bound: NonNullable<Uncertain['bound']>;
  readonly label: string;
  readonly isFixed: boolean;
  /** False if refused: the field then shows the old value again. */
  readonly set: (value: Value) => boolean;
}

const Field = ({ value, bound, label, isFixed, set }: FieldProps) => {
  switch (bound.kind) {
    case 'flag':
      return (
        <label class="check">
          <input
            type="checkbox"
            aria-label={label}
            checked={value as boolean}
            disabled={isFixed}
            onChange={e => {
              if (!set(e.currentTarget.checked)) e.currentTarget.checked = value as boolean;
            }}
          />
          {inWords(value)}
        </label>
      );
    case 'number':
      return (
        <input
          type="number"
          aria-label={label}
          min={bound.min}
          max={bound.max}
          value={value as number}
          disabled={isFixed}
          onChange={e => {
            if (!set(e.currentTarget.valueAsNumber)) e.currentTarget.value = String(value);
          }}
        />
      );
    case 'text':
      return (
        <input
          type="text"
          class="box-text"
          aria-label={label}
          value={value as string}
          disabled={isFixed}
          onChange={e => {
            if (!set(e.currentTarget.value.trim())) e.currentTarget.value = String(value);
          }}
        />
      );
  }
};
