import { shellWords } from '@tidetable/text/web';
import { saveAsFile } from '../../saveAsFile.ts';
import { say } from '../../settings.ts';
import type { FileTable } from '../../table/table.ts';

interface BrokenProps {
  readonly owned: FileTable | undefined;
  readonly fault: string;
}

/** The screen of a failed table: nothing is lost, and the file can be saved. */
export const Broken = ({ owned, fault }: BrokenProps) => {
  const words = say(shellWords);
  return (
    <main id="content" class="page stack" role="alert">
      <h1>{words.crashed}</h1>
      <p>{words.crashedHelp}</p>
      <pre>{fault}</pre>
      <p class="row">
        <button type="button" class="button main" onClick={() => location.reload()}>
          {words.reload}
        </button>
        {owned && (
          <button type="button" class="button" onClick={() => void saveAsFile(owned)}>
            {words.saveFile}
          </button>
        )}
      </p>
    </main>
  );
};
