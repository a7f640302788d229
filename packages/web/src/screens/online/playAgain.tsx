/** Once more with the same people, everybody one seat further. */
import { isRefusal } from '@tidetable/client';
import { SPECTATOR } from '@tidetable/rules';
import { onlineWords } from '@tidetable/text/online';
import { useState } from 'preact/hooks';
import { linkTo } from '../../online/invitation.ts';
import type { OnlineTable } from '../../online/onlineTable.ts';
import { go } from '../../router.tsx';
import { say } from '../../settings.ts';
import { useChanges } from '../table/part.ts';
import { refusalOf } from './refusalOf.ts';

export const PlayAgain = ({ online }: { readonly online: OnlineTable }) => {
  const { card, seat } = useChanges(online);
  const words = say(onlineWords);
  const [problem, setProblem] = useState<string>();
  if (!card || seat === SPECTATOR) return null;
  const again = async (): Promise<void> => {
    const next = await online.rematch();
    if (isRefusal(next)) setProblem(refusalOf(words, next.code));
    else go(linkTo(next));
  };
  return (
    <>
      <button type="button" class="button main" onClick={() => void again()}>
        {card.rematch === null ? words.table.again : words.table.toRematch}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
};
