import { notices, problemText } from '@tidetable/text/shell';
import { shellWords } from '@tidetable/text/web';
import { Link } from '../../router.tsx';
import { say } from '../../settings.ts';
import type { OpenProblem } from '../../table/localTable.ts';
import { NotFound } from '../notFound.tsx';
import { Page } from '../page.tsx';

export const CannotOpen = ({ problem }: { readonly problem: OpenProblem }) => {
  const words = say(shellWords);
  if (problem.problem === 'not-found') return <NotFound />;
  return (
    <Page title={words.cannotOpen}>
      <h1>{words.cannotOpen}</h1>
      <p>{problemText(say(notices), problem, undefined)}</p>
      <p class="row">
        <Link class="button main" to="/games">
          {words.games}
        </Link>
        <Link class="button" to="/">
          {words.toHome}
        </Link>
      </p>
    </Page>
  );
};
