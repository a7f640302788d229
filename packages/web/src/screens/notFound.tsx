import { shellWords } from '@tidetable/text/web';
import { Icon } from '../look/icon.tsx';
import { Link } from '../router.tsx';
import { say } from '../settings.ts';
import { Page } from './page.tsx';

export const NotFound = () => {
  const words = say(shellWords);
  return (
    <Page title={words.notFound} class="adrift">
      <Icon name="treasure-map" size={96} />
      <h1>{words.notFound}</h1>
      <p>
        <Link class="button main" to="/">
          {words.toHome}
        </Link>
      </p>
    </Page>
  );
};
