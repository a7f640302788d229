import type { GameId } from '@tidetable/rules';
import { setupWords } from '@tidetable/text/web';
import { say } from '../../settings.ts';
import type { Aids } from '../../table/table.ts';
import type { Form } from './form.ts';

/** The aids that exist in a game. */
const AIDS: Record<GameId, readonly (keyof Aids)[]> = {
  'nautilus-island': ['memory', 'projection'],
  nautilion: [],
  nauticus: ['projection'],
};

interface AidFieldsProps {
  readonly id: GameId;
  readonly form: Form;
  readonly change: (form: Form) => void;
}

export const AidFields = ({ id, form, change }: AidFieldsProps) => {
  const words = say(setupWords);
  if (AIDS[id].length === 0) return null;
  return (
    <fieldset class="paper sheet">
      <legend>{words.aids}</legend>
      {AIDS[id].map(aid => (
        <label key={aid} class="check">
          <input
            type="checkbox"
            checked={form.aids[aid]}
            onChange={e =>
              change({ ...form, aids: { ...form.aids, [aid]: e.currentTarget.checked } })
            }
          />
          {words[aid]}
        </label>
      ))}
    </fieldset>
  );
};
