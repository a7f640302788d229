/** After an online match: a rematch, and the fairness check. */
import { isRefusal, type TableAddress } from '@tidetable/client';
import { SPECTATOR } from '@tidetable/rules';
import { onlineWords } from '@tidetable/text/online';
import { gamesWords } from '@tidetable/text/web';
import { useState } from 'preact/hooks';
import { api } from '../../online/api.ts';
import { linkTo } from '../../online/invitation.ts';
import { keepRecordOf } from '../../online/keepRecord.ts';
import type { OnlineTable } from '../../online/onlineTable.ts';
import { go, Link } from '../../router.tsx';
import { say } from '../../settings.ts';
import { useChanges } from '../table/part.ts';
import { useLoaded } from '../useLoaded.ts';
import { refusalOf } from './refusalOf.ts';

interface AfterMatchProps {
  readonly online: OnlineTable;
}

export const AfterMatch = ({ online }: AfterMatchProps) => {
  const { card, seat } = useChanges(online);
  const words = say(onlineWords);
  const [problem, setProblem] = useState<string>();
  const waiting = useWaitingAgain(online);
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
      {waiting.length > 0 && <p role="status">{words.table.waitsAgain(waiting)}</p>}
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

const TRIES = 5; // the table is there a moment before anybody sits at it
const PAUSE = 500; // milliseconds

/** The people who wait at the next table. */
const findWaiting = async (next: TableAddress): Promise<readonly string[]> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const table = await api.table(next);
    if (isRefusal(table) || table.phase !== 'open') return [];
    const people = table.seats.flatMap(({ kind, name }) =>
      kind === 'person' && name !== null ? [name] : [],
    );
    if (people.length > 0) return people;
    await new Promise(done => setTimeout(done, PAUSE));
  }
  return [];
};

/** Who of the others waits at the next table. */
const useWaitingAgain = ({ address, state: { card, seat } }: OnlineTable): readonly string[] => {
  const id = card?.rematch;
  const waiting = useLoaded(async () => (id ? findWaiting({ ...address, id }) : []), id) ?? [];
  return waiting.filter(name => name !== card?.seats[seat]?.name);
};
