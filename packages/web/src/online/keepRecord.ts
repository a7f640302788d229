/** Adds the record of an online match to the games of this device. */
import { isRefusal } from '@tidetable/client';
import { readGamesFile } from '../store/bundle.ts';
import { readMatches } from '../store/store.ts';
import { keep } from '../table/newTable.ts';
import { api } from './api.ts';
import type { OnlineTable } from './onlineTable.ts';

const asked = new WeakMap<OnlineTable, Promise<string | undefined>>();

/** Adds it once; answers its id there, or undefined if it could not be fetched. */
export const keepRecordOf = (online: OnlineTable): Promise<string | undefined> => {
  const kept = asked.get(online) ?? keepRecord(online);
  asked.set(online, kept);
  void kept.then(id => id ?? asked.delete(online)); // it may be fetched again
  return kept;
};

const keepRecord = async ({ address }: OnlineTable): Promise<string | undefined> => {
  const file = await api.matchFile(address);
  if (isRefusal(file)) return undefined;
  const { matches } = await readGamesFile(new Blob([JSON.stringify(file)]));
  const [match] = matches;
  if (!match) return undefined;
  const [before] = await readMatches(kept => kept.file.commitment === match.file.commitment);
  return before?.id ?? keep(match);
};
