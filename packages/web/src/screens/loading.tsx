import { shellWords } from '@tidetable/text/web';
import { say } from '../settings.ts';

export const Loading = () => (
  <main id="content" class="page" aria-busy="true">
    <p>{say(shellWords).loading}</p>
  </main>
);
