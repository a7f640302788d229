/** The tables at which the person here sits. */
import type { TableList } from '@tidetable/client';
import { api } from '../../online/api.ts';
import { type Listed, mostUrgentFirst } from './tableOrder.ts';

export const tablesOf = (answer: TableList | object): readonly Listed[] =>
  'tables' in answer ? answer.tables : [];

/** What waits for the person first; none without a server. A client without a name sits nowhere. */
export const findOwnTables = async (): Promise<readonly Listed[]> => {
  const guest = await api.guest();
  const hasName = 'name' in guest && guest.name !== null;
  return hasName ? mostUrgentFirst(tablesOf(await api.myTables())) : [];
};
