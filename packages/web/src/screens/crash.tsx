import { shellWords } from '@tidetable/text/web';
import { useEffect, useState } from 'preact/hooks';
import { saveMatchFile } from '../saveAsFile.ts';
import { say } from '../settings.ts';
import type { Saved } from '../store/head.ts';
import { readMatch } from '../store/store.ts';

/** Messages of browsers for a part of the page that cannot be fetched. */
const NOT_LOADED = /import|module|fetch|load/i;

/** The screen after a fatal error. */
export const Crash = ({ fault }: { readonly fault: unknown }) => {
  const words = say(shellWords);
  const match = useOpenMatch();
  const isOffline = fault instanceof TypeError && NOT_LOADED.test(fault.message);
  return (
    <main id="content" class="page stack" role="alert">
      <h1>{words.crashed}</h1>
      <p>{isOffline ? words.failedToLoad : words.crashedHelp}</p>
      <p class="row">
        <button type="button" class="button main" onClick={() => location.reload()}>
          {words.reload}
        </button>
        {match && (
          <button type="button" class="button" onClick={() => saveMatchFile(match.file)}>
            {words.saveFile}
          </button>
        )}
        <a class="button" href="/">
          {words.toHome}
        </a>
      </p>
    </main>
  );
};

/** The match of the open table, as last saved. */
const useOpenMatch = (): Saved | undefined => {
  const [match, setMatch] = useState<Saved>();
  useEffect(() => {
    const id = /^\/(?:table|replay)\/(\w+)/.exec(location.pathname)?.[1];
    if (id) readMatch(id).then(setMatch, () => undefined);
  }, []);
  return match;
};
