import { notices, problemText } from '@tidetable/text/shell';
import { gamesWords } from '@tidetable/text/web';
import { isGameId, loadGameTexts } from '../../gameTexts.ts';
import { language, say } from '../../settings.ts';
import type { Imported } from '../../store/importFiles.ts';
import { useLoaded } from '../useLoaded.ts';

/** The result of an import, one sentence for each file. */
export const ImportReport = ({ report }: { readonly report: Imported }) => {
  const words = say(gamesWords);
  const { added, known, refused } = report;
  return (
    <div class={`note ${refused.length > 0 ? 'wrong' : ''}`} role="status">
      <p>
        {added > 0 && words.imported(added)} {known > 0 && words.known(known)}
        {refused.map((r, i) => (
          <RefusedGames key={`${r.name}/${i}`} {...r} />
        ))}
      </p>
    </div>
  );
};

/** Some reasons use the words of the game. */
const RefusedGames = ({ name, count, game = '', why }: Imported['refused'][number]) => {
  const words = say(gamesWords);
  const texts = useLoaded(async () => (isGameId(game) ? loadGameTexts(game) : undefined), game);
  const reason =
    why === 'not-saved' ? words.notSaved : problemText(say(notices), why, texts?.[language.value]);
  return <span class="import-refused">{words.refused(name, count, reason)}</span>;
};
