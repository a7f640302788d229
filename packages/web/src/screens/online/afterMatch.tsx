/** What follows an online match: once more with the same people, or the record, kept on this device. */
import { isRefusal } from '@tidetable/client';
import { SPECTATOR } from '@tidetable/rules';
import { onlineWords } from '@tidetable/text/online';
import { useState } from 'preact/hooks';
import { api } from '../../online/api.ts';
import { linkTo } from '../../online/invitation.ts';
import type { OnlineTable } from '../../online/onlineTable.ts';
import { go } from '../../router.tsx';
import { say } from '../../settings.ts';
import { readGamesFile } from '../../store/bundle.ts';
import { keep } from '../../table/newTable.ts';
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
    if (isRefusal(next)) setProblem(refusalOf(words, next.code));
    else go(linkTo(next));
  };
  const keepRecord = async (): Promise<void> => {
    const id = await keepMatchOf(online);
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
      <button type="button" class="button" onClick={() => void keepRecord()}>
        {words.table.keep}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
};

/** Puts the record beside the other games of this device; answers its id there. */
const keepMatchOf = async ({ door }: OnlineTable): Promise<string | undefined> => {
  const file = await api.matchFile(door);
  if (isRefusal(file)) return undefined;
  const { matches } = await readGamesFile(new File([JSON.stringify(file)], 'match.json'));
  return matches[0] && keep(matches[0]);
};
