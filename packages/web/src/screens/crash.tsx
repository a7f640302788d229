import { shellWords } from '@tidetable/text/web';
import { say } from '../settings.ts';

/** When nothing else can be drawn any more. */
export const Crash = () => {
  const words = say(shellWords);
  return (
    <main id="content" class="page stack" role="alert">
      <h1>{words.crashed}</h1>
      <p>{words.crashedHelp}</p>
      <p class="row">
        <button type="button" class="button main" onClick={() => location.reload()}>
          {words.reload}
        </button>
      </p>
    </main>
  );
};
