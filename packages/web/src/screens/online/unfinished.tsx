/** In “My games”: the online tables of the person here that are not over. */
import { shellWords } from '@tidetable/text/web';
import { say } from '../../settings.ts';
import { needTexts } from '../../texts.ts';
import { findOwnTables } from './ownTables.ts';
import type { Listed } from './tableOrder.ts';
import { TableRows } from './tableRows.tsx';

export const findUnfinished = async (): Promise<readonly Listed[]> => {
  const [tables] = await Promise.all([findOwnTables(), needTexts('online', 'onlineSetup')]);
  return tables.filter(({ table }) => table.phase !== 'over');
};

export const Unfinished = ({ tables }: { readonly tables: readonly Listed[] }) => (
  <TableRows title={say(shellWords).online} tables={tables} />
);
