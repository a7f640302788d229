import type { SetView } from '@tidetable/rules/nautilus-island';
import { words as allWords } from '@tidetable/text/nautilus-island';
import { say } from '../../settings.ts';
import { setContents } from './labels.ts';

/** The content of a set for screen readers. */
export const SetDetails = ({ set }: { readonly set: SetView }) => {
  const contents = setContents(say(allWords), set);
  return contents.length === 0 ? null : (
    <ul class="hidden">
      {contents.map((name, i) => (
        <li key={i}>{name}</li>
      ))}
    </ul>
  );
};
