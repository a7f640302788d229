import { shellWords } from '@tidetable/text/web';
import { useEffect, useState } from 'preact/hooks';
import { saveMatchFile } from '../saveAsFile.ts';
import { say } from '../settings.ts';
import type { Saved } from '../store/head.ts';
import { readMatch } from '../store/store.ts';

/** What browsers say when a part of the page cannot be fetched. */
const NOT_LOADED = /import|module|fetch|load/i;

/** When nothing else can be drawn any more. */
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

/** The match of the table that was open, as it was saved last. */
const useOpenMatch = (): Saved | undefined => {
  const [match, setMatch] = useState<Saved>();
  useEffect(() => {
    const id = /^\/(?:table|replay)\/(\w+)/.exec(location.pathname)?.[1];
    if (id) readMatch(id).then(setMatch, () => undefined);
  }, []);
  return match;
};
