/** Single settings, for the settings page and for the menu of a table. */
import './fields.css';
import { LANGUAGES, languageName } from '@tidetable/text/shell';
import { settingsWords } from '@tidetable/text/web';
import { useState } from 'preact/hooks';
import { change, type Settings, say, settings } from '../../settings.ts';

interface ChoiceProps<K extends keyof Settings> {
  readonly title: string;
  readonly name: K;
  readonly value: Settings[K];
  readonly values: readonly (readonly [value: Settings[K], label: string])[];
}

/** Announces the effect of a change. */
const Changed = ({ told }: { readonly told: string | undefined }) => (
  <span class="hidden" role="status">
    {told}
  </span>
);

const Choice = <K extends keyof Settings>({ title, name, value, values }: ChoiceProps<K>) => {
  const [isChanged, note] = useState(false);
  const chosen = values.find(([v]) => v === value)?.[1] ?? '';
  return (
    <div class="field" role="radiogroup" aria-label={title}>
      <Changed told={isChanged ? say(settingsWords).changed(title, chosen) : undefined} />
      <span>{title}</span>
      <div class={`segments ${values.length === 4 ? 'in-pairs' : 'in-columns'}`}>
        {values.map(([v, label]) => (
          <label key={String(v)}>
            <input
              type="radio"
              name={name}
              checked={value === v}
              onChange={() => {
                change({ [name]: v });
                note(true);
              }}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </div>
  );
};

export const LanguageChoice = () => {
  const words = say(settingsWords);
  return (
    <Choice
      title={words.language}
      name="language"
      value={settings.value.language}
      values={[[null, words.asBrowser], ...LANGUAGES.map(id => [id, languageName(id)] as const)]}
    />
  );
};

export const ThemeChoice = () => {
  const words = say(settingsWords);
  return (
    <Choice
      title={words.theme}
      name="theme"
      value={settings.value.theme}
      values={THEMES.map(theme => [theme, words.themes[theme]] as const)}
    />
  );
};

const THEMES = ['deep', 'day', 'system'] as const;

const SPEEDS = { slow: 0.5, normal: 1, fast: 2, off: 0 } as const;

/** For animations; some devices forbid them. */
export const Speed = () => {
  const words = say(settingsWords);
  return (
    <>
      <Choice
        title={words.motion}
        name="speed"
        value={settings.value.speed}
        values={Object.entries(SPEEDS).map(
          ([id, value]) => [value, words.speeds[id as keyof typeof SPEEDS]] as const,
        )}
      />
      {matchMedia('(prefers-reduced-motion: reduce)').matches && <p>{words.calm}</p>}
    </>
  );
};

export const Volume = () => {
  const words = say(settingsWords);
  const { volume } = settings.value;
  const percent = Math.round(volume * 100);
  return (
    <label class="field">
      <span>{words.volume}</span>
      <span class="volume">
        <input
          type="range"
          min={0}
          max={100}
          step={10}
          value={percent}
          aria-valuetext={words.loudness(percent)}
          onInput={e => {
            change({ volume: Number(e.currentTarget.value) / 100 });
            void playSample();
          }}
        />
        <output>{words.loudness(percent)}</output>
      </span>
    </label>
  );
};

/** Plays a sound at that volume. */
const playSample = async (): Promise<void> => {
  const { volume } = settings.peek();
  if (volume > 0) await (await import('../../look/sound.ts')).sound('turn', volume);
};

export const Check = ({ name }: { readonly name: 'confirm' | 'forced' | 'keys' }) => {
  const [isChanged, note] = useState(false);
  const words = say(settingsWords);
  const isOn = settings.value[name];
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          checked={isOn}
          onChange={e => {
            change({ [name]: e.currentTarget.checked });
            note(true);
          }}
        />
        {words[name]}
      </label>
      <Changed
        told={isChanged ? words.changed(words[name], isOn ? words.on : words.off) : undefined}
      />
    </>
  );
};
