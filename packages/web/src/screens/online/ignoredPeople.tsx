/** Those whom the reader has muted or blocked, at any table, and the way back. */
import { isRefusal, type Refused } from '@tidetable/client';
import { onlineWords } from '@tidetable/text/online';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../online/api.ts';
import { say } from '../../settings.ts';
import { refusalOf } from './refusalOf.ts';

type Answer = Awaited<ReturnType<typeof api.ignored>>;
export type Ignored = Exclude<Answer, Refused>['ignored'];

/** Known after a moment, and again after each change. */
export const useIgnored = () => {
  const [people, setPeople] = useState<Ignored>([]);
  const [problem, setProblem] = useState<string>();
  const take = (answer: Answer): void => {
    if (isRefusal(answer)) setProblem(refusalOf(answer.code));
    else {
      setPeople(answer.ignored);
      setProblem(undefined);
    }
  };
  useEffect(() => {
    // Somebody without a name has ignored nobody: that is no problem.
    void api.ignored().then(answer => !isRefusal(answer) && take(answer));
  }, []);
  return { people, problem, take };
};

export const IgnoredPeople = ({ people, problem, take }: ReturnType<typeof useIgnored>) => {
  const { table: words } = say(onlineWords);
  if (people.length === 0) return null;
  return (
    <details class="chat-ignored">
      <summary>{words.ignored}</summary>
      <p class="row">
        {people.map(({ person, name, kind }) => (
          <button
            key={`${person} ${kind}`}
            type="button"
            class="button quiet"
            onClick={async () => take(await api.endIgnored(person, kind))}
          >
            {(kind === 'mute' ? words.hearAgain : words.unblock)(name)}
          </button>
        ))}
      </p>
      {problem && <p role="alert">{problem}</p>}
    </details>
  );
};
