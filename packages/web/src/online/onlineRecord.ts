/** The record of an online match that is over, as a table to look at. */
import { isRefusal } from '@tidetable/client';
import type { MatchFile } from '@tidetable/match';
import { SPECTATOR } from '@tidetable/rules';
import { openRecord, type RecordTable } from '../table/recordTable.ts';
import { api } from './api.ts';
import { keepRecordOf } from './keepRecord.ts';
import type { OnlineTable } from './onlineTable.ts';

/** Its players keep it first: who leaves the page at once has it among their games. */
export const openOnlineRecord = async (online: OnlineTable): Promise<RecordTable> => {
  const { address, state } = online;
  if (state.seat !== SPECTATOR) await keepRecordOf(online).catch(() => undefined);
  const file = await api.matchFile(address);
  if (isRefusal(file)) throw new Error(`no record: ${file.code}`);
  const aids = { memory: true, projection: true };
  const record = await openRecord(address.id, { file: file as MatchFile, bots: [], aids });
  if ('problem' in record) throw new Error(`no record: ${record.problem}`);
  return record;
};
