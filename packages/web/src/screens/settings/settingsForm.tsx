/** The settings of a person; every change takes effect at once. */
import './settings.css';
import { isName, LONGEST_NAME } from '@tidetable/match';
import { settingsWords, setupWords } from '@tidetable/text/web';
import { useState } from 'preact/hooks';
import { change, say, settings } from '../../settings.ts';
import { yourName } from '../../yourName.ts';
import { Check, LanguageChoice, Speed, ThemeChoice, Volume } from './fields.tsx';

export const SettingsForm = () => {
  const words = say(settingsWords);
  return (
    <>
      <p>{words.kept}</p>
      <fieldset class="paper sheet">
        <legend>{words.you}</legend>
        <OwnName />
      </fieldset>
      <fieldset class="paper sheet">
        <legend>{words.look}</legend>
        <LanguageChoice />
        <ThemeChoice />
        <Speed />
      </fieldset>
      <fieldset class="paper sheet">
        <legend>{words.play}</legend>
        <Volume />
        <Check name="confirm" />
        <Check name="forced" />
        <Check name="keys" />
      </fieldset>
    </>
  );
};

/** An invalid name is not stored, and the page says why. */
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
