/** Salts of the seats of a table. */
import { isWireProblem, parseSalt, parseSaltHash } from '@tidetable/protocol';
import { asRefused } from './refuse.ts';
import type { AddChange } from './tableChange.ts';

export const addSeals = (addChange: AddChange): void => {
  addChange('salt-hash', async (table, { id }, json) => {
    const body = parseSaltHash(json);
    return isWireProblem(body) ? asRefused(body) : table.seats.setSaltHash(id, body);
  });
  addChange('salt', async (table, { id }, json) => {
    const body = parseSalt(json);
    return isWireProblem(body) ? asRefused(body) : table.seats.openSalt({ person: id }, body);
  });
};
