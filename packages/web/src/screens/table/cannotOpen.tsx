import { messages, problemText } from '@tidetable/text/shell';
import { shellWords } from '@tidetable/text/web';
import { Link } from '../../router.tsx';
import { say } from '../../settings.ts';
import type { OpenProblem } from '../../table/localTable.ts';

export const CannotOpen = ({ problem }: { readonly problem: OpenProblem }) => {
  const words = say(shellWords);
  return (
    <main id="content" class="page stack">
      <h1>{words.notFound}</h1>
      {problem.problem !== 'not-found' && <p>{problemText(say(messages), problem, undefined)}</p>}
      <p>
        <Link to="/">{words.toHome}</Link>
      </p>
    </main>
  );
};
