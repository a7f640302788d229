import { shellWords } from '@tidetable/text/web';
import { saveAsFile } from '../../saveAsFile.ts';
import { say } from '../../settings.ts';
import type { Table } from '../../table/table.ts';

/** The table cannot go on: nothing is lost, and the file can be taken away. */
export const Broken = ({ table, fault }: { readonly table: Table; readonly fault: string }) => {
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
        <button type="button" class="button" onClick={() => void saveAsFile(table)}>
          {words.saveFile}
        </button>
      </p>
    </main>
  );
};
