/** What somebody prefers; every change holds at once. */
import './settings.css';
import { isName, LONGEST_NAME } from '@tidetable/match';
import { LANGUAGES, languageName } from '@tidetable/text/shell';
import { settingsWords, setupWords } from '@tidetable/text/web';
import { useState } from 'preact/hooks';
import { change, type Settings, say, settings } from '../../settings.ts';
import { yourName } from '../../yourName.ts';
import { Page } from '../page.tsx';

const SPEEDS = { off: 0, slow: 0.5, normal: 1, fast: 2 } as const;

export const SettingsPage = () => {
  const words = say(settingsWords);
  const { sound, confirm, forced, keys, language, theme, speed } = settings.value;
  return (
    <Page title={words.title} class="narrow">
      <h1>{words.title}</h1>
      <p>{words.kept}</p>
      <fieldset class="paper sheet">
        <legend>{words.you}</legend>
        <OwnName />
      </fieldset>
      <fieldset class="paper sheet">
        <legend>{words.look}</legend>
        <Choice
          title={words.language}
          name="language"
          value={language}
          values={[
            [null, words.asBrowser],
            ...LANGUAGES.map(id => [id, languageName(id)] as const),
          ]}
        />
        <Choice
          title={words.theme}
          name="theme"
          value={theme}
          values={[
            ['deep', words.themes.deep],
            ['day', words.themes.day],
            ['system', words.themes.system],
          ]}
        />
        <Choice
          title={words.motion}
          name="speed"
          value={speed}
          values={Object.entries(SPEEDS).map(
            ([id, value]) => [value, words.speeds[id as keyof typeof SPEEDS]] as const,
          )}
        />
        {matchMedia('(prefers-reduced-motion: reduce)').matches && <p>{words.calm}</p>}
      </fieldset>
      <fieldset class="paper sheet">
        <legend>{words.play}</legend>
        <Check name="sound" value={sound} label={words.sound} />
        <Check name="confirm" value={confirm} label={words.confirm} />
        <Check name="forced" value={forced} label={words.forced} />
        <Check name="keys" value={keys} label={words.keys} />
      </fieldset>
    </Page>
  );
};

/** What cannot be a name is not kept, and the page says why. */
const OwnName = () => {
  const words = say(settingsWords);
  const { name } = settings.value;
  const [isRefused, setRefused] = useState(false);
  const take = (wanted: string): void => {
    const isFine = wanted === '' || isName(wanted);
    setRefused(!isFine);
    if (isFine) change({ name: wanted });
  };
  return (
    <div class="stack">
      <label class="field">
        <span>{words.name}</span>
        <input
          type="text"
          value={name}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          aria-invalid={isRefused}
          aria-describedby={isRefused ? 'name-refused' : undefined}
          onChange={e => take(e.currentTarget.value.trim())}
        />
      </label>
      {isRefused && (
        <p id="name-refused" class="settings-refused" role="alert">
          {say(setupWords).badName} {words.nameKept(yourName())}
        </p>
      )}
    </div>
  );
};

interface ChoiceProps<K extends keyof Settings> {
  readonly title: string;
  readonly name: K;
  readonly value: Settings[K];
  readonly values: readonly (readonly [value: Settings[K], label: string])[];
}

const Choice = <K extends keyof Settings>({ title, name, value, values }: ChoiceProps<K>) => (
  <div class="field" role="radiogroup" aria-label={title}>
    <span>{title}</span>
    <div class={`segments ${values.length === 4 ? 'in-pairs' : 'in-columns'}`}>
      {values.map(([v, label]) => (
        <label key={String(v)}>
          <input
            type="radio"
            name={name}
            checked={value === v}
            onChange={() => change({ [name]: v })}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  </div>
);

interface CheckProps {
  readonly name: 'sound' | 'confirm' | 'forced' | 'keys';
  readonly value: boolean;
  readonly label: string;
}

const Check = ({ name, value, label }: CheckProps) => (
  <label class="check">
    <input
      type="checkbox"
      checked={value}
      onChange={e => change({ [name]: e.currentTarget.checked })}
    />
    {label}
  </label>
);
