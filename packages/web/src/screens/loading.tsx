import { shellWords } from '@tidetable/text/web';
import { say } from '../settings.ts';
import { Page } from './page.tsx';

export const Loading = () => (
  <Page isBusy>
    <p role="status">{say(shellWords).loading}</p>
  </Page>
);
