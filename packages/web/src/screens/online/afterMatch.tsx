/** After an online match: a rematch, and the fairness check. */
import { isRefusal } from '@tidetable/client';
import { SPECTATOR } from '@tidetable/rules';
import { onlineWords } from '@tidetable/text/online';
import { gamesWords } from '@tidetable/text/web';
import { useState } from 'preact/hooks';
import { linkTo } from '../../online/invitation.ts';
import { keepRecordOf } from '../../online/keepRecord.ts';
import type { OnlineTable } from '../../online/onlineTable.ts';
import { go, Link } from '../../router.tsx';
import { say } from '../../settings.ts';
import { useChanges } from '../table/part.ts';
import { refusalOf } from './refusalOf.ts';

interface AfterMatchProps {
  readonly online: OnlineTable;
}

export const AfterMatch = ({ online }: AfterMatchProps) => {
  const { card, seat } = useChanges(online);
  const words = say(onlineWords);
  const [problem, setProblem] = useState<string>();
  if (!card) return null;
  const again = async (): Promise<void> => {
    const next = await online.rematch();
    if (isRefusal(next)) setProblem(refusalOf(next.code));
    else go(linkTo(next));
  };
  const check = async (): Promise<void> => {
    const id = await keepRecordOf(online);
    if (id === undefined) setProblem(words.table.cannotKeep);
    else go(`/fair/${id}`);
  };
  return (
    <>
      {seat !== SPECTATOR && (
        <button type="button" class="button main" onClick={() => void again()}>
          {card.rematch === null ? words.table.again : words.table.toRematch}
        </button>
      )}
      {seat === SPECTATOR && card.rematch !== null && (
        <Link class="button" to={linkTo({ ...online.address, id: card.rematch })}>
          {words.table.toRematch}
        </Link>
      )}
      <button type="button" class="button" onClick={() => void check()}>
        {say(gamesWords).fair}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
};
